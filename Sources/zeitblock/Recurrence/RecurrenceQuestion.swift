import CommandLine
import Domain
import Sync

/// A query for the occurrences of a recurrence rule.
struct RecurrenceQuestion {
  /// One occurrence: its local date and time, and its instant, which is nil for all-day occurrences.
  struct Moment {
    let local: String
    let instant: Instant?

    var json: JSON {
      .object([.init("local", .string(local)), .init("instant", .optional(instant?.iso))])
    }
  }

  /// The first occurrences. `searchedTo` is the last day examined if the search gave up before it found enough.
  struct Answer {
    var moments: [Moment] = []
    var searchedTo: Day?
  }

  private enum Point {
    case day(Day)
    case wall(WallClock)

    var day: Day {
      switch self {
      case .day(let day): day
      case .wall(let wall): wall.day
      }
    }

    var wall: WallClock {
      switch self {
      case .day(let day): WallClock(day: day)
      case .wall(let wall): wall
      }
    }
  }

  private let rule: RecurrenceRule
  private let start: Point
  private let zones: ZoneResolver
  private let count: Int
  private let earliest: WallClock?
  private let leftOut: [Point]
  private let added: [Point]

  init(_ invocation: Invocation) throws(RecurrenceFault) {
    try self.init { invocation.all($0) }
  }

  /// - Parameter json: an object whose members are the options; repeatable options are arrays.
  init(json bytes: [UInt8]) throws(RecurrenceFault) {
    guard let question = try? JSON(parsing: bytes) else {
      // Reports the line itself; the position of the JSON syntax error would not help.
      throw .unreadable(String(decoding: bytes.prefix(80), as: UTF8.self), option: "--batch")
    }
    try self.init { name in
      let value = question[name]
      return (value?.elements ?? value.map { [$0] } ?? []).compactMap { $0.text ?? $0.integer.map { String($0) } }
    }
  }

  private init(values: (String) -> [String]) throws(RecurrenceFault) {
    guard let rule = values("rule").first else { throw .missing(option: "--rule") }
    guard let start = values("start").first else { throw .missing(option: "--start") }
    do { self.rule = try RecurrenceRule(parsing: rule) } catch { throw .rule(error) }
    self.start = try Self.point(start, "--start")
    zones = try Self.zones(values("zone").first)
    count = try Self.count(values("count").first)
    earliest = try Self.points(values("from"), "--from").first?.wall
    leftOut = try Self.points(values("exdate"), "--exdate")
    added = try Self.points(values("rdate"), "--rdate")
  }

  private static func points(_ texts: [String], _ option: String) throws(RecurrenceFault) -> [Point] {
    var points: [Point] = []
    for text in texts { points.append(try point(text, option)) }
    return points
  }

  private static func zones(_ name: String?) throws(RecurrenceFault) -> ZoneResolver {
    let zones = name.map { ZoneResolver.platform(local: $0) } ?? .live()
    guard zones.wall(Instant(seconds: 0), zones.localZone) != nil else { throw .unknownZone(zones.localZone) }
    return zones
  }

  private static func count(_ text: String?) throws(RecurrenceFault) -> Int {
    guard let text else { return 20 }
    guard let count = Int(outside: text), (1...100_000).contains(count) else {
      throw .unreadable(text, option: "--count")
    }
    return count
  }

  /// Parses `2026-01-31` or `2026-01-31T09:00`, also with seconds, or with a space instead of the `T`.
  private static func point(_ text: String, _ option: String) throws(RecurrenceFault) -> Point {
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "T" }).map { String($0) }
    guard let first = parts.first, let day = Day(iso: first) else { throw .unreadable(text, option: option) }
    if parts.count == 1 { return .day(day) }
    guard let time = WallTime(iso: String(parts[1].prefix(5))), let second = second(parts[1].dropFirst(5)) else {
      throw .unreadable(text, option: option)
    }
    return .wall(WallClock(day: day, second: time.minutes * 60 + second))
  }

  private static func second(_ text: Substring) -> Int? {
    if text.isEmpty { return 0 }
    guard text.utf8.count == 3, text.first == ":", let second = Int(text.dropFirst()), (0...59).contains(second) else {
      return nil
    }
    return second
  }
}

extension RecurrenceQuestion {
  /// Returns the first occurrences, up to the requested number.
  func answer() throws(RecurrenceFault) -> Answer {
    let zone = zones.localZone
    let instant: @Sendable (WallClock) -> Instant? = { [zones] in zones.instant($0, zone) }
    var series = self.series
    series.includesStart = false
    var walk = series.occurrences(notBefore: earliest, instant: instant)
    var answer = Answer()
    while answer.moments.count < count, let wall = walk.next() {
      // Added dates (RDATE) may lie beyond the range searched.
      if let last = walk.givenUpAfter, last < wall.day { answer.searchedTo = last }
      let day = Moment(local: wall.day.iso, instant: nil)
      let time = Moment(local: "\(day.local)T\(Self.time(wall.second))", instant: instant(wall))
      answer.moments.append(series.isOfWholeDays ? day : time)
    }
    if answer.moments.count < count { answer.searchedTo = walk.givenUpAfter }
    return answer
  }

  private var series: RecurrenceSet {
    guard case .wall(let wall) = start else {
      return RecurrenceSet(
        startDay: start.day, rules: [rule], added: added.map { $0.day }, leftOut: Set(leftOut.map { $0.day }))
    }
    var series = RecurrenceSet(start: wall, rules: [rule], added: added.map { $0.wall })
    for point in leftOut {
      switch point {
      case .day(let day): series.leftOutDays.insert(day)
      case .wall(let wall): series.leftOut.insert(wall)
      }
    }
    return series
  }

  private static func time(_ second: Int) -> String {
    let digits = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits.joined(separator: ":")
  }
}
