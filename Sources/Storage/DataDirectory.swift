#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The directory that holds everything of one user; nobody else may enter it.
public struct DataDirectory: Sendable, Equatable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// The database; its `-wal` and `-shm` lie beside it.
  public var database: String { path + "/zeitblock.sqlite" }
  /// Whether there is a database to open, whatever it is worth.
  public var hasDatabase: Bool { access(database, R_OK) == 0 }
  /// The file the running server holds locked.
  public var serverLock: String { path + "/server.lock" }
  /// The file a sync holds locked while it runs.
  public var syncLock: String { path + "/sync.lock" }
  /// The file a program holds locked while it improves titles.
  public var titleLock: String { path + "/titles.lock" }
  /// The page that leads a browser in, for a minute.
  public var doorway: String { path + "/open.html" }

  /// Makes the directory and its parents where they are missing, open to the owner alone.
  ///
  /// - Throws: `directoryUnusable` when it cannot be made or is no directory.
  public func create() throws(StorageError) {
    if Self.isDirectory(path) { return }
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? "" : String(part)
      if !made.isEmpty, mkdir(made, 0o700) != 0, !Self.isDirectory(made) {
        throw .directoryUnusable(path: path, errno: errno == EEXIST ? ENOTDIR : errno)
      }
      made += "/"
    }
  }

  /// Runs `body` while no other program prepares the same directory.
  func whileLocked<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .directoryUnusable(path: path, errno: errno) }
    defer { close(descriptor) }
    // A file system without such locks must not keep anyone from their data; SQLite's own locks still hold.
    _ = flock(descriptor, LOCK_EX)
    return try body()
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
