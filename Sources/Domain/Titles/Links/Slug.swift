/// A path segment as words, and whether it also has an id.
struct Slug {
  /// Empty if there are none, as in ids, numbers and the names of index pages.
  private(set) var words: [Substring] = []
  private(set) var isNumbered = false
  private(set) var isScript = false
  private var ids: [Substring] = []

  init(_ segment: Substring) {
    guard !segment.utf8.contains(UInt8(ascii: "=")), let decoded = PercentEncoding.decoded(segment) else { return }
    let name = Slug.withoutExtension(decoded[...])
    if WebAddress.places.contains(name.lowercased()) { return }
    isScript = Slug.isScript(decoded[...])
    let all = OneLine.folded(String(name)).split { " -_+~,".contains($0) }.flatMap { Slug.parted($0) }
    var parts = all[...]
    parts.removeLast(Slug.identifierAtEnd(parts))
    // A letter that only introduced the id.
    if parts.count < all.count, parts.count > 1, parts.last?.utf8.count == 1 { parts.removeLast() }
    while let first = parts.first, Slug.isIdentifier(first) { parts.removeFirst() }
    parts = parts.filter { !Slug.isIdentifier($0) }[...]
    isNumbered = parts.count < all.count
    guard parts.contains(where: { Slug.isReadable($0) }) else { return }
    words = Array(parts)
    ids = isNumbered && words.count == 1 ? all.filter { $0 != words[0] } : []
  }

  /// The words, followed by the id if there is only one word.
  var text: String {
    let text = words.joined(separator: " ")
    guard !ids.isEmpty else { return text }
    return text + " " + WebAddress.shortened(ids.joined(separator: "-"))
  }

  /// Splits `title.12345`, a form that forums use.
  private static func parted(_ part: Substring) -> [Substring] {
    guard let dot = part.lastIndex(of: "."), dot > part.startIndex else { return [part] }
    let number = part[part.index(after: dot)...]
    guard number.utf8.count > 2, number.utf8.allSatisfy({ Ascii.isDigit($0) }) else { return [part] }
    let word = part[..<dot]
    return word.utf8.allSatisfy({ Ascii.isDigit($0) }) ? [part] : [word, number]
  }

  /// Returns the number of parts at the end that form an id, which may have several groups: `_6598765_3244`.
  private static func identifierAtEnd(_ parts: ArraySlice<Substring>) -> Int {
    let uuid = parts.suffix(5)
    if uuid.map({ $0.utf8.count }) == [8, 4, 4, 4, 12], uuid.joined().utf8.allSatisfy({ Ascii.hexValue($0) != nil }) {
      return 5
    }
    let start = parts.lastIndex { !WebAddress.hasDigit($0) }.map { $0 + 1 } ?? parts.startIndex
    guard var first = parts[start...].firstIndex(where: { isIdentifier($0) }) else { return 0 }
    // A year belongs to the words.
    if first > start, first > parts.startIndex + 1, let number = Int(parts[first - 1]),
      parts[first - 1].utf8.count == 4,
      !(1_900...2_100).contains(number)
    {
      first -= 1
    }
    return parts.endIndex - first
  }

  /// Returns true for a word with at least three ASCII letters or one other letter.
  private static func isReadable(_ word: Substring) -> Bool {
    var letters = 0
    for byte in word.utf8 {
      if byte >= 0xC3 { letters += 3 }
      if Ascii.isLetter(byte) { letters += 1 }
    }
    return letters > 2
  }

  /// Returns true for five or more digits, for hexadecimal digits, and for letters and digits in random order.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    // "1.5678901"
    if bytes.count > 6, bytes.allSatisfy({ Ascii.isDigit($0) || $0 == UInt8(ascii: ".") }) { return true }
    if !bytes.allSatisfy({ $0 < 0x80 }) { return false }
    let digits = bytes.filter { Ascii.isDigit($0) }.count
    if digits == bytes.count { return digits > 4 }
    if digits == 0 { return isShuffled(bytes) }
    // "article12345678"
    let letters = bytes.prefix { Ascii.isLetter($0) }.count
    if digits > 5, digits + letters == bytes.count, letters < 9 { return true }
    let isHexadecimal = bytes.allSatisfy { Ascii.hexValue($0) != nil }
    if isHexadecimal { return bytes.count > 3 && digits > 1 }
    if digits > 2, bytes.count > 7, !bytes.contains(where: { Ascii.isLower($0) }) { return true }
    let isMixed = bytes.contains { Ascii.isLower($0) } && bytes.contains { Ascii.isUpper($0) }
    if isMixed, bytes.count > 4, turns(bytes) > 1 || Ascii.isDigit(bytes[0]) { return true }
    return bytes.count > 7 && (turns(bytes) > 2 || isShuffled(bytes)) || bytes.count > 12 && turns(bytes) > 1
  }

  /// Returns how often letters and digits alternate.
  private static func turns(_ bytes: [UInt8]) -> Int {
    zip(bytes, bytes.dropFirst()).filter { Ascii.isDigit($0) != Ascii.isDigit($1) }.count
  }

  /// Returns true if upper and lower case alternate as in no word.
  private static func isShuffled(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 7 else { return false }
    let rises = zip(bytes, bytes.dropFirst()).filter { Ascii.isLower($0) && Ascii.isUpper($1) }.count
    let falls = zip(bytes, bytes.dropFirst()).filter { Ascii.isUpper($0) && Ascii.isUpper($1) }.count
    return rises > 1 && falls > 0 || rises > 2 && bytes.count < 16
  }

  static func withoutExtension(_ name: Substring) -> Substring {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let ending = name[name.index(after: dot)...].lowercased()
    return extensions.contains(ending) ? name[..<dot] : name
  }

  private static let extensions: Set<String> = [
    "html", "htm", "xhtml", "shtml", "php", "asp", "aspx", "jsp", "cgi", "pdf", "md", "txt", "doc", "docx", "odt",
    "xls", "xlsx", "ppt", "pptx", "jpg", "jpeg", "png", "gif", "webp", "svg", "mp3", "mp4", "amp", "rst", "epub",
    "csv", "json", "xml", "do", "zip",
  ]

  /// Returns true if a script generates the page, so that many pages share its name.
  static func isScript(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["php", "asp", "aspx", "jsp", "cgi", "do"].contains(name[name.index(after: dot)...].lowercased())
  }
}
