/// All meanings of a word in the grammar.
struct Lexeme: Sendable {
  /// 1…12; 0 for none.
  var month: UInt8 = 0
  /// 1 is Monday; 0 for none.
  var weekday: UInt8 = 0
  /// −1 for none.
  var cardinal: Int32 = -1
  /// The number of quarters, such as six for `anderthalb`; 0 for none.
  var quarters: UInt8 = 0
  /// 1…99; 0 for none.
  var ordinal: UInt8 = 0
  var unit: TimeUnit?
  var part: DayPart?
  /// The number of times, for words like "twice" and `achtmal`; 0 for none.
  var times: UInt8 = 0
  /// Days from today, for words like "tomorrow".
  var days: Int8?
  var holiday: Holiday?
  /// The cycle of words like "weekly".
  var cycle: Cycle?
  var season: UInt8 = 0
  var measuring: Measuring?
  var roles = Roles()
  var isEmpty = true

  mutating func add(_ meaning: Meaning) {
    isEmpty = false
    switch meaning {
    case .month(let number): month = UInt8(number)
    case .weekday(let number): weekday = UInt8(number)
    case .shortWeekday(let number):
      weekday = UInt8(number)
      roles.insert(.short)
    case .weekdays(let number):
      weekday = UInt8(number)
      roles.insert(.plural)
    case .cardinal(let number): cardinal = Int32(number)
    case .quarters(let number): quarters = UInt8(number)
    case .ordinal(let number): ordinal = UInt8(number)
    case .times(let number): times = UInt8(number)
    case .unit(let unit): self.unit = unit
    case .part(let part): self.part = part
    case .days(let days): self.days = Int8(days)
    case .holiday(let holiday): self.holiday = holiday
    case .cycle(let every, let unit): cycle = Cycle(every: every, unit: unit)
    case .season(let number): season = UInt8(number)
    case .measuring(let place): measuring = place
    case .role(let roles): self.roles.formUnion(roles)
    }
  }
}

/// One meaning of a word.
enum Meaning: Sendable {
  case month(Int)
  case weekday(Int)
  /// An abbreviation that counts only with further evidence.
  case shortWeekday(Int)
  /// "mondays": every Monday.
  case weekdays(Int)
  case cardinal(Int)
  case quarters(Int)
  /// A word next to a length of time that marks it as a duration.
  case measuring(Measuring)
  case ordinal(Int)
  /// "twice": a number of times.
  case times(Int)
  case unit(TimeUnit)
  case part(DayPart)
  case days(Int)
  case holiday(Holiday)
  case cycle(Int, TimeUnit)
  /// 1 is spring, 4 is winter.
  case season(Int)
  case role(Roles)
}

/// Units of time.
enum TimeUnit: UInt8, Sendable {
  case second, minute, hour, day, workday, weekend, week, month, quarter, year

  var isBelowDay: Bool { rawValue <= TimeUnit.hour.rawValue }
}

/// The position of a word that marks a duration.
enum Measuring: Sendable {
  /// "takes", "max", `knapp`.
  case before
  /// Before the duration, but only with a certain word after it: "should take", "up to".
  case paired
  /// "long", `lang`, "tops".
  case behind
  /// Between "a" and the unit: "a good hour".
  case inside
}

struct Cycle: Sendable {
  var every: Int
  var unit: TimeUnit
}

/// A part of the day and the hour it stands for.
enum DayPart: UInt8, Sendable {
  case morning, forenoon, noon, afternoon, evening, tonight, night, midnight

  var minutes: Int {
    switch self {
    case .morning, .forenoon: 9 * 60
    case .noon: 12 * 60
    case .afternoon: 15 * 60
    case .evening, .tonight: 19 * 60
    case .night: 22 * 60
    case .midnight: 0
    }
  }

  var isNight: Bool { self == .night || self == .tonight }

  /// Returns the hour of the day for an hour of the 12-hour clock in this part of the day.
  func hour(_ hour: Int) -> Int {
    if hour > 12 { return hour }
    switch self {
    case .morning, .forenoon: return hour == 12 ? 0 : hour
    case .noon: return hour < 10 ? hour + 12 : hour
    case .afternoon, .evening: return hour == 12 ? (self == .evening ? 0 : 12) : hour + 12
    case .night, .tonight: return hour == 12 ? 0 : hour < 6 ? hour : hour + 12
    case .midnight: return hour
    }
  }
}

/// The functions of a word in the grammar.
struct Roles: OptionSet, Sendable {
  let rawValue: UInt64

  private static func bit(_ number: UInt64) -> Roles { Roles(rawValue: 1 << number) }

  static let on = bit(0), article = bit(1), at = bit(2), about = bit(3), by = bit(4), from = bit(5), of = bit(6)
  static let between = bit(7), upTo = bit(8), and = bit(9), next = bit(10), afterNext = bit(11), this = bit(12)
  static let last = bit(13), every = bit(14), other = bit(15), within = bit(16), ago = bit(17), hence = bit(18)
  static let before = bit(19), after = bit(20), half = bit(21), quarter = bit(22), threeQuarters = bit(23)
  static let clock = bit(24), am = bit(25), pm = bit(26), begin = bit(27), middle = bit(28), close = bit(29)
  static let weekNumber = bit(30), times = bit(31), except = bit(32), goal = bit(33), due = bit(34), not = bit(35)
  static let now = bit(36), measure = bit(37), copula = bit(38), companion = bit(39), counted = bit(40)
  /// An abbreviation of a weekday.
  static let short = bit(41)
  /// A plural: "mondays".
  static let plural = bit(42)
  /// A word so common in its language that it identifies the language.
  static let common = bit(43)
  /// `einmal`, "once".
  static let once = bit(44), per = bit(45), done = bit(46), quarterLetter = bit(47), ideal = bit(48), past = bit(49)
  static let to = bit(50), point = bit(51), early = bit(52), time = bit(53), start = bit(54), single = bit(55)
  static let few = bit(56), dangling = bit(57), noun = bit(58), instance = bit(59), since = bit(60), address = bit(61)
  static let whole = bit(62), festive = bit(63)
}
