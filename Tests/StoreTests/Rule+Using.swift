import Domain
import Testing

extension Rule {
  private static var server: SourceList { SourceList(id: ListID("s"), account: "konto", name: "Arbeit") }

  /// Two tasks of a server list between two local ones, all in the order of their names.
  private static func mix(_ bench: Bench<Store>) throws {
    try bench.perform(.receive(Received(lists: [server])))
    for (title, list) in [("a", ListID.local), ("b", server.id), ("c", server.id), ("d", .local)] {
      var draft = TaskDraft(title: title)
      draft.list = list
      try bench.perform(.add(draft))
    }
  }

  private static func list(_ bench: Bench<Store>) throws -> SourceList? {
    try bench.store.read { (reader) throws(PlannerFailure) in try reader.list(server.id) }
  }

  static var using: [Rule] { hiding + choosing }

  private static var hiding: [Rule] {
    [
      Rule("hides the tasks of a list left out, and shows them in their old places when it is chosen again") { bench in
        try mix(bench)
        let before = try bench.picture()
        try bench.perform(.use(server.id, false))
        #expect(try bench.titles() == ["a", "d"])
        #expect(try bench.titles(ItemQuery(state: .all)) == ["a", "d"])
        try bench.perform(.use(server.id, true))
        #expect(try bench.picture() == before)
      },
      Rule("still tells about one list or one task that is left out") { bench in
        try mix(bench)
        let id = try #require(try bench.items().first { $0.title == "b" }?.id)
        try bench.perform(.use(server.id, false))
        #expect(try bench.titles(ItemQuery(list: server.id)) == ["b", "c"])
        #expect(try bench.item(id)?.title == "b")
      },
      Rule("sums and positions count only what is shown") { bench in
        try mix(bench)
        try bench.perform(.complete([try #require(try bench.items().first { $0.title == "c" }?.id)]))
        try bench.perform(.use(server.id, false))
        let last = try #require(try bench.items().last)
        let found = try bench.store.read { (reader) throws(PlannerFailure) in
          (
            try reader.counts(nil), try reader.openCount(), try reader.position(of: last.rankKey),
            try reader.counts(server.id).open, try reader.waitingCount()
          )
        }
        #expect(found.0.open == 2 && found.0.completed == 0 && found.0.openMinutes == 30)
        #expect(found.1 == 2 && found.2 == 2 && found.3 == 1 && found.4 == 0)
        #expect(try bench.perform(.move(last.id, .position(1))).event == .moved(title: "d", position: 1, of: 2))
        try bench.perform(.use(server.id, true))
        #expect(try bench.titles().first == "d")
        #expect(try bench.store.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } == 2)
      },
    ]
  }

  private static var choosing: [Rule] {
    [
      Rule("takes the choice of a list back and makes it again") { bench in
        try mix(bench)
        #expect(try bench.perform(.use(server.id, false)).event == .listUsed(name: "Arbeit", false))
        #expect(try bench.perform(.use(server.id, false)).event == .nothingChanged)
        try bench.perform(.undo(expected: nil))
        #expect(try list(bench)?.isUsed == true)
        try bench.perform(.redo)
        #expect(try list(bench)?.isUsed == false)
      },
      Rule("refuses to leave out the list new tasks go to, and lists nobody knows") { bench in
        #expect(throws: PlannerFailure.invalid([Problem(.list, .listNeeded("Zeitblock"))])) {
          try bench.perform(.use(.local, false))
        }
        #expect(throws: PlannerFailure.invalid([Problem(.list, .listUnknown("x"))])) {
          try bench.perform(.use(ListID("x"), true))
        }
      },
      Rule("refuses tasks for a list left out and changes of its tasks") { bench in
        try mix(bench)
        let id = try #require(try bench.items().first { $0.title == "b" }?.id)
        try bench.perform(.set(.defaultList, server.id.text))
        try bench.perform(.use(server.id, false))
        var draft = TaskDraft(title: "neu")
        try bench.perform(.add(draft))
        #expect(try bench.items().last?.list == .local)
        draft.list = server.id
        let problem = PlannerFailure.invalid([Problem(.list, .listUnused("Arbeit"))])
        #expect(throws: problem) { try bench.perform(.add(draft)) }
        #expect(throws: problem) { try bench.perform(.complete([id])) }
      },
      Rule("a server never changes whether its list is used") { bench in
        try mix(bench)
        try bench.perform(.use(server.id, false))
        var renamed = server
        renamed.name = "Beruf"
        try bench.perform(.receive(Received(lists: [renamed])))
        #expect(try list(bench)?.name == "Beruf")
        #expect(try list(bench)?.isUsed == false)
      },
    ]
  }
}
