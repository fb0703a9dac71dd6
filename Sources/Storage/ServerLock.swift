#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Held by the one server of a data directory for as long as it runs; a killed server lets go of it by itself.
public final class ServerLock: Sendable {
  /// Who holds the lock.
  public struct Holder: Sendable, Equatable {
    public let processID: Int32
    /// Zero while the other server is still starting.
    public let port: Int
    /// Where browsers reach it; nil when it has not said.
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
  /// - Throws: `serverRunning` with the other server, `readOnly` or `directoryUnusable` when the file cannot be made.
  public init(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.serverLock, in: directory) else {
      throw .serverRunning(Holder(LockFile.words(of: directory.serverLock) ?? []))
    }
    self.file = file
    announce(port: 0)
  }

  /// Tells others the port this server listens on and where browsers reach it.
  public func announce(port: Int, origin: String? = nil) {
    file.write("\(getpid()) \(port) \(origin ?? "")")
  }

  /// The server that works on a directory now; nil when there is none.
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
