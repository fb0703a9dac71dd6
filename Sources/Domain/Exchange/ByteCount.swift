/// How often a byte occurs; many are compared at once.
enum ByteCount {
  static func of(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int { of(byte, in: bytes[range]) }

  static func of(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for found in bytes { count &+= found == byte ? 1 : 0 }
      return count
    }
  }
}
