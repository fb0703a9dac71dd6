internal import Domain

/// What a mail program put before the subject.
enum SubjectPrefix {
  /// Prefixes of mails that are passed on.
  private static let forwarding: Set<String> = [
    "fw", "fwd", "wg", "tr", "rv", "enc", "i", "vb", "vs", "vl", "pd", "ilt", "i̇lt", "doorst", "πρθ", "пересл", "转发",
    "轉寄",
    "轉發", "転送", "전달", "הועבר",
  ]

  /// Whether a mail answers another one and does not pass it on.
  ///
  /// - Parameter answers: whether a header names the mail it answers; mails that are passed on name one too.
  static func isReply(_ subject: String, answers: Bool) -> Bool {
    // `[EXT] [list] WG: …`
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

  /// True for a subject of which nothing but prefixes can be seen: `Re: AW:`
  static func isAll(of subject: String) -> Bool {
    if OneLine.isBlank(subject) { return true }
    guard subject.utf8.count < 100, subject.last == ":" || subject.last == "：" else { return false }
    let names = subject.split { $0 == ":" || $0 == "：" }
    return names.allSatisfy { TitleRules.isOnlyReply($0 + ":") }
  }
}
