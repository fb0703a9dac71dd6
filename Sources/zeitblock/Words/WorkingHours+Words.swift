import Domain

extension WorkingHours.Fault {
  /// What is wrong and how it is written right.
  func words(in language: Language) -> String {
    switch self {
    case .unreadable(let part):
      language(
        "\(language.quoted(part)) says no hours, write 1=09:00-12:30+13:00-17:00;2=09:00-17:00 (1 is Monday) or none",
        "\(language.quoted(part)) nennt keine Zeiten, schreib 1=09:00-12:30+13:00-17:00;2=09:00-17:00 (1 ist Montag) oder none"
      )
    case .repeated(let weekday):
      language("weekday \(weekday) is there twice", "der Wochentag \(weekday) steht zweimal da")
    case .overlapping(let weekday):
      language(
        "the hours of weekday \(weekday) overlap with others",
        "die Zeiten am Wochentag \(weekday) überschneiden sich mit anderen")
    case .tooMany(let weekday):
      language(
        "weekday \(weekday) has more than \(WorkingHours.mostStretches) stretches",
        "der Wochentag \(weekday) hat mehr als \(WorkingHours.mostStretches) Abschnitte")
    }
  }
}
