import Domain

/// The time fields of a form: an instant, or a local day and time.
struct WhenForm {
  var fields: Fields
  var zones: Environment.Zones

  /// Returns nil if the form contains no start.
  func start() throws(PlannerFailure) -> Instant? {
    // Set by the answer to a conflict; takes precedence over the original start.
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

  /// Returns nil if the form contains no length.
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
