/// A subject from which prefixes and marks are being removed.
struct MailSubject {
  var text: Substring
  /// Whether a reply prefix or a server mark has shown that this is the subject of a mail.
  var isMail = false
  /// Whether it is known to come from a mail, whatever its words.
  var isKnown = false
  /// Ticket ids in brackets, which move to the end.
  var tickets: [String] = []
  var reasons: [TitleReason] = []
  var isTask = true

  init(_ text: String) {
    self.text = text[...]
  }

  /// Replaces the text and returns true, unless nothing visible would be left.
  mutating func take(_ rest: Substring, _ reason: TitleReason, provesMail: Bool = false) -> Bool {
    let trimmed = rest.trimmingSpaces
    if OneLine.isBlank(String(trimmed)) { return false }
    text = trimmed
    reasons.append(reason)
    if provesMail { isMail = true }
    return true
  }
}

extension Substring {
  var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}

extension TitleRules {
  /// Removes what mail programs, mailing lists and servers add to a subject.
  static func stripMail(_ result: inout TitleImprovement, isMail: Bool) {
    var subject = MailSubject(result.title)
    subject.isKnown = isMail
    var steps = 0
    while steps < 2_100, step(&subject) { steps += 1 }
    if subject.reasons.isEmpty || isOnlyReply(subject.text) { return }
    let ids = subject.tickets.joined(separator: " ")
    let kept = String(subject.text)
    result.title = ids.isEmpty ? kept : kept + " " + ids
    for reason in subject.reasons { result.note(reason) }
    if !subject.isTask { result.isTask = false }
  }

  private static func step(_ subject: inout MailSubject) -> Bool {
    switch subject.text.first {
    case "[", "{", "(": bracketed(&subject) || stripTrailing(&subject)
    case "*": stripStars(&subject) || stripTrailing(&subject)
    default: stripReply(&subject) || stripTrailing(&subject) || stripAnnouncement(&subject)
    }
  }

  /// Removes `(fwd)` and `[EXT]` at the end.
  private static func stripTrailing(_ subject: inout MailSubject) -> Bool {
    guard let last = subject.text.last, last == ")" || last == "]" else { return false }
    guard let open = subject.text.suffix(24).lastIndex(of: last == ")" ? "(" : "["), open > subject.text.startIndex
    else { return false }
    let inside = subject.text[subject.text.index(after: open)...].dropLast().lowercased()
    if last == ")", inside == "fwd" || inside == "fw" {
      return subject.take(subject.text[..<open], .replyPrefix, provesMail: true)
    }
    guard last == "]", ServerMark.has(inside) else { return false }
    return subject.take(subject.text[..<open], .serverMark, provesMail: true)
  }

  /// Removes `***SPAM***` at the beginning.
  private static func stripStars(_ subject: inout MailSubject) -> Bool {
    let rest = subject.text.drop { $0 == "*" }
    guard let close = rest.prefix(24).firstIndex(of: "*") else { return false }
    let name = rest[..<close].trimmingSpaces.lowercased()
    guard ServerMark.has(name) else { return false }
    return subject.take(rest[close...].drop { $0 == "*" || $0 == ":" }, .serverMark, provesMail: true)
  }
}
