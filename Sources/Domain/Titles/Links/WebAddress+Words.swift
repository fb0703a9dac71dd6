extension WebAddress {
  /// `host: words of the last readable segment of the path`, and behind a single word or none what tells the page from its
  /// neighbours: `example.com: recipes 12345`, `youtu.be: dQw4w9WgXcQ`.
  var title: String {
    if let numbered = numberedTitle { return shownHost + ": " + numbered }
    let segments = path.split(separator: "/").filter { !WebAddress.isPlace($0) }
    let readable = segments.lastIndex { !WebAddress.words(of: $0).isEmpty }
    let words = readable.map { WebAddress.words(of: segments[$0]) } ?? ""
    if words.utf8.contains(UInt8(ascii: " ")) { return shownHost + ": " + words }
    let behind = segments[(readable.map { $0 + 1 } ?? 0)...]
    let parts = [words, identifier(of: behind) ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? shownHost : shownHost + ": " + parts.joined(separator: " ")
  }

  /// The id of a page: a parameter that holds one, or what the path has behind its last word.
  private func identifier(of segments: ArraySlice<Substring>) -> String? {
    let parameter = query?.split(separator: "&").first { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      return pair.count == 2 && WebAddress.identifying.contains(pair[0].lowercased())
    }
    let text = segments.filter { $0.utf8.count > 1 || segments.count == 1 || $0.utf8.allSatisfy { Ascii.isDigit($0) } }
      .filter { !$0.utf8.contains(UInt8(ascii: "=")) }
      .joined(separator: "/")
    let identifier = text.isEmpty ? String(parameter?.drop { $0 != "=" }.dropFirst() ?? "") : text
    guard !identifier.isEmpty, identifier.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    return identifier.utf8.count <= 24 ? identifier : identifier.prefix(12) + "…" + identifier.suffix(4)
  }

  private static let identifying: Set<String> = ["v", "id", "p", "pid", "item", "article", "story", "doc", "topic"]

  /// Whether a segment names no page but what is done with one, or what every site has.
  private static func isPlace(_ segment: Substring) -> Bool {
    let name = withoutExtension(segment).lowercased()
    return places.contains(name) || actions.contains(name)
  }

  private static let actions: Set<String> = ["edit", "view", "preview", "watch", "share"]

  /// `owner/name issue 123` of places where code is kept; nil for other addresses.
  private var numberedTitle: String? {
    let parts = path.split(separator: "/").filter { $0 != "-" }
    guard ["github.com", "gitlab.com", "codeberg.org"].contains(shownHost), parts.count > 3,
      let kind = WebAddress.numbered[String(parts[2])], parts[3].utf8.allSatisfy({ Ascii.isDigit($0) }),
      let owner = PercentEncoding.decoded(parts[0]), let name = PercentEncoding.decoded(parts[1])
    else { return nil }
    return owner + "/" + name + " " + kind + " " + parts[3]
  }

  private static let numbered: [String: String] = [
    "issues": "issue", "pull": "pull request", "pulls": "pull request", "merge_requests": "merge request",
    "discussions": "discussion",
  ]

  /// The words of a segment; empty when it has none, as ids, numbers and the names of index pages.
  static func words(of segment: Substring) -> String {
    guard !segment.utf8.contains(UInt8(ascii: "=")), let decoded = PercentEncoding.decoded(segment) else { return "" }
    let name = withoutExtension(decoded[...])
    if places.contains(name.lowercased()) { return "" }
    var parts = OneLine.folded(String(name)).split { " -_+~,".contains($0) }
    let count = parts.count
    while let last = parts.last, isIdentifier(last) { parts.removeLast() }
    // A letter that only introduced the id.
    if parts.count < count, parts.count > 1, parts.last?.utf8.count == 1 { parts.removeLast() }
    while let first = parts.first, isIdentifier(first) { parts.removeFirst() }
    let words = parts.filter { !isIdentifier($0) }
    return words.contains { isReadable($0) } ? words.joined(separator: " ") : ""
  }

  /// At least three letters of a kind, or one of a script that needs fewer.
  private static func isReadable(_ word: Substring) -> Bool {
    var letters = 0
    for byte in word.utf8 {
      if byte >= 0xC3 { letters += 3 }
      if Ascii.isLetter(byte) { letters += 1 }
    }
    return letters > 2
  }

  /// Five digits or more, hexadecimal digits, letters and digits without order.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    if !bytes.allSatisfy({ $0 < 0x80 }) { return false }
    let digits = bytes.filter { Ascii.isDigit($0) }.count
    if digits == bytes.count { return digits > 4 }
    if digits == 0 { return isShuffled(bytes) }
    let isHexadecimal = bytes.allSatisfy { Ascii.hexValue($0) != nil }
    if isHexadecimal { return bytes.count > 3 && digits > 1 }
    if digits > 2, bytes.count > 7, !bytes.contains(where: { Ascii.isLower($0) }) { return true }
    let isMixed = bytes.contains { Ascii.isLower($0) } && bytes.contains { Ascii.isUpper($0) }
    if isMixed, bytes.count > 4, turns(bytes) > 1 || Ascii.isDigit(bytes[0]) { return true }
    return bytes.count > 7 && (turns(bytes) > 2 || isShuffled(bytes)) || bytes.count > 12 && turns(bytes) > 1
  }

  /// How often letters and digits take turns.
  private static func turns(_ bytes: [UInt8]) -> Int {
    zip(bytes, bytes.dropFirst()).filter { Ascii.isDigit($0) != Ascii.isDigit($1) }.count
  }

  /// Whether small letters and capitals take turns as they do in no word.
  private static func isShuffled(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 7 else { return false }
    let rises = zip(bytes, bytes.dropFirst()).filter { Ascii.isLower($0) && Ascii.isUpper($1) }.count
    let falls = zip(bytes, bytes.dropFirst()).filter { Ascii.isUpper($0) && Ascii.isUpper($1) }.count
    return rises > 1 && falls > 0 || rises > 2 && bytes.count < 16
  }

  private static func withoutExtension(_ name: Substring) -> Substring {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let ending = name[name.index(after: dot)...].lowercased()
    return extensions.contains(ending) ? name[..<dot] : name
  }

  private static let extensions: Set<String> = [
    "html", "htm", "xhtml", "shtml", "php", "asp", "aspx", "jsp", "cgi", "pdf", "md", "txt", "doc", "docx", "odt",
    "xls", "xlsx", "ppt", "pptx", "jpg", "jpeg", "png", "gif", "webp", "svg", "mp3", "mp4", "amp", "rst", "epub",
    "csv", "json", "xml", "do", "zip",
  ]
  /// Names every site has.
  private static let places: Set<String> = ["index", "default", "home", "amp", "main", "start"]
}
