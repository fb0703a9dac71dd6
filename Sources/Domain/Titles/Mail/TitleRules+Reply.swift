extension TitleRules {
  /// Removes a prefix such as `Re:`, `AW[2]:` or `Fwd (3) :`.
  static func stripReply(_ subject: inout MailSubject) -> Bool {
    guard let colon = subject.text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let name = withoutCounter(withoutPoint(subject.text[..<colon].trimmingSpaces)).lowercased()
    guard let kind = ReplyPrefix.kind(name) else { return false }
    let rest = subject.text[subject.text.index(after: colon)...]
    if kind == .afterAnother, !subject.isMail, !subject.isKnown {
      let behind = behindSingles(rest)
      // `R: tidyverse lernen` is the user's own title, `R: R: Preventivo` is not.
      if behind.startIndex == rest.trimmingSpaces.startIndex, !startsWithReply(behind) { return false }
    }
    if kind == .ambiguous, !subject.isMail, isActionable(String(rest)), !startsWithReply(rest.trimmingSpaces) {
      return false
    }
    if !subject.isMail, subject.text[colon] == ":", isName(rest) { return false }
    if !subject.isMail, !subject.isKnown, isOwn(subject.text[..<colon].lowercased(), rest) { return false }
    return subject.take(rest, .replyPrefix, provesMail: true)
  }

  /// Returns true for a German task of the user that begins like a prefix: `WG: Miete überweisen`, where WG is a shared
  /// flat, and `FW: Firmware aktualisieren`, where the prefix may abbreviate the first word.
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

  /// Removes the dot of `Antw.`, `Odp.`.
  private static func withoutPoint(_ name: Substring) -> Substring {
    ReplyPrefix.pointed.contains(name.lowercased()) ? name.dropLast() : name
  }

  /// Removes the single letters at the beginning of `R: Re: …`.
  private static func behindSingles(_ rest: Substring) -> Substring {
    var rest = rest.trimmingSpaces
    while rest.prefix(2).lowercased() == "r:" || rest.prefix(2).lowercased() == "i:" {
      rest = rest.dropFirst(2).trimmingSpaces
    }
    return rest
  }

  /// Returns true if a text is only a prefix, as for a mail without a subject.
  public static func isOnlyReply(_ text: Substring) -> Bool {
    guard text.utf8.count < 40, let last = text.last, last == ":" || last == "：" else { return false }
    return ReplyPrefix.kind(withoutCounter(text.dropLast().trimmingSpaces).lowercased()) != nil
  }

  /// Returns true if the word directly after the colon belongs to a name: `re:publica`.
  private static func isName(_ rest: Substring) -> Bool {
    guard rest.first != " " else { return false }
    let word = rest.prefix { $0 != " " }
    return ReplyPrefix.names.contains(word.lowercased())
      || rest.utf8.contains(0x20) && word.utf8.allSatisfy { Ascii.isLower($0) }
        && isActionable(String(rest))
  }

  /// Removes `[2]`, `(2)`, `^2` or `*2` after the prefix.
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

  /// Removes the digits at the end. Returns nil if there are none.
  private static func droppingDigits(_ text: Substring) -> Substring? {
    var rest = text
    while let last = rest.utf8.last, Ascii.isDigit(last) { rest = rest.dropLast() }
    return rest.endIndex == text.endIndex ? nil : rest
  }
}
