/// Content shared from elsewhere: a page, or text that was selected or dictated.
///
/// Nothing is lost: text that becomes neither the title nor the address of the task goes into its description.
public struct SharedText: Equatable, Sendable {
  public var title: String
  /// Several lines, which may contain an address.
  public var text: String
  /// The address of the page.
  public var url: String

  public init(title: String = "", text: String = "", url: String = "") {
    self.title = title
    self.text = text
    self.url = url
  }

  /// Whether the content has more bytes than any task can hold; checked before processing it.
  public var isTooLong: Bool {
    title.utf8.count + text.utf8.count + url.utf8.count > (Validation.longestNotes + Validation.longestTitle) * 4
  }

  /// The resulting task; its title is empty if the content has no visible characters.
  ///
  /// The title is the shared title, else the first line that is more than the address, else the address. A title that
  /// is too long is cut between words, and the description has it in full. If a page without a title has a long
  /// selection, the title is the first sentence or else the host name, and the description has the whole selection.
  public var draft: TaskDraft {
    var lines = PlainLines.folded(text).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let (source, isOwn) = source(in: lines)
    if let source { lines.removeAll { SharedText.isOnly(source, $0) } }
    var draft = TaskDraft(title: OneLine.isBlank(title) ? "" : OneLine.folded(title))
    let first = lines.firstIndex { !OneLine.isBlank($0) }
    if draft.title.isEmpty, let source, let first, let short = SharedText.shortTitle(of: lines[first], from: source) {
      draft.title = short
    } else if let first, draft.title.isEmpty || draft.title == OneLine.folded(lines[first]) {
      draft.title = OneLine.folded(lines[first])
      lines.removeSubrange(...first)
    }
    if draft.title.isEmpty { draft.title = source ?? OneLine.folded(url) }
    // An address that is not a web address is kept in the notes.
    if !isOwn, !OneLine.isBlank(url), OneLine.folded(url) != draft.title { lines.append(url) }
    draft.sourceURL = source
    draft.notes = lines.joined(separator: "\n")
    SharedText.shorten(&draft)
    return draft
  }

  /// Returns the address shared as such (`isOwn`), else the first one in the text, else the one in the title.
  private func source(in lines: [String]) -> (address: String?, isOwn: Bool) {
    if let address = WebAddress(OneLine.trimmed(url)[...]), !OneLine.folded(url).utf8.contains(0x20) {
      return (address.text, true)
    }
    for line in lines + [title] {
      if let address = SharedText.address(in: line) { return (address, false) }
    }
    return (nil, false)
  }

  private static func address(in line: String) -> String? {
    guard line.holds("://") || line.lowercased().holds("www.") else { return nil }
    for word in OneLine.folded(line).split(separator: " ") {
      if let link = Link(word) { return link.address.text }
    }
    return nil
  }

  /// Returns a title for a long selection on a page: its first sentence if that is neither too long nor an
  /// abbreviation, else the host. Returns nil if the line is short enough to be the title itself.
  private static func shortTitle(of line: String, from source: String) -> String? {
    let scalars = Array(OneLine.folded(line).unicodeScalars)
    guard scalars.count > longestSentence else { return nil }
    let end = (shortestSentence..<longestSentence).first { place in
      let isEnd = scalars[place] == "." || scalars[place] == "!" || scalars[place] == "?"
      return isEnd && scalars[place + 1] == " "
    }
    guard let end else { return WebAddress(source[...])?.host }
    var title = String.UnicodeScalarView()
    title.append(contentsOf: scalars[...end])
    return String(title)
  }

  /// In Unicode scalars.
  private static let (shortestSentence, longestSentence) = (20, 120)

  /// Returns true if a line contains only the address.
  private static func isOnly(_ address: String, _ line: String) -> Bool {
    let trimmed = OneLine.trimmed(line)
    return trimmed == address || WebAddress(trimmed[...])?.text == address
  }

  private static func shorten(_ draft: inout TaskDraft) {
    let whole = draft.title
    let isLong = whole.utf8.count > Validation.longestTitle * 4 || OneLine.exceeds(Validation.longestTitle, whole)
    guard isLong else { return }
    // No character is shorter than one scalar, so this many scalars always fit.
    let start = Array(whole.unicodeScalars.prefix(Validation.longestTitle - 1))
    let end = start.lastIndex(of: " ") ?? start.count
    var title = String.UnicodeScalarView()
    title.append(contentsOf: start[..<(end > start.count - 100 ? end : start.count)])
    draft.title = String(title) + "…"
    let notes = draft.notes ?? ""
    draft.notes = OneLine.isBlank(notes) ? whole : whole + "\n\n" + notes
  }
}
