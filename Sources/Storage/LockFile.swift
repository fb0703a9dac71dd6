#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file held locked by one program, with a line about that program inside. A killed program lets go of it by itself.
final class LockFile: Sendable {
  private let descriptor: Int32

  /// Takes the lock; nil when another holds it.
  ///
  /// - Throws: `readOnly` or `directoryUnusable` when the file cannot be made.
  init?(_ path: String, in directory: DataDirectory) throws(StorageError) {
    try directory.create()
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EROFS || errno == EACCES ? .readOnly : .directoryUnusable(path: directory.path, errno: errno)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    _ = ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// Replaces the line others read.
  func write(_ line: String) {
    let text = Array("\(line)\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  /// The words of the line its holder wrote; nil while nobody holds the file.
  static func words(of path: String) -> [String]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return nil }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
    return String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isWhitespace).map { String($0) }
  }
}
