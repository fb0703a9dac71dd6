#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file locked by one program, with a line of text about it. The system releases the lock if the program is killed.
final class LockFile: Sendable {
  private let descriptor: Int32

  /// Takes the lock. Returns nil if another program holds it.
  ///
  /// - Throws: `readOnly` or `directoryUnusable` if the file cannot be created.
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

  /// Replaces the text in the file.
  func write(_ line: String) {
    let text = Array("\(line)\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  /// Returns the words its holder wrote, or nil if the file is not locked.
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
