internal import Domain

/// Finds the header lines (from, sent, to, subject) that some programs insert above the original mail instead of
/// quoting it.
enum QuotedHead {
  private static let labels: [[String]] = [
    ["von", "from"], ["gesendet", "sent", "datum", "date"], ["an", "to"], ["betreff", "subject"],
  ]
  /// Maximum number of lines that contain all labels; a mail may have many recipients.
  private static let longest = 12

  /// Returns the start of the original mail below the sender's own text. Nil if that text refers to answers further
  /// down.
  static func start(in lines: [Substring]) -> Int? {
    guard let head = lines.indices.first(where: { begins(lines[$0], labels[0]) && isWhole(lines[$0...]) }) else {
      return nil
    }
    var start = head
    let above = lines[..<head].lastIndex { !ReplyText.isBlank($0) }
    if let above, isRule(lines[above]) {
      if passesOn(lines[above]) { return nil }
      start = above
    }
    let own = lines[..<start].joined(separator: "\n").lowercased()
    let isOwn = lines[..<start].contains { !ReplyText.isBlank($0) && !ReplyText.isQuoted($0) }
    let pointsDown = ["below", "inline", "in line", "unten", "s.u.", "s. u.", "in red", "in rot", "in blue", "in blau"]
    return isOwn && !pointsDown.contains { own.holds($0) } ? start : nil
  }

  /// Whether all labels follow in order.
  private static func isWhole(_ lines: ArraySlice<Substring>) -> Bool {
    var wanted = labels[...]
    for line in lines.lazy.filter({ !ReplyText.isBlank($0) }).prefix(longest) {
      if let next = wanted.first, begins(line, next) { wanted = wanted.dropFirst() }
    }
    return wanted.isEmpty
  }

  /// Whether a line starts with one of the labels: `Von: …`, `*From:* …`.
  private static func begins(_ line: Substring, _ names: [String]) -> Bool {
    let text = line.drop { $0 == "*" || $0.isWhitespace }.prefix(16).lowercased()
    return names.contains { text.utf8.starts(with: ($0 + ":").utf8) }
  }

  /// Whether a line is a separator: `-----Original Message-----`, `________________`.
  private static func isRule(_ line: Substring) -> Bool {
    line.utf8.starts(with: "--".utf8) || line.utf8.starts(with: "__".utf8)
  }

  private static func passesOn(_ line: Substring) -> Bool {
    let text = line.lowercased()
    return text.holds("forward") || text.holds("weitergeleitet")
  }
}
