#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file a backup is to be written to.
public struct BackupTarget: Sendable {
  private let path: String

  public init(path: String) {
    self.path = path
  }

  /// False where a backup would take the place of something else: only an earlier backup may be replaced.
  public var isFree: Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return isBackup
  }

  /// Whether the file says that it is a database of this program without a log, which the one that is worked in has (SQLite
  /// file format, section 1.3: the application id stands at offset 68, and at 18 a 2 where there is a log).
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
