/// How strongly the text supports a reading.
enum Evidence: Int, Sendable, Comparable {
  /// Counts only if the line has nothing else, or next to a reading that counts.
  case weak
  /// Counts in its usual position: at an end of the line or next to a chip.
  case fair
  case strong

  static func < (left: Evidence, right: Evidence) -> Bool { left.rawValue < right.rawValue }
}

/// A time of day as read, before its day is known.
struct ClockReading: Sendable {
  /// Minutes since midnight, 1440 for 24:00; nil if only a part of the day was named.
  var minutes: Int?
  /// The end of a range, in minutes since the midnight before its start.
  var last: Int?
  /// The index at which the words for the end of a range begin.
  var middle: Int?
  var part: DayPart?
  /// The zone of the time; nil for the local zone.
  var zone: NamedZone?
  /// Minutes since midnight of an alternative time: "at 3 or 4pm".
  var other: Int?
  /// Whether the hour could also be in the afternoon.
  var isOpen = false
  /// Whether the time has a spoken form, such as `halb vier`, which never means the early morning.
  var isSpoken = false
  /// Whether the hour has minutes, as in "5:00".
  var hasMinutes = false
  /// Whether "am", "pm" or a part of the day makes the hour unambiguous.
  var isHalved = false
  var evidence: Evidence
  var end: Int

  /// Resolves an ambiguous hour with a part of the day.
  mutating func settle(_ part: DayPart) {
    self.part = part
    isHalved = true
    guard let minutes, isOpen || (600..<720).contains(minutes) && (part == .evening || part.isNight) else { return }
    self.minutes = part.hour(minutes / 60) * 60 + minutes % 60
    if let last, last <= 720, self.minutes ?? 0 >= 720 { self.last = last + 720 }
    isOpen = false
  }
}
