import Domain
import Testing

extension Rule {
  private static var list: SourceList { SourceList(id: ListID("s"), account: "konto", name: "Server") }

  private static func item(_ id: String, _ title: String, _ notes: String?) -> PlanItem {
    var item = PlanItem(id: TaskID(id), list: list.id, title: title, rank: Rank(0), createdAt: Instant(seconds: 0))
    item.notes = notes
    return item
  }

  /// A task whose title and notes were changed on both sides, with its copy.
  private static func conflict(_ bench: Bench<Store>) throws -> Conflict {
    let texts = [
      Conflict.Text(field: .title, base: "Brot", local: "Semmeln", remote: "Brötchen"),
      Conflict.Text(field: .notes, base: nil, local: "zehn", remote: "zwölf"),
    ]
    let draft = Conflict.Draft(
      task: TaskID("t"), copy: TaskID("c"), copyTitle: "Semmeln (Kopie)", texts: texts, at: Instant(seconds: 5))
    let tasks = [item("t", "Brötchen", "zwölf"), item("c", "Semmeln (Kopie)", "zehn")]
    try bench.perform(
      .receive(Received(lists: [list], tasks: tasks.map { .init(item: $0) }, conflicts: [draft])))
    return try #require(try open(bench).first)
  }

  private static func open(_ bench: Bench<Store>) throws -> [Conflict] {
    try bench.store.read { (reader) throws(PlannerFailure) in try reader.conflicts() }
  }

  static var settling: [Rule] { choosing + Conflict.Choice.allCases.map { takenBack($0) } }

  private static func takenBack(_ choice: Conflict.Choice) -> Rule {
    Rule("a choice can be taken back: \(choice.rawValue)") { bench in
      let conflict = try conflict(bench)
      try bench.perform(.settle(conflict.number, choice))
      try bench.perform(.undo(expected: nil))
      #expect(try bench.titles() == ["Brötchen", "Semmeln (Kopie)"])
      #expect(try bench.item(TaskID("t"))?.notes == "zwölf")
      #expect(try open(bench) == [conflict])
      try bench.perform(.redo)
      #expect(try open(bench).isEmpty)
    }
  }

  private static var choosing: [Rule] {
    [
      Rule("keeps what both sides wrote until somebody chooses") { bench in
        let conflict = try conflict(bench)
        #expect(conflict.settled == nil && conflict.at == Instant(seconds: 5))
        #expect(conflict.texts.map(\.local) == ["Semmeln", "zehn"])
        let known = try bench.store.read { (reader) throws(PlannerFailure) in try reader.conflict(conflict.number) }
        #expect(known == conflict)
      },
      Rule("keeping what was written here gives the task that text and takes the copy away") { bench in
        let conflict = try conflict(bench)
        let outcome = try bench.perform(.settle(conflict.number, .here))
        #expect(outcome.event == .settled(title: "Semmeln", .here))
        #expect(try bench.item(TaskID("t"))?.notes == "zehn")
        #expect(try bench.titles() == ["Semmeln"])
        #expect(try open(bench).isEmpty)
      },
      Rule("keeping what was written here takes what was written into the copy since") { bench in
        let conflict = try conflict(bench)
        var edit = TaskEdit()
        edit.notes = .set("elf")
        try bench.perform(.edit(TaskID("c"), edit))
        try bench.perform(.settle(conflict.number, .here))
        #expect(try bench.item(TaskID("t"))?.title == "Semmeln")
        #expect(try bench.item(TaskID("t"))?.notes == "elf")
      },
      Rule("keeping what was written there takes the copy away") { bench in
        try bench.perform(.settle(conflict(bench).number, .there))
        #expect(try bench.titles() == ["Brötchen"])
        #expect(try open(bench).isEmpty)
      },
      Rule("keeping both leaves both alone") { bench in
        try bench.perform(.settle(conflict(bench).number, .both))
        #expect(try bench.titles() == ["Brötchen", "Semmeln (Kopie)"])
        #expect(try open(bench).isEmpty)
      },
      Rule("where the task is gone, what was written here keeps its own name") { bench in
        let conflict = try conflict(bench)
        try bench.perform(.delete([TaskID("t")]))
        try bench.perform(.settle(conflict.number, .here))
        #expect(try bench.titles() == ["Semmeln"])
      },
      Rule("a copy somebody has deleted leaves nothing to choose") { bench in
        let conflict = try conflict(bench)
        try bench.perform(.delete([conflict.copy]))
        #expect(try open(bench).isEmpty)
      },
      Rule("an unknown conflict cannot be settled") { bench in
        #expect(throws: PlannerFailure.unknownConflict(7)) { try bench.perform(.settle(7, .here)) }
      },
    ]
  }

  static var restoring: [Rule] {
    [
      Rule("restoring brings back what is gone and changes what differs, as one step") { bench in
        let ids = try bench.add("eins", "zwei", "drei")
        let then = try bench.items()
        try bench.perform(.delete([ids[0]]))
        var edit = TaskEdit()
        edit.title = .set("ZWEI")
        try bench.perform(.edit(ids[1], edit))
        let restoration = Restoration(tasks: then, fields: [.title], removed: [ids[2]])
        #expect(try bench.perform(.restore(restoration)).event == .restored(count: 3))
        #expect(Set(try bench.titles()) == ["eins", "zwei"])
        #expect(try bench.item(ids[0])?.createdAt == then[0].createdAt)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles() == ["ZWEI", "drei"])
      },
      Rule("restoring what is as it was changes nothing") { bench in
        try bench.add("eins")
        let restoration = Restoration(tasks: try bench.items(), fields: Field.allCases)
        #expect(try bench.perform(.restore(restoration)).event == .nothingChanged)
      },
    ]
  }
}
