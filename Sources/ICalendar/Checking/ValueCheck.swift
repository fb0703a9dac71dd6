/// Checks single values against the type of their property.
enum ValueCheck {
  /// Standard properties whose value must not be empty.
  static let needsValue = [
    "UID", "DTSTAMP", "DTSTART", "DTEND", "DUE", "COMPLETED", "CREATED", "LAST-MODIFIED", "RECURRENCE-ID", "PRIORITY",
    "PERCENT-COMPLETE", "STATUS", "DURATION", "ESTIMATED-DURATION", "RRULE", "RELATED-TO", "VERSION", "PRODID", "TZID",
  ]

  static func problem(of line: ContentLine, named name: String, in component: String) -> Problem.Kind? {
    switch name {
    case "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED": utc(line, name, in: component)
    case "DTSTART", "DTEND", "DUE", "RECURRENCE-ID": dateTime(line, name)
    case "EXDATE": dates(line, name)
    case "DURATION", "ESTIMATED-DURATION": duration(line, name)
    case "TRIGGER": trigger(line)
    case "PRIORITY": number(line, name, 0...9)
    case "PERCENT-COMPLETE": number(line, name, 0...100)
    case "SEQUENCE", "REPEAT": number(line, name, 0...999_999_999)
    case "STATUS": status(line, in: component)
    default: nil
    }
  }

  /// Returns how the end contradicts the start, or nil if it does not. Does not compare values in different time zones.
  static func conflict(due: ContentLine, start: ContentLine) -> Problem.Kind? {
    guard let due = ICalDateTime(due), let start = ICalDateTime(start) else { return nil }
    if (due.time == nil) != (start.time == nil) { return .dueAndStartOfDifferentForm }
    if (due.form == .floating) != (start.form == .floating) { return .dueAndStartOfDifferentForm }
    guard due.form == start.form, let first = moment(start), let last = moment(due) else { return nil }
    return last < first ? .dueBeforeStart : nil
  }

  private static func moment(_ value: ICalDateTime) -> (ICalDate, ICalTime)? {
    guard let time = value.time ?? ICalTime(hour: 0, minute: 0) else { return nil }
    return (value.date, time)
  }

  private static func utc(_ line: ContentLine, _ name: String, in component: String) -> Problem.Kind? {
    guard let value = ICalDateTime(line) else { return .invalidDate(property: name) }
    return value.form == .utc ? nil : .wrongDateForm(property: name)
  }

  private static func dateTime(_ line: ContentLine, _ name: String) -> Problem.Kind? {
    guard let value = ICalDateTime(line) else { return .invalidDate(property: name) }
    return formFits(value, line) ? nil : .wrongDateForm(property: name)
  }

  private static func dates(_ line: ContentLine, _ name: String) -> Problem.Kind? {
    for text in line.texts {
      guard let value = ICalDateTime(text) else { return .invalidDate(property: name) }
      guard formFits(value, line) else { return .wrongDateForm(property: name) }
    }
    return nil
  }

  /// Whether the written value has the type that `VALUE` names.
  private static func formFits(_ value: ICalDateTime, _ line: ContentLine) -> Bool {
    let type = line.parameter("VALUE") ?? "DATE-TIME"
    return ASCII.equal(type.utf8, "DATE".utf8) == (value.form == .date)
  }

  private static func duration(_ line: ContentLine, _ name: String) -> Problem.Kind? {
    guard let value = ICalDuration(line.valueBytes), value.seconds >= 0 else { return .invalidDuration(property: name) }
    return nil
  }

  private static func trigger(_ line: ContentLine) -> Problem.Kind? {
    if ASCII.equal((line.parameter("VALUE") ?? "").utf8, "DATE-TIME".utf8) {
      return ICalDateTime(line) == nil ? .invalidDate(property: "TRIGGER") : nil
    }
    return ICalDuration(line.valueBytes) == nil ? .invalidDuration(property: "TRIGGER") : nil
  }

  private static func number(_ line: ContentLine, _ name: String, _ range: ClosedRange<Int>) -> Problem.Kind? {
    guard let value = ASCII.number(ASCII.trimmed(line.valueBytes)), range.contains(value) else {
      return .invalidNumber(property: name)
    }
    return nil
  }

  private static func status(_ line: ContentLine, in component: String) -> Problem.Kind? {
    guard let rules = ComponentRules.rules(for: component), !rules.statuses.isEmpty else { return nil }
    let value = ASCII.word(ASCII.trimmed(line.valueBytes))
    return rules.statuses.contains(value) ? nil : .invalidStatus(value, component: component)
  }
}
