#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What another program hands over.
enum StandardInput {
  /// Bytes that are read after the last that counts, so that whoever sends them need not see its pipe break.
  private static let mostIgnored = 1 << 30

  /// The first bytes; what follows is read and left out.
  static func bytes(limit: Int) throws(Refusal) -> [UInt8] {
    var bytes = try FileBytes.read(0, "-", limit: limit)
    guard bytes.count > limit else { return bytes }
    bytes.removeLast(bytes.count - limit)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var ignored = 0
    while ignored < mostIgnored {
      let count = read(0, &piece, piece.count)
      if count == 0 || count < 0 && errno != EINTR { break }
      ignored += max(count, 0)
    }
    return bytes
  }
}
