/// Where the links of a page lead, written behind their words: `Pay now (https://…)`.
struct LinkAddresses {
  /// Bytes of one address, and of all.
  private static let (longest, longestOfAll) = (1_000, 8_000)

  private var told: Set<String> = []
  private var length = 0

  /// The address to write; nil for a picture nobody sees, for words that say the address, and for what was told before.
  mutating func shown(_ address: String, behind words: ArraySlice<UInt8>) -> String? {
    let words = oneLine(String(decoding: words, as: UTF8.self))
    guard !words.isEmpty, LinkAddresses.plain(words) != LinkAddresses.plain(address), !told.contains(address),
      length + address.utf8.count <= LinkAddresses.longestOfAll
    else { return nil }
    told.insert(address)
    length += address.utf8.count
    return address
  }

  /// Without what people leave out when they write an address.
  private static func plain(_ address: String) -> Substring {
    var text = address.lowercased()[...]
    for start in ["https://", "http://", "www."] where text.utf8.starts(with: start.utf8) {
      text = text.dropFirst(start.count)
    }
    return text.last == "/" ? text.dropLast() : text
  }

  /// The address of the web among the attributes of a link.
  static func href(_ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) -> String? {
    guard let attributes else { return nil }
    var index = 0
    while let name = attributes[index] {
      if String(cString: name) == "href", let value = attributes[index + 1] { return web(String(cString: value)) }
      index += 2
    }
    return nil
  }

  private static func web(_ value: String) -> String? {
    let address = oneLine(value)
    let start = address.prefix(8).lowercased()
    let isWeb = start.utf8.starts(with: "http://".utf8) || start.utf8.starts(with: "https://".utf8)
    return isWeb && address.utf8.count <= longest && !address.utf8.contains(0x20) ? address : nil
  }
}
