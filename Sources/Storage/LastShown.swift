public import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers which task stood at which position of the list a terminal showed last, so that `done 3` means what the
/// person saw. A convenience, so it is kept beside the database and never waits for the disk.
public struct LastShown: Sendable {
  private let path: String

  public init(in directory: DataDirectory) {
    path = directory.path + "/last-shown"
  }

  /// Remembers the tasks of positions 1, 2, 3 and so on.
  ///
  /// - Throws: `readOnly` or `diskFull`; what was remembered before stays then.
  public func remember(_ tasks: [TaskID]) throws(StorageError) {
    var bytes: [UInt8] = []
    for task in tasks {
      bytes.append(contentsOf: task.text.utf8)
      bytes.append(0)
    }
    let draft = path + ".\(getpid())"
    try write(bytes, to: draft)
    guard rename(draft, path) == 0 else { throw failure() }
  }

  /// The tasks shown last, in their order; none when nothing was shown yet.
  public func tasks() -> [TaskID] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = max(0, read(descriptor, &bytes, bytes.count))
    return bytes[..<count].split(separator: 0).map { TaskID(String(decoding: $0, as: UTF8.self)) }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        defer { unlink(path) }
        throw failure()
      }
      written += count
    }
  }

  private func failure() -> StorageError {
    switch errno {
    case EROFS, EACCES, EPERM: .readOnly
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .directoryUnusable(path: path, errno: errno)
    }
  }
}
