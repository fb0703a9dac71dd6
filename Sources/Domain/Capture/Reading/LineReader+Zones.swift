/// Times in other zones: `15:00 UTC`, `3pm PST`, `8:00 GMT+2`, `14:30Z`.
extension LineReader {
  /// Adds the zone named after a time. Returns nil if its offset from the local zone is unknown, so that the words stay
  /// together.
  func zoned(_ reading: ClockReading) -> ClockReading? {
    guard reading.minutes != nil || reading.part != nil && self[reading.end].isUpperCase,
      let zone = zoneBehind(reading.end)
    else { return reading }
    guard knowsZones else { return nil }
    var reading = reading
    reading.minutes = reading.minutes ?? reading.part?.minutes
    (reading.zone, reading.end, reading.isOpen, reading.evidence) = (zone.zone, zone.end, false, .strong)
    return reading
  }

  func zoneBehind(_ index: Int) -> (zone: NamedZone, end: Int)? {
    if isMark(index, "("), let found = named(index + 1), isMark(found.end, ")") { return (found.zone, found.end + 1) }
    if isGlued(index), isLetter(index, "z") { return (NamedZone(minutes: 0), index + 1) }
    if isGlued(index), let ahead = ahead(index) { return (NamedZone(minutes: ahead.minutes), ahead.end) }
    return named(index)
  }

  private func named(_ index: Int) -> (zone: NamedZone, end: Int)? {
    guard isWord(index), !self[index].isProtected, mayEnd(index + 1) || ahead(index + 1) != nil else { return nil }
    let length = self[index].end - self[index].start
    guard length >= 2, length <= 4 else { return nil }
    let name = word(index)
    guard let known = NamedZone.all.first(where: { $0.name == name }), self[index].isUpperCase || known.isUsual else {
      return nil
    }
    guard name == "utc" || name == "gmt", let ahead = ahead(index + 1) else { return (known.zone, index + 1) }
    // "GMT+0900 (JST)"
    let isDoubled = isMark(ahead.end, "(") && isMark(ahead.end + 2, ")") && self[ahead.end + 1].isUpperCase
    return (NamedZone(minutes: ahead.minutes), isDoubled ? ahead.end + 3 : ahead.end)
  }

  /// Reads a UTC offset: `+2`, `-05:00`, `+0530`.
  private func ahead(_ index: Int) -> (minutes: Int, end: Int)? {
    guard isMark(index, "+") || isMark(index, Mark.hyphen), isGlued(index + 1), isNumber(index + 1) else { return nil }
    let sign = isMark(index, "+") ? 1 : -1
    let (number, digits) = (self[index + 1].number, self[index + 1].digits)
    if digits == 4, number % 100 < 60, number <= 1_400 { return (sign * (number / 100 * 60 + number % 100), index + 2) }
    guard digits <= 2, number <= 14 else { return nil }
    if isMark(index + 2, Mark.colon), isNumber(index + 3), self[index + 3].number < 60 {
      return (sign * (number * 60 + self[index + 3].number), index + 4)
    }
    return mayEnd(index + 2) ? (sign * number * 60, index + 2) : nil
  }
}

/// The UTC offset of a named zone.
struct NamedZone: Sendable {
  /// The region whose daylight saving rules apply.
  enum Summer: Sendable { case none, american, european }

  /// The offset from UTC without daylight saving time.
  var minutes: Int
  var summer = Summer.none

  func minutes(on day: Day) -> Int { minutes + (isSummer(day) ? 60 : 0) }

  private func isSummer(_ day: Day) -> Bool {
    let year = day.civil.year
    switch summer {
    case .none: return false
    case .american:
      return day >= Holiday.weekday(7, number: 2, of: 3, year) && day < Holiday.weekday(7, number: 1, of: 11, year)
    case .european:
      return day >= Holiday.weekday(7, number: 5, of: 3, year) && day < Holiday.weekday(7, number: 5, of: 10, year)
    }
  }

  /// Common names are also recognized in lower case.
  static let all: [(name: String, zone: NamedZone, isUsual: Bool)] =
    usual.map { ($0.0, NamedZone(minutes: $0.1), true) } + rare.map { ($0.0, NamedZone(minutes: $0.1), false) }
    + american.map { ($0.0, NamedZone(minutes: $0.1, summer: .american), false) }
    + ["cet", "mez"].map { ($0, NamedZone(minutes: 60, summer: .european), true) }

  private static let usual = [
    ("utc", 0), ("gmt", 0), ("bst", 60), ("cest", 120), ("mesz", 120), ("jst", 540), ("edt", -240), ("est", -300),
    ("cdt", -300), ("cst", -360), ("mdt", -360), ("mst", -420), ("pdt", -420), ("pst", -480),
  ]
  private static let rare = [
    ("wet", 0), ("west", 60), ("eet", 120), ("eest", 180), ("msk", 180), ("ist", 330), ("sgt", 480), ("hkt", 480),
    ("kst", 540), ("aest", 600), ("aedt", 660), ("nzst", 720), ("nzdt", 780), ("brt", -180), ("akdt", -480),
    ("akst", -540), ("hst", -600),
  ]
  private static let american = [("et", -300), ("ct", -360), ("mt", -420), ("pt", -480)]
}
