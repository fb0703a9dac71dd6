import Domain

/// When something shall be, as a form says it: an instant, or a day and a time of clocks here.
struct WhenForm {
  var fields: Fields
  var zones: Environment.Zones

  /// Nil where the form says nothing about it.
  func start() throws(PlannerFailure) -> Instant? {
    // Chosen where a time was refused; it wins over what was asked for at first.
    if let text = fields["instead"] ?? fields["start"], !text.isEmpty {
      guard let start = Instant(iso: text) else { throw .invalid([Problem(.start, .dayUnreadable)]) }
      return start
    }
    guard let text = fields["day"] else { return nil }
    guard let day = Day(iso: text), let time = WallTime(iso: fields["time"] ?? "") else {
      throw .invalid([Problem(.start, .dayUnreadable)])
    }
    return zones.instant(of: WallClock(day: day, second: time.minutes * 60))
  }

  /// Nil where the form says nothing about it.
  func minutes() throws(PlannerFailure) -> Int? {
    guard let text = fields["minutes"], !text.isEmpty else { return nil }
    guard let minutes = Int(outside: text) else { throw .invalid([Problem(.length, .durationNotANumber)]) }
    return minutes
  }

  var isAnyway: Bool { fields["anyway"] != nil }
}

extension Instant {
  func after(minutes: Int) -> Instant { Instant(seconds: seconds + Int64(minutes) * 60) }
}
