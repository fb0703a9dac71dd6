extension TitleRules {
  /// Removes tracking parameters and redirectors from links. A title that is only a link becomes words.
  static func improveLinks(_ result: inout TitleImprovement) {
    guard mayHoldLink(result.title) else { return }
    let words = result.title.split(separator: " ", omittingEmptySubsequences: false)
    var texts: [String] = []
    for word in words {
      guard let link = Link(word) else {
        texts.append(String(word))
        continue
      }
      let address = cleaned(link.address, &result)
      // An address that reaches the readable length may be truncated, and so invalid.
      if result.sourceURL == nil, address.text.utf8.count < readableLength - 16 { result.sourceURL = address.text }
      if words.count == 1 {
        result.title = OneLine.folded(address.title)
        return result.note(.link)
      }
      texts.append(address.text == link.address.text ? String(word) : link.before + address.text + link.after)
    }
    result.title = texts.joined(separator: " ")
  }

  private static func mayHoldLink(_ title: String) -> Bool {
    title.holds("://") || title.lowercased().holds("www.")
  }

  private static func cleaned(_ address: WebAddress, _ result: inout TitleImprovement) -> WebAddress {
    var address = address
    for _ in 0..<4 {
      guard let target = address.target else { break }
      address = target
      result.note(.redirector)
    }
    if address.dropTracking() { result.note(.tracking) }
    return address
  }
}

/// An address among words, with the punctuation around it.
struct Link {
  var before = ""
  var address: WebAddress
  var after = ""

  init?(_ word: Substring) {
    let start = word.firstIndex { !"<([\"„“'".contains($0) } ?? word.startIndex
    guard let first = word[start...].first, "hHwW".contains(first) else { return nil }
    var end = word.endIndex
    while end > start, "\">'“”,;!.".contains(word[word.index(before: end)]) { end = word.index(before: end) }
    if end > start, word[word.index(before: end)] == ")", start > word.startIndex { end = word.index(before: end) }
    guard let address = WebAddress(word[start..<end]) else { return nil }
    self.address = address
    before = String(word[..<start])
    after = String(word[end...])
  }
}
