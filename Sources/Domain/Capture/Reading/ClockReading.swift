/// How much speaks for a reading.
enum Evidence: Int, Sendable, Comparable {
  /// Counts only where nothing else is on the line, or beside something that counts.
  case weak
  /// Counts where words like it usually stand: at an end of the line or beside a chip.
  case fair
  case strong

  static func < (left: Evidence, right: Evidence) -> Bool { left.rawValue < right.rawValue }
}

/// A time of day as it was read, before it is known on which day.
struct ClockReading: Sendable {
  /// Minutes since midnight, 1440 for 24:00; nil when only a part of the day was named.
  var minutes: Int?
  /// Where a range ends, in minutes since the midnight before it began.
  var last: Int?
  /// Where the words begin that end a range.
  var middle: Int?
  var part: DayPart?
  /// The zone of the clock that is meant; nil for the clock here.
  var zone: NamedZone?
  /// Minutes since midnight of a time named as another choice: "at 3 or 4pm".
  var other: Int?
  /// Whether the hour could be meant after noon as well.
  var isOpen = false
  /// Whether it was said as people speak, "halb vier": then the small hours are not meant on any day.
  var isSpoken = false
  /// Whether minutes were written with the hour, as in "5:00".
  var hasMinutes = false
  /// Whether "am" or "pm" or a part of the day made the hour certain.
  var isHalved = false
  var evidence: Evidence
  var end: Int

  /// The part of the day settles an hour that was open.
  mutating func settle(_ part: DayPart) {
    self.part = part
    isHalved = true
    guard let minutes, isOpen || (600..<720).contains(minutes) && (part == .evening || part.isNight) else { return }
    self.minutes = part.hour(minutes / 60) * 60 + minutes % 60
    if let last, last <= 720, self.minutes ?? 0 >= 720 { self.last = last + 720 }
    isOpen = false
  }
}
