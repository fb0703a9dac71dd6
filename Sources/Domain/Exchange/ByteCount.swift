/// Counts occurrences of a byte, comparing eight bytes at a time.
enum ByteCount {
  static func of(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int { of(byte, in: bytes[range]) }

  static func of(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { bytes in
      var count = 0
      var place = 0
      while place + 8 <= bytes.count {
        count += EightBytes.count(EightBytes(bytes, at: place).equal(to: byte))
        place += 8
      }
      return count + EightBytes.count(EightBytes.mask(ofLast: bytes[place...]) { $0.equal(to: byte) })
    }
  }
}
