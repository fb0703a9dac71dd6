import Domain
import Testing

/// A rule of another client, where it stands, and where completing it leads; today is Saturday, 2026-11-21, 9:30.
private struct Series {
  let rule: String
  let due: String
  var from: String?
  /// Rule and due after each completion; an empty due when the task is completed for good.
  let steps: [(rule: String, due: String)]

  init(_ rule: String, due: String, from: String? = nil, _ steps: [(rule: String, due: String)]) {
    self.rule = rule
    self.due = due
    self.from = from
    self.steps = steps
  }

  static let all = [
    Series(
      "FREQ=MONTHLY;BYDAY=-1FR", due: "2026-11-27",
      [
        ("FREQ=MONTHLY;BYDAY=-1FR", "2026-12-25"), ("FREQ=MONTHLY;BYDAY=-1FR", "2027-01-29"),
      ]),
    Series("FREQ=MONTHLY", due: "2027-01-31T18:00", [("FREQ=MONTHLY", "2027-03-31T18:00")]),
    Series(
      "freq=daily;count=3;Interval=2", due: "2026-11-21",
      [
        ("freq=daily;count=2;Interval=2", "2026-11-23"), ("freq=daily;count=1;Interval=2", "2026-11-25"),
        ("freq=daily;count=1;Interval=2", ""),
      ]),
    // Two days went by unnoticed: they count, so that the series ends when it would have ended.
    Series(
      "FREQ=DAILY;COUNT=5", due: "2026-11-19",
      [
        ("FREQ=DAILY;COUNT=2", "2026-11-22"), ("FREQ=DAILY;COUNT=1", "2026-11-23"), ("FREQ=DAILY;COUNT=1", ""),
      ]),
    Series("FREQ=DAILY;COUNT=2", due: "2026-11-01", [("FREQ=DAILY;COUNT=2", "")]),
    Series(
      "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130", due: "2026-11-23",
      [
        ("FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130", "2026-11-30"), ("FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130", ""),
      ]),
    Series(
      "FREQ=DAILY;UNTIL=20261122T080000Z", due: "2026-11-21T08:00",
      [
        ("FREQ=DAILY;UNTIL=20261122T080000Z", "2026-11-22T08:00"), ("FREQ=DAILY;UNTIL=20261122T080000Z", ""),
      ]),
    Series("FREQ=DAILY;UNTIL=20261122T075959Z", due: "2026-11-21T08:00", [("FREQ=DAILY;UNTIL=20261122T075959Z", "")]),
    Series(
      "FREQ=DAILY;COUNT=9\nwithout:2026-11-22,2026-11-23T08:00,2026-11-24T09:00", due: "2026-11-21T08:00",
      [
        ("FREQ=DAILY;COUNT=6\nwithout:2026-11-22,2026-11-23T08:00,2026-11-24T09:00", "2026-11-24T08:00")
      ]),
    // Several times a day: by the clock, not by the day.
    Series(
      "FREQ=HOURLY;INTERVAL=4", due: "2026-11-21T08:00",
      [
        ("FREQ=HOURLY;INTERVAL=4", "2026-11-21T12:00"), ("FREQ=HOURLY;INTERVAL=4", "2026-11-21T16:00"),
      ]),
    Series("FREQ=DAILY;BYHOUR=8,20", due: "2026-11-20T08:00", [("FREQ=DAILY;BYHOUR=8,20", "2026-11-21T20:00")]),
    // The rule chooses the first day; the due keeps its distance.
    Series(
      "FREQ=MONTHLY;BYDAY=1MO\nlead:2880", due: "2026-12-09", from: "2026-12-07",
      [("FREQ=MONTHLY;BYDAY=1MO\nlead:2880", "2027-01-06")]),
    // Overdue, and the next one has begun today: it is the one.
    Series("FREQ=DAILY;INTERVAL=4\nlead:2880", due: "2026-11-19", [("FREQ=DAILY;INTERVAL=4\nlead:2880", "2026-11-23")]),
    // The rule chooses the due; the first day keeps its distance.
    Series(
      "FREQ=WEEKLY;BYDAY=FR;COUNT=7\nlead:5760", due: "2026-11-27", from: "2026-11-23",
      [
        ("FREQ=WEEKLY;BYDAY=FR;COUNT=6\nlead:5760", "2026-12-04")
      ]),
    Series("FREQ=DAILY;INTERVAL=9", due: "1999-01-01", [("FREQ=DAILY;INTERVAL=9", "2026-11-23")]),
  ]
}

