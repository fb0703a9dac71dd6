/// Parses the values of cells.
extension PlainCSV {
  /// Parses `2026-12-24`, `2026-12-24 15:00`, `2026-12-24T15:00[:00]`, an instant, `24.12.2026` or `12/24/2026`.
  static func due(_ text: String, _ clock: ExchangeClock) -> Due? {
    if let due = Due(iso: text) { return due }
    if let instant = Instant(iso: text) ?? offsetInstant(text) { return clock.due(instant) }
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map { String($0) }
    guard let first = parts.first, parts.count <= 2, let day = Day(iso: first) ?? written(first) else { return nil }
    guard parts.count == 2 else { return Due(day: day) }
    let clockText = parts[1].split(separator: ":").prefix(2).joined(separator: ":")
    guard let time = WallTime(iso: clockText.utf8.count == 4 ? "0" + clockText : clockText) else { return nil }
    return Due(day: day, time: time)
  }

  /// Parses a date with dots as day first and one with slashes as month first, as German and American spreadsheets do.
  private static func written(_ text: String) -> Day? {
    let dots = text.split(separator: ".").map { Ascii.number(Array($0.utf8)[...]) }
    if dots.count == 3, let day = dots[0], let month = dots[1], let year = dots[2] {
      return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
    }
    let strokes = text.split(separator: "/").map { Ascii.number(Array($0.utf8)[...]) }
    guard strokes.count == 3, let month = strokes[0], let day = strokes[1], let year = strokes[2] else { return nil }
    return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
  }

  /// Parses an instant, or a day or time in the user's time zone.
  static func instant(_ text: String, _ clock: ExchangeClock) -> Instant? {
    if let instant = Instant(iso: text) ?? offsetInstant(text) { return instant }
    guard let due = due(text, clock) else { return nil }
    return due.time == nil ? clock.instant(on: due.day) : clock.instant(due)
  }

  /// Parses `2026-12-24T15:00:00+0100`, with or without a colon in the offset.
  static func offsetInstant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8).filter { $0 != 0x0D }
    guard bytes.count == 24 || bytes.count == 25, bytes[19] == UInt8(ascii: "+") || bytes[19] == Ascii.hyphen else {
      return nil
    }
    let digits = bytes[20...].filter { $0 != Ascii.colon }
    guard let base = Instant(iso: String(decoding: bytes[..<19], as: UTF8.self) + "Z"),
      digits.count == 4, let offset = Ascii.number(digits[...])
    else { return nil }
    let seconds = Int64(offset / 100 * 3_600 + offset % 100 * 60)
    let instant = Instant(seconds: base.seconds + (bytes[19] == Ascii.hyphen ? seconds : -seconds))
    return instant.canBeWritten ? instant : nil
  }

  /// Parses `90`, `90 min`, `1:30`, `1h 30m`, `PT1H30M` or `2 days` as minutes.
  static func minutes(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    if let colon = bytes.firstIndex(of: Ascii.colon), let hours = Ascii.number(bytes[..<colon]),
      let minutes = Ascii.number(bytes[(colon + 1)...])
    {
      return hours * 60 + minutes
    }
    guard isLength(bytes) else { return nil }
    var rest = bytes[...]
    var total: Int?
    while let start = rest.firstIndex(where: { Ascii.isDigit($0) }) {
      let digits = rest[start...].prefix { Ascii.isDigit($0) }
      let unit = rest[digits.endIndex...].first { $0 != 0x20 && !Ascii.isDigit($0) }
      guard let number = Ascii.number(digits), let factor = factor(unit) else { return nil }
      total = (total ?? 0) + number * factor
      rest = rest[digits.endIndex...]
    }
    return total
  }

  /// Returns whether a text has only numbers and units, after an optional iCalendar duration prefix; signs and
  /// fractions are not accepted.
  private static func isLength(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.filter { $0 != 0x20 }.map { Ascii.lowercased($0) }
    let start = letters.prefix { !Ascii.isDigit($0) }
    return ["", "p", "pt"].contains(String(decoding: start, as: UTF8.self))
      && letters.allSatisfy { Ascii.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func factor(_ unit: UInt8?) -> Int? {
    switch unit.map({ Ascii.lowercased($0) }) {
    case nil, UInt8(ascii: "m"): 1
    case UInt8(ascii: "h"), UInt8(ascii: "s"): 60
    case UInt8(ascii: "d"), UInt8(ascii: "t"): 1_440
    default: nil
    }
  }

  /// Parses a value of the option `--repeat` or an RRULE.
  static func recurrence(_ text: String, due: Due?) -> Recurrence? {
    let rule = text.uppercased().utf8.starts(with: "RRULE:".utf8) ? String(text.dropFirst(6)) : text
    if rule.uppercased().utf8.starts(with: "FREQ=".utf8) {
      // The error's details do not matter: the caller reports the value as unreadable.
      return try? Recurrence(rule: rule, on: due?.day)
    }
    return Recurrence(stored: text)
  }

  static func importance(_ word: String) -> Importance? {
    switch word {
    case "high", "hoch", "h", "highest", "urgent", "!!!": .high
    case "medium", "mittel", "normal", "m", "!!": .medium
    case "low", "niedrig", "l", "none", "keine", "lowest", "!": .low
    default: nil
    }
  }
}
