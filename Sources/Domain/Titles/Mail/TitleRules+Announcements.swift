extension TitleRules {
  /// Turns invitations into tasks, and marks automatic replies as no tasks.
  static func stripAnnouncement(_ subject: inout MailSubject) -> Bool {
    guard let colon = subject.text.prefix(48).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let name = subject.text[..<colon].trimmingSpaces.lowercased()
    let rest = subject.text[subject.text.index(after: colon)...].trimmingSpaces
    if automatic.contains(name) && (subject.isMail || subject.isKnown || !saysDoing(rest))
      || absent.contains(name) && (subject.isMail || !isActionable(String(rest)))
    {
      guard subject.take(rest, .automaticAnswer, provesMail: true) else { return false }
      subject.isTask = false
      return true
    }
    let isGerman = germanInvitations.contains(name)
    guard isGerman || englishInvitations.contains(name), !rest.isEmpty, subject.isMail || !saysDoing(rest) else {
      return false
    }
    return subject.take((isGerman ? "Zusagen: " : "Accept: ") + withoutCalendar(rest), .invitation)
  }

  /// Removes the owner of the calendar from "Team sync @ Mon 23 Nov 2026 10am - 11am (CET) (jana@example.com)".
  private static func withoutCalendar(_ rest: Substring) -> Substring {
    guard rest.last == ")", let open = rest.lastIndex(of: "("), open > rest.startIndex else { return rest }
    let owner = rest[rest.index(after: open)...].dropLast()
    let head = rest[..<open].trimmingSpaces
    let isAddress = owner.utf8.contains(UInt8(ascii: "@")) && !owner.utf8.contains(UInt8(ascii: " "))
    return isAddress && !head.isEmpty ? head : rest
  }

  /// Returns true if the user's own words say what to do about an invitation: "Invitation: print cards".
  static func saysDoing(_ rest: Substring) -> Bool {
    let words = TitleWord.words(of: String(rest))
    guard let first = words.first, let last = words.last else { return false }
    return last.isInfinitive || (first.isLower || EnglishVerbs.isNoNoun(first.key)) && EnglishVerbs.has(first.key)
  }

  private static let germanInvitations: Set<String> = [
    "einladung", "termineinladung", "aktualisierte einladung", "besprechungseinladung", "einladung aktualisiert",
  ]
  private static let englishInvitations: Set<String> = [
    "invitation", "updated invitation", "meeting invitation", "calendar invitation",
  ]
  private static let automatic: Set<String> = [
    "automatische antwort", "automatisch antwoord", "automatic reply", "automatic response", "auto-reply",
    "auto reply", "autoreply", "auto-response", "auto response", "out of office autoreply", "out of office reply",
    "réponse automatique", "respuesta automática", "risposta automatica", "resposta automática", "automatiskt svar",
    "automatisk svar", "autosvar", "automatische abwesenheitsnotiz", "automatyczna odpowiedź", "abwesenheitsassistent",
    "automatyczna odp", "自動応答", "自动答复", "automatische rückantwort", "automatische abwesenheitsmeldung",
    "automaattinen vastaus", "автоматический ответ",
  ]
  private static let absent: Set<String> = [
    "abwesenheitsnotiz", "abwesenheitsmeldung", "out of office", "out-of-office",
    "absence du bureau", "fuera de la oficina", "fuori sede", "fuori ufficio", "afwezig",
  ]
}
