import Domain
import Testing

extension Rule {
  /// Moves where tasks lie below others: what is told is the row the list shows.
  static var levels: [Rule] {
    [
      Rule("a new task is told the row it has in the list") { bench in
        let ids = try bench.add("a", "b")
        var draft = TaskDraft(title: "a1")
        draft.parent = ids[0]
        #expect(try bench.perform(.add(draft)).event == .added(title: "a1", position: 2))
        #expect(try bench.perform(.add(TaskDraft(title: "c"))).event == .added(title: "c", position: 4))
        #expect(try bench.outline() == ["a", "-a1", "b", "c"])
      },
      Rule("a task moved to the row of a subtask goes behind or before all of that tree") { bench in
        let ids = try bench.tree()
        #expect(try bench.perform(.move(ids["a"], .position(4))).event == .moved(title: "a", position: 4, of: 6))
        #expect(try bench.outline() == ["p", "-q", "--r", "a", "b", "c"])
        #expect(try bench.perform(.move(ids["c"], .position(2))).event == .moved(title: "c", position: 1, of: 6))
        #expect(try bench.outline() == ["c", "p", "-q", "--r", "a", "b"])
        #expect(try bench.perform(.move(ids["c"], .after(ids["r"]))).event == .moved(title: "c", position: 4, of: 6))
        #expect(try bench.perform(.move(ids["b"], .before(ids["q"]))).event == .moved(title: "b", position: 1, of: 6))
        #expect(try bench.outline() == ["b", "p", "-q", "--r", "c", "a"])
      },
      Rule("a task with others below it is told the row it ends at") { bench in
        let ids = try bench.tree()
        #expect(try bench.perform(.move(ids["p"], .after(ids["b"]))).event == .moved(title: "p", position: 3, of: 6))
        #expect(try bench.outline() == ["a", "b", "p", "-q", "--r", "c"])
        #expect(try bench.perform(.move(ids["p"], .before(ids["r"]))).event == .nothingChanged)
        #expect(try bench.perform(.move(ids["p"], .position(5))).event == .nothingChanged)
      },
      Rule("a subtask stays below its task, as far as that reaches") { bench in
        let ids = try bench.tree()
        let destinations: [Destination] = [
          .top, .bottom, .position(1), .position(99), .before(ids["a"]), .after(ids["c"]), .after(ids["p"]),
        ]
        for destination in destinations {
          #expect(try bench.perform(.move(ids["r"], destination)).event == .nothingChanged)
        }
        var draft = TaskDraft(title: "s")
        draft.parent = ids["p"]
        let sibling = try #require(try bench.perform(.add(draft)).changed.first)
        #expect(try bench.outline() == ["a", "p", "-q", "--r", "-s", "b", "c"])
        #expect(try bench.perform(.move(sibling, .top)).event == .moved(title: "s", position: 3, of: 7))
        #expect(try bench.outline() == ["a", "p", "-s", "-q", "--r", "b", "c"])
        #expect(try bench.perform(.move(sibling, .after(ids["c"]))).event == .moved(title: "s", position: 5, of: 7))
        #expect(try bench.perform(.move(ids["q"], .position(7))).event == .moved(title: "q", position: 4, of: 7))
        #expect(try bench.outline() == ["a", "p", "-s", "-q", "--r", "b", "c"])
      },
      Rule("of several tasks moved together each keeps its level, and what lies below one goes with it") { bench in
        let ids = try bench.tree()
        try bench.perform(.moveAll([ids["p"], ids["r"], ids["c"]], .before(ids["a"])))
        #expect(try bench.outline() == ["p", "-q", "--r", "c", "a", "b"])
        try bench.perform(.moveAll([ids["r"], ids["a"]], .top))
        #expect(try bench.outline() == ["a", "p", "-q", "--r", "c", "b"])
      },
      Rule("a completed task has no position among the open ones") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.complete([ids[2]]))
        #expect(try bench.perform(.move(ids[2], .top)).event == .moved(title: "c", position: nil, of: 2))
      },
      Rule("positions name the rows of the list, and the rows name the tasks") { bench in
        let ids = try bench.tree()
        for (row, title) in ["a", "p", "q", "r", "b", "c"].enumerated() {
          let item = try #require(try bench.item(ids[title]))
          let (position, task) = try bench.read { (reader) throws(PlannerFailure) in
            (try reader.listedPosition(of: item), try reader.listedTask(at: row + 1))
          }
          #expect(position == row + 1 && task == item.id)
        }
        let beyond = try bench.read { (reader) throws(PlannerFailure) in
          (try reader.listedTask(at: 0), try reader.listedTask(at: 7))
        }
        #expect(beyond == (nil, nil))
      },
    ]
  }
}

/// Tasks by their titles.
private struct Named {
  var ids: [String: TaskID]

  subscript(title: String) -> TaskID { ids[title] ?? TaskID("none") }
}

extension Bench {
  /// a, p with q with r below, b, c; the subtasks are the last in the order by rank, as those added later are.
  fileprivate func tree() throws -> Named {
    var ids: [String: TaskID] = [:]
    for (title, parent) in [("a", nil), ("p", nil), ("b", nil), ("c", nil), ("q", "p"), ("r", "q")] {
      var draft = TaskDraft(title: title)
      draft.parent = parent.flatMap { ids[$0] }
      ids[title] = try perform(.add(draft)).changed.first
    }
    return Named(ids: ids)
  }
}
