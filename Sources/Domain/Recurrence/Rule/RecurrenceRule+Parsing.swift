extension RecurrenceRule {
  /// Reads the value of an RRULE property, ignoring case. Accepts a trailing semicolon.
  /// - Throws: The first part that is invalid, unknown, repeated or not allowed with the others.
  public init(parsing text: String) throws(RecurrenceRuleError) {
    let parts = try RecurrenceRule.parts(text)
    guard let name = parts.first(where: { $0.part == .frequency })?.value else { throw .noFrequency }
    guard let frequency = Frequency(name: name) else { throw .value(.frequency, name) }
    self.init(frequency)
    for (part, value) in parts where part != .frequency { try take(part, value) }
    try checkCombinations(parts.map { $0.part })
  }

  /// Returns the parts in order, with values in upper case.
  private static func parts(_ text: String) throws(RecurrenceRuleError) -> [(part: Part, value: String)] {
    var parts: [(part: Part, value: String)] = []
    for piece in RuleText.pieces(text, at: UInt8(ascii: ";")) where !piece.isEmpty {
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { throw .unreadable(RuleText.string(piece)) }
      let name = RuleText.string(piece[..<equals])
      guard let part = Part(rawValue: name) else { throw .unknownPart(name) }
      guard !parts.contains(where: { $0.part == part }) else { throw .repeated(part) }
      parts.append((part, RuleText.string(piece[(equals + 1)...])))
    }
    return parts
  }

  private mutating func take(_ part: Part, _ value: String) throws(RecurrenceRuleError) {
    switch part {
    case .frequency: break
    case .interval: interval = try RuleText.number(part, value)
    case .count: end = .count(try RuleText.number(part, value))
    case .until: end = .until(try RuleText.until(value))
    case .seconds: seconds = RuleText.unique(try RuleText.numbers(part, value, 0...60).map { min($0, 59) })
    case .minutes: minutes = try RuleText.numbers(part, value, 0...59)
    case .hours: hours = try RuleText.numbers(part, value, 0...23)
    case .weekdays: weekdays = try RuleText.weekdays(value)
    case .monthDays: monthDays = try RuleText.signed(part, value, 1...31)
    case .yearDays: yearDays = try RuleText.signed(part, value, 1...366)
    case .weekNumbers: weekNumbers = try RuleText.signed(part, value, 1...53)
    case .months: months = try RuleText.numbers(part, value, 1...12)
    case .positions: positions = try RuleText.signed(part, value, 1...366)
    case .weekStart: weekStart = try RuleText.weekday(part, value)
    }
  }

  private func checkCombinations(_ parts: [Part]) throws(RecurrenceRuleError) {
    if parts.contains(.count), parts.contains(.until) { throw .notTogether(.count, .until) }
    if !weekNumbers.isEmpty, frequency != .yearly { throw .notWith(.weekNumbers, frequency) }
    if !yearDays.isEmpty, frequency >= .daily, frequency <= .monthly { throw .notWith(.yearDays, frequency) }
    if !monthDays.isEmpty, frequency == .weekly { throw .notWith(.monthDays, frequency) }
    if weekdays.contains(where: { $0.ordinal != 0 }) {
      if frequency < .monthly { throw .notWith(.weekdays, frequency) }
      if !weekNumbers.isEmpty { throw .notTogether(.weekdays, .weekNumbers) }
    }
    if !positions.isEmpty, !hasSelection { throw .positionsOfNothing }
  }

  /// Whether any part other than BYSETPOS selects within a period.
  var hasSelection: Bool {
    !seconds.isEmpty || !minutes.isEmpty || !hours.isEmpty || !weekdays.isEmpty || !monthDays.isEmpty
      || !yearDays.isEmpty || !weekNumbers.isEmpty || !months.isEmpty
  }
}

extension RecurrenceRule.Frequency {
  /// The name used in FREQ.
  public var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }

  /// Returns nil for an unknown name.
  /// - Parameter name: The name in upper case.
  public init?(name: String) {
    guard let match = RecurrenceRule.Frequency.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
