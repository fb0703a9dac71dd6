import Domain
import ICalendar
import Sync
import Testing

/// Reminders of other programs that repeat, completed here and written back.
@Suite("Recurring reminders of other programs")
struct RecurringTaskTests {
  /// Saturday, 2026-11-21, 9:30 in Berlin.
  static let now = Instant(seconds: 1_795_249_800)

  static func environment(at now: Instant = now) throws -> Domain.Environment {
    let platform = ZoneResolver.platform(local: "Europe/Berlin")
    let wall = try #require(platform.wall(now, "Europe/Berlin"))
    let zones = Domain.Environment.Zones(
      instant: { platform.instant($0, $1 ?? "Europe/Berlin") }, wall: { platform.wall($0, $1 ?? "Europe/Berlin") })
    return Domain.Environment(
      now: now, today: wall.day, time: try #require(WallTime(minutes: wall.second / 60)), zones: zones,
      makeIdentifier: { "new" })
  }

  /// The text after the commands, performed one after the other on the task it says.
  static func text(
    _ base: CalendarText, after commands: (TaskID) -> [Command], mapping: TaskMapping? = nil, at now: Instant = now
  ) throws -> CalendarText {
    let mapping = try mapping ?? Sample.mapping()
    let item = try #require(mapping.received(from: base, in: .local)).item
    let planner = Planner(MemoryStore())
    let environment = try environment(at: now)
    try planner.perform(.receive(Received(tasks: [Received.Task(item: item)])), in: environment)
    for command in commands(item.id) { try planner.perform(command, in: environment) }
    let stored = try planner.store.read { (reader) throws(PlannerFailure) in try reader.item(item.id) }
    return mapping.patched(base, to: try #require(stored), at: now)
  }

  static func changes(
    _ lines: [String], at now: Instant = now, _ commands: (TaskID) -> [Command] = { [.complete([$0])] }
  ) throws -> (added: [String], gone: [String]) {
    let base = Sample.text(lines)
    let before = Sample.lines(base)
    let after = Sample.lines(try text(base, after: commands, at: now))
    return (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
  }

  @Test("completing advances due and start together, counts down, and leaves everything else")
  func advances() throws {
    let change = try Self.changes([
      "DTSTART;TZID=Europe/Berlin:20261121T080000", "DUE;TZID=Europe/Berlin:20261121T100000",
      "RRULE:FREQ=MONTHLY;COUNT=4;BYDAY=3SA", "EXDATE;TZID=Europe/Berlin:20261219T080000", "X-ODD;FOO=1:a,b",
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT15M", "END:VALARM",
    ])
    #expect(
      change.added == [
        "DTSTART;TZID=Europe/Berlin:20270116T080000", "DUE;TZID=Europe/Berlin:20270116T100000",
        "RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=3SA",
      ])
    #expect(change.gone.count == 3)
  }

  @Test("the wall time stays over a change of the clocks, here and in the zone of the series")
  func wallTime() throws {
    // 2026-03-27T08:00:00Z, the Friday before summer time begins in Berlin.
    let spring = Instant(seconds: 1_774_598_400)
    let here = try Self.changes(
      ["DUE;TZID=Europe/Berlin:20260327T090000", "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=9"], at: spring)
    #expect(here.added.contains("DUE;TZID=Europe/Berlin:20260330T090000"))
    let rule = "RRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO"
    // New York is ahead of Berlin with summer time; eight on Monday evening there is Tuesday here.
    let there = try Self.changes(["DUE;TZID=America/New_York:20260302T200000", rule], at: spring)
    #expect(there.added.contains("DUE;TZID=America/New_York:20260413T200000"))
    let windows = try Self.changes(["DUE;TZID=Eastern Standard Time:20260302T200000", rule], at: spring)
    #expect(windows.added.contains("DUE;TZID=Eastern Standard Time:20260413T200000"))
  }

  @Test("the last of a series is completed for good and the rule stays")
  func last() throws {
    let lines = ["DUE;VALUE=DATE:20261121", "RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=SA,SU"]
    let change = try Self.changes(lines)
    #expect(change.added == ["STATUS:COMPLETED", "COMPLETED:20261121T083000Z", "PERCENT-COMPLETE:100"])
    #expect(change.gone == [])
  }

  @Test("an end in UTC is the instant at which the series is there")
  func until() throws {
    let lines = ["DUE;TZID=Europe/Berlin:20261121T090000", "DTSTART;TZID=Europe/Berlin:20261121T090000"]
    let rule = "RRULE:FREQ=MONTHLY;BYMONTHDAY=21;BYMONTH=7,11;UNTIL="
    // July is two hours ahead of Greenwich, November one.
    let inside = try Self.changes(lines + [rule + "20270721T070000Z"])
    #expect(inside.added.contains("DUE;TZID=Europe/Berlin:20270721T090000"))
    let outside = try Self.changes(lines + [rule + "20270721T065959Z"])
    #expect(outside.added.contains("STATUS:COMPLETED"))
  }

  @Test("an end counts for the start of the last one, not for its due")
  func untilOfStart() throws {
    let lines = ["DTSTART;TZID=Europe/Berlin:20261121T080000", "DUE;TZID=Europe/Berlin:20261121T100000"]
    let change = try Self.changes(lines + ["RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261123T070000Z"])
    #expect(change.added.contains("DUE;TZID=Europe/Berlin:20261123T100000"))
  }

  @Test("taking a completion back restores every byte but the stamps")
  func undone() throws {
    let lines = [
      "DTSTART;VALUE=DATE:20261120", "DUE;VALUE=DATE:20261121", "RRULE:COUNT=5;FREQ=DAILY;INTERVAL=2",
      "EXDATE;VALUE=DATE:20261122",
    ]
    let change = try Self.changes(lines) {
      [.complete([$0]), .complete([$0]), .undo(expected: nil), .undo(expected: nil)]
    }
    #expect(change.added == [] && change.gone == [])
  }

  @Test("two devices that complete the same day agree")
  func twoDevices() throws {
    let base = Sample.text("DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY;COUNT=5;INTERVAL=2")
    let mapping = try Sample.mapping()
    let other = try Self.text(base, after: { [.complete([$0])] }, at: Instant(seconds: Self.now.seconds + 60))
    let old = try #require(mapping.received(from: base, in: .local)).item
    let mine = try #require(mapping.received(from: Self.text(base, after: { [.complete([$0])] }), in: .local)).item
    let theirs = try #require(mapping.received(from: other, in: .local)).item
    let merged = TaskMerge(base: old, local: mine, remote: theirs, fields: mapping.fields)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.item.due?.iso == "2026-11-23")
    #expect(merged.item.recurrence?.stored == "every:2,days;times:4")
    #expect(mapping.patched(other, to: merged.item, at: Self.now).bytes == other.bytes)
  }

