import Domain
import Testing

extension Rule {
  /// Several tasks changed by one command are one step.
  static var bulk: [Rule] {
    [
      Rule("one change of several tasks is one step, and undo takes all of it back") { bench in
        let ids = try bench.add("a", "b", "c")
        let edits: [BulkEdit] = [
          .tag(["Haus", "x"]), .importance(.high), .urgency(.urgent), .grade(.b), .type(.learning), .duration(45),
          .due(bench.environment.today + 3), .untag(["HAUS"]),
        ]
        for edit in edits {
          let before = try bench.items()
          let outcome = try bench.perform(.editAll(ids, edit))
          #expect(outcome.event == .editedMany(count: 3, of: 3))
          #expect(try bench.items() != before)
          try bench.perform(.undo(expected: nil))
          #expect(try bench.fields() == before.map { $0.withoutStamp })
          try bench.perform(.redo)
        }
        let items = try bench.items()
        #expect(items.allSatisfy { $0.tags.names == ["x"] && $0.importance == .high && $0.grade == .b })
        #expect(items.allSatisfy { $0.manualDuration == 45 && $0.due?.day == bench.environment.today + 3 })
      },
      Rule("what was so already is told apart from what was changed") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.editAll([ids[1]], .tag(["Haus"])))
        let outcome = try bench.perform(.editAll(ids + ids, .tag(["haus"])))
        #expect(outcome.event == .editedMany(count: 2, of: 3))
        #expect(try bench.item(ids[1])?.tags.names == ["Haus"])
        #expect(try bench.perform(.editAll(ids, .tag(["haus"]))).event == .nothingChanged)
      },
      Rule("a due day for several tasks leaves their times of day alone") { bench in
        let ids = try bench.add("a", "b")
        var edit = TaskEdit()
        edit.due = .set(Due(day: bench.environment.today, time: WallTime(minutes: 600)))
        try bench.perform(.edit(ids[0], edit))
        try bench.perform(.editAll(ids, .due(bench.environment.today + 1)))
        #expect(try bench.items().map { $0.due?.time?.minutes } == [600, nil])
        try bench.perform(.editAll(ids, .due(nil)))
        #expect(try bench.items().allSatisfy { $0.due == nil })
      },
      Rule("when one task refuses, none is changed and every reason is given once") { bench in
        let ids = try bench.add("a", "b")
        let list = SourceList(id: ListID("ro"), account: "home", name: "Lesen", access: .readOnly)
        let there = ["x", "y"].map {
          PlanItem(id: TaskID($0), list: list.id, title: $0, rank: Rank(9), createdAt: bench.environment.now)
        }
        try bench.perform(.receive(Received(lists: [list], tasks: there.map { .init(item: $0) })))
        let before = try bench.items()
        let refused = PlannerFailure.invalid([Problem(.list, .listReadOnly("Lesen"))])
        let all = ids + there.map { $0.id }
        #expect(throws: refused) { try bench.perform(.editAll(all, .importance(.high))) }
        #expect(throws: refused) { try bench.perform(.complete(all)) }
        #expect(throws: refused) { try bench.perform(.delete(all)) }
        #expect(throws: refused) { try bench.perform(.moveAll(all, .top)) }
        #expect(throws: PlannerFailure.unknownTask(TaskID("gone"))) {
          try bench.perform(.editAll(ids + [TaskID("gone")], .importance(.high)))
        }
        #expect(throws: PlannerFailure.invalid([Problem(.manualDuration, .durationOutOfRange)])) {
          try bench.perform(.editAll(ids, .duration(0)))
        }
        #expect(try bench.items() == before)
      },
      Rule("several tasks moved together keep their order, and undo puts each back") { bench in
        let ids = try bench.add("a", "b", "c", "d", "e")
        let wanted: [(Destination, [String])] = [
          (.top, ["b", "d", "a", "c", "e"]), (.bottom, ["a", "c", "e", "b", "d"]),
          (.before(ids[0]), ["b", "d", "a", "c", "e"]), (.after(ids[4]), ["a", "c", "e", "b", "d"]),
          (.after(ids[0]), ["a", "b", "d", "c", "e"]),
        ]
        for (destination, order) in wanted {
          let outcome = try bench.perform(.moveAll([ids[3], ids[1]], destination))
          #expect(outcome.event == .movedMany(count: 2))
          #expect(try bench.titles() == order)
          try bench.perform(.undo(expected: nil))
          #expect(try bench.titles() == ["a", "b", "c", "d", "e"])
          try bench.perform(.redo)
          #expect(try bench.titles() == order)
          try bench.perform(.undo(expected: nil))
        }
      },
      Rule("bulk actions on tasks of a server are noted for it, and so is their undo") { bench in
        let list = SourceList(id: ListID("work"), account: "home", name: "Arbeit")
        try bench.perform(.receive(Received(lists: [list])))
        let ids = try bench.add("a", "b")
        try bench.perform(.editAll(ids, .list(list.id)))
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } == 2)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.items().allSatisfy { $0.list == .local })
      },
    ]
  }

  /// Tasks below tasks.
  static var nesting: [Rule] {
    [
      Rule("a task goes last below another one and comes out right after it, each in one step") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.nest(ids[3], under: ids[0]))
        let outcome = try bench.perform(.nest(ids[1], under: ids[0]))
        #expect(outcome.event == .edited(title: "b", fields: [.parent]))
        #expect(outcome.changed == [ids[1]])
        #expect(try bench.outline() == ["a", "-d", "-b", "c"])
        try bench.perform(.nest(ids[3], under: nil))
        #expect(try bench.outline() == ["a", "-b", "d", "c"])
        for expected in [["a", "-d", "-b", "c"], ["a", "-d", "b", "c"], ["a", "b", "c", "d"]] {
          try bench.perform(.undo(expected: nil))
          #expect(try bench.outline() == expected)
        }
        try bench.perform(.redo)
        try bench.perform(.redo)
        #expect(try bench.outline() == ["a", "-d", "-b", "c"])
      },
      Rule("a subtask of a subtask comes out behind the task it was below") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.nest(ids[1], under: ids[0]))
        try bench.perform(.nest(ids[2], under: ids[0]))
        try bench.perform(.nest(ids[3], under: ids[1]))
        #expect(try bench.outline() == ["a", "-b", "--d", "-c"])
        try bench.perform(.nest(ids[3], under: ids[0]))
        #expect(try bench.outline() == ["a", "-b", "-d", "-c"])
      },
      Rule("no task goes below itself or below what lies below it") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.nest(ids[1], under: ids[0]))
        try bench.perform(.nest(ids[2], under: ids[1]))
        for parent in ids {
          #expect(throws: PlannerFailure.invalid([Problem(.parent, .parentBelow)])) {
            try bench.perform(.nest(ids[0], under: parent))
          }
        }
        #expect(throws: PlannerFailure.invalid([Problem(.parent, .parentUnknown)])) {
          try bench.perform(.nest(ids[0], under: TaskID("gone")))
        }
        #expect(try bench.outline() == ["a", "-b", "--c"])
      },
      Rule("a subtask lives in the list of its task, with all that is below it") { bench in
        let list = SourceList(id: ListID("work"), account: "home", name: "Arbeit")
        try bench.perform(.receive(Received(lists: [list])))
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.nest(ids[2], under: ids[1]))
        try bench.perform(.editAll([ids[0]], .list(list.id)))
        try bench.perform(.nest(ids[1], under: ids[0]))
        #expect(try bench.items().map { $0.list } == [list.id, list.id, list.id])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.items().map { $0.list } == [list.id, .local, .local])
      },
      Rule("open tasks below others are found at any depth, without those named and completed ones") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.nest(ids[1], under: ids[0]))
        try bench.perform(.nest(ids[2], under: ids[1]))
        try bench.perform(.nest(ids[3], under: ids[1]))
        try bench.perform(.complete([ids[1], ids[3]]))
        let below = try bench.read { (reader) throws(PlannerFailure) in try reader.openBelow([ids[0]]) }
        #expect(below == [ids[2]])
        let named = try bench.read { (reader) throws(PlannerFailure) in try reader.openBelow([ids[0], ids[2]]) }
        #expect(named.isEmpty)
      },
    ]
  }
}

extension Bench {
  /// The open tasks as a list shows them, a dash for each level.
  func outline() throws -> [String] {
    let environment = environment
    let lines = try read { (reader) throws(PlannerFailure) in try reader.list(TaskView(), in: environment) }.lines
    return try lines.map {
      String(repeating: "-", count: $0.depth) + (try #require(try item($0.task.id))).title
    }
  }

  fileprivate func fields() throws -> [PlanItem] {
    try items().map { $0.withoutStamp }
  }
}

extension PlanItem {
  fileprivate var withoutStamp: PlanItem {
    var item = self
    item.modifiedAt = Instant(seconds: 0)
    return item
  }
}
