import Domain

/// A text handed over: its title, and what else there is to say.
struct CapturedText {
  /// Bytes that are read; more than any description may hold.
  static let longest = 1 << 20

  var title: String
  var text: String

  init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// The first line with anything in it is the title, what follows comes before another text.
  init(lines: String, text: String) {
    var parts = lines.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }[...]
    // Some programs on Windows begin a text with a mark of its byte order.
    while let first = parts.first, OneLine.isBlank(String(first)) { parts.removeFirst() }
    title = parts.popFirst().map { String($0) } ?? ""
    let rest = parts.joined(separator: "\n")
    self.text = OneLine.isBlank(rest) ? text : text.isEmpty ? rest : rest + "\n\n" + text
  }

  /// A title that is too long is cut between words and stands in the description as a whole.
  var draft: TaskDraft {
    let whole = OneLine.folded(title)
    var draft = TaskDraft(title: OneLine.shortened(whole, to: Validation.longestTitle))
    let isWhole = draft.title == whole
    draft.notes = isWhole ? text : text.isEmpty ? whole : whole + "\n\n" + text
    return draft
  }
}
