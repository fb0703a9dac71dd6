/// What a failed request says in its body (RFC 4918 §16): `<D:error><C:no-uid-conflict/></D:error>`.
struct ErrorBody: Sendable {
  /// The conditions named.
  let codes: [String]
  /// Hrefs inside the conditions: the resource that already has the UID.
  let hrefs: [String]
  /// What is said to people: sabre/dav's message, a description, or a body of plain text. One line.
  let words: String?

  /// The longest text that is passed on.
  static let longestWords = 300

  /// A body that is no such XML names no condition.
  init(_ bytes: [UInt8]) {
    // Losing the parse failure is right: most error pages are HTML, and the status has been read already.
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
