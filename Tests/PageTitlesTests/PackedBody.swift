/// Text packed by gzip (RFC 1952, RFC 1951) so that very little becomes very much: letters of the fixed code, and then
/// again and again the last one 258 times.
enum PackedBody {
  static func gzip(_ text: String, thenRepeated times: Int) -> [UInt8] {
    var bits = Bits()
    bits.append(0b011, count: 3)
    for byte in text.utf8 { bits.append(reversed(UInt16(byte) + 0x30, count: 8), count: 8) }
    for _ in 0..<times { bits.append(reversed(0b11000101, count: 8), count: 13) }
    bits.append(0, count: 7)
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bits.bytes + [UInt8](repeating: 0, count: 8)
  }

  /// Codes stand in the stream with their highest bit first.
  private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
    (0..<count).reduce(0) { $0 | ((code >> $1) & 1) << (count - 1 - $1) }
  }

  private struct Bits {
    private var waiting: UInt32 = 0
    private var count = 0
    private var whole: [UInt8] = []

    var bytes: [UInt8] { count > 0 ? whole + [UInt8(truncatingIfNeeded: waiting)] : whole }

    mutating func append(_ bits: UInt16, count length: Int) {
      waiting |= UInt32(bits) << count
      count += length
      while count >= 8 {
        whole.append(UInt8(truncatingIfNeeded: waiting))
        waiting >>= 8
        count -= 8
      }
    }
  }
}
