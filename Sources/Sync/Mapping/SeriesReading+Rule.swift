import Domain
import ICalendar

/// Interprets RRULE values (RFC 5545 §3.3.10) as patterns, where the start and due of a recurring task allow it.
extension SeriesReading {
  /// Returns the rule as written, with the other properties of the recurrence.
  func rule(_ text: String) -> Recurrence {
    var recurrence = Recurrence(.rule(text), series: series)
    // The parse error is irrelevant here; an unreadable rule is kept as written.
    if let rule = try? RecurrenceRule(parsing: text), let wall = lastWall(rule), wall.second == Self.lastSecond {
      recurrence.end = .until(wall.day)
    }
    return recurrence
  }

  /// Returns the pattern that a rule expresses, or nil if there is none.
  /// - Parameters:
  ///   - token: the value of X-ZEITBLOCK-REPEAT. It is only valid for the rule it was written with.
  ///   - scheduled: the original day of the occurrence if its due date was moved.
  func pattern(_ text: String, _ token: String, on scheduled: Day?) -> Recurrence? {
    guard !TaskMapping.hasExceptions(todo) else { return nil }
    if let ours = RepeatToken.recurrence(token), Self.same(text, written(ours)) { return ours }
    // An unreadable rule was not written by Zeitblock.
    guard let rule = try? RecurrenceRule(parsing: text),
      var recurrence = Recurrence(showing: rule, on: scheduled ?? startOrDue), !speaksOfStart(rule)
    else { return nil }
    if rule.end == .never { return recurrence }
    guard series == nil, let end = end(of: rule) else { return nil }
    recurrence.end = end
    return recurrence
  }

  /// Returns the rule for a recurrence. An end date becomes the last second of that day if the task has times.
  func written(_ recurrence: Recurrence) -> String { fitted(recurrence.rule()) }

  /// Returns the rule with UNTIL in the form that the start requires (RFC 5545 §3.3.10): a date for dates, UTC for
  /// zoned times.
  func fitted(_ text: String) -> String {
    // An unreadable rule stays unchanged.
    guard let rule = try? RecurrenceRule(parsing: text), let wall = lastWall(rule), wall.second == Self.lastSecond,
      let value = end(at: wall)
    else { return text }
    return text.split(separator: ";").map { piece in
      piece.uppercased().hasPrefix("UNTIL=") ? piece.prefix(6) + value : String(piece)
    }.joined(separator: ";")
  }

  /// True if both rules are equivalent.
  private static func same(_ left: String, _ right: String) -> Bool {
    // Unreadable rules are never equivalent.
    guard let left = try? RecurrenceRule(parsing: left), let right = try? RecurrenceRule(parsing: right) else {
      return false
    }
    return left == right
  }
}

/// The end of a rule.
extension SeriesReading {
  private static let lastSecond = 86_399

  /// Returns the last moment of a rule in the zone of the recurring task.
  private func lastWall(_ rule: RecurrenceRule) -> WallClock? {
    guard case .until(let until) = rule.end else { return nil }
    switch until {
    case .day(let day): return WallClock(day: day, second: Self.lastSecond)
    case .wall(let wall): return wall
    case .instant(let instant): return moments.zones.wall(instant, moments.zones.localZone)
    }
  }

  /// Returns the end as a count or a day, or nil if neither can express it.
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

/// Whether a rule refers to the start or the due date.
extension SeriesReading {
  private var startOrDue: Day? {
    (todo.dateTime("DUE") ?? todo.dateTime("DTSTART")).flatMap { moments.local($0)?.day }
  }

  /// True for a rule that matches only the start. Patterns refer to the due date, so they cannot express it.
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
