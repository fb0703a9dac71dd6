import Domain
import TestSupport
import Testing

extension Rule {
  private static var reader: SourceList { SourceList(id: ListID("r"), account: "konto", name: "R", access: .readOnly) }

  static var titles: [Rule] {
    [
      Rule("marks every task that is added, and no sample, as one whose title is to be improved") { bench in
        try bench.add("a")
        try bench.perform(.loadSamples(.german))
        #expect(try bench.waiting() == ["a"])
      },
      Rule("gives titles to improve oldest first, page by page, and counts them") { bench in
        for number in [3, 1, 2] { try bench.save("t\(number)") { $0.createdAt = Instant(seconds: Int64(number)) } }
        try bench.save("t2b") { $0.createdAt = Instant(seconds: 2) }
        let page = try bench.queue(after: nil, limit: 2)
        #expect(page.map { $0.title } == ["t1", "t2"])
        #expect(try bench.queue(after: page.last.map { TitlePlace($0) }, limit: 2).map { $0.title } == ["t2b", "t3"])
        #expect(try bench.queueCount() == 4)
      },
      Rule("passes over what is done, left out or may only be read when titles are improved") { bench in
        try bench.save("done") { $0.completedAt = Instant(seconds: 1) }
        try bench.save("plain") { $0.needsTitleImprovement = false }
        try bench.save("read", in: reader)
        try bench.save("hidden", in: SourceList(id: ListID("h"), account: "k", name: "H", isUsed: false))
        try bench.save("gone", in: SourceList(id: ListID("g"), account: "k", name: "G", access: .denied))
        #expect(try bench.waiting() == ["gone"])
        #expect(try bench.queueCount() == 1)
      },
      Rule("keeps the original title when a title is improved, also in an empty description") { bench in
        let id = try #require(try bench.add("AW: Angebot").first)
        let outcome = try bench.perform(.improveTitle(id, TitleRevision(raw: "AW: Angebot", title: "Angebot")))
        #expect(outcome.event == .titleImproved(title: "Angebot", was: "AW: Angebot"))
        let item = try #require(try bench.item(id))
        #expect(item.title == "Angebot" && item.originalTitle == "AW: Angebot" && item.notes == "AW: Angebot")
        #expect(!item.needsTitleImprovement && item.hasImprovedTitle)
        #expect(try bench.improved() == ["Angebot"])
      },
      Rule("leaves a description alone, and keeps the first original title") { bench in
        let id = try bench.save("b") { item in
          item.notes = "mehr"
          item.originalTitle = "a"
          item.sourceURL = "https://example.com/1"
          item.due = Due(day: Day(number: 20_800))
        }
        let revision = TitleRevision(
          raw: "b", title: "c", sourceURL: "https://example.com/2", due: Due(day: Day(number: 20_900)))
        try bench.perform(.improveTitle(id, revision))
        let item = try #require(try bench.item(id))
        #expect(item.notes == "mehr" && item.originalTitle == "a" && item.sourceURL == "https://example.com/1")
        #expect(item.due == Due(day: Day(number: 20_800)))
      },
      Rule("takes a link and a day from a title where the task has none") { bench in
        let id = try #require(try bench.add("a").first)
        let due = Due(day: Day(number: 20_900))
        try bench.perform(
          .improveTitle(id, TitleRevision(raw: "a", title: "b", sourceURL: "https://example.com/", due: due)))
        let item = try #require(try bench.item(id))
        #expect(item.sourceURL == "https://example.com/" && item.due == due)
      },
      Rule("takes a recurrence where the task has none, and gives it back with the title") { bench in
        let ids = try bench.add("a", "aa")
        let due = Due(day: Day(number: 20_900))
        for (id, raw) in zip(ids, ["a", "aa"]) {
          let revision = TitleRevision(raw: raw, title: "b", due: due, recurrence: Recurrence(.daily))
          try bench.perform(.improveTitle(id, revision))
        }
        let made = try #require(try bench.item(ids[0]))
        #expect(made.recurrence?.pattern == .daily && made.due == due)
        try bench.perform(.restoreTitle(ids[0]))
        let restored = try #require(try bench.item(ids[0]))
        #expect(restored.title == "a" && restored.due == nil && restored.recurrence == nil)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(ids[0])?.recurrence?.pattern == .daily)
        var edit = TaskEdit()
        edit.due = .set(Due(day: Day(number: 20_901)))
        try bench.perform(.edit(ids[1], edit))
        try bench.perform(.restoreTitle(ids[1]))
        let touched = try #require(try bench.item(ids[1]))
        #expect(touched.title == "aa" && touched.due?.day == Day(number: 20_901))
        #expect(touched.recurrence?.pattern == .daily)
      },
      Rule("leaves the recurrence a task has") { bench in
        let id = try bench.save("c") { $0.recurrence = Recurrence(.yearly) }
        try bench.perform(
          .improveTitle(id, TitleRevision(raw: "c", title: "d", recurrence: Recurrence(.daily))))
        #expect(try bench.item(id)?.recurrence?.pattern == .yearly)
      },
      Rule("says nothing about a title that was good already") { bench in
        let id = try #require(try bench.add("Milch kaufen").first)
        let before = try #require(try bench.item(id))
        let number = try bench.lastNumber()
        let outcome = try bench.perform(.improveTitle(id, TitleRevision(raw: before.title, title: before.title)))
        #expect(outcome == Outcome(number: nil, event: .nothingChanged, changed: []))
        #expect(try bench.lastNumber() == number)
        let after = try #require(try bench.item(id))
        #expect(after.fields(differingFrom: before) == [.needsTitleImprovement])
        #expect(after.modifiedAt == before.modifiedAt)
        #expect(try bench.waiting().isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id) == nil)
      },
      Rule("never writes over a title that was edited, nor into a task that is done or may not be changed") { bench in
        let ids = try bench.add("a", "b", "c")
        var edit = TaskEdit()
        edit.title = .set("mein Titel")
        #expect(try bench.perform(.edit(ids[0], edit)).event == .edited(title: "mein Titel", fields: [.title]))
        try bench.perform(.complete([ids[1]]))
        let locked = try bench.save("d", in: reader)
        for (id, raw) in [(ids[0], "a"), (ids[0], "mein Titel"), (ids[1], "b"), (ids[2], "x"), (locked, "d")] {
          let before = try bench.item(id)
          let outcome = try bench.perform(.improveTitle(id, TitleRevision(raw: raw, title: "besser")))
          #expect(outcome.event == .nothingChanged)
          #expect(try bench.item(id) == before)
        }
        #expect(
          try bench.perform(.improveTitle(TaskID("never"), TitleRevision(raw: "a", title: "b"))).event
            == .nothingChanged)
      },
      Rule("refuses a better title that says nothing") { bench in
        let id = try #require(try bench.add("a").first)
        #expect(throws: PlannerFailure.invalid([Problem(.title, .titleEmpty)])) {
          try bench.perform(.improveTitle(id, TitleRevision(raw: "a", title: " \u{200B}")))
        }
        #expect(try bench.waiting() == ["a"])
      },
      Rule("keeps the mark off once a title was taken back, also when it is done again") { bench in
        let id = try #require(try bench.add("AW: Angebot").first)
        try bench.perform(.improveTitle(id, .asked(raw: "AW: Angebot", title: "Angebot")))
        try bench.perform(.undo(expected: nil))
        let item = try #require(try bench.item(id))
        #expect(item.title == "AW: Angebot" && item.originalTitle == nil && item.notes == nil)
        #expect(try bench.waiting().isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id) == nil)
        try bench.perform(.redo)
        #expect(try bench.item(id)?.title == "AW: Angebot")
        #expect(try bench.waiting().isEmpty)
        #expect(
          try bench.perform(.redo).event
            == .redone(.init(kind: .improveTitleOnRequest, title: "Angebot", count: 1), untouched: []))
        #expect(try bench.item(id)?.title == "Angebot")
        #expect(try bench.waiting().isEmpty)
      },
      Rule("brings a deleted task back with its mark") { bench in
        let id = try #require(try bench.add("AW: Angebot").first)
        try bench.perform(.delete([id]))
        try bench.perform(.undo(expected: nil))
        #expect(try bench.waiting() == ["AW: Angebot"])
      },
      Rule("takes back what was done before titles were improved by themselves") { bench in
        let other = try #require(try bench.add("Fwd: Neues").first)
        let added = try bench.perform(.add(TaskDraft(title: "AW: Angebot")))
        let id = try #require(added.changed.first)
        try bench.perform(.improveTitle(id, TitleRevision(raw: "AW: Angebot", title: "Angebot")))
        try bench.perform(.improveTitle(other, TitleRevision(raw: "Fwd: Neues", title: "Neues")))
        let outcome = try bench.perform(.undo(expected: added.number))
        #expect(outcome.event == .undone(.init(kind: .add, title: "AW: Angebot", count: 1), untouched: []))
        #expect(try bench.item(id) == nil)
        #expect(try bench.item(other)?.title == "Neues")
        try bench.perform(.redo)
        #expect(try bench.item(id)?.title == "Angebot" && bench.item(id)?.originalTitle == "AW: Angebot")
        #expect(try bench.waiting().isEmpty)
        #expect(throws: PlannerFailure.nothingToRedo) { try bench.perform(.redo) }
      },
      Rule("takes back what a person did last, and not what improved by itself since") { bench in
        let ids = try bench.add("Re: Foo bar", "Milch kaufen")
        var edit = TaskEdit()
        edit.notes = .set("Hafermilch")
        let edited = try bench.perform(.edit(ids[1], edit))
        try bench.perform(.improveTitle(ids[0], TitleRevision(raw: "Re: Foo bar", title: "Foo bar")))
        #expect(
          try bench.store.read { (reader) throws(PlannerFailure) in try reader.undoable() }?.number == edited.number)
        let outcome = try bench.perform(.undo(expected: nil))
        #expect(outcome.number == edited.number)
        #expect(try bench.item(ids[1])?.notes == nil)
        #expect(try bench.item(ids[0])?.title == "Foo bar")
      },
      Rule("takes back pasted lines in one step, also when their titles were improved since") { bench in
        let raw = ["AW: a", "AW: b", "AW: c", "AW: d", "Milch kaufen"]
        try bench.perform(.addAll(raw.map { TaskDraft(title: $0) }))
        try bench.improveAll()
        try bench.perform(.undo(expected: nil))
        #expect(try bench.titles().isEmpty)
        try bench.perform(.redo)
        #expect(try bench.titles() == ["a", "b", "c", "d", "Milch kaufen"])
        #expect(try bench.waiting().isEmpty)
      },
      Rule("deletes a task again whose title was improved since that was taken back") { bench in
        let id = try #require(try bench.add("AW: Angebot").first)
        try bench.perform(.delete([id]))
        try bench.perform(.undo(expected: nil))
        try bench.improveAll()
        let outcome = try bench.perform(.redo)
        #expect(outcome.event == .redone(.init(kind: .delete, title: "AW: Angebot", count: 1), untouched: []))
        #expect(try bench.item(id) == nil)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(id)?.title == "Angebot" && bench.waiting().isEmpty)
      },
      Rule("does again what was undone before titles improved by themselves, and not before a person asked for it") {
        bench in
        let ids = try bench.add("Re: Foo bar", "AW: Angebot")
        var edit = TaskEdit()
        edit.notes = .set("mehr")
        try bench.perform(.edit(ids[0], edit))
        try bench.perform(.undo(expected: nil))
        try bench.perform(.improveTitle(ids[0], TitleRevision(raw: "Re: Foo bar", title: "Foo bar")))
        #expect(try bench.item(ids[0])?.notes == "Re: Foo bar")
        try bench.perform(.redo)
        #expect(try bench.item(ids[0])?.notes == "mehr" && bench.item(ids[0])?.title == "Foo bar")
        try bench.perform(.undo(expected: nil))
        try bench.perform(.improveTitle(ids[1], .asked(raw: "AW: Angebot", title: "Angebot")))
        #expect(throws: PlannerFailure.nothingToRedo) { try bench.perform(.redo) }
      },
      Rule("does again what was undone before something came from a server") { bench in
        let ids = try bench.add("a", "b")
        try bench.perform(.undo(expected: nil))
        var item = try #require(try bench.item(ids[0]))
        item.title = "von dort"
        try bench.perform(.receive(Received(tasks: [.init(item: item)])))
        try bench.perform(.redo)
        #expect(try bench.titles() == ["von dort", "b"])
      },
      Rule("undoes nothing where only titles improved by themselves") { bench in
        try bench.save("AW: a")
        try bench.improveAll()
        #expect(throws: PlannerFailure.nothingToUndo) { try bench.perform(.undo(expected: nil)) }
        #expect(try bench.titles() == ["a"])
      },
      Rule("remembers who has made a title") { bench in
        for source in TitleMaker.allCases {
          let id = try #require(try bench.add("AW: a").first)
          var revision = TitleRevision(raw: "AW: a", title: "b")
          revision.maker = source
          try bench.perform(.improveTitle(id, revision))
          let making = try bench.store.read { (reader) throws(PlannerFailure) in try reader.titleMaking(of: id) }
          #expect(making?.maker == source && making?.after.title == "b")
        }
      },
      Rule("adds a task sent twice only once, also when its title was improved in between") { bench in
        var draft = TaskDraft(title: "AW: Angebot")
        draft.id = TaskID("k")
        try bench.perform(.add(draft))
        try bench.perform(.improveTitle(TaskID("k"), TitleRevision(raw: "AW: Angebot", title: "Angebot")))
        #expect(try bench.perform(.add(draft)).event == .nothingChanged)
        #expect(try bench.titles() == ["Angebot"])
        draft.title = "etwas anderes"
        try bench.perform(.add(draft))
        #expect(try bench.titles() == ["Angebot", "etwas anderes"])
      },
      Rule("gives a task its original title back, and takes the description away that only repeats it") { bench in
        let ids = try bench.add("AW: a", "AW: b")
        for (id, raw) in zip(ids, ["AW: a", "AW: b"]) {
          try bench.perform(.improveTitle(id, TitleRevision(raw: raw, title: "besser")))
        }
        var edit = TaskEdit()
        edit.notes = .set("AW: b, und mehr")
        try bench.perform(.edit(ids[1], edit))
        #expect(try bench.perform(.restoreTitle(ids[0])).event == .titleRestored(title: "AW: a"))
        try bench.perform(.restoreTitle(ids[1]))
        let (first, second) = (try #require(try bench.item(ids[0])), try #require(try bench.item(ids[1])))
        #expect(first.title == "AW: a" && first.notes == nil && first.originalTitle == "AW: a")
        #expect(second.title == "AW: b" && second.notes == "AW: b, und mehr")
        #expect(try bench.waiting().isEmpty && bench.improved().isEmpty)
        #expect(try bench.perform(.restoreTitle(ids[0])).event == .nothingChanged)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(ids[1])?.title == "besser")
        #expect(try bench.waiting().isEmpty)
      },
      Rule("refuses to restore a title nobody knows, or one that may not be changed") { bench in
        let id = try #require(try bench.add("a").first)
        #expect(throws: PlannerFailure.invalid([Problem(.originalTitle, .originalTitleMissing)])) {
          try bench.perform(.restoreTitle(id))
        }
        #expect(throws: PlannerFailure.unknownTask(TaskID("x"))) { try bench.perform(.restoreTitle(TaskID("x"))) }
        let locked = try bench.save("b", in: reader) { $0.originalTitle = "c" }
        #expect(throws: PlannerFailure.invalid([Problem(.list, .listReadOnly("R"))])) {
          try bench.perform(.restoreTitle(locked))
        }
      },
      Rule("takes the mark off when another device writes another title") { bench in
        let list = SourceList(id: ListID("s"), account: "konto", name: "S")
        let id = try bench.save("a", in: list)
        var item = try #require(try bench.item(id))
        item.notes = "neu"
        try bench.perform(.receive(Received(tasks: [.init(item: item)])))
        #expect(try bench.waiting() == ["a"])
        item.title = "von dort"
        try bench.perform(.receive(Received(tasks: [.init(item: item)])))
        #expect(try bench.waiting().isEmpty)
      },
      Rule("keeps the original title when the title was changed elsewhere before an improvement is taken back") {
        bench in
        let id = try bench.save("AW: a", in: SourceList(id: ListID("s"), account: "konto", name: "S"))
        try bench.perform(.improveTitle(id, .asked(raw: "AW: a", title: "a")))
        var item = try #require(try bench.item(id))
        item.title = "von dort"
        try bench.perform(.receive(Received(tasks: [.init(item: item)])))
        let outcome = try bench.perform(.undo(expected: nil))
        let summary = HistoryEntry.Summary(kind: .improveTitleOnRequest, title: "a", count: 1)
        #expect(
          outcome.event == .undone(summary, untouched: [Untouched(title: "von dort", fields: [.title])]))
        let after = try #require(try bench.item(id))
        #expect(after.title == "von dort" && after.originalTitle == "AW: a")
      },
      Rule("remembers what became of titles the last time") { bench in
        #expect(try bench.runText() == nil)
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.setTitleRunText("{}") }
        #expect(try bench.runText() == "{}")
      },
    ]
      + [1, 2, 3].map { (seed: UInt64) in
        Rule("loses no original title and improves each at most once, whatever is done in between (seed \(seed))") {
          try $0.playWithTitles(seed: seed)
        }
      }
      + [4, 5, 6].map { (seed: UInt64) in
        Rule("undoes and redoes the same steps whether titles improve in between or not (seed \(seed))") {
          try $0.playBesideOneWithoutImprovements(seed: seed)
        }
      }
  }
}

