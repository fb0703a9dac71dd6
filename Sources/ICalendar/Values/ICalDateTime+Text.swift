extension ICalDateTime {
  /// Parses the value of a line together with its `TZID`. The written value determines the form, so a date without
  /// `VALUE=DATE` is still a date. Returns nil if the value is neither a date nor a date-time.
  public init?(_ line: ContentLine) {
    self.init(line.valueBytes, zone: line.parameter("TZID"))
  }

  /// Parses one value, for example from a list of EXDATEs.
  public init?(_ text: String, zone: String? = nil) {
    self.init(Array(text.utf8)[...], zone: zone)
  }

  init?(_ bytes: ArraySlice<UInt8>, zone: String?) {
    let bytes = ASCII.trimmed(bytes)
    guard let date = ICalDate(bytes.prefix(8)) else { return nil }
    guard bytes.count > 8 else {
      self = .date(date)
      return
    }
    let rest = bytes.dropFirst(8)
    guard let mark = rest.first, ASCII.uppercased(mark) == 0x54 else { return nil }
    guard let time = ICalTime(rest.dropFirst().prefix(6)) else { return nil }
    let suffix = rest.dropFirst(7)
    if suffix.count == 1, let last = suffix.first, ASCII.uppercased(last) == 0x5A {
      self = .utc(date, time)
    } else if !suffix.isEmpty {
      return nil
    } else if let zone, !zone.isEmpty {
      self = .zoned(date, time, zone: zone)
    } else {
      self = .floating(date, time)
    }
  }

  /// The value as written after the colon.
  public var rawValue: String {
    guard let time else { return date.rawValue }
    return date.rawValue + "T" + time.rawValue + (form == .utc ? "Z" : "")
  }

  /// `VALUE=DATE`, `TZID=…` or nothing, depending on the form.
  public var parameters: [Parameter] {
    switch form {
    case .date: [Parameter("VALUE", "DATE")]
    case .zoned(let zone): [Parameter("TZID", zone)]
    case .floating, .utc: []
    }
  }
}

extension ICalDate {
  /// Parses `20261224`.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 8, let year = ASCII.number(bytes.prefix(4)) else { return nil }
    let rest = bytes.dropFirst(4)
    guard let month = ASCII.number(rest.prefix(2)), let day = ASCII.number(rest.dropFirst(2)) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var rawValue: String { Digits.padded(year, to: 4) + Digits.padded(month, to: 2) + Digits.padded(day, to: 2) }
}

extension ICalTime {
  /// Parses `235959`.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 6, let hour = ASCII.number(bytes.prefix(2)) else { return nil }
    let rest = bytes.dropFirst(2)
    guard let minute = ASCII.number(rest.prefix(2)), let second = ASCII.number(rest.dropFirst(2)) else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  public var rawValue: String {
    Digits.padded(hour, to: 2) + Digits.padded(minute, to: 2) + Digits.padded(second, to: 2)
  }
}

enum Digits {
  /// Returns the number, padded with leading zeros to `width` digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
