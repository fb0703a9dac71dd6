public import Domain

extension Language {
  /// Returns the language of the setting (`de` or `en`; anything else means automatic), otherwise the supported one
  /// that the browser prefers (`Accept-Language`, RFC 9110 §12.5.4), otherwise English.
  public static func chosen(setting: String?, acceptLanguage: String?) -> Language {
    if let setting, let language = Language(rawValue: setting) { return language }
    return preferred(acceptLanguage ?? "") ?? .english
  }

  private static func preferred(_ header: String) -> Language? {
    var best: (language: Language, quality: Int)?
    for range in header.utf8.split(separator: UInt8(ascii: ",")) {
      let parts = range.split(separator: UInt8(ascii: ";"))
      guard let tag = parts.first, let language = language(of: trimmed(tag)) else { continue }
      let quality = parts.count > 1 ? thousandths(trimmed(parts[1])) : 1000
      if quality > (best?.quality ?? 0) { best = (language, quality) }
    }
    return best?.language
  }

  private static func language(of tag: [UInt8]) -> Language? {
    guard tag.count >= 2, tag.count == 2 || tag[2] == UInt8(ascii: "-") else { return nil }
    return Language(rawValue: String(decoding: tag[0..<2].map { $0 | 0x20 }, as: UTF8.self))
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }

  /// Parses `q=0.8` as 800; anything unreadable as 0.
  private static func thousandths(_ parameter: [UInt8]) -> Int {
    guard parameter.starts(with: [UInt8(ascii: "q"), UInt8(ascii: "=")]) else { return 0 }
    var value = 0
    var scale = 1000
    for byte in parameter.dropFirst(2) where byte != UInt8(ascii: ".") {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), scale > 0 else { return value }
      value += Int(byte - UInt8(ascii: "0")) * scale
      scale /= 10
    }
    return value
  }
}
