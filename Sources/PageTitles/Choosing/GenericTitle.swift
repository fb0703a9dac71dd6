/// Recognizes titles that say nothing about the page: sign-in pages, errors, bot checks, home pages and templates.
enum GenericTitle {
  static func isGeneric(_ title: some StringProtocol) -> Bool {
    let text = plain(title)
    if text.isEmpty || phrases.contains(text) || isStatus(text) { return true }
    return beginnings.contains { text.hasPrefix($0) } || isAddress(text)
  }

  /// Returns the title in lower case, without punctuation at both ends.
  private static func plain(_ title: some StringProtocol) -> String {
    let isMark: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
    let text = title.lowercased().drop(while: isMark)
    guard let last = text.lastIndex(where: { !isMark($0) }) else { return "" }
    return String(text[...last]).replacing("’", with: "'")
  }

  /// Whether a text is an HTTP status: `403 Forbidden`, `Error 404 (Not Found)`, `Fehler 500`, `404`.
  private static func isStatus(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    let rest = words.drop { ["http", "error", "fehler", "status", "code"].contains($0) }
    guard let number = rest.first.flatMap({ Int($0) }), 400...599 ~= number else { return false }
    return rest.dropFirst().allSatisfy { statusWords.contains($0) }
  }

  private static func isAddress(_ text: String) -> Bool {
    !text.contains(" ") && (text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www."))
  }

  private static let statusWords: Set<String> = [
    "page", "not", "found", "forbidden", "unauthorized", "bad", "request", "gateway", "internal", "server", "error",
    "service", "unavailable", "temporarily", "time", "out", "timeout", "gone", "method", "allowed", "too", "many",
    "requests", "access", "denied", "seite", "nicht", "gefunden", "zugriff", "verweigert", "fehler", "file", "the",
  ]
}
