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

  private let descriptor: Int32

  /// Takes the lock.
  ///
  /// - Throws: `serverRunning` with the other server, `readOnly` or `directoryUnusable` when the file cannot be made.
  public init(in directory: DataDirectory) throws(StorageError) {
    try directory.create()
    let descriptor = open(directory.serverLock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EROFS || errno == EACCES ? .readOnly : .directoryUnusable(path: directory.path, errno: errno)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      defer { close(descriptor) }
      throw .serverRunning(Self.holder(in: descriptor))
    }
    self.descriptor = descriptor
    announce(port: 0)
  }

  deinit {
    _ = ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// Tells others the port this server listens on and where browsers reach it.
  public func announce(port: Int, origin: String? = nil) {
    let text = Array("\(getpid()) \(port) \(origin ?? "")\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  /// The server that works on a directory now; nil when there is none.
  public static func holder(in directory: DataDirectory) -> Holder? {
    let descriptor = open(directory.serverLock, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) == 0 ? nil : holder(in: descriptor)
  }

  private static func holder(in descriptor: Int32) -> Holder {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return Holder(
      processID: words.first.flatMap { Int32($0) } ?? 0, port: words.dropFirst().first.flatMap { Int($0) } ?? 0,
      origin: words.dropFirst(2).first.map { String($0) })
  }
}