  @Test("a start that is not shared moves along with its series")
  func unshared() throws {
    let base = Sample.text(
      "DTSTART;VALUE=DATE:20261119", "DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY;COUNT=8;INTERVAL=4")
    let mapping = try Sample.mapping(sharesMetadata: false)
    let lines = Sample.lines(try Self.text(base, after: { [.complete([$0])] }, mapping: mapping))
    #expect(lines.contains("DTSTART;VALUE=DATE:20261123") && lines.contains("DUE;VALUE=DATE:20261125"))
  }

  @Test("what is left of a huge COUNT is worked out, not counted")
  func hugeCount() throws {
    let began = ContinuousClock.now
    let change = try Self.changes([
      "DTSTART:20000101T000000Z", "DUE:20000101T000000Z", "RRULE:FREQ=SECONDLY;COUNT=999999999",
    ])
    // 2026-11-21T08:30:01Z is 848,565,001 seconds later.
    #expect(change.added.contains("RRULE:FREQ=SECONDLY;COUNT=151434998"))
    #expect(ContinuousClock.now - began < .seconds(60))
  }

  @Test("a series of which too much had to be counted is left as it is")
  func uncountable() throws {
    let lines = ["DUE:20000101T000000Z", "RRULE:FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9;COUNT=999999999"]
    let problems = [Problem(.recurrence, .recurrenceNotOurs)]
    #expect(throws: PlannerFailure.invalid(problems)) { try Self.changes(lines) }
  }

  @Test("a start the rule does not choose is one of its COUNT")
  func unchosenStart() throws {
    // A Saturday; the rule is for Mondays.
    let change = try Self.changes(["DUE;VALUE=DATE:20261121", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4"])
    #expect(change.added.contains("RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3"))
  }
}
