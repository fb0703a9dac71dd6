import Domain
import Testing

extension Rule {
  static var storing: [Rule] {
    [
      Rule("starts with the local list and nothing in it") { bench in
        #expect(try bench.titles().isEmpty)
        let lists = try bench.store.read { (reader) throws(PlannerFailure) in try reader.lists() }
        #expect(lists.map { $0.id } == [.local])
      },
      Rule("gives back every field it was given") { bench in
        let item = PlanItem.full(id: "a", parent: nil)
        try bench.save(item)
        #expect(try bench.item(item.id) == item)
      },
      Rule("inserts many at once as it would one by one") { bench in
        let items = (0..<60).map { number in
          var item = PlanItem.full(id: "many-\(number)", parent: nil)
          item.rank = Rank(Int64(number))
          item.completedAt = nil
          return item
        }
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.insert(items) }
        #expect(try bench.items() == items)
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.openCount() } == 60)
        let tag = try #require(items.first?.tags.names.first)
        #expect(try bench.items(ItemQuery(tag: tag)) == items)
      },
      Rule("refuses to insert what is there and keeps nothing of it") { bench in
        let items = (0..<60).map { PlanItem.full(id: "many-\($0)", parent: nil) }
        try bench.save(items[59])
        #expect(throws: PlannerFailure.self) {
          try bench.store.write { (writer) throws(PlannerFailure) in try writer.insert(items) }
        }
        #expect(try bench.items(ItemQuery(state: .all)) == [items[59]])
      },
      Rule("keeps any text as it is") { bench in
        for (number, text) in ["a\u{0}b", "👩‍👧‍👦 Ünïcödé", "'; DROP TABLE task; --", "\u{202E}rtl", "e\u{301}"].enumerated()
        {
          var item = PlanItem(
            id: TaskID("t\(number)"), list: .local, title: text, rank: Rank(0), createdAt: Instant(seconds: 0))
          item.notes = text
          try bench.save(item)
          let stored = try #require(try bench.item(item.id))
          #expect(Array(stored.title.utf8) == Array(text.utf8))
          #expect(Array((stored.notes ?? "").utf8) == Array(text.utf8))
        }
      },
      Rule("keeps nothing of a transaction that throws") { bench in
        try bench.add("stays")
        #expect(throws: PlannerFailure.nothingToUndo) {
          try bench.store.write { (writer) throws(PlannerFailure) in
            let item = PlanItem(
              id: TaskID("x"), list: .local, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
            try writer.save(item)
            throw .nothingToUndo
          }
        }
        #expect(try bench.titles() == ["stays"])
      },
      Rule("orders by rank, then id, and pages through") { bench in
        for (id, rank) in [("c", 5), ("a", 5), ("b", -1), ("d", 9)] {
          let item = PlanItem(
            id: TaskID(id), list: .local, title: id, rank: Rank(Int64(rank)), createdAt: Instant(seconds: 0))
          try bench.save(item)
        }
        #expect(try bench.titles() == ["b", "a", "c", "d"])
        #expect(try bench.titles(ItemQuery(offset: 1, limit: 2)) == ["a", "c"])
        let key = RankKey(rank: Rank(5), id: TaskID("a"))
        #expect(
          try bench.read { (reader) throws(PlannerFailure) in try reader.keys(before: key, limit: 9) }.texts == ["b"])
        #expect(
          try bench.read { (reader) throws(PlannerFailure) in try reader.keys(after: key, limit: 9) }.texts == [
            "c", "d",
          ])
        #expect(
          try bench.read { (reader) throws(PlannerFailure) in try reader.keys(before: nil, limit: 2) }.texts == [
            "d", "c",
          ])
        #expect(
          try bench.read { (reader) throws(PlannerFailure) in try reader.keys(after: nil, limit: 2) }.texts == [
            "b", "a",
          ])
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.position(of: key) } == 2)
      },
      Rule("keeps completed tasks in the order of all") { bench in
        for (id, rank, isCompleted) in [("d", 4, true), ("a", 1, false), ("c", 3, false), ("b", 2, true)] {
          var item = PlanItem(
            id: TaskID(id), list: .local, title: id, rank: Rank(Int64(rank)), createdAt: Instant(seconds: 0))
          if isCompleted { item.completedAt = Instant(seconds: Int64(rank)) }
          try bench.save(item)
        }
        let key = RankKey(rank: Rank(3), id: TaskID("c"))
        let keys = try bench.read { (reader) throws(PlannerFailure) in
          [
            try reader.keys(before: key, limit: 1), try reader.keys(before: key, limit: 9),
            try reader.keys(after: key, limit: 9), try reader.keys(before: nil, limit: 3),
            try reader.keys(after: nil, limit: 3),
          ]
        }
        #expect(keys.map { $0.texts } == [["b"], ["b", "a"], ["d"], ["d", "c", "b"], ["a", "b", "c"]])
        let facts = try bench.read { (reader) throws(PlannerFailure) in try reader.facts(.all) }
        #expect(facts.map { $0.id.text } == ["a", "b", "c", "d"])
        #expect(try bench.titles(ItemQuery(state: .all, list: .local, offset: 1, limit: 2)) == ["b", "c"])
      },
      Rule("tells what the tasks of a list are recognised by, completed ones too") { bench in
        var item = PlanItem(
          id: TaskID("a"), list: .local, title: "A", rank: Rank(1), createdAt: Instant(seconds: 7))
        item.due = Due(day: Day(number: 20_811), time: WallTime(minutes: 600))
        item.completedAt = Instant(seconds: 9)
        try bench.save(item)
        let found = try bench.read { (reader) throws(PlannerFailure) in try reader.traces(of: .local) }
        #expect(
          found == [StoredTrace(id: item.id, title: "A", due: item.due, createdAt: Instant(seconds: 7))])
        #expect(try bench.read { (reader) throws(PlannerFailure) in try reader.traces(of: ListID("none")) }.isEmpty)
      },
      Rule("finds ids by their beginning, taken literally") { bench in
        for id in ["ab%1", "ab_2", "abc", "b"] {
          try bench.save(
            PlanItem(id: TaskID(id), list: .local, title: id, rank: Rank(0), createdAt: Instant(seconds: 0)))
        }
        let find = { (prefix: String, limit: Int) in
          try bench.read { (reader) throws(PlannerFailure) in try reader.ids(startingWith: prefix, limit: limit) }
        }
        #expect(try find("ab", 9).count == 3)
        #expect(try find("ab%", 9).map { $0.text } == ["ab%1"])
        #expect(try find("ab", 1).count == 1)
      },
      Rule("counts what is there and nothing else") { bench in
        let ids = try bench.add("eins #30min", "zwei", "drei")
        try bench.perform(.complete([ids[2]]))
        let counts = try bench.store.read { (reader) throws(PlannerFailure) in try reader.counts(nil) }
        #expect(counts == Counts(open: 2, completed: 1, openMinutes: 45, openWithoutDuration: 1))
        let none = try bench.store.read { (reader) throws(PlannerFailure) in try reader.counts(ListID("other")) }
        #expect(none == Counts())
        #expect(try bench.store.read { (reader) throws(PlannerFailure) in try reader.openCount() } == 2)
      },
      Rule("selects by state, list and tag") { bench in
        let other = SourceList(id: ListID("l2"), name: "Zwei")
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.save(other) }
        var draft = TaskDraft(title: "getagt")
        draft.tags = ["Büro"]
        draft.list = other.id
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        let plain = try bench.add("schlicht", "im Titel #BÜRO")
        #expect(try bench.items(ItemQuery(list: other.id)).map { $0.id } == [id])
        #expect(try bench.items(ItemQuery(tag: "büro")).map { $0.id } == [id, plain[1]])
        try bench.perform(.complete([plain[0]]))
        #expect(try bench.items(ItemQuery(state: .completed)).map { $0.id } == [plain[0]])
        #expect(try bench.items(ItemQuery(state: .all)).count == 3)
      },
    ]
  }
}

