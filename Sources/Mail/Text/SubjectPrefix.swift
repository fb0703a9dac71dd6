internal import Domain

/// Recognizes the reply and forward prefixes of subjects.
enum SubjectPrefix {
  /// Prefixes of forwarded mails.
  private static let forwarding: Set<String> = [
    "fw", "fwd", "wg", "tr", "rv", "enc", "i", "vb", "vs", "vl", "pd", "ilt", "i̇lt", "doorst", "πρθ", "пересл", "转发",
    "轉寄",
    "轉發", "転送", "전달", "הועבר",
  ]

  /// Whether a mail is a reply and not forwarded.
  ///
  /// - Parameter answers: whether a header names the original mail, which is also the case for forwarded mails.
  static func isReply(_ subject: String, answers: Bool) -> Bool {
    // For example `[EXT] [list] WG: …`.
    var rest = subject[...]
    while rest.first == "[", let close = rest.firstIndex(of: "]") {
      if holdsForwarding(rest[..<close].dropFirst()) { return false }
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    if holdsForwarding(rest) || subject.lowercased().hasSuffix("(fwd)") { return false }
    guard let colon = rest.firstIndex(of: ":") else { return answers }
    return answers || TitleRules.isOnlyReply(rest[...colon])
  }

  private static func holdsForwarding(_ text: Substring) -> Bool {
    guard let colon = text.prefix(16).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return forwarding.contains(text[..<colon].prefix { $0.isLetter }.lowercased())
  }

  /// Whether a subject consists only of prefixes, like `Re: AW:`.
  static func isAll(of subject: String) -> Bool {
    if OneLine.isBlank(subject) { return true }
    guard subject.utf8.count < 100, subject.last == ":" || subject.last == "：" else { return false }
    let names = subject.split { $0 == ":" || $0 == "：" }
    return names.allSatisfy { TitleRules.isOnlyReply($0 + ":") }
  }
}