extension Rule {
  static var recurring: [Rule] {
    Series.all.map { series in
      Rule("moves on \(series.rule.prefix { $0 != "\n" }) due \(series.due)") { bench in
        let id = try bench.add(series)
        let first = try bench.item(id)
        for step in series.steps {
          try bench.perform(.complete([id]))
          let item = try #require(try bench.item(id))
          #expect(item.recurrence?.stored == "rule:" + step.rule)
          #expect(item.isCompleted == step.due.isEmpty)
          if !step.due.isEmpty { #expect(item.due?.iso == step.due) }
          if let start = item.notBefore, let was = first?.notBefore, let due = item.due, let wasDue = first?.due {
            #expect(start - was == due.day - wasDue.day)
          }
        }
        for _ in series.steps { try bench.perform(.undo(expected: nil)) }
        let last = try #require(try bench.item(id))
        #expect(try last.fields(differingFrom: #require(first)) == [])
        for _ in series.steps { try bench.perform(.redo) }
        #expect(try bench.item(id)?.isCompleted == series.steps.last?.due.isEmpty)
      }
    } + refusals + skipping
  }

  private static var refusals: [Rule] {
    ["RSCALE=CHINESE;FREQ=YEARLY", "FREQ=DAILY\nbeyond:rule", "FREQ=WEEKLY\nwith:2027-01-01", "nonsense"].map { rule in
      Rule("refuses to move on \(rule.prefix { $0 != "\n" }), which it cannot tell") { bench in
        let id = try bench.add(Series(rule, due: "2026-12-01", []))
        let before = try bench.item(id)
        let refusal = PlannerFailure.invalid([Problem(.recurrence, .recurrenceNotOurs)])
        #expect(throws: refusal) { try bench.perform(.complete([id])) }
        #expect(throws: refusal) { try bench.perform(.skip(id)) }
        #expect(try bench.item(id) == before)
      }
    }
  }

  private static var skipping: [Rule] {
    [
      Rule("leaves out one day of a series, and takes that back") { bench in
        for (rule, due, next) in [
          ("weekly:1,3", "2026-11-23", "2026-11-25"),
          ("rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2", "2026-11-27", "2026-12-25"),
        ] {
          var draft = TaskDraft(title: "Müll")
          draft.due = Due(iso: due)
          draft.recurrence = Recurrence(stored: rule)
          let id = try #require(try bench.perform(.add(draft)).changed.first)
          let outcome = try bench.perform(.skip(id))
          #expect(try outcome.event == .skipped(title: "Müll", next: #require(Day(iso: next))))
          #expect(try bench.item(id)?.isCompleted == false)
          try bench.perform(.undo(expected: nil))
          #expect(try bench.item(id)?.due?.iso == due)
          #expect(try bench.item(id)?.recurrence?.stored == rule)
        }
      },
      Rule("completes for good what would be due after the year 9999") { bench in
        var draft = TaskDraft(title: "Müll")
        draft.due = Due(iso: "9999-12-31")
        draft.recurrence = Recurrence(stored: "daily;each")
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        try bench.perform(.complete([id]))
        let item = try #require(try bench.item(id))
        #expect(item.isCompleted && item.due?.iso == "9999-12-31")
      },
      Rule("removes a series whose last day is left out, and brings it back") { bench in
        let id = try bench.add(Series("FREQ=DAILY;COUNT=1", due: "2026-11-21", []))
        try bench.perform(.skip(id))
        #expect(try bench.item(id) == nil)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.due?.iso == "2026-11-21")
      },
      Rule("has nothing to leave out of a task that does not come back") { bench in
        let id = try bench.add("eins")[0]
        #expect(throws: PlannerFailure.invalid([Problem(.recurrence, .recurrenceMissing)])) {
          try bench.perform(.skip(id))
        }
      },
    ]
  }
}

extension Bench {
  /// A task as it comes from a server.
  fileprivate func add(_ series: Series) throws -> TaskID {
    var item = PlanItem(id: TaskID("series"), list: .local, title: "Serie", rank: Rank(0), createdAt: environment.now)
    item.due = Due(iso: series.due)
    item.notBefore = series.from.flatMap { Day(iso: $0) }
    item.recurrence = Recurrence(stored: "rule:" + series.rule)
    try perform(.receive(Received(tasks: [Received.Task(item: item)])))
    return item.id
  }
}
