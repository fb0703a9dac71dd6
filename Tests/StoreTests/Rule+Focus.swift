import Domain
import Testing

/// What the one task at a time asks of a store.
extension Rule {
  static var focusing: [Rule] {
    [
      Rule("keeps what the focus remembers, beside the settings and without a step") { bench in
        #expect(try bench.focusText() == nil)
        let text = #"{"a":"ä\n'; --"}"#
        try bench.keep(text)
        #expect(try bench.focusText() == text)
        try bench.keep("zwei")
        #expect(try bench.focusText() == "zwei")
        try bench.keep(nil)
        #expect(try bench.focusText() == nil)
        let steps = try bench.store.read { (reader) throws(PlannerFailure) in try reader.steps(before: nil, limit: 9) }
        #expect(steps.isEmpty)
      },
      Rule("forgets with a transaction that fails what the focus should have remembered") { bench in
        try bench.keep("eins")
        #expect(throws: PlannerFailure.nothingToUndo) {
          try bench.store.write { (writer) throws(PlannerFailure) in
            try writer.setFocusText("zwei")
            throw .nothingToUndo
          }
        }
        #expect(try bench.focusText() == "eins")
      },
      Rule("knows what was done of recurring tasks since a moment, newest first") { bench in
        let ids = try bench.add("daily", "daily")
        var all: [Completion] = []
        for (index, id) in ids.enumerated() {
          for day in 0..<3 {
            let at = Instant(seconds: Int64(1_000 * day + index))
            let completion = Completion(task: id, due: Due(day: Day(number: Int32(day))), at: at)
            all.append(completion)
            try bench.store.write { (writer) throws(PlannerFailure) in try writer.save(completion) }
          }
        }
        for since in [-1, 0, 1, 1_000, 1_001, 2_001, 2_002] as [Int64] {
          let limit = Instant(seconds: since)
          let found = try bench.store.read { (reader) throws(PlannerFailure) in try reader.completions(since: limit) }
          #expect(found == all.filter { $0.at >= limit }.sorted { $0.at > $1.at })
        }
      },
      Rule("adds worked minutes as a step that can be taken back, and never less than none") { bench in
        let id = try bench.add("eins")[0]
        let outcome = try bench.perform(.record(id, minutes: 25))
        #expect(outcome.event == .recorded(title: "eins", minutes: 25, total: 25))
        try bench.perform(.record(id, minutes: 10))
        #expect(try bench.item(id)?.actualMinutes == 35)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.actualMinutes == 25)
        try bench.perform(.redo)
        #expect(try bench.item(id)?.actualMinutes == 35)
        try bench.perform(.record(id, minutes: -100))
        #expect(try bench.item(id)?.actualMinutes == 0)
        #expect(try bench.perform(.record(id, minutes: 0)).event == .nothingChanged)
        #expect(throws: PlannerFailure.unknownTask(TaskID("nie"))) {
          try bench.perform(.record(TaskID("nie"), minutes: 1))
        }
      },
      Rule("shows one task, moves on when it is done, and brings it back") { bench in
        let ids = try bench.add("eins", "zwei")
        let handler = FocusHandler(bench.store)
        let shown = try handler.act(.show(ids[0]), in: bench.environment)
        #expect(shown.card?.item.id == ids[0] && shown.poolCount == 2)
        let done = try handler.act(.complete(ids[0], with: []), in: bench.environment)
        #expect(done.card?.item.id == ids[1] && done.undo?.task == ids[0])
        #expect(try handler.look(in: bench.environment) == done)
        let back = try handler.act(.undo, in: bench.environment)
        #expect(back.card?.item.id == ids[0] && back.poolCount == 2)
        // A rule that is broken leaves all as it was.
        var edit = TaskEdit()
        edit.title = .set(" ")
        #expect(throws: PlannerFailure.invalid([Problem(.title, .titleEmpty)])) {
          try handler.act(.edit(ids[0], edit), in: bench.environment)
        }
        #expect(try handler.look(in: bench.environment) == back)
      },
    ]
  }
}

extension Bench {
  fileprivate func focusText() throws -> String? {
    try store.read { (reader) throws(PlannerFailure) in try reader.focusText() }
  }

  fileprivate func keep(_ text: String?) throws {
    try store.write { (writer) throws(PlannerFailure) in try writer.setFocusText(text) }
  }
}
