extension TitleRules {
  /// `Re:`, `AW[2]:`, `Fwd (3) :` …
  static func stripReply(_ subject: inout MailSubject) -> Bool {
    guard let colon = subject.text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let name = withoutCounter(withoutPoint(subject.text[..<colon].trimmingSpaces)).lowercased()
    guard let kind = ReplyPrefix.kind(name) else { return false }
    let rest = subject.text[subject.text.index(after: colon)...]
    if kind == .afterAnother, !subject.isMail, !subject.isKnown {
      let behind = behindSingles(rest)
      // “R: tidyverse lernen” is somebody's own, “R: R: Preventivo” is not.
      if behind.startIndex == rest.trimmingSpaces.startIndex, !startsWithReply(behind) { return false }
    }
    if kind == .ambiguous, !subject.isMail, isActionable(String(rest)), !startsWithReply(rest.trimmingSpaces) {
      return false
    }
    if !subject.isMail, subject.text[colon] == ":", isName(rest) { return false }
    if !subject.isMail, !subject.isKnown, isOwn(subject.text[..<colon].lowercased(), rest) { return false }
    return subject.take(rest, .replyPrefix, provesMail: true)
  }

  /// „WG: Miete überweisen“, of those who share a flat, and „FW: Firmware aktualisieren“: a German task of its own, and of
  /// the others one whose first word the prefix may shorten.
  private static func isOwn(_ name: String, _ rest: Substring) -> Bool {
    let words = TitleWord.words(of: String(rest))
    guard ReplyPrefix.own.contains(name), let first = words.first, let last = words.last, first.key != "bitte",
      !first.key.hasPrefix(name), name == "wg" || mayShorten(name, first.key),
      !words.contains(where: { $0.after == ":" || $0.after == "," })
    else { return false }
    return last.isInfinitive && rest.trimmingSpaces.first != "[" && (name != "wg" || isAboutHousehold(words))
      || words.count == 1 && ReplyPrefix.chores.contains(last.key)
  }

  private static func isAboutHousehold(_ words: [TitleWord]) -> Bool {
    words.contains { word in ReplyPrefix.household.contains { word.key.hasPrefix($0) } }
  }

  private static func mayShorten(_ name: String, _ word: String) -> Bool {
    word.utf8.first == name.utf8.first && word.utf8.contains(UInt8(ascii: "w"))
  }

  /// `Antw.`, `Odp.`
  private static func withoutPoint(_ name: Substring) -> Substring {
    ReplyPrefix.pointed.contains(name.lowercased()) ? name.dropLast() : name
  }

  /// `R: Re: …` without the single letters in front.
  private static func behindSingles(_ rest: Substring) -> Substring {
    var rest = rest.trimmingSpaces
    while rest.prefix(2).lowercased() == "r:" || rest.prefix(2).lowercased() == "i:" {
      rest = rest.dropFirst(2).trimmingSpaces
    }
    return rest
  }

  /// Whether a text is nothing but a prefix: a mail without a subject.
  public static func isOnlyReply(_ text: Substring) -> Bool {
    guard text.utf8.count < 40, let last = text.last, last == ":" || last == "：" else { return false }
    return ReplyPrefix.kind(withoutCounter(text.dropLast().trimmingSpaces).lowercased()) != nil
  }

  /// Whether a word follows the colon so closely that both are one name: re:publica.
  private static func isName(_ rest: Substring) -> Bool {
    guard rest.first != " " else { return false }
    let word = rest.prefix { $0 != " " }
    return ReplyPrefix.names.contains(word.lowercased())
      || rest.utf8.contains(0x20) && word.utf8.allSatisfy { Ascii.isLower($0) }
        && isActionable(String(rest))
  }

  /// Without `[2]`, `(2)`, `^2`, `*2` behind the name.
  private static func withoutCounter(_ name: Substring) -> Substring {
    var rest = name
    if rest.last == "]" || rest.last == ")" {
      let open: Character = rest.last == "]" ? "[" : "("
      rest = rest.dropLast()
      guard let digits = droppingDigits(rest), digits.last == open else { return name }
      return digits.dropLast().trimmingSpaces
    }
    guard let digits = droppingDigits(rest), digits.last == "^" || digits.last == "*" else { return name }
    return digits.dropLast().trimmingSpaces
  }

  /// Without the digits at the end; nil when there are none.
  private static func droppingDigits(_ text: Substring) -> Substring? {
    var rest = text
    while let last = rest.utf8.last, Ascii.isDigit(last) { rest = rest.dropLast() }
    return rest.endIndex == text.endIndex ? nil : rest
  }
}
