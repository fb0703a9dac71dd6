import Domain
import ICalendar
import TestSupport
import Testing

@testable import Sync

@Suite("Any task and any text")
struct MappingPropertyTests {
  private static let seed: UInt64 = 20_261_121

  @Test("what is written reads back, writing it again changes nothing, and foreign lines stay")
  func roundTrip() throws {
    print("seed \(Self.seed)")
    var world = RandomTasks(seed: Self.seed)
    let mapping = try Sample.mapping()
    for round in 0..<1_500 {
      let base = Sample.text(world.lines())
      let old = try #require(mapping.received(from: base, in: Sample.list)).item
      #expect(mapping.patched(base, to: old, at: Sample.now).bytes == base.bytes, "round \(round)")
      let item = try world.changed(old)
      let text = mapping.patched(base, to: item, at: Sample.now)
      let back = try #require(mapping.received(from: text, in: Sample.list)).item
      // A recurring task that loses its due keeps its start, which a rule can not do without.
      let keepsStart = item.recurrence != nil && item.due == nil
      var exempt: [Field] = keepsStart ? [.completedAt, .notBefore] : [.completedAt]
      // What lies around a foreign rule is read from the text and never written.
      if case .rule = item.recurrence?.pattern, back.recurrence?.pattern == item.recurrence?.pattern {
        exempt.append(.recurrence)
      }
      let wrong = mapping.fields.filter { !back.hasSame($0, as: item) && !exempt.contains($0) }
      #expect(wrong == [], "round \(round): \(Sample.lines(base)) became \(Sample.lines(text))")
      #expect(back.isCompleted == item.isCompleted)
      #expect(mapping.patched(text, to: item, at: Sample.created).bytes == text.bytes, "round \(round)")
      #expect(Sample.lines(text).filter { $0.hasPrefix("X-F") } == Sample.lines(base).filter { $0.hasPrefix("X-F") })
    }
  }

  @Test("a merge keeps every edit of one side, and of both sides each tag, each text and one of two other values")
  func merges() throws {
    print("seed \(Self.seed)")
    var world = RandomTasks(seed: Self.seed)
    let fields = try Sample.mapping().fields
    for round in 0..<3_000 {
      let base = try world.changed(Sample.read())
      let (local, remote) = (try world.changed(base), try world.changed(base))
      let merge = TaskMerge(base: base, local: local, remote: remote, fields: fields)
      for group in Self.groups {
        let lost = isLost(group, merge, base: base, local: local, remote: remote)
        #expect(!lost, "round \(round): \(group)")
      }
      expectTags(merge.item.tags, base.tags, local.tags, remote.tags)
      #expect(merge.item.subPriority == nil || merge.item.grade == .a)
      let again = TaskMerge(base: remote, local: merge.item, remote: remote, fields: fields)
      #expect(again.item == merge.item)
    }
  }

  private static let groups: [[Field]] = [
    [.due, .notBefore, .recurrence], [.grade, .subPriority], [.title], [.notes], [.importance], [.urgency], [.type],
    [.manualDuration], [.parent], [.delegatedTo], [.originalTitle], [.sourceURL],
  ]

  private func isLost(
    _ group: [Field], _ merge: TaskMerge, base: PlanItem, local: PlanItem, remote: PlanItem
  ) -> Bool {
    func isSame(_ left: PlanItem, _ right: PlanItem) -> Bool { group.allSatisfy { left.hasSame($0, as: right) } }
    if isSame(local, base) { return !isSame(merge.item, remote) }
    if isSame(remote, base) || isSame(local, remote) { return !isSame(merge.item, local) }
    let copied = merge.conflicts.contains { [$0.field] == group && isSame(merge.item, remote) }
    let joined =
      group == [.notes]
      && LineMerge.merged(base: base.notes ?? "", local.notes ?? "", remote.notes ?? "") == merge.item.notes
    let emptied = group == [.notes] && (local.notes == nil || remote.notes == nil)
    let isText = group == [.title] || group == [.notes]
    let taken = isSame(merge.item, local) || isSame(merge.item, remote)
    return isText ? !(copied || joined || (emptied && merge.item.notes != nil)) : !taken
  }

  private func expectTags(_ merged: Tags, _ base: Tags, _ local: Tags, _ remote: Tags) {
    for name in local.names + remote.names where !base.contains(name) { #expect(merged.contains(name)) }
    for name in base.names {
      #expect(merged.contains(name) == (local.contains(name) && remote.contains(name)))
    }
  }
}

/// Makes texts of other programs and changes to tasks.
private struct RandomTasks {
  private var generator: SplitMix
  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  private static let choices: [[String]] = [
    ["PRIORITY:3", "PRIORITY:9", "PRIORITY:0"], ["CATEGORIES:a,b", "CATEGORIES;LANGUAGE=de:A\\,x", "CATEGORIES:"],
    ["X-F-A;B=\"c,d\":e\\;f", "X-F-B:1"],
    ["DUE;VALUE=DATE:20260329", "DUE:20260329T013000Z", "DUE;TZID=America/New_York:20261101T013000", "DUE:junk"],
    ["DTSTART;VALUE=DATE:20260301", "DTSTART;TZID=Europe/Berlin:20260301T120000", "DTSTART:20260329T010000Z"],
    ["RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE:FREQ=YEARLY;BYDAY=1MO"], ["DURATION:PT2H"],
    ["RELATED-TO:p", "RELATED-TO;RELTYPE=CHILD:c", "RELATED-TO:"], ["STATUS:COMPLETED", "STATUS:IN-PROCESS"],
    ["X-ZEITBLOCK-GRADE:A-1", "X-ZEITBLOCK-GRADE:C"], ["ESTIMATED-DURATION:PT20M", "X-ESTIMATED-DURATION:PT20M"],
  ]

  mutating func lines() -> [String] {
    Self.choices.compactMap { choice in
      Bool.random(using: &generator) ? choice.randomElement(using: &generator) : nil
    }
  }

  private mutating func one<Value>(_ values: Value...) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  mutating func changed(_ old: PlanItem) throws -> PlanItem {
    var item = old
    for _ in 0..<one(1, 2, 4) { try change(&item) }
    item.modifiedAt = Instant(seconds: one(1, 2, 3))
    return item
  }

  private mutating func change(_ item: inout PlanItem) throws {
    switch Int.random(in: 0...12, using: &generator) {
    case 0: item.title = one("x", "ü; ö,\\", String(repeating: "😀 a", count: 40))
    case 1: item.notes = one(nil, "a\nb", "\\n", String(repeating: "ä", count: 90))
    case 2: item.importance = one(.low, .medium, .high)
    case 3: (item.grade, item.subPriority) = one((nil, nil), (.a, nil), (.a, 3), (.d, nil))
    case 4: item.urgency = one(.urgent, .notUrgent)
    case 5: item.type = one(.maintenance, .givingBack, .income)
    case 6: item.tags = one(Tags(), Tags(["a", "c"]), Tags(["A", "z z"]))
    case 7: item.due = one(nil, try Sample.due("2026-03-30"), try Sample.due("2026-10-25", "09:30"))
    case 8: item.notBefore = item.recurrence == nil ? one(nil, try Sample.day("2026-02-01")) : item.notBefore
    case 9: item.manualDuration = one(1, 90, 1_440)
    case 10: item.parent = one(nil, TaskID("q"), TaskID("p"))
    case 11: item.completedAt = one(nil, Sample.now)
    default: (item.delegatedTo, item.originalTitle, item.sourceURL) = one((nil, nil, nil), ("Jörg", "a,b", "u:x"))
    }
  }
}
