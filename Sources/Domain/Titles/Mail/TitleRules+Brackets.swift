extension TitleRules {
  /// Handles brackets at the beginning: a forwarded subject, a mark, a ticket id or the name of a mailing list.
  static func bracketed(_ subject: inout MailSubject) -> Bool {
    let opening = subject.text.first
    guard let close = closing(subject.text) else { return false }
    let inside = subject.text.dropFirst()[..<close].trimmingSpaces
    let rest = subject.text[subject.text.index(after: close)...].trimmingSpaces
    if unwrapForwarded(inside, rest, &subject) { return true }
    if ServerMark.has(inside.lowercased()) {
      return subject.take(rest.drop { $0 == ":" }, .serverMark, provesMail: true)
    }
    if opening == "(", !isProjectTicket(inside) { return false }
    guard opening == "[" || opening == "(" else { return false }
    if isTicket(inside) {
      let ticket = String(subject.text[...close])
      guard rest.first != ":", subject.take(rest, .ticket) else { return false }
      subject.tickets.append(ticket)
      return true
    }
    guard !inside.isEmpty, isListTag(inside, before: rest, subject) else { return false }
    return subject.take(rest, .listTag, provesMail: true)
  }

  /// Returns the index of the bracket that closes the first one.
  private static func closing(_ text: Substring) -> Substring.Index? {
    guard let open = text.first else { return nil }
    let close: Character = open == "[" ? "]" : open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Unwraps `[fwd: …]` around a whole subject.
  private static func unwrapForwarded(_ inside: Substring, _ rest: Substring, _ subject: inout MailSubject) -> Bool {
    guard rest.isEmpty, let colon = inside.prefix(8).firstIndex(of: ":") else { return false }
    let name = inside[..<colon].trimmingSpaces.lowercased()
    guard name == "fwd" || name == "fw" || name == "wg" else { return false }
    return subject.take(inside[inside.index(after: colon)...], .replyPrefix, provesMail: true)
  }

  /// Returns true for `PROJ-123`, `#4711`, `Ticket#2026…`, `Case 00123`.
  static func isTicket(_ inside: Substring) -> Bool {
    guard let last = inside.utf8.last, Ascii.isDigit(last), inside.utf8.count <= 40 else { return false }
    var name = inside
    while let last = name.utf8.last, Ascii.isDigit(last) { name = name.dropLast() }
    if name.last == "-" { return isProject(name.dropLast()) }
    let word = name.filter { $0 != "#" && $0 != " " && $0 != ":" && $0 != "." }.lowercased()
    return word.isEmpty ? name.last == "#" : ticketWords.contains(word)
  }

  /// Returns true for `OPS-4412`, the only kind of ticket accepted in parentheses.
  private static func isProjectTicket(_ inside: Substring) -> Bool {
    isTicket(inside) && inside.split(separator: "-").first.map { $0.utf8.count > 1 && isProject($0) } == true
  }

  private static func isProject(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A, name.utf8.count <= 12 else { return false }
    return name.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A || Ascii.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static let ticketWords: Set<String> = [
    "ticket", "ticketid", "ticketnr", "tickt", "case", "caseid", "issue", "bug", "request", "req", "incident", "inc",
    "vorgang", "vorgangsnummer", "vorgangsnr", "fall", "auftrag", "anfrage", "aktenzeichen", "id", "ref", "otrs",
    "support", "task", "sr",
  ]

  /// Returns true for the name of a mailing list. If only its form suggests that, a title that says what to do is the
  /// user's own.
  private static func isListTag(_ inside: Substring, before rest: Substring, _ subject: MailSubject) -> Bool {
    if inside.utf8.allSatisfy({ Ascii.isDigit($0) }) { return false }
    if subject.isMail { return true }
    if startsWithReply(rest) { return true }
    let name = inside.utf8
    guard name.count > 1, name.count <= 40, let first = name.first, Ascii.isLower(first),
      name.allSatisfy({ Ascii.isLower($0) || Ascii.isDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F })
    else { return false }
    let parts = inside.split { $0 == "-" || $0 == "_" || $0 == "." }
    guard let ending = parts.last else { return false }
    if listWords.contains(String(ending)) { return parts.count > 1 || !saysDoing(rest) }
    return parts.count > 1 && !isActionable(String(rest))
  }

  /// Returns true if an unambiguous reply prefix comes next.
  static func startsWithReply(_ rest: Substring) -> Bool {
    var subject = MailSubject(String(rest))
    return stripReply(&subject)
  }

  private static let listWords: Set<String> = [
    "dev", "devel", "users", "user", "announce", "announcements", "discuss", "discussion", "list", "liste", "help",
    "commits", "bugs", "security", "news", "newsletter", "owner", "members", "talk", "l",
  ]
}
