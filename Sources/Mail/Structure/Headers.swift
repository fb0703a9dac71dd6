/// The relevant header fields of a mail or part, unfolded; of each name, only the first.
struct Headers {
  private var values: [String: [UInt8]] = [:]
  /// Index of the start of the body.
  private(set) var bodyStart: Int

  private static let known: Set<String> = [
    "subject", "from", "sender", "message-id", "date", "to", "received", "return-path", "mime-version", "archived-at",
    "in-reply-to", "references",
    "auto-submitted", "precedence", "x-autoreply", "x-autorespond", "content-type", "content-disposition",
    "content-transfer-encoding",
  ]

  /// Reads up to the empty line, or to the first line that is not a header field.
  init(_ bytes: Bytes) {
    bodyStart = bytes.endIndex
    var name: String?
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes.endOfLine(from: start)
      let line = bytes[start..<end]
      if line.withoutEnd.isEmpty {
        bodyStart = end
        return
      }
      if line[start].isBlank {
        append(line, to: name)
      } else if let colon = Headers.colon(in: line) {
        name = begin(line, colon)
      } else if !Headers.isEnvelope(line) || start > bytes.startIndex {
        bodyStart = start
        return
      }
      start = end
    }
  }

  subscript(name: String) -> [UInt8]? { values[name] }

  var areOfAMail: Bool {
    ["subject", "from", "date", "message-id", "to", "received", "return-path", "mime-version"]
      .contains { values[$0] != nil }
  }

  /// Adds a field and returns the name for its folded lines; nil if the field is ignored.
  private mutating func begin(_ line: Bytes, _ colon: Int) -> String? {
    let name = String(decoding: line[..<colon].withoutEnd.map { $0.lowercased }, as: UTF8.self)
    guard Headers.known.contains(name), values[name] == nil else { return nil }
    values[name] = []
    append(line[(colon + 1)...], to: name)
    return name
  }

  private mutating func append(_ line: Bytes, to name: String?) {
    guard let name, let count = values[name]?.count, count < MailLimits.header else { return }
    var piece = line
    while let last = piece.last, last == 0x0A || last == 0x0D { piece.removeLast() }
    values[name]?.append(contentsOf: piece.prefix(MailLimits.header - count))
  }

  /// Returns the index of the colon after a name of printable characters.
  private static func colon(in line: Bytes) -> Int? {
    for index in line.indices.prefix(200) {
      let byte = line[index]
      if byte == UInt8(ascii: ":") { return index > line.startIndex ? index : nil }
      // White space before the colon is invalid but occurs.
      guard (0x21...0x7E).contains(byte) || byte.isBlank && line[index...].first(where: { !$0.isBlank }) == 0x3A else {
        return nil
      }
    }
    return nil
  }

  /// Whether a line is `From name date`, which precedes each mail in an mbox file and is added by some delivery
  /// programs.
  private static func isEnvelope(_ line: Bytes) -> Bool {
    line.starts(with: "From ".utf8) || line.starts(with: ">From ".utf8)
  }
}
