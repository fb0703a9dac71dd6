extension OneLine {
  /// The first so many characters, ended by "…" between two words where there are any near.
  public static func shortened(_ text: String, to limit: Int) -> String {
    guard exceeds(limit, text) else { return text }
    let start = text.prefix(limit - 1)
    let words = start.lastIndex { $0 == " " || $0 == "\n" }.map { start[..<$0] } ?? start
    return String(words.utf8.count > start.utf8.count / 2 ? words : start) + "…"
  }
}
