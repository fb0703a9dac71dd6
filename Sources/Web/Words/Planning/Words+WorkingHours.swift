import Domain

extension Words {
  /// Describes why a text is not valid working hours.
  func sentence(_ fault: WorkingHours.Fault) -> String {
    switch fault {
    case .unreadable(let part): self(plan: .hoursUnreadable, quoted(part))
    case .repeated(let weekday): self(plan: .hoursRepeated, name(ofWeekday: weekday))
    case .overlapping(let weekday): self(plan: .hoursOverlapping, name(ofWeekday: weekday))
    case .tooMany(let weekday):
      self(plan: .hoursTooMany, name(ofWeekday: weekday), "\(WorkingHours.mostStretches)")
    }
  }

  /// - Parameter weekday: 1 is Monday, 7 is Sunday.
  func name(ofWeekday weekday: Int) -> String { DayNames.of(language).weekdays[weekday - 1] }
}
