#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file of certificate authorities that the user chose for an account.
enum AuthorityFile {
  private static let mark = Array("-----BEGIN CERTIFICATE-----".utf8)

  /// The maximum number of bytes read; the largest files contain all public authorities.
  private static let limit = 4 << 20

  /// Checks that the file is readable and contains a certificate, before anything depends on it.
  static func check(_ path: String) throws(SyncFailure) {
    guard let bytes = bytes(of: path) else { throw .certificateFileUnreadable(path) }
    let holds = bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    guard holds else { throw .certificateFileEmpty(path) }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
