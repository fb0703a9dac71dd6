import Domain
import Testing

extension Rule {
  /// What lists need of tasks is the same wherever they live.
  static var backlog: [Rule] {
    [
      Rule("facts say what the tasks themselves say, in their order") { bench in
        var draft = TaskDraft(title: "two #draußen #45min")
        draft.tags = ["Haus"]
        draft.importance = .high
        draft.urgency = .urgent
        draft.grade = .b
        draft.type = .learning
        draft.due = Due(day: bench.environment.today + 2, time: WallTime(minutes: 600))
        draft.recurrence = Recurrence(.daily)
        let one = try bench.add("one")
        draft.parent = one[0]
        try bench.perform(.add(draft))
        try bench.perform(.complete(try bench.add("three")))
        for state in [ItemQuery.State.open, .completed, .all] {
          let facts = try bench.read { (reader) throws(PlannerFailure) in try reader.facts(state) }
          #expect(facts == (try bench.items(ItemQuery(state: state))).map { TaskFacts($0) })
        }
      },
      Rule("facts leave out the tasks of lists not used") { bench in
        let list = SourceList(id: ListID("work"), account: "home", name: "Arbeit", isUsed: false)
        let item = PlanItem(
          id: TaskID("there"), list: list.id, title: "there", rank: Rank(1), createdAt: bench.environment.now)
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item)])))
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.facts(.open) }.isEmpty)
      },
      Rule("only a due day moved to a later one counts as a postponement, as long as that is not undone") { bench in
        let id = try bench.add("one")[0]
        func due(_ days: Int) throws {
          var edit = TaskEdit()
          edit.due = .set(Due(day: bench.environment.today + days))
          try bench.perform(.edit(id, edit))
        }
        func count() throws -> Int? {
          try bench.read { (reader) throws(PlannerFailure) in try reader.facts(.open) }.first?.postponements
        }
        try due(1)
        #expect(try count() == 0)
        try due(3)
        #expect(try count() == 1)
        try due(2)
        #expect(try count() == 1)
        try due(5)
        #expect(try count() == 2)
        try bench.perform(.undo(expected: nil))
        #expect(try count() == 1)
        try bench.perform(.redo)
        #expect(try count() == 2)
        try bench.perform(.undo(expected: nil))
        try bench.add("another")
        #expect(try count() == 1)
      },
      Rule("what is folded away stays so until it is unfolded") { bench in
        let ids = try bench.add("one", "two")
        func folded() throws -> [Bool] {
          try bench.read { (reader) throws(PlannerFailure) in try reader.facts(.open) }.map { $0.isFolded }
        }
        for _ in 1...2 {
          try bench.store.write { (writer) throws(PlannerFailure) in try writer.setFolded(true, ids[1]) }
        }
        #expect(try folded() == [false, true])
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.setFolded(false, ids[1]) }
        #expect(try folded() == [false, false])
      },
      Rule("the subtasks of a task are found in their order, completed ones too") { bench in
        let parent = try bench.add("parent")[0]
        var ids: [TaskID] = []
        for title in ["b", "a"] {
          var draft = TaskDraft(title: title)
          draft.parent = parent
          ids += try bench.perform(.add(draft)).changed
        }
        try bench.perform(.complete([ids[0]]))
        try bench.perform(.move(ids[1], .top))
        let children = try bench.read { (reader) throws(PlannerFailure) in try reader.children(of: parent) }
        #expect(children == [ids[1], ids[0]])
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.children(of: ids[0]) }.isEmpty)
      },
      Rule("the head of the history says what its newest entries say") { bench in
        func heads() throws -> (HistoryEntry.Head?, HistoryEntry.Head?) {
          try bench.read { (reader) throws(PlannerFailure) in (try reader.undoable(), try reader.redoable()) }
        }
        #expect(try heads() == (nil, nil))
        let added = try bench.perform(.add(TaskDraft(title: "one")))
        let head = HistoryEntry.Head(
          number: try #require(added.number), summary: .init(kind: .add, title: "one", count: 1))
        #expect(try heads() == (head, nil))
        try bench.perform(.undo(expected: nil))
        #expect(try heads() == (nil, head))
      },
    ]
  }
}
