extension RecurrenceRule {
  /// The value of an RRULE property, with parts in the order they take effect and without default values. Reads back to
  /// the same rule.
  public var text: String {
    var parts = ["FREQ=" + frequency.name]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    add(.months, months, to: &parts)
    add(.weekNumbers, weekNumbers, to: &parts)
    add(.yearDays, yearDays, to: &parts)
    add(.monthDays, monthDays, to: &parts)
    if !weekdays.isEmpty { parts.append("BYDAY=" + weekdays.map { $0.text }.joined(separator: ",")) }
    add(.hours, hours, to: &parts)
    add(.minutes, minutes, to: &parts)
    add(.seconds, seconds, to: &parts)
    add(.positions, positions, to: &parts)
    if weekStart != 1 { parts.append("WKST=" + RuleText.weekdayNames[weekStart - 1]) }
    if let end = endText { parts.append(end) }
    return parts.joined(separator: ";")
  }

  private func add(_ part: Part, _ values: [Int], to parts: inout [String]) {
    if !values.isEmpty { parts.append(part.rawValue + "=" + values.map { String($0) }.joined(separator: ",")) }
  }

  private var endText: String? {
    switch end {
    case .never: nil
    case .count(let count): "COUNT=\(count)"
    case .until(.day(let day)): "UNTIL=" + RuleText.date(day)
    case .until(.wall(let wall)): "UNTIL=" + RuleText.date(wall.day) + "T" + RuleText.time(wall.second)
    case .until(.instant(let instant)):
      "UNTIL=" + RuleText.date(instant.utc.day) + "T" + RuleText.time(instant.utc.second) + "Z"
    }
  }
}

extension RecurrenceRule.Weekday {
  /// The value in BYDAY: `MO`, `2TU`, `-1FR`.
  var text: String { (ordinal == 0 ? "" : String(ordinal)) + RuleText.weekdayNames[weekday - 1] }
}

extension RuleText {
  /// Returns a time of day as in `090000`.
  static func time(_ second: Int) -> String {
    [second / 3_600, second / 60 % 60, second % 60].map { Ascii.padded($0, to: 2) }.joined()
  }
}