extension Bench {
  func queue(after place: TitlePlace?, limit: Int) throws -> [PlanItem] {
    try store.read { (reader) throws(PlannerFailure) in try reader.titlesToImprove(after: place, limit: limit) }
  }

  func waiting() throws -> [String] { try queue(after: nil, limit: 1_000).map { $0.title } }

  func queueCount() throws -> Int {
    try store.read { (reader) throws(PlannerFailure) in try reader.titlesToImproveCount() }
  }

  func improved() throws -> [String] {
    try store.read { (reader) throws(PlannerFailure) in
      try reader.improvedTitles(offset: 0, limit: 100).map { $0.title }
    }
  }

  fileprivate func runText() throws -> String? {
    try store.read { (reader) throws(PlannerFailure) in try reader.titleRunText() }
  }

  fileprivate func lastNumber() throws -> Int64? {
    try store.read { (reader) throws(PlannerFailure) in try reader.steps(before: nil, limit: 1).first?.head.number }
  }

  /// Stores a marked task as it is, without a step of the history.
  @discardableResult
  func save(
    _ title: String, in list: SourceList? = nil, _ change: (inout PlanItem) -> Void = { _ in }
  ) throws -> TaskID {
    var item = PlanItem(
      id: TaskID(title), list: list?.id ?? .local, title: title, rank: Rank(Int64(title.utf8.count)),
      createdAt: Instant(seconds: 0))
    item.needsTitleImprovement = true
    change(&item)
    let stored = item
    try store.write { (writer) throws(PlannerFailure) in
      if let list { try writer.save(list) }
      try writer.save(stored)
    }
    return item.id
  }

