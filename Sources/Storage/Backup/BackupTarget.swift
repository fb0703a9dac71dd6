#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that a backup will be written to.
public struct BackupTarget: Sendable {
  private let path: String

  public init(path: String) {
    self.path = path
  }

  /// False if the path exists and is not an earlier backup; only earlier backups may be replaced.
  public var isFree: Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return isBackup
  }

  /// Whether the header identifies a database of this program that is not in WAL mode, as a database in use would be
  /// (SQLite file format, section 1.3: application ID at offset 68; the byte at offset 18 is 2 in WAL mode).
  private var isBackup: Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 72)
    guard read(descriptor, &start, 72) == 72, start.starts(with: "SQLite format 3\0".utf8), start[18] == 1
    else { return false }
    let mark = start[68...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return mark == UInt32(bitPattern: DatabaseFile.applicationID)
  }
}
