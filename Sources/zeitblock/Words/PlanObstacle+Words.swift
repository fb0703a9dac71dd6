import Domain

extension PlanObstacle {
  /// Why a proposed block of a title cannot be accepted, as a part of a sentence.
  func words(of title: String, in language: Language) -> String {
    let name = language.quoted(title)
    return switch self {
    case .gone: language("one of these is no longer proposed", "einer dieser Vorschläge ist nicht mehr da")
    case .taskGone: language("\(name) is gone", "\(name) ist weg")
    case .taskDone: language("\(name) is done", "\(name) ist erledigt")
    case .planned: language("all of \(name) has a time by now", "alles von \(name) hat inzwischen eine Zeit")
    case .past: language("the time for \(name) has begun", "die Zeit für \(name) hat schon begonnen")
    case .taken(let other):
      language(
        "where \(name) would be there is \(language.quoted(other)) now",
        "wo \(name) hin soll, liegt jetzt \(language.quoted(other))")
    case .blockChanged:
      language(
        "the time block of \(name) was changed meanwhile", "der Zeitblock von \(name) wurde inzwischen geändert")
    case .calendarReadOnly(let calendar):
      language(
        "the calendar \(language.quoted(calendar)) of \(name) may only be read",
        "der Kalender \(language.quoted(calendar)) von \(name) darf nur gelesen werden")
    }
  }
}