  /// Adds, edits, improves, restores, undoes and redoes at random. Whatever a task was called first is its title, its
  /// original title, or was replaced by a person; and a title that was dealt with once is left alone.
  fileprivate func playWithTitles(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    var first: [TaskID: String] = [:]
    var improvements: [TaskID: Int] = [:]
    for step in 0..<400 {
      let id = try items(ItemQuery(state: .all)).randomElement(using: &random)?.id
      switch (Int.random(in: 0..<9, using: &random), id) {
      case (0, _), (1, _), (_, nil):
        let title = "AW: Titel \(step)"
        if let id = try perform(.add(TaskDraft(title: title))).changed.first { first[id] = title }
      case (2, let id?):
        var edit = TaskEdit()
        edit.title = .set("eigener \(step)")
        try perform(.edit(id, edit))
      case (3, let id?): if try item(id)?.originalTitle != nil { try perform(.restoreTitle(id)) }
      case (4, let id?): try perform(.delete([id]))
      case (5, _): try turn(.undo(expected: nil))
      case (6, _): try turn(.redo)
      default: for id in try improveAll() { improvements[id, default: 0] += 1 }
      }
      for item in try items(ItemQuery(state: .all)) {
        let isKnown = item.title == first[item.id] || item.originalTitle == first[item.id]
        #expect(isKnown || item.title.hasPrefix("eigener"), "seed \(seed), step \(step): \(item)")
        #expect(!item.needsTitleImprovement || item.title == first[item.id], "seed \(seed), step \(step)")
      }
    }
    #expect(!improvements.isEmpty && improvements.values.allSatisfy { $0 == 1 }, "seed \(seed)")
  }

  private func turn(_ command: Command) throws {
    do throws(PlannerFailure) {
      try planner.perform(command, in: environment)
    } catch {
      #expect(error == .nothingToUndo || error == .nothingToRedo)
    }
  }

  /// Improves every title that waits; gives the tasks whose title is another one now.
  @discardableResult
  func improveAll() throws -> [TaskID] {
    var improved: [TaskID] = []
    for item in try queue(after: nil, limit: 1_000) {
      let title = TitleRules.improve(item.title).title
      improved += try perform(.improveTitle(item.id, TitleRevision(raw: item.title, title: title))).changed
    }
    #expect(try queueCount() == 0)
    return improved
  }
}

extension TitleRevision {
  /// A better title a person has asked for.
  static func asked(raw: String, title: String) -> TitleRevision {
    var revision = TitleRevision(raw: raw, title: title)
    revision.isAskedFor = true
    return revision
  }
}
