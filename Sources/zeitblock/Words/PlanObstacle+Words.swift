import Domain

extension PlanObstacle {
  /// Returns, as part of a sentence, why a proposed block for the titled task cannot be accepted.
  func words(of title: String, in language: Language) -> String {
    let name = language.quoted(title)
    return switch self {
    case .gone: language("part of this proposal no longer applies", "ein Teil dieses Vorschlags gilt nicht mehr")
    case .taskGone: language("\(name) was deleted", "\(name) wurde gelöscht")
    case .taskDone: language("\(name) is completed", "\(name) ist erledigt")
    case .planned: language("all of \(name) is scheduled by now", "\(name) ist inzwischen ganz eingeplant")
    case .past: language("the time for \(name) has already started", "die Zeit für \(name) hat schon begonnen")
    case .taken(let other):
      language(
        "\(language.quoted(other)) is now in the place of \(name)",
        "am Platz von \(name) liegt jetzt \(language.quoted(other))")
    case .blockChanged:
      language("the time block of \(name) has changed", "der Zeitblock von \(name) wurde inzwischen geändert")
    case .calendarReadOnly(let calendar):
      language(
        "the calendar \(language.quoted(calendar)) of \(name) is read-only",
        "der Kalender \(language.quoted(calendar)) von \(name) ist schreibgeschützt")
    }
  }
}
