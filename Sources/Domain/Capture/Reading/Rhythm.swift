/// A recurrence as read.
struct Rhythm: Sendable {
  enum Frequency: String, Sendable, Comparable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    static func < (left: Frequency, right: Frequency) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .minutely: 0
      case .hourly: 1
      case .daily: 2
      case .weekly: 3
      case .monthly: 4
      case .yearly: 5
      }
    }
  }

  /// A weekday and its ordinal within the month; 0 for every one.
  struct Weekday: Hashable, Sendable {
    var ordinal = 0
    var weekday: Int
  }

  struct Piece: Sendable {
    var kind: Chip.Kind
    var tokens: Range<Int>
  }

  var frequency: Frequency
  var interval = 1
  var weekdays: [Weekday] = []
  var monthDays: [Int] = []
  var months: [Int] = []
  var weekNumbers: [Int] = []
  var positions: [Int] = []
  var count: Int?
  var until: Day?
  /// How long the recurrence lasts from its first day on.
  var length: Span?
  var anchor = Recurrence.Anchor.schedule
  var part: DayPart?
  /// Words that set a field of their own: the duration or the anchor.
  var pieces: [Piece] = []
  /// Other possible meanings, as rules.
  var others: [String] = []
  /// Whether the words describe a thing, as in "monthly report", and so stay in the title.
  var isAdjective = false
  /// Whether the words say more than the rule can express.
  var keepsWords = false
  var end: Int

  init(_ frequency: Frequency, every interval: Int = 1, weekdays: [Int] = [], end: Int) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays.map { Weekday(ordinal: 0, weekday: $0) }
    self.end = end
  }

  /// Creates a recurrence every 1…999 units. Returns nil for another interval and for seconds.
  init?(every interval: Int, _ unit: TimeUnit, end: Int) {
    guard interval >= 1, interval <= 999 else { return nil }
    switch unit {
    case .second: return nil
    case .minute: self.init(.minutely, every: interval, end: end)
    case .hour: self.init(.hourly, every: interval, end: end)
    case .day: self.init(.daily, every: interval, end: end)
    case .workday: self.init(.weekly, every: interval, weekdays: [1, 2, 3, 4, 5], end: end)
    case .weekend: self.init(.weekly, every: interval, weekdays: [6, 7], end: end)
    case .week: self.init(.weekly, every: interval, end: end)
    case .month: self.init(.monthly, every: interval, end: end)
    case .quarter: self.init(.monthly, every: interval * 3, end: end)
    case .year: self.init(.yearly, every: interval, end: end)
    }
  }

  private static let codes = ["", "MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// An RRULE value (RFC 5545 §3.3.10), without UNTIL.
  var rule: String {
    var text = "FREQ=" + frequency.rawValue
    if interval > 1 { text += ";INTERVAL=\(interval)" }
    append("BYMONTH", months.map { String($0) }, to: &text)
    append("BYWEEKNO", weekNumbers.map { String($0) }, to: &text)
    append("BYMONTHDAY", monthDays.map { String($0) }, to: &text)
    append("BYDAY", weekdays.map { ($0.ordinal == 0 ? "" : String($0.ordinal)) + Rhythm.codes[$0.weekday] }, to: &text)
    append("BYSETPOS", positions.map { String($0) }, to: &text)
    if let count { text += ";COUNT=\(count)" }
    return text
  }

  private func append(_ name: String, _ values: [String], to text: inout String) {
    if !values.isEmpty { text += ";" + name + "=" + values.joined(separator: ",") }
  }
}
