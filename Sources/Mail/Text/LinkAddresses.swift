/// Adds link addresses to text: `Pay now (https://…)`.
struct LinkAddresses {
  /// Maximum bytes of one address and of all addresses.
  private static let (longest, longestOfAll) = (1_000, 8_000)

  private var told: Set<String> = []
  private var length = 0

  /// Returns the address to append, or nil if the link has no text (such as an image), if its text is the address, if
  /// it was shown before, or if the limit is reached.
  mutating func shown(_ address: String, behind words: ArraySlice<UInt8>) -> String? {
    let words = oneLine(String(decoding: words, as: UTF8.self))
    guard !words.isEmpty, LinkAddresses.plain(words) != LinkAddresses.plain(address), !told.contains(address),
      length + address.utf8.count <= LinkAddresses.longestOfAll
    else { return nil }
    told.insert(address)
    length += address.utf8.count
    return address
  }

  /// Removes the parts people omit when they write an address.
  private static func plain(_ address: String) -> Substring {
    var text = address.lowercased()[...]
    for start in ["https://", "http://", "www."] where text.utf8.starts(with: start.utf8) {
      text = text.dropFirst(start.count)
    }
    return text.last == "/" ? text.dropLast() : text
  }

  /// Returns the web address in the `href` attribute of a link, or nil.
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
