import Domain
import Testing

/// Imports of so many tasks that a store may write them down in another way.
extension Rule {
  static var importing: [Rule] {
    [
      Rule("takes a very large import back as one step and does it again, also when both are repeated") { bench in
        let here = try bench.add("here")
        let before = try bench.items(ItemQuery(state: .all))
        try bench.bringIn(2_100)
        let after = try bench.items(ItemQuery(state: .all))
        #expect(after.count == 2_101)
        for _ in 0..<2 {
          #expect(try bench.perform(.undo(expected: nil)).changed.count == 2_100)
          #expect(try bench.items(ItemQuery(state: .all)) == before)
          #expect(try bench.perform(.redo).changed.count == 2_100)
          #expect(try bench.items(ItemQuery(state: .all)) == after)
        }
        try bench.perform(.undo(expected: nil))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.items(ItemQuery(state: .all)).isEmpty)
        #expect(try bench.item(here[0]) == nil)
      },
      Rule("takes back of a very large import what nobody has worked on since, and brings it back") { bench in
        let ids = try bench.bringIn(1_200)
        var edit = TaskEdit()
        edit.title = .set("worked on")
        try bench.perform(.edit(ids[700], edit))
        try bench.store.write { (writer) throws(PlannerFailure) in
          // As a server would: no step that is taken back first.
          guard var item = try writer.item(ids[3]) else { return }
          item.notes = "received"
          try writer.save(item)
        }
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(ids[700])?.title == "imported 700")
        var untouched: [String] = []
        if case .undone(_, let left) = try bench.perform(.undo(expected: nil)).event {
          untouched = left.map { $0.title }
        }
        #expect(untouched == ["imported 3"])
        #expect(try bench.items(ItemQuery(state: .all)).map { $0.id } == [ids[3]])
        try bench.perform(.redo)
        #expect(try bench.items(ItemQuery(state: .all)).count == 1_200)
        #expect(try bench.item(ids[3])?.notes == "received")
        try bench.perform(.redo)
        #expect(try bench.item(ids[700])?.title == "worked on")
      },
      Rule("does not bring back what was purged of a very large import") { bench in
        let ids = try bench.bringIn(1_200)
        try bench.perform(.delete([ids[5], ids[6]]))
        try bench.perform(.purge(.tasks([ids[5]])))
        try bench.perform(.undo(expected: nil))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.items(ItemQuery(state: .all)).isEmpty)
        try bench.perform(.redo)
        let back = try bench.items(ItemQuery(state: .all)).map { $0.id }
        #expect(Set(back) == Set(ids).subtracting([ids[5]]))
        #expect(back.count == 1_199)
      },
      Rule("leaves no step when all of a very large import was purged") { bench in
        let ids = try bench.bringIn(1_200)
        try bench.perform(.delete(ids))
        try bench.perform(.purge(.everything))
        #expect(throws: PlannerFailure.nothingToUndo) { try bench.perform(.undo(expected: nil)) }
      },
      Rule("tells of each task of a very large import that it came, and of nothing else") { bench in
        let ids = try bench.bringIn(1_200)
        var edit = TaskEdit()
        edit.title = .set("renamed")
        try bench.perform(.edit(ids[9], edit))
        let steps = try bench.read { (reader) throws(PlannerFailure) in try reader.steps(of: ids[9], limit: 9) }
        #expect(steps.map { $0.source } == [.here(.edit, isUndone: false), .here(.bringIn, isUndone: false)])
        #expect(steps.last?.after?.title == "imported 9")
        #expect(steps.last?.before == nil)
        let others = try bench.read { (reader) throws(PlannerFailure) in
          try reader.steps(of: TaskID("unknown"), limit: 9)
        }
        #expect(others.isEmpty)
      },
      Rule("finds tasks of a very large import at once, and as they are changed, done, deleted and brought back") {
        bench in
        try bench.add("here before")
        let ids = try bench.bringIn(1_200)
        #expect(try bench.found("imported 1199") == ["imported 1199"])
        #expect(try bench.search(TaskSearch("imported", state: .open, limit: 1)).open == 1_200)
        #expect(try bench.found("here") == ["here before"])
        #expect(try bench.found("#odd 1198").isEmpty)
        #expect(try bench.found("#odd 1197") == ["imported 1197"])
        var edit = TaskEdit()
        edit.title = .set("renamed")
        try bench.perform(.edit(ids[1_199], edit))
        try bench.perform(.complete([ids[1_198]]))
        try bench.perform(.delete([ids[1_197]]))
        #expect(try bench.found("imported 1199").isEmpty)
        #expect(try bench.found("renamed") == ["renamed"])
        #expect(try bench.found("1198").isEmpty)
        #expect(try bench.found("1198", .completed) == ["imported 1198"])
        #expect(try bench.found("1197").isEmpty)
        for _ in 0..<3 { try bench.perform(.undo(expected: nil)) }
        #expect(try bench.found("imported 1199") == ["imported 1199"])
        #expect(try bench.found("1198") == ["imported 1198"])
        #expect(try bench.found("1197") == ["imported 1197"])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.found("imported").isEmpty)
        try bench.add("imported by hand")
        #expect(try bench.found("imported") == ["imported by hand"])
      },
    ]
  }
}

extension Bench {
  @discardableResult
  fileprivate func bringIn(_ count: Int) throws -> [TaskID] {
    var parsedFile = ParsedFile(.taskwarrior)
    for number in 0..<count {
      var item = PlanItem(
        id: TaskID("import-\(number)"), list: .local, title: "imported \(number)", rank: Rank(0),
        createdAt: environment.now)
      if number % 2 == 1 { item.tags = Tags(["odd"]) }
      if number % 3 == 0 { item.due = Due(day: environment.today) }
      parsedFile.tasks.append(ExchangedTask(item: item, line: number + 1, hasCreation: true, hasOwnID: true))
    }
    #expect(try perform(.bringIn(parsedFile, ImportChoice())).event == .broughtIn(count: count, known: 0))
    return parsedFile.tasks.map { $0.item.id }
  }
}
