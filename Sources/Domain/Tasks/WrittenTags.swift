extension PlanItem {
  /// The tags set on the task, followed by those written as `#word` in its title or notes.
  public var allTags: Tags {
    var result = tags
    for word in PlanItem.tagsWritten(in: title) { result.insert(word) }
    if let notes {
      for word in PlanItem.tagsWritten(in: notes) { result.insert(word) }
    }
    return result
  }

  /// Returns the words after a `#` that begins a word; `#134` (a number) and `#30min` (a duration) are not tags.
  static func tagsWritten(in text: String) -> [String] {
    guard text.holds(byte: UInt8(ascii: "#")) else { return [] }
    var words: [String] = []
    var rest = text[...]
    while let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let word = rest[rest.index(after: hash)...].prefix { isTagCharacter($0) }
      if startsWord(hash, in: text), isTag(word) { words.append(String(word)) }
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func startsWord(_ index: String.Index, in text: String) -> Bool {
    guard index > text.startIndex else { return true }
    return OneLine.isBreak(text.unicodeScalars[text.unicodeScalars.index(before: index)])
  }

  private static func isTagCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-" || character == "/"
  }

  private static func isTag(_ word: Substring) -> Bool {
    guard word.contains(where: { $0.isLetter }) else { return false }
    return minutesWritten(in: "#" + String(word)) == nil
  }
}
