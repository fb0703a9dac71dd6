/// How often a byte occurs; many are compared at once.
enum ByteCount {
  static func of(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int { of(byte, in: bytes[range]) }

  static func of(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var start = 0
      while start < bytes.count {
        // As many as a byte can count: that way sixteen are compared and added up with two instructions.
        let end = min(start + 255, bytes.count)
        var few: UInt8 = 0
        for place in start..<end { few &+= bytes[place] == byte ? 1 : 0 }
        count += Int(few)
        start = end
      }
      return count
    }
  }
}
