import Domain
import ICalendar

/// RRULE values (RFC 5545 §3.3.10) as patterns, where start and due of a series allow it.
extension SeriesReading {
  /// The rule as it is written, with what belongs to the series.
  func rule(_ text: String) -> Recurrence {
    var recurrence = Recurrence(.rule(text), series: series)
    // Nobody is served by knowing here what is wrong with a rule.
    if let rule = try? RecurrenceRule(parsing: text), let wall = lastWall(rule), wall.second == Self.lastSecond {
      recurrence.end = .until(wall.day)
    }
    return recurrence
  }

  /// The pattern a rule says; nil when none does.
  /// - Parameters:
  ///   - token: what we may have written beside it. It counts as long as the rule is the one written for it.
  ///   - scheduled: the day the series has, when the due is another.
  func pattern(_ text: String, _ token: String, on scheduled: Day?) -> Recurrence? {
    guard !TaskMapping.hasExceptions(todo) else { return nil }
    if let ours = RepeatToken.recurrence(token), Self.same(text, written(ours)) { return ours }
    // A rule that cannot be read is none of ours.
    guard let rule = try? RecurrenceRule(parsing: text),
      var recurrence = Recurrence(showing: rule, on: scheduled ?? startOrDue), !speaksOfStart(rule)
    else { return nil }
    if rule.end == .never { return recurrence }
    guard series == nil, let end = end(of: rule) else { return nil }
    recurrence.end = end
    return recurrence
  }

  /// The rule for a recurrence. An end at a day is that day's last second where the series has times.
  func written(_ recurrence: Recurrence) -> String { fitted(recurrence.rule()) }

  /// The rule with an end of the form the series has (RFC 5545 §3.3.10): a date for dates, UTC in a zone.
  func fitted(_ text: String) -> String {
    // A rule that cannot be read stays as it is.
    guard let rule = try? RecurrenceRule(parsing: text), let wall = lastWall(rule), wall.second == Self.lastSecond,
      let value = end(at: wall)
    else { return text }
    return text.split(separator: ";").map { piece in
      piece.uppercased().hasPrefix("UNTIL=") ? piece.prefix(6) + value : String(piece)
    }.joined(separator: ";")
  }

  /// Both say the same.
  private static func same(_ left: String, _ right: String) -> Bool {
    // One that cannot be read says nothing.
    guard let left = try? RecurrenceRule(parsing: left), let right = try? RecurrenceRule(parsing: right) else {
      return false
    }
    return left == right
  }
}

/// The end of a rule.
extension SeriesReading {
  private static let lastSecond = 86_399

  /// The last moment of a rule as the clock of the series shows it.
  private func lastWall(_ rule: RecurrenceRule) -> WallClock? {
    guard case .until(let until) = rule.end else { return nil }
    switch until {
    case .day(let day): return WallClock(day: day, second: Self.lastSecond)
    case .wall(let wall): return wall
    case .instant(let instant): return moments.zones.wall(instant, moments.zones.localZone)
    }
  }

  /// Nil when it cannot be said by a day.
  private func end(of rule: RecurrenceRule) -> Recurrence.End? {
    if case .count(let count) = rule.end { return .count(count) }
    guard let last = lastWall(rule), let due = (todo.dateTime("DUE") ?? todo.dateTime("DTSTART")) else { return nil }
    let second = moments.local(due)?.second ?? 0
    return .until(second <= last.second ? last.day : last.day + -1)
  }

  private func end(at wall: WallClock) -> String? {
    switch (todo.dateTime("DTSTART") ?? todo.dateTime("DUE"))?.form {
    case nil, .date: moments.value(wall, .date)?.rawValue
    case .floating: moments.value(wall, .floating)?.rawValue
    case .utc, .zoned: moments.value(wall, .utc)?.rawValue
    }
  }
}

/// What a rule speaks of.
extension SeriesReading {
  private var startOrDue: Day? {
    (todo.dateTime("DUE") ?? todo.dateTime("DTSTART")).flatMap { moments.local($0)?.day }
  }

  /// Patterns speak of the due; a rule that chooses only the start is none.
  private func speaksOfStart(_ rule: RecurrenceRule) -> Bool {
    guard let start = todo.dateTime("DTSTART").flatMap({ moments.local($0)?.day }),
      let due = todo.dateTime("DUE").flatMap({ moments.local($0)?.day }), start < due
    else { return false }
    return chooses(start, rule) && !chooses(due, rule)
  }

  private func chooses(_ day: Day, _ rule: RecurrenceRule) -> Bool {
    var endless = rule
    endless.end = .never
    var days = endless.occurrences(from: day, notAfter: day)
    return days.next() == day
  }
}
