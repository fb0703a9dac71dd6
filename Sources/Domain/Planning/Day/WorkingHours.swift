/// The working hours of a week. Time between two intervals of a day is a break.
public struct WorkingHours: Equatable, Sendable {
  /// The intervals of each day, Monday first, in order and without overlaps, in wall clock minutes since midnight. An
  /// interval that ends after 1,440 continues into the next day.
  public let days: [[Range<Int>]]

  /// Maximum number of intervals per day.
  public static let mostStretches = 8

  /// Returns nil if there are not seven days, or if a day breaks a rule that `Fault` names.
  public init?(days: [[Range<Int>]]) {
    guard days.count == 7 else { return nil }
    let sorted = days.map { $0.sorted { $0.lowerBound < $1.lowerBound } }
    guard WorkingHours.overlap(in: sorted) == nil else { return nil }
    for stretches in sorted {
      guard stretches.count <= WorkingHours.mostStretches, stretches.allSatisfy({ $0.isPlausible }) else { return nil }
    }
    self.days = sorted
  }

  init(unchecked days: [[Range<Int>]]) {
    self.days = days
  }

  /// Monday to Friday, 9:00 to 17:00.
  public static let standard = WorkingHours(unchecked: (1...7).map { $0 <= 5 ? [540..<1_020] : [] })

  /// No hours at all.
  public static let none = WorkingHours(unchecked: Array(repeating: [], count: 7))

  /// Average minutes of a day that has working hours; 480 if no day has any.
  public var usualDay: Int {
    let worked = days.filter { !$0.isEmpty }
    let minutes = worked.joined().reduce(0) { $0 + $1.count }
    return worked.isEmpty ? 480 : minutes / worked.count
  }

  /// Returns the intervals that begin on a day.
  public func stretches(on day: Day) -> [Range<Int>] { days[day.weekday - 1] }

  /// Returns the intervals that begin on a day as instants in the local zone. A clock change makes an interval longer
  /// or shorter.
  public func stretches(on day: Day, _ zones: Environment.Zones) -> [Range<Instant>] {
    stretches(on: day).compactMap { stretch in
      let start = zones.instant(at: stretch.lowerBound, of: day)
      let end = zones.instant(at: stretch.upperBound, of: day)
      return start < end ? start..<end : nil
    }
  }

  /// Returns a weekday, 1…7, whose hours overlap later ones; nil if there is none. Also compares Sunday with Monday.
  static func overlap(in days: [[Range<Int>]]) -> Int? {
    var last: (weekday: Int, end: Int)?
    for (index, stretches) in (days + days.prefix(1)).enumerated() {
      for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let start = index * 1_440 + stretch.lowerBound
        if let last, last.end > start { return last.weekday }
        last = (index % 7 + 1, index * 1_440 + stretch.upperBound)
      }
    }
    return nil
  }
}

extension Range<Int> {
  /// Whether the interval begins on its day and is at most a day long.
  fileprivate var isPlausible: Bool { lowerBound >= 0 && lowerBound < 1_440 && !isEmpty && count <= 1_440 }
}

extension Environment.Zones {
  /// Returns the instant of a wall clock time in the local zone; 24 hours and more belong to the next day.
  fileprivate func instant(at minute: Int, of day: Day) -> Instant {
    instant(of: WallClock(day: day + minute / 1_440, second: minute % 1_440 * 60))
  }
}
