/// The error description in the body of a failed request (RFC 4918 §16): `<D:error><C:no-uid-conflict/></D:error>`.
struct ErrorBody: Sendable {
  /// The names of the violated conditions.
  let codes: [String]
  /// Hrefs inside the conditions, such as the resource that already has the UID.
  let hrefs: [String]
  /// The message for users, on one line: sabre/dav's message, a description, or a plain-text body.
  let words: String?

  /// The maximum length of `words` in characters.
  static let longestWords = 300

  /// Yields no conditions if the body is not such XML.
  init(_ bytes: [UInt8]) {
    // The parse failure can be ignored: most error pages are HTML, and the status has already been read.
    let root = try? XMLDocument.root(of: bytes)
    guard let root, root.name == .dav("error") else {
      codes = []
      hrefs = []
      words = root == nil ? Self.plain(bytes) : nil
      return
    }
    let conditions = root.children.filter { $0.name.namespace == .dav || $0.name.namespace == .caldav }
    codes = conditions.map(\.name.local).filter { $0 != "responsedescription" }
    hrefs = conditions.flatMap(\.hrefs)
    let said = root.children.first { $0.name.local == "message" || $0.name.local == "responsedescription" }
    words = said.flatMap { Self.line($0.text) }
  }

  private static func plain(_ bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes.prefix(longestWords * 4), as: UTF8.self) else { return nil }
    return text.contains("<") ? nil : line(text)
  }

  private static func line(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0.isNewline || $0.asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false }
    let line = String(words.joined(separator: " ").prefix(longestWords))
    return line.isEmpty ? nil : line
  }
}
