extension WorkingHours {
  /// Why a text does not describe working hours.
  public enum Fault: Error, Equatable, Sendable {
    /// This part does not have the form `1=09:00-17:00`.
    case unreadable(String)
    /// This weekday, 1…7, occurs twice.
    case repeated(Int)
    /// The hours of this weekday, 1…7, overlap each other or those of the next day.
    case overlapping(Int)
    /// This weekday has more intervals than `mostStretches`.
    case tooMany(Int)
  }

  private static let noneText = "none"

  /// Parses `1=09:00-12:30+13:00-17:00;2=09:00-17:00`: ISO weekdays with their intervals. Days without hours are
  /// omitted, and `none` means no hours at all. An interval whose end is not after its start continues into the next
  /// day.
  public init(reading text: String) throws(Fault) {
    guard text != WorkingHours.noneText else {
      self = .none
      return
    }
    var days: [[Range<Int>]] = Array(repeating: [], count: 7)
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let (weekday, stretches) = try WorkingHours.day(part)
      guard days[weekday - 1].isEmpty else { throw .repeated(weekday) }
      guard stretches.count <= WorkingHours.mostStretches else { throw .tooMany(weekday) }
      days[weekday - 1] = stretches.sorted { $0.lowerBound < $1.lowerBound }
    }
    if let weekday = WorkingHours.overlap(in: days) { throw .overlapping(weekday) }
    self.init(unchecked: days)
  }

  /// Returns nil for text that `init(reading:)` rejects.
  public init?(text: String) {
    // Callers of this initializer do not need the reason.
    guard let hours = try? WorkingHours(reading: text) else { return nil }
    self = hours
  }

  /// The text form, which `init(text:)` reads back to the same value.
  public var text: String {
    let parts = days.enumerated().filter { !$0.element.isEmpty }.map { index, stretches in
      "\(index + 1)=" + stretches.map { WorkingHours.text(of: $0) }.joined(separator: "+")
    }
    return parts.isEmpty ? WorkingHours.noneText : parts.joined(separator: ";")
  }

  /// Returns text such as `09:00-17:00`.
  static func text(of stretch: Range<Int>) -> String {
    "\(clock(stretch.lowerBound))-\(clock(stretch.upperBound))"
  }

  private static func clock(_ minute: Int) -> String {
    (WallTime(minutes: minute % 1_440) ?? .midnight).iso
  }

  private static func day(_ part: Substring) throws(Fault) -> (weekday: Int, stretches: [Range<Int>]) {
    let sides = part.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let weekday = Ascii.number(Array(sides[0].utf8)[...]), (1...7).contains(weekday) else {
      throw .unreadable(String(part))
    }
    var stretches: [Range<Int>] = []
    for stretch in sides[1].split(separator: "+", omittingEmptySubsequences: false) {
      let ends = stretch.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = WallTime(iso: String(ends[0]))?.minutes, let end = end(ends[1], after: start)
      else { throw .unreadable(String(part)) }
      stretches.append(start..<end)
    }
    return (weekday, stretches)
  }

  /// Returns the end in minutes after the midnight before `start`; nil if the text is not a time. 24:00 is midnight at
  /// the end of the day.
  private static func end(_ text: Substring, after start: Int) -> Int? {
    guard let end = text == "24:00" ? 0 : WallTime(iso: String(text))?.minutes else { return nil }
    return end > start ? end : end + 1_440
  }
}
