extension TitleRules {
  /// Cuts a title that is too long between two words, or within a single one, and drops small words left at the end.
  /// Ticket ids stay.
  static func shorten(_ result: inout TitleImprovement) {
    guard OneLine.exceeds(longest, result.title) else { return }
    let (text, tickets) = trailingTickets(result.title)
    let tail = tickets.isEmpty || tickets.count > longest / 2 ? "" : " " + tickets
    result.title = withoutLooseEnd(cut(text, to: longest - tail.count)) + tail
    result.note(.length)
  }

  /// Removes the small words that a cut leaves at the end: `… und zur`.
  private static func withoutLooseEnd(_ text: String) -> String {
    var words = TitleWord.words(of: text)
    while words.count > 1, let last = words.last, last.after.isEmpty || last.after == ",", isLoose(last.key) {
      words.removeLast()
    }
    if let last = words.last, last.after == "," { words[words.count - 1] = last.bare }
    return TitleWord.text(of: words[...])
  }

  private static func isLoose(_ key: String) -> Bool {
    key.isEmpty || SmallWords.german.contains(key) || SmallWords.english.contains(key) || SmallWords.other.contains(key)
  }

  /// Returns a text of at most `limit` characters, cut between two words, or within a single one.
  public static func cut(_ text: String, to limit: Int) -> String {
    guard OneLine.exceeds(limit, text) else { return text }
    let head = text.prefix(limit)
    let endsWithWord = text.dropFirst(limit).first == " "
    let end = endsWithWord ? head.endIndex : head.lastIndex(of: " ") ?? head.endIndex
    return OneLine.trimmed(String(head[..<end]))
  }

  /// Returns a title without the bracketed ticket ids at its end, and these ids.
  private static func trailingTickets(_ title: String) -> (String, tickets: String) {
    var text = title[...]
    while text.last == "]", let open = text.lastIndex(of: "["), open > text.startIndex,
      isTicket(text[text.index(after: open)...].dropLast())
    {
      text = text[..<open]
      while text.last == " " { text = text.dropLast() }
    }
    let rest = title[text.endIndex...]
    return (String(text), OneLine.trimmed(String(rest)))
  }
}
