import Domain
import Testing

/// What becomes of a repetition when its occurrences are done, left out, moved and taken back.
extension Rule {
  static var completions: [Rule] { records + ends + movingAlone + faults }

  private static var records: [Rule] {
    [
      Rule("records what was done and left out, newest first, and takes that back") { bench in
        let id = try bench.add("daily;each", due: "2026-11-21T18:00")
        try bench.perform(.complete([id]))
        try bench.perform(.skip(id))
        let records = try bench.completions(id)
        #expect(records.map { $0.due.iso } == ["2026-11-22T18:00", "2026-11-21T18:00"])
        #expect(records.map { $0.isSkipped } == [true, false])
        #expect(records.allSatisfy { $0.at == bench.environment.now && $0.task == id })
        #expect(try bench.completions(id, limit: 1) == Array(records.prefix(1)))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.completions(id) == Array(records.suffix(1)))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.completions(id).isEmpty)
        try bench.perform(.redo)
        try bench.perform(.redo)
        #expect(try bench.completions(id) == records)
        #expect(try bench.item(id)?.due?.iso == "2026-11-23T18:00")
      },
      Rule("keeps the minutes of an occurrence with it; the next one begins without") { bench in
        var item = PlanItem(id: TaskID("m"), list: .local, title: "m", rank: Rank(0), createdAt: Instant(seconds: 0))
        item.due = Due(iso: "2026-11-21")
        item.recurrence = Recurrence(.daily)
        item.actualMinutes = 25
        try bench.save(item)
        try bench.perform(.complete([item.id]))
        #expect(try bench.completions(item.id).map { $0.minutes } == [25])
        #expect(try bench.item(item.id)?.actualMinutes == 0)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(item.id)?.actualMinutes == 25)
      },
      Rule("records nothing of a task that does not come back") { bench in
        let id = try bench.add("eins")[0]
        try bench.perform(.complete([id]))
        #expect(try bench.completions(id).isEmpty)
      },
      Rule("forgets the last one when a finished series is opened again, and knows it after an undo") { bench in
        let id = try bench.add("daily;times:1", due: "2026-11-21")
        try bench.perform(.complete([id]))
        #expect(try bench.item(id)?.isCompleted == true)
        let records = try bench.completions(id)
        #expect(records.count == 1)
        #expect(try bench.perform(.reopen([id])).event == .reopened(title: "Serie", count: 1))
        #expect(try bench.completions(id).isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.completions(id) == records)
      },
      Rule("keeps the past of a deleted series for the day it comes back") { bench in
        let id = try bench.add("daily", due: "2026-11-21")
        try bench.perform(.complete([id]))
        try bench.perform(.delete([id]))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.completions(id).count == 1)
      },
      Rule("keeps the record of an occurrence that cannot be opened again") { bench in
        let id = try bench.add("daily", due: "2026-11-21")
        try bench.perform(.complete([id]))
        var item = try #require(try bench.item(id))
        item.due = Due(iso: "2026-12-24")
        try bench.save(item)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.due?.iso == "2026-12-24")
        #expect(try bench.completions(id).count == 1)
      },
    ]
  }

  private static var ends: [Rule] {
    [
      ("daily;times:3", ["2026-11-22", "2026-11-23"]), ("daily;until:2026-11-22", ["2026-11-22"]),
      ("weekly:1,3;times:3;each", ["2026-11-23", "2026-11-25"]),
      ("every:3,days;completion;times:2", ["2026-11-24"]),
      ("rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3", ["2026-11-27", "2026-12-25"]),
      ("rule:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261127", ["2026-11-27"]),
      ("rule:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;COUNT=2\ncompletion", ["2026-12-07"]),
    ].map { stored, days in
      Rule("ends \(stored.prefix { $0 != "\n" }), exactly, and back again") { bench in
        let id = try bench.add(stored, due: "2026-11-21")
        let first = try bench.item(id)
        for day in days {
          try bench.perform(.complete([id]))
          #expect(try bench.item(id)?.due?.iso == day)
          #expect(try bench.item(id)?.isCompleted == false)
        }
        try bench.perform(.complete([id]))
        #expect(try bench.item(id)?.isCompleted == true)
        #expect(try bench.completions(id).count == days.count + 1)
        for _ in 0...days.count { try bench.perform(.undo(expected: nil)) }
        let back = try #require(try bench.item(id))
        #expect(try back.fields(differingFrom: #require(first)) == [])
        #expect(try bench.completions(id).isEmpty)
        for _ in 0...days.count { try bench.perform(.redo) }
        #expect(try bench.item(id)?.isCompleted == true)
        #expect(try bench.completions(id).count == days.count + 1)
      }
    }
  }

  private static var movingAlone: [Rule] {
    [
      ("weekly:1", "2026-11-23", "2026-11-25T08:00", "2026-11-30"),
      ("biweekly", "2026-11-23T18:00", "2026-12-01T09:30", "2026-12-07T18:00"),
      ("every:3,days", "2026-11-23", "2026-11-22", "2026-11-26"),
      ("every:1,months", "2027-01-31", "2027-02-02", "2027-02-28"),
      ("rule:FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "2026-11-30", "2026-12-25"),
    ].map { stored, due, moved, next in
      Rule("moves one occurrence of \(stored) alone to \(moved)") { bench in
        let id = try bench.add(stored, due: due)
        let before = try #require(try bench.item(id))
        var edit = TaskEdit()
        edit.due = .set(Due(iso: moved))
        edit.scope = .occurrence
        #expect(try bench.perform(.edit(id, edit)).event == .edited(title: "Serie", fields: [.due]))
        let item = try #require(try bench.item(id))
        #expect(item.due?.iso == moved && item.occurrence?.iso == due)
        try bench.perform(.complete([id]))
        #expect(try bench.item(id)?.due?.iso == next)
        #expect(try bench.item(id)?.recurrence == before.recurrence)
        #expect(try bench.completions(id).map { $0.due.iso } == [due])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.occurrence?.iso == due)
        try bench.perform(.undo(expected: nil))
        #expect(try #require(try bench.item(id)).fields(differingFrom: before) == [])
      }
    } + [
      Rule("moves a series for good unless told otherwise, and an occurrence back to where it belongs") { bench in
        let id = try bench.add("every:3,days", due: "2026-11-23T08:00")
        var edit = TaskEdit()
        edit.due = .set(Due(iso: "2026-11-24T08:00"))
        edit.scope = .occurrence
        try bench.perform(.edit(id, edit))
        edit.due = .set(Due(iso: "2026-11-23T08:00"))
        try bench.perform(.edit(id, edit))
        #expect(try bench.item(id)?.recurrence?.scheduled == nil)
        edit.due = .set(Due(iso: "2026-11-25T08:00"))
        edit.scope = .series
        try bench.perform(.edit(id, edit))
        try bench.perform(.complete([id]))
        #expect(try bench.item(id)?.due?.iso == "2026-11-28T08:00")
      },
      Rule("is due on the first day of its series when no other is said") { bench in
        let id = try bench.add("rule:FREQ=MONTHLY;BYDAY=-1FR", due: nil)
        #expect(try bench.item(id)?.due?.iso == "2026-11-27")
      },
    ]
  }

  private static var faults: [Rule] {
    [
      ("daily;until:2026-11-20", Problem.Rule.endBeforeDue),
      ("daily;times:10000", .repeatCountOutOfRange(limit: 9_999)),
      ("rule:FREQ=NEVER", .ruleUnreadable("FREQ=NEVER")),
      ("rule:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", .ruleNeverTrue("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")),
    ].map { stored, fault in
      Rule("refuses \(stored) for a new task") { bench in
        #expect(throws: PlannerFailure.invalid([Problem(.recurrence, fault)])) {
          try bench.add(stored, due: "2026-11-21")
        }
      }
    }
  }
}

extension Bench {
  fileprivate func completions(_ id: TaskID, limit: Int = 100) throws -> [Completion] {
    try store.read { (reader) throws(PlannerFailure) in try reader.completions(of: id, limit: limit) }
  }

  fileprivate func add(_ stored: String, due: String?) throws -> TaskID {
    var draft = TaskDraft(title: "Serie")
    draft.due = due.flatMap { Due(iso: $0) }
    let recurrence: Recurrence = try #require(Recurrence(stored: stored))
    draft.recurrence = recurrence
    return try #require(try perform(.add(draft)).changed.first)
  }
}
