import CalDAV

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A calendar in a local file.
enum CalendarFile {
  /// Returns nil if the path is unreadable, is not a regular file, or the file exceeds `CalDAVClient.fetchLimit`.
  static func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= CalDAVClient.fetchLimit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var length = 0
    while length < bytes.count {
      let count = bytes[length...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      length += count
    }
    return Array(bytes[..<length])
  }
}
