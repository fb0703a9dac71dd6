import Domain
import Testing

extension Rule {
  private static var list: SourceList { SourceList(id: ListID("s"), account: "konto", name: "Server") }

  private static func item(_ id: String) -> PlanItem {
    PlanItem(id: TaskID(id), list: list.id, title: id, rank: Rank(0), createdAt: Instant(seconds: 0))
  }

  static var receiving: [Rule] {
    [
      Rule("puts new reminders at the end, in the order they come") { bench in
        try bench.add("eigene")
        let received = Received(lists: [list], tasks: [.init(item: item("x")), .init(item: item("y"))])
        #expect(try bench.perform(.receive(received)).event == .received(added: 2, changed: 0, gone: 0))
        #expect(try bench.titles() == ["eigene", "x", "y"])
      },
      Rule("puts newcomers at the end, in the order they come") { bench in
        try bench.add("eigene")
        let received = Received(lists: [list], newcomers: ["y", "x", "z"].map { item($0) })
        let outcome = try bench.perform(.receive(received))
        #expect(outcome.event == .received(added: 3, changed: 0, gone: 0))
        #expect(outcome.changed == ["y", "x", "z"].map { TaskID($0) })
        #expect(try bench.titles() == ["eigene", "y", "x", "z"])
        #expect(throws: PlannerFailure.self) { try bench.perform(.receive(received)) }
        #expect(try bench.titles() == ["eigene", "y", "x", "z"])
      },
      Rule("receiving the same again changes nothing") { bench in
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item("x"))])))
        let stored = try #require(try bench.item(TaskID("x")))
        let again = Received(lists: [list], tasks: [.init(item: stored)])
        #expect(try bench.perform(.receive(again)).event == .received(added: 0, changed: 0, gone: 0))
        #expect(try bench.item(TaskID("x")) == stored)
      },
      Rule("places a reminder beside the neighbour its server names") { bench in
        try bench.add("eigene")
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item("x")), .init(item: item("y"))])))
        let stored = try #require(try bench.item(TaskID("x")))
        try bench.perform(.receive(Received(tasks: [.init(item: stored, position: .after(TaskID("y")))])))
        #expect(try bench.titles() == ["eigene", "y", "x"])
        let last = try #require(try bench.item(TaskID("x")))
        try bench.perform(.receive(Received(tasks: [.init(item: last, position: .before(TaskID("y")))])))
        #expect(try bench.titles() == ["eigene", "x", "y"])
      },
      Rule("forgets reminders that are gone, with all that was known of them") { bench in
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item("x"))])))
        let outcome = try bench.perform(.receive(Received(gone: [TaskID("x"), TaskID("never")])))
        #expect(outcome.changed.contains(TaskID("x")))
        #expect(try bench.item(TaskID("x")) == nil)
        #expect(throws: PlannerFailure.nothingToUndo) { try bench.perform(.undo(expected: nil)) }
      },
      Rule("forgets a list with its tasks") { bench in
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item("x"))])))
        try bench.perform(.receive(Received(goneLists: [list.id])))
        #expect(try bench.titles(ItemQuery(state: .all)).isEmpty)
      },
      Rule("frees the time of a task completed elsewhere, and tells its calendar") { bench in
        let calendar = SourceList(id: ListID("c"), account: "konto", name: "Arbeit", contents: .events)
        try bench.perform(.receive(Received(lists: [list, calendar], tasks: [.init(item: item("x"))])))
        for minutes in [-30, 30] {
          let start = bench.environment.now.seconds + Int64(minutes) * 60
          var draft = BlockDraft(task: TaskID("x"), start: Instant(seconds: start), minutes: 20, zone: "UTC")
          draft.calendar = calendar.id
          try bench.perform(.schedule(draft))
        }
        let before = try bench.blocks(of: TaskID("x"))
        var done = try #require(try bench.item(TaskID("x")))
        done.completedAt = bench.environment.now
        try bench.perform(.receive(Received(tasks: [.init(item: done)])))
        #expect(try bench.blocks(of: TaskID("x")) == [before[0]])
        if let memory = bench.store as? MemoryStore {
          #expect(memory.blockNotes.contains(BlockNote(block: before[1].id, calendar: calendar.id, kind: .delete)))
        }
      },
      Rule("notes a merged task for its server when it differs from what the server has") { bench in
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item("x"), isAhead: true)])))
        #expect(try bench.store.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } == 1)
      },
    ]
  }
}
