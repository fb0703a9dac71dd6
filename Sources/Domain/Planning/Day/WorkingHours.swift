/// The hours of a week in which there is work. What lies between two stretches of a day is a break.
public struct WorkingHours: Equatable, Sendable {
  /// The stretches of each day, Monday first, in order and without overlaps: minutes of the wall clock since its midnight.
  /// One that ends after 1,440 reaches into the next day.
  public let days: [[Range<Int>]]

  /// Stretches a day may have.
  public static let mostStretches = 8

  /// Nil when there are not seven days, or when a day breaks a rule that `Fault` names.
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

  /// Minutes of a usual day with work in it; 480 where there is none.
  public var usualDay: Int {
    let worked = days.filter { !$0.isEmpty }
    let minutes = worked.joined().reduce(0) { $0 + $1.count }
    return worked.isEmpty ? 480 : minutes / worked.count
  }

  /// Those that begin on a day by its weekday.
  public func stretches(on day: Day) -> [Range<Int>] { days[day.weekday - 1] }

  /// The same as clocks here run; one that falls into a change of the clocks is as long as they make it.
  public func stretches(on day: Day, _ zones: Environment.Zones) -> [Range<Instant>] {
    stretches(on: day).compactMap { stretch in
      let start = zones.instant(at: stretch.lowerBound, of: day)
      let end = zones.instant(at: stretch.upperBound, of: day)
      return start < end ? start..<end : nil
    }
  }

  /// The weekday, 1…7, whose hours run into others; those of Sunday may run into those of Monday.
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
  /// It begins on its day and is no longer than one.
  fileprivate var isPlausible: Bool { lowerBound >= 0 && lowerBound < 1_440 && !isEmpty && count <= 1_440 }
}

extension Environment.Zones {
  /// When clocks here show a time; 24 hours and more are of the next day.
  fileprivate func instant(at minute: Int, of day: Day) -> Instant {
    instant(of: WallClock(day: day + minute / 1_440, second: minute % 1_440 * 60))
  }
}
