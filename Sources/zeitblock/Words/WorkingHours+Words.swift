import Domain

extension WorkingHours.Fault {
  /// Describes the error and shows the correct notation.
  func words(in language: Language) -> String {
    switch self {
    case .unreadable(let part):
      language(
        """
        \(language.quoted(part)) has no valid times; write 1=09:00-12:30+13:00-17:00;2=09:00-17:00 (1 is Monday) or \
        none
        """,
        """
        \(language.quoted(part)) enthält keine gültigen Zeiten; schreibe 1=09:00-12:30+13:00-17:00;2=09:00-17:00 \
        (1 ist Montag) oder none
        """)
    case .repeated(let weekday):
      language("weekday \(weekday) appears twice", "der Wochentag \(weekday) kommt zweimal vor")
    case .overlapping(let weekday):
      language("the hours on weekday \(weekday) overlap", "die Zeiten am Wochentag \(weekday) überschneiden sich")
    case .tooMany(let weekday):
      language(
        "weekday \(weekday) has more than \(WorkingHours.mostStretches) ranges",
        "der Wochentag \(weekday) hat mehr als \(WorkingHours.mostStretches) Abschnitte")
    }
  }
}
