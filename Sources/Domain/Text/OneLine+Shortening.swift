extension OneLine {
  /// Shortens text to at most `limit` characters, including a final "…". Cuts at a word boundary unless that drops half
  /// of the text. Returns shorter text unchanged.
  public static func shortened(_ text: String, to limit: Int) -> String {
    guard exceeds(limit, text) else { return text }
    let start = text.prefix(limit - 1)
    let words = start.lastIndex { $0 == " " || $0 == "\n" }.map { start[..<$0] } ?? start
    return String(words.utf8.count > start.utf8.count / 2 ? words : start) + "…"
  }
}
