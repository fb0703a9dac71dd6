#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock of the only server of a data directory, held while it runs. The system releases it if the server is killed.
public final class ServerLock: Sendable {
  /// The server that holds the lock.
  public struct Holder: Sendable, Equatable {
    public let processID: Int32
    /// Zero while the server is starting.
    public let port: Int
    /// The URL for browsers; nil if the server has not announced one.
    public let origin: String?

    public init(processID: Int32, port: Int, origin: String? = nil) {
      self.processID = processID
      self.port = port
      self.origin = origin
    }
  }

  private let file: LockFile

  /// Takes the lock.
  ///
  /// - Throws: `serverRunning` with the current holder; `readOnly` or `directoryUnusable` if the file cannot be
  ///   created.
  public init(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.serverLock, in: directory) else {
      throw .serverRunning(Holder(LockFile.words(of: directory.serverLock) ?? []))
    }
    self.file = file
    announce(port: 0)
  }

  /// Publishes the port this server listens on and its URL for browsers.
  public func announce(port: Int, origin: String? = nil) {
    file.write("\(getpid()) \(port) \(origin ?? "")")
  }

  /// Returns the running server of a directory, or nil.
  public static func holder(in directory: DataDirectory) -> Holder? {
    LockFile.words(of: directory.serverLock).map { Holder($0) }
  }
}

extension ServerLock.Holder {
  fileprivate init(_ words: [String]) {
    self.init(
      processID: words.first.flatMap { Int32($0) } ?? 0, port: words.dropFirst().first.flatMap { Int($0) } ?? 0,
      origin: words.dropFirst(2).first)
  }
}
