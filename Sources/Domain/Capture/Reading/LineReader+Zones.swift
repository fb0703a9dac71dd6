/// Times of other places: `15:00 UTC`, `3pm PST`, `8:00 GMT+2`, `14:30Z`.
extension LineReader {
  /// The time with the zone named behind it; nil where nobody knows how far it is away from here, so that the words
  /// stay together.
  func zoned(_ reading: ClockReading) -> ClockReading? {
    guard reading.minutes != nil, let zone = zoneBehind(reading.end) else { return reading }
    guard knowsZones, let minutes = zone.minutes else { return nil }
    var reading = reading
    (reading.zone, reading.end, reading.isOpen, reading.evidence) = (minutes, zone.end, false, .strong)
    return reading
  }

  private func zoneBehind(_ index: Int) -> (minutes: Int?, end: Int)? {
    if isMark(index, "("), let zone = named(index + 1), isMark(zone.end, ")") { return (zone.minutes, zone.end + 1) }
    if isGlued(index), isLetter(index, "z") { return (0, index + 1) }
    if isGlued(index), let ahead = ahead(index) { return (ahead.minutes, ahead.end) }
    return named(index)
  }

  private func named(_ index: Int) -> (minutes: Int?, end: Int)? {
    guard isWord(index), !self[index].isProtected, mayEnd(index + 1) || ahead(index + 1) != nil else { return nil }
    let length = self[index].end - self[index].start
    guard length >= 2, length <= 4 else { return nil }
    let name = word(index)
    guard let zone = LineReader.zones.first(where: { $0.name == name }), self[index].isUpperCase || zone.isUsual else {
      return self[index].isUpperCase && LineReader.changingZones.contains(name) ? (nil, index + 1) : nil
    }
    if zone.minutes == 0, let ahead = ahead(index + 1) { return (ahead.minutes, ahead.end) }
    return (zone.minutes, index + 1)
  }

  /// `+2`, `-05:00`, `+0530`.
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

  /// Minutes ahead of Greenwich. Usual ones are read in small letters too.
  private static let zones: [(name: String, minutes: Int, isUsual: Bool)] = [
    ("utc", 0, true), ("gmt", 0, true), ("wet", 0, false), ("west", 60, false), ("bst", 60, true), ("cet", 60, true),
    ("mez", 60, true), ("cest", 120, true), ("mesz", 120, true), ("eet", 120, false), ("eest", 180, false),
    ("msk", 180, false), ("sgt", 480, false), ("hkt", 480, false), ("jst", 540, true), ("kst", 540, false),
    ("aest", 600, false), ("aedt", 660, false), ("nzst", 720, false), ("nzdt", 780, false), ("brt", -180, false),
    ("edt", -240, true), ("est", -300, true), ("cdt", -300, true), ("cst", -360, true), ("mdt", -360, true),
    ("mst", -420, true), ("pdt", -420, true), ("pst", -480, true), ("akdt", -480, false), ("akst", -540, false),
    ("hst", -600, false),
  ]
  /// Names that mean more than one zone.
  private static let changingZones = ["et", "ct", "mt", "pt", "ist"]
}
