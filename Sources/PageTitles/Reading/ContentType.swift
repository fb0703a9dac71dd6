/// The value of `Content-Type`: `text/html; charset=utf-8` (RFC 9110 §8.3).
struct ContentType: Equatable {
  /// The media type in lower case.
  let name: String
  let charset: String?

  init?(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.filter { !$0.isWhitespace } }
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = name.lowercased()
    let label = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }?.dropFirst(8)
    charset = label.map { $0.filter { $0 != "\"" && $0 != "'" } }
  }

  var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }
}
