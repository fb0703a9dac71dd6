import Domain
import TestSupport
import Testing

extension Rule {
  static var undoing: [Rule] {
    [
      Rule("undoes and redoes each kind of command") { bench in
        let ids = try bench.add("a", "b", "c")
        var edit = TaskEdit()
        edit.title = .set("B")
        edit.tags = .set(["x"])
        let commands: [Command] = [
          .edit(ids[1], edit), .move(ids[2], .top), .complete([ids[0], ids[1]]), .reopen([ids[0]]),
          .delete([ids[0], ids[1]]), .set(.language, "de"), .loadSamples(.english), .removeSamples,
        ]
        var pictures = [try bench.picture()]
        for command in commands {
          try bench.perform(command)
          pictures.append(try bench.picture())
        }
        for picture in pictures.dropLast().reversed() {
          try bench.perform(.undo(expected: nil))
          #expect(try bench.picture() == picture)
        }
        for picture in pictures.dropFirst() {
          try bench.perform(.redo)
          #expect(try bench.picture() == picture)
        }
        #expect(throws: PlannerFailure.nothingToRedo) { try bench.perform(.redo) }
      },
      Rule("undoes a thousand random commands step by step") { bench in
        let seed: UInt64 = 4_711
        print("seed \(seed)")
        var random = SplitMix(seed: seed)
        try bench.add("a", "b", "c", "d", "e")
        var pictures: [(Int64, Picture)] = []
        while pictures.count < 1_000 {
          let before = try bench.picture()
          guard let command = Command.random(on: before.items, using: &random) else { continue }
          if let number = try bench.perform(command).number { pictures.append((number, before)) }
        }
        let last = try bench.picture()
        for (number, picture) in pictures.reversed() {
          try bench.perform(.undo(expected: number))
          #expect(try bench.picture() == picture)
        }
        for _ in pictures { try bench.perform(.redo) }
        #expect(try bench.picture() == last)
      },
      Rule("takes back only the change a person has seen") { bench in
        let first = try bench.perform(.add(TaskDraft(title: "a"))).number
        try bench.add("b")
        #expect(throws: PlannerFailure.historyMovedOn) { try bench.perform(.undo(expected: first)) }
        #expect(try bench.titles() == ["a", "b"])
      },
      Rule("forgets what could be redone once something new is done") { bench in
        try bench.add("a", "b")
        try bench.perform(.undo(expected: nil))
        try bench.add("c")
        #expect(throws: PlannerFailure.nothingToRedo) { try bench.perform(.redo) }
        #expect(try bench.titles() == ["a", "c"])
      },
      Rule("restores only fields nobody has changed meanwhile and says which were not") { bench in
        let id = try #require(try bench.add("alt").first)
        var edit = TaskEdit()
        edit.title = .set("neu")
        edit.importance = .set(.high)
        try bench.perform(.edit(id, edit))
        var elsewhere = try #require(try bench.item(id))
        elsewhere.title = "von anderswo"
        try bench.perform(.receive(Received(tasks: [.init(item: elsewhere)])))
        let outcome = try bench.perform(.undo(expected: nil))
        let item = try #require(try bench.item(id))
        #expect(item.title == "von anderswo")
        #expect(item.importance == .low)
        let summary = HistoryEntry.Summary(kind: .edit, title: "neu", count: 1)
        #expect(outcome.event == .undone(summary, untouched: [Untouched(title: "von anderswo", fields: [.title])]))
      },
      Rule("does not take a task away that was worked on meanwhile") { bench in
        let id = try #require(try bench.add("neu").first)
        var elsewhere = try #require(try bench.item(id))
        elsewhere.notes = "wichtig"
        try bench.perform(.receive(Received(tasks: [.init(item: elsewhere)])))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.notes == "wichtig")
      },
      Rule("puts a deleted task back where it stood, even when its neighbours moved") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.delete([ids[1]]))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles() == ["a", "b", "c", "d"])
      },
      Rule("brings a deleted task back into the local list when its own is gone") { bench in
        let list = SourceList(id: ListID("s"), account: "a", name: "Server")
        let item = PlanItem(id: TaskID("1"), list: list.id, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
        try bench.add("vorher")
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item)])))
        try bench.perform(.delete([item.id]))
        try bench.perform(.receive(Received(goneLists: [list.id])))
        let outcome = try bench.perform(.undo(expected: nil))
        #expect(try bench.item(item.id)?.list == .local)
        let summary = HistoryEntry.Summary(kind: .delete, title: "x", count: 1)
        #expect(outcome.event == .undone(summary, untouched: [Untouched(title: "x", fields: [.list])]))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles() == ["x"])
      },
      Rule("leads no task into a list that is gone or may only be read") { bench in
        for access in [SourceList.Access.readOnly, nil] {
          var list = SourceList(id: ListID("s"), account: "a", name: "Server")
          let item = PlanItem(id: TaskID("1"), list: list.id, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
          try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item)])))
          var edit = TaskEdit()
          edit.list = .set(.local)
          edit.title = .set("y")
          try bench.perform(.edit(item.id, edit))
          if let access {
            list.access = access
            try bench.perform(.receive(Received(lists: [list])))
          } else {
            try bench.perform(.receive(Received(goneLists: [list.id])))
          }
          try bench.perform(.undo(expected: nil))
          #expect(try bench.item(item.id)?.list == .local)
          #expect(try bench.item(item.id)?.title == "x")
          try bench.perform(.receive(Received(gone: [item.id])))
        }
      },
      Rule("passes over a change of a list that may only be read by now") { bench in
        var list = SourceList(id: ListID("s"), account: "a", name: "Server")
        let item = PlanItem(id: TaskID("1"), list: list.id, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
        try bench.add("früher")
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item)])))
        try bench.perform(.complete([item.id]))
        list.access = .readOnly
        try bench.perform(.receive(Received(lists: [list])))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(item.id)?.isCompleted == true)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles(ItemQuery(state: .all)) == ["x"])
      },
      Rule("an undo reaches the server like any change") { bench in
        let list = SourceList(id: ListID("s"), account: "a", name: "Server")
        let item = PlanItem(id: TaskID("1"), list: list.id, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: item)])))
        let waiting = { try bench.store.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } }
        #expect(try waiting() == 0)
        try bench.perform(.delete([item.id]))
        try bench.perform(.undo(expected: nil))
        #expect(try waiting() == 1)
        #expect(try bench.titles() == ["x"])
      },
    ]
  }
}

extension Command {
  /// A random command that fits the tasks there are; nil when the dice name a task that is not there.
  static func random(on items: [PlanItem], using random: inout SplitMix) -> Command? {
    let pick = { (random: inout SplitMix) in items.randomElement(using: &random)?.id }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .add(TaskDraft(title: "t\(Int.random(in: 0..<100, using: &random))"))
    case 2: return pick(&random).map { .delete([$0]) }
    case 3: return pick(&random).map { .complete([$0]) }
    case 4: return pick(&random).map { .reopen([$0]) }
    case 5: return .set(.language, ["auto", "de", "en"][Int.random(in: 0..<3, using: &random)])
    case 6, 7:
      var edit = TaskEdit()
      edit.title = .set("e\(Int.random(in: 0..<100, using: &random))")
      edit.manualDuration = .set(Int.random(in: 1...1_440, using: &random))
      return pick(&random).map { .edit($0, edit) }
    default:
      guard let id = pick(&random), let other = pick(&random) else { return nil }
      let choices: [Destination] = [
        .top, .bottom, .position(Int.random(in: 1...9, using: &random)), .before(other), .after(other),
      ]
      return .move(id, choices[Int.random(in: 0..<choices.count, using: &random)])
    }
  }
}
