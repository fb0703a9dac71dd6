extension String {
  /// The string with a capital first letter if its first word is in lower case. Addresses and names like eBay stay
  /// unchanged.
  var withFirstLetterUp: String {
    var bytes = Array(utf8)
    let word = bytes.prefix { $0 != 0x20 }
    let isPlain = word.allSatisfy { byte in
      byte >= 0x80 || Ascii.isLower(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
        || byte == UInt8(ascii: ",")
    }
    guard let first = bytes.first, isPlain || word.count == 1 else { return self }
    if first < 0x80 {
      bytes[0] = Ascii.uppercased(first)
    } else if first == 0xC3, bytes.count > 1, bytes[1] >= 0xA0, bytes[1] != 0xB7, bytes[1] != 0xBF {
      bytes[1] -= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
