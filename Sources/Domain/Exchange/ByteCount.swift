/// How often a byte occurs; many are compared at once.
enum ByteCount {
  static func of(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range where bytes[index] == byte { count += 1 }
      return count
    }
  }
}
