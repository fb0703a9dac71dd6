import Domain
import Testing

extension Rule {
  static var trash: [Rule] { restoringFromTrash + purging }

  private static var restoringFromTrash: [Rule] {
    [
      Rule("keeps a deleted task and brings it back as it was, with its place, subtasks and blocks") { bench in
        let ids = try bench.add("one", "two", "three")
        var draft = TaskDraft(title: "below two")
        draft.parent = ids[1]
        draft.tags = ["Garten"]
        let child = try #require(try bench.perform(.add(draft)).changed.first)
        let start = Instant(seconds: bench.environment.now.seconds + 3_600)
        try bench.perform(
          .schedule(
            BlockDraft(task: ids[1], start: start, minutes: 30, zone: "Etc/UTC")))
        let before = try bench.picture()
        let blocks = try bench.blocks(of: ids[1]).map { $0.start }
        try bench.perform(.delete([ids[1], child]))
        #expect(try Set(bench.trash().map { $0.item.title }) == ["two", "below two"])
        #expect(try bench.trash().allSatisfy { $0.cause == .here && $0.listName == "Zeitblock" })
        let outcome = try bench.perform(.recover([ids[1]]))
        #expect(outcome.event == .restored(count: 2))
        #expect(try bench.picture() == before)
        #expect(try bench.blocks(of: ids[1]).map { $0.start } == blocks)
        #expect(try bench.trash().isEmpty)
      },
      Rule("takes bringing back for a step that can be undone and done again") { bench in
        let ids = try bench.add("one")
        try bench.perform(.delete(ids))
        try bench.perform(.recover(ids))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles().isEmpty)
        #expect(try bench.trash().map { $0.item.title } == ["one"])
        try bench.perform(.redo)
        #expect(try bench.titles() == ["one"])
        #expect(try bench.trash().isEmpty)
      },
      Rule("keeps what a server no longer has, and what goes with its list") { bench in
        let list = ListID("far")
        try bench.save(SourceList(id: list, account: "a", name: "Fern"))
        var items: [PlanItem] = []
        for id in ["x", "y"] {
          items.append(
            PlanItem(id: TaskID(id), list: list, title: id, rank: Rank(0), createdAt: Instant(seconds: 0)))
        }
        try bench.perform(.receive(Received(tasks: items.map { Received.Task(item: $0) })))
        try bench.perform(.receive(Received(gone: [TaskID("x")])))
        #expect(try bench.trash().map { $0.cause } == [.elsewhere])
        try bench.perform(.receive(Received(goneLists: [list])))
        #expect(try Set(bench.trash().map { $0.cause }) == [.elsewhere, .list])
        #expect(try bench.trash().allSatisfy { $0.listName == "Fern" })
        try bench.perform(.recover([TaskID("x"), TaskID("y")]))
        #expect(try bench.items().map { $0.list } == [.local, .local])
      },
      Rule("tells a server of a task that came back") { bench in
        let list = ListID("far")
        try bench.save(SourceList(id: list, account: "a", name: "Fern"))
        var draft = TaskDraft(title: "fern")
        draft.list = list
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        try bench.perform(.delete([id]))
        try bench.perform(.recover([id]))
        #expect(try bench.item(id)?.list == list)
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } == 1)
      },
      Rule("refuses to bring back what is not in the trash") { bench in
        let ids = try bench.add("there")
        #expect(throws: PlannerFailure.unknownTask(ids[0])) { try bench.perform(.recover(ids)) }
        #expect(throws: PlannerFailure.unknownTask(TaskID("no"))) { try bench.perform(.recover([TaskID("no")])) }
      },
    ]
  }

  private static var purging: [Rule] {
    [
      Rule("forgets for good what is purged, also in the history, and nothing else") { bench in
        let ids = try bench.add("stays", "goes")
        try bench.perform(.delete(ids))
        try bench.perform(.recover([ids[0]]))
        let outcome = try bench.perform(.purge(.tasks([ids[1]])))
        #expect(outcome.number == nil)
        #expect(outcome.event == .purged(count: 1))
        #expect(try bench.trash().isEmpty)
        for _ in 0..<3 { try bench.perform(.undo(expected: nil)) }
        #expect(try bench.items(ItemQuery(state: .all)).isEmpty)
        #expect(throws: PlannerFailure.nothingToUndo) { try bench.perform(.undo(expected: nil)) }
        for _ in 0..<3 { try bench.perform(.redo) }
        #expect(try bench.titles() == ["stays"])
      },
      Rule("empties the trash of everything") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.delete(ids))
        #expect(try bench.perform(.purge(.everything)).event == .purged(count: 3))
        #expect(try bench.perform(.purge(.everything)).event == .nothingChanged)
        #expect(throws: PlannerFailure.unknownTask(ids[0])) { try bench.perform(.recover(ids)) }
      },
      Rule("empties the trash by itself of what was deleted thirty days ago, with what was done of it") { bench in
        let ids = try bench.add("old", "back")
        let done = Completion(task: ids[0], due: Due(day: bench.environment.today), at: bench.environment.now)
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.save(done) }
        try bench.perform(.delete(ids))
        try bench.perform(.recover([ids[1]]))
        var later = bench.environment
        later.now = Instant(seconds: bench.environment.now.seconds + 30 * 86_400 - 1)
        #expect(try bench.planner.perform(.purge(.expired), in: later).event == .nothingChanged)
        #expect(try bench.trash().count == 1)
        later.now = Instant(seconds: later.now.seconds + 1)
        #expect(try bench.planner.perform(.purge(.expired), in: later).event == .purged(count: 1))
        #expect(try bench.trash().isEmpty)
        #expect(try bench.titles() == ["back"])
        let left = try bench.read { (reader) throws(PlannerFailure) in try reader.completions(of: ids[0], limit: 9) }
        #expect(left.isEmpty)
      },
    ]
  }
}

extension Bench {
  func trash() throws -> [TrashedTask] {
    let limit = TrashedTask.limit(now: environment.now)
    return try store.read { (reader) throws(PlannerFailure) in
      try reader.trash(since: limit, offset: 0, limit: nil)
    }
  }

  fileprivate func save(_ list: SourceList) throws {
    try store.write { (writer) throws(PlannerFailure) in try writer.save(list) }
  }
}
