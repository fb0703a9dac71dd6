internal import Domain

/// Removes the signature and the quoted mail from a text. Keeps everything in doubtful cases.
enum ReplyText {
  /// Maximum number of lines of a signature.
  private static let longestSignature = 12
  /// Marks a removed quoted mail.
  static let omission = "[…]"

  /// - Parameter isReply: whether the mail is a reply and not forwarded.
  static func trimmed(_ text: String, isReply: Bool = false) -> String {
    var rest = lines(of: text)
    dropBlanks(&rest)
    // The signature is above the quoted mail or below it.
    dropSignature(&rest)
    let quote = answered(rest) ?? (isReply ? QuotedHead.start(in: rest) : nil)
    if let quote {
      rest = Array(rest[..<quote])
      dropBlanks(&rest)
      dropSignature(&rest)
    }
    let kept = rest.map { String($0) }.joined(separator: "\n")
    return quote == nil ? kept : kept + "\n\n" + omission
  }

  private static func dropSignature(_ lines: inout [Substring]) {
    guard let sign = signature(lines) else { return }
    lines.removeSubrange(sign...)
    dropBlanks(&lines)
  }

  private static func dropBlanks(_ lines: inout [Substring]) {
    while let last = lines.last, isBlank(last) { lines.removeLast() }
  }

  static func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0.isWhitespace } }

  static func isQuoted(_ line: Substring) -> Bool { line.utf8.first == UInt8(ascii: ">") }

  /// Returns the start of the signature: a line `-- ` followed by few lines and nothing else.
  private static func signature(_ lines: [Substring]) -> Int? {
    guard let mark = lines.lastIndex(where: { $0 == "-- " || $0 == "--" }) else { return nil }
    let rest = lines[(mark + 1)...]
    let isPlain = rest.allSatisfy { !isQuoted($0) && !$0.utf8.starts(with: "--".utf8) }
    let before = lines[..<mark].contains { !isBlank($0) }
    return rest.count <= longestSignature && isPlain && before ? mark : nil
  }

  /// Returns the start of the quoted mail: a line naming its author, followed by quoted lines only, with own text
  /// above.
  private static func answered(_ lines: [Substring]) -> Int? {
    var first = lines.count
    while first > 0, isQuoted(lines[first - 1]) || isBlank(lines[first - 1]) { first -= 1 }
    guard lines[first...].contains(where: { isQuoted($0) }), first > 0 else { return nil }
    // The attribution may span up to three lines.
    guard saysWho(lines[first - 1]) else { return nil }
    var start = first - 1
    while start > 0, start > first - 3, !isBlank(lines[start - 1]), !begins(lines[start]) { start -= 1 }
    if !begins(lines[start]) { start = first - 1 }
    let above = lines[..<start]
    let isOwn = above.contains { !isBlank($0) && !isQuoted($0) }
    return isOwn && !above.contains { isQuoted($0) } ? start : nil
  }

  private static func saysWho(_ line: Substring) -> Bool {
    guard line.last(where: { !$0.isWhitespace }) == ":" else { return false }
    let text = line.lowercased()
    return ["wrote", "schrieb", "writes", "schreibt", "a écrit", "escribió", "ha scritto", "@"].contains {
      text.holds($0)
    }
  }

  private static func begins(_ line: Substring) -> Bool {
    ["Am ", "On ", "Le ", "El ", "Il "].contains { line.utf8.starts(with: $0.utf8) }
  }
}
