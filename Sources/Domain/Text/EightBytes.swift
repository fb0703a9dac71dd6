/// Eight bytes tested in parallel. A mask has the highest bit of each matching byte set; the first byte is the lowest.
struct EightBytes {
  let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Loads up to seven bytes and pads them with zeros.
  private init(last bytes: Slice<UnsafeRawBufferPointer>) {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    var word: UInt64 = 0
    for place in 0..<bytes.count { word |= UInt64(bytes[place]) << (8 * UInt64(place)) }
    self.word = word
  }

  /// Returns the mask of the last bytes of a buffer, fewer than eight.
  static func mask(ofLast bytes: Slice<UnsafeRawBufferPointer>, _ mask: (EightBytes) -> UInt64) -> UInt64 {
    mask(EightBytes(last: bytes)) & ((1 << (8 * UInt64(bytes.count))) - 1)
  }

  private init(word: UInt64) { self.word = word }

  /// Returns the mask of the bytes below `limit`, which must be at most 128.
  func below(_ limit: UInt8) -> UInt64 {
    ~((word | Self.highest) &- Self.ones &* UInt64(limit)) & ~word & Self.highest
  }

  func equal(to byte: UInt8) -> UInt64 {
    EightBytes(word: word ^ Self.ones &* UInt64(byte)).below(1)
  }

  var beyondASCII: UInt64 { word & Self.highest }

  static func count(_ mask: UInt64) -> Int { Int((mask >> 7 &* ones) >> 56) }

  /// Returns the index of the first matching byte, or 8 if none matches.
  static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount / 8 }
}

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first matching byte from `start` on, or `count` if none matches.
  func first(from start: Int, _ mask: (EightBytes) -> UInt64) -> Int {
    var place = start
    while place + 8 <= count {
      let found = mask(EightBytes(self, at: place))
      if found != 0 { return place + EightBytes.first(found) }
      place += 8
    }
    let found = EightBytes.mask(ofLast: self[place...], mask)
    return found == 0 ? count : place + EightBytes.first(found)
  }
}

extension String {
  func holds(byte: UInt8) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      UnsafeRawBufferPointer(bytes).first(from: 0) { $0.equal(to: byte) } < bytes.count
    }
    return found ?? utf8.contains(byte)
  }
}