extension [RankKey] {
  fileprivate var texts: [String] { map { $0.id.text } }
}

extension Bench {
  func read<Value>(
    _ body: (Store.Reader) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    try store.read(body)
  }

  func save(_ item: PlanItem) throws(PlannerFailure) {
    try store.write { (writer) throws(PlannerFailure) in try writer.save(item) }
  }
}

extension PlanItem {
  /// A task in which no field has its default.
  static func full(id: String, parent: TaskID?) -> PlanItem {
    var item = PlanItem(
      id: TaskID(id), list: .local, title: "Titel #20min", rank: Rank(-77), createdAt: Instant(seconds: 5))
    item.notes = "erste\nzweite"
    item.importance = .high
    item.urgency = .urgent
    item.grade = .a
    item.subPriority = 3
    item.type = .learning
    item.tags = Tags(["Zuerst", "danach"])
    item.due = Due(day: Day(number: 20_790), time: WallTime(hour: 15, minute: 5))
    item.notBefore = Day(number: 20_700)
    item.manualDuration = 90
    item.recurrence = Recurrence(.monthly(day: 32), anchor: .completion, missed: .each)
    item.parent = parent
    item.delegatedTo = "Robin"
    item.needsTitleImprovement = true
    item.originalTitle = "Re: Titel"
    item.sourceURL = "https://example.org/a?b=c"
    item.completedAt = Instant(seconds: 1_795_253_400)
    item.modifiedAt = Instant(seconds: 6)
    item.actualMinutes = 12
    return item
  }
}
