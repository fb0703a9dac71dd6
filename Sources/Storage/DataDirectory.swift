#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The directory with all data of one user, accessible to that user only.
public struct DataDirectory: Sendable, Equatable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// The database file; its `-wal` and `-shm` files are in the same directory.
  public var database: String { path + "/zeitblock.sqlite" }
  /// Whether a readable database file exists; its content is not checked.
  public var hasDatabase: Bool { access(database, R_OK) == 0 }
  /// The file the running server keeps locked.
  public var serverLock: String { path + "/server.lock" }
  /// The file a running sync keeps locked.
  public var syncLock: String { path + "/sync.lock" }
  /// The file a program keeps locked while it improves titles.
  public var titleLock: String { path + "/titles.lock" }
  /// A page, valid for one minute, that signs a local browser in.
  public var doorway: String { path + "/open.html" }

  /// Creates the directory and missing parents, accessible to the owner only.
  ///
  /// - Throws: `directoryUnusable` if it cannot be created or is not a directory.
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

  /// Runs `body` under an exclusive lock on the directory, so that only one program prepares it at a time.
  func whileLocked<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .directoryUnusable(path: path, errno: errno) }
    defer { close(descriptor) }
    // On a file system without such locks, users must still reach their data; SQLite's own locks apply.
    _ = flock(descriptor, LOCK_EX)
    return try body()
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
