import TestSupport
import Testing

@testable import Domain

/// Advances random recurrences step by step and compares them with the equivalent rule.
@Suite("Any recurrence")
struct RecurrencePropertyTests {
  private static let seeds: [UInt64] = [1, 29, 366, 20_261_121]

  struct Course {
    var item: PlanItem
    var today: Day

    var environment: Environment {
      Environment(
        now: Instant(seconds: Int64(today.number) * 86_400 + 34_200), today: today,
        time: WallTime(minutes: 570) ?? .midnight, makeIdentifier: { "unused" })
    }

    mutating func step(isSkipped: Bool) throws -> Bool {
      guard case .moves(let due, let notBefore, let recurrence) = item.advance(in: environment, isSkipped: isSkipped)
      else { return false }
      (item.due, item.notBefore, item.recurrence) = (due, notBefore, recurrence)
      return true
    }
  }

  @Test("each step of a schedule is the next day of its rule, or the next after today", arguments: seeds)
  func schedules(seed: UInt64) throws {
    print("seed \(seed)")
    var random = RandomRecurrences(seed: seed)
    for round in 0..<300 {
      var course = random.course(anchor: .schedule)
      let recurrence = try #require(course.item.recurrence)
      let start = try #require(course.item.due?.day)
      let expected = try days(of: recurrence, from: start)
      let comment: Comment = "seed \(seed), round \(round): \(recurrence.stored) from \(start.iso)"
      for _ in 0..<12 {
        let due = try #require(course.item.due?.day)
        course.today = random.today(around: due)
        let after = recurrence.missed == .each ? due : max(due, course.today)
        let next = expected.first { $0 > after }
        guard try course.step(isSkipped: random.next(2) == 0) else {
          #expect(next == nil, comment)
          break
        }
        let now = try #require(course.item.due)
        #expect(now.day == next, comment)
        #expect(now.time == WallTime(minutes: 905), comment)
        #expect(course.item.notBefore == now.day + -2, comment)
        try expectRest(of: expected, from: now.day, course.item.recurrence, comment)
      }
    }
  }

  /// Checks that the remaining count matches the rule's remaining occurrences.
  private func expectRest(of days: [Day], from day: Day, _ rest: Recurrence?, _ comment: Comment) throws {
    guard case .count(let count)? = rest?.end else { return }
    #expect(count == days.count { $0 >= day }, comment)
  }

  @Test("counted from the completion, each step lies after that day, as many as are left", arguments: seeds)
  func completions(seed: UInt64) throws {
    print("seed \(seed)")
    var random = RandomRecurrences(seed: seed)
    for round in 0..<300 {
      var course = random.course(anchor: .completion)
      let recurrence = try #require(course.item.recurrence)
      let comment: Comment = "seed \(seed), round \(round): \(recurrence.stored)"
      var steps = 1
      while steps < 40 {
        let due = try #require(course.item.due?.day)
        course.today = random.today(around: due)
        let isSkipped = random.next(2) == 0
        guard try course.step(isSkipped: isSkipped) else { break }
        let now = try #require(course.item.due?.day)
        #expect(now > (isSkipped ? max(due, course.today) : course.today), comment)
        if case .until(let last) = recurrence.end { #expect(now <= last, comment) }
        steps += 1
      }
      if case .count(let count) = recurrence.end { #expect(steps == count, comment) }
    }
  }

  @Test("a recurrence reads back from its text and from its rule", arguments: seeds)
  func texts(seed: UInt64) throws {
    print("seed \(seed)")
    var random = RandomRecurrences(seed: seed)
    for round in 0..<500 {
      let course = random.course(anchor: random.next(2) == 0 ? .schedule : .completion)
      let recurrence = try #require(course.item.recurrence)
      let comment: Comment = "seed \(seed), round \(round): \(recurrence.stored)"
      #expect(Recurrence(stored: recurrence.stored) == recurrence, comment)
      let rule = recurrence.rule(on: course.item.due?.day)
      let read = try Recurrence(rule: rule, anchor: recurrence.anchor, missed: recurrence.missed)
      #expect(read.rule(on: course.item.due?.day) == rule, comment)
    }
  }

  /// Returns the start, which always counts, and the days that the rule chooses after it, up to 40,000 days.
  private func days(of recurrence: Recurrence, from start: Day) throws -> [Day] {
    let rule = try RecurrenceRule(parsing: recurrence.rule(on: start))
    let walls = RecurrenceSet(startDay: start, rules: [rule]).occurrences()
    return walls.prefix { $0.day < start + 40_000 }.map { $0.day }
  }
}

/// Generates recurrences and days of every kind from a seed.
private struct RandomRecurrences {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private static let rules = [
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=2TU,4TU",
    "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "FREQ=DAILY;INTERVAL=10",
    "FREQ=MONTHLY;BYMONTHDAY=-1,1", "FREQ=YEARLY;BYYEARDAY=100,366",
  ]

  private mutating func pattern() -> Recurrence.Pattern {
    let weekdays = Weekdays((1...7).filter { _ in next(3) == 0 })
    switch next(8) {
    case 0: return .daily
    case 1: return .weekly(weekdays)
    case 2: return .biweekly(weekdays)
    case 3: return .monthly(day: 1 + next(32))
    case 4: return .yearly
    case 5, 6: return .custom(every: 1 + next(5), unit: Recurrence.Unit.allCases[next(4)])
    default: return .rule(Self.rules[next(Self.rules.count)])
    }
  }

  /// Returns a day that often does not exist in other months.
  private mutating func day() -> Day {
    let days = ["2027-01-31", "2028-02-29", "2027-02-28", "2026-12-30", "2027-03-28", "2026-10-25"]
    if next(2) == 0, let day = Day(iso: days[next(days.count)]) { return day }
    return Day(number: Int32(20_778 + next(1_000)))
  }

  mutating func today(around due: Day) -> Day { due + [0, 0, -3, -40, 1, 2, 9, 70][next(8)] }

  mutating func course(anchor: Recurrence.Anchor) -> RecurrencePropertyTests.Course {
    let due = day()
    var item = PlanItem(
      id: TaskID("any"), list: .local, title: "any", rank: Rank(0), createdAt: Instant(seconds: 0))
    item.due = Due(day: due, time: WallTime(minutes: 905))
    item.notBefore = due + -2
    let end = [Recurrence.End.never, .count(1 + next(8)), .until(due + next(400))][next(3)]
    item.recurrence = Recurrence(pattern(), anchor: anchor, missed: next(2) == 0 ? .each : .skip, end: end)
    item.anchorRecurrence()
    return RecurrencePropertyTests.Course(item: item, today: due)
  }
}
