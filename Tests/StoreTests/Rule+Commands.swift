import Domain
import Testing

extension Rule {
  static var commands: [Rule] {
    [
      Rule("adds at the end with the defaults") { bench in
        let ids = try bench.add("eins", "  zwei\n Zeile ")
        #expect(try bench.titles() == ["eins", "zwei Zeile"])
        let item = try #require(try bench.item(ids[0]))
        #expect(item.importance == .low)
        #expect(item.type == .maintenance)
        #expect(item.effectiveDuration == EffectiveDuration(minutes: 15, isDefault: true))
      },
      Rule("refuses a bad draft with all broken rules and stores nothing") { (bench) throws in
        var draft = TaskDraft(title: " \n ")
        draft.manualDuration = 1_441
        draft.subPriority = 0
        draft.tags = ["a", "A", " ", "b,c"]
        draft.due = Due(day: bench.environment.today + -1)
        draft.list = ListID("nowhere")
        draft.recurrence = Recurrence(.monthly(day: 33))
        let failure = #expect(throws: PlannerFailure.self) { try bench.perform(.add(draft)) }
        guard case .invalid(let problems) = failure else {
          Issue.record("expected broken rules, got \(String(describing: failure))")
          return
        }
        let expected: [Problem] = [
          Problem(.list, .listUnknown("nowhere")), Problem(.title, .titleEmpty), Problem(.tags, .tagDuplicate("A")),
          Problem(.tags, .tagEmpty), Problem(.tags, .tagCharacter("b,c")),
          Problem(.manualDuration, .durationOutOfRange),
          Problem(.subPriority, .subPriorityNotPositive), Problem(.subPriority, .subPriorityWithoutGradeA),
          Problem(.recurrence, .monthDayOutOfRange), Problem(.due, .dueInThePast),
        ]
        for problem in expected { #expect(problems.contains(problem)) }
        #expect(problems.count == expected.count)
        #expect(try bench.titles(ItemQuery(state: .all)).isEmpty)
        #expect(throws: PlannerFailure.nothingToUndo) { try bench.perform(.undo(expected: nil)) }
      },
      Rule("takes 500 characters as a title and refuses 501") { bench in
        try bench.add(String(repeating: "👨‍👩‍👧", count: 500))
        #expect(throws: PlannerFailure.invalid([Problem(.title, .titleTooLong(limit: 500))])) {
          try bench.add(String(repeating: "x", count: 501))
        }
        #expect(throws: PlannerFailure.self) { try bench.add(String(repeating: "y", count: 10_000_000)) }
      },
      Rule("edits only what is set; leaving grade A clears the number") { bench in
        var draft = TaskDraft(title: "eins")
        draft.grade = .a
        draft.subPriority = 1
        draft.notes = "bleibt"
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        var edit = TaskEdit()
        edit.grade = .set(.b)
        let outcome = try bench.perform(.edit(id, edit))
        #expect(outcome.event == .edited(title: "eins", fields: [.grade, .subPriority]))
        let item = try #require(try bench.item(id))
        #expect(item.subPriority == nil)
        #expect(item.notes == "bleibt")
        #expect(try bench.perform(.edit(id, edit)).event == .nothingChanged)
      },
      Rule("lets an overdue task be edited, even to another past day") { bench in
        var item = PlanItem(id: TaskID("o"), list: .local, title: "alt", rank: Rank(0), createdAt: Instant(seconds: 0))
        item.due = Due(day: bench.environment.today + -3)
        try bench.save(item)
        var edit = TaskEdit()
        edit.title = .set("neu")
        edit.due = .set(Due(day: bench.environment.today + -1))
        try bench.perform(.edit(item.id, edit))
        #expect(try bench.titles() == ["neu"])
      },
      Rule("completes and reopens; doing it twice changes nothing") { bench in
        let ids = try bench.add("eins", "zwei")
        #expect(try bench.perform(.complete(ids)).event == .completed(title: "eins", count: 2))
        #expect(try bench.perform(.complete(ids)).event == .nothingChanged)
        #expect(try bench.perform(.reopen([ids[1]])).event == .reopened(title: "zwei", count: 1))
        #expect(try bench.titles() == ["zwei"])
      },
      Rule("moves a recurring task on instead of completing it") { bench in
        var draft = TaskDraft(title: "gießen")
        draft.due = Due(day: bench.environment.today, time: WallTime(hour: 9, minute: 0))
        draft.notBefore = bench.environment.today + -2
        draft.recurrence = Recurrence(.custom(every: 3, unit: .days))
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        #expect(
          try bench.perform(.complete([id])).event == .advanced(title: "gießen", next: bench.environment.today + 3))
        let item = try #require(try bench.item(id))
        #expect(item.due == Due(day: bench.environment.today + 3, time: WallTime(hour: 9, minute: 0)))
        #expect(item.notBefore == bench.environment.today + 1)
        #expect(!item.isCompleted)
      },
      Rule("keeps the month day of a series through shorter months, until the due day is changed") { bench in
        var draft = TaskDraft(title: "Miete")
        draft.due = Due(day: try #require(Day(iso: "2027-01-31")))
        draft.recurrence = Recurrence(.custom(every: 1, unit: .months))
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        for day in ["2027-02-28", "2027-03-31", "2027-04-30"] {
          try bench.perform(.complete([id]))
          #expect(try bench.item(id)?.due?.day.iso == day)
        }
        var edit = TaskEdit()
        edit.title = .set("Miete 2")
        try bench.perform(.edit(id, edit))
        #expect(try bench.item(id)?.recurrence?.monthDay == 31)
        edit.due = .set(Due(day: try #require(Day(iso: "2027-06-30"))))
        try bench.perform(.edit(id, edit))
        #expect(try bench.item(id)?.recurrence?.monthDay == 30)
      },
      Rule("moves to top, bottom, positions and next to others") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.move(ids[2], .top))
        #expect(try bench.titles() == ["c", "a", "b", "d"])
        #expect(try bench.perform(.move(ids[2], .position(3))).event == .moved(title: "c", position: 3, of: 4))
        #expect(try bench.titles() == ["a", "b", "c", "d"])
        try bench.perform(.move(ids[3], .position(2)))
        #expect(try bench.titles() == ["a", "d", "b", "c"])
        try bench.perform(.move(ids[0], .bottom))
        #expect(try bench.titles() == ["d", "b", "c", "a"])
        try bench.perform(.move(ids[0], .before(ids[1])))
        #expect(try bench.titles() == ["d", "a", "b", "c"])
        try bench.perform(.move(ids[3], .after(ids[2])))
        #expect(try bench.titles() == ["a", "b", "c", "d"])
        try bench.perform(.move(ids[0], .position(99)))
        #expect(try bench.titles() == ["b", "c", "d", "a"])
        #expect(try bench.perform(.move(ids[0], .bottom)).event == .nothingChanged)
        #expect(try bench.perform(.move(ids[1], .after(ids[1]))).event == .nothingChanged)
        #expect(try bench.perform(.move(ids[2], .before(ids[2]))).event == .nothingChanged)
      },
      Rule("counts positions among open tasks only") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.complete([ids[0], ids[1]]))
        #expect(try bench.perform(.move(ids[3], .position(1))).event == .moved(title: "d", position: 1, of: 2))
        #expect(try bench.titles() == ["d", "c"])
      },
      Rule("names the task it does not know") { bench in
        let id = TaskID("none")
        for command in [Command.complete([id]), .reopen([id]), .delete([id]), .move(id, .top), .edit(id, TaskEdit())] {
          #expect(throws: PlannerFailure.unknownTask(id)) { try bench.perform(command) }
        }
      },
      Rule("does all of a bulk command or nothing") { bench in
        let ids = try bench.add("a", "b")
        #expect(throws: PlannerFailure.self) { try bench.perform(.delete([ids[0], TaskID("none"), ids[1]])) }
        #expect(try bench.titles() == ["a", "b"])
      },
      Rule("leaves tasks of read-only lists alone") { bench in
        let list = SourceList(id: ListID("r"), account: "a", name: "Familie", access: .readOnly)
        let item = PlanItem(id: TaskID("1"), list: list.id, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
        try bench.store.write { (writer) throws(PlannerFailure) in
          try writer.save(list)
          try writer.save(item)
        }
        let refusal = PlannerFailure.invalid([Problem(.list, .listReadOnly("Familie"))])
        for command in [
          Command.complete([item.id]), .delete([item.id]), .move(item.id, .top), .edit(item.id, TaskEdit()),
        ] {
          #expect(throws: refusal) { try bench.perform(command) }
        }
        var draft = TaskDraft(title: "neu")
        draft.list = list.id
        #expect(throws: PlannerFailure.invalid([Problem(.list, .chosenListReadOnly("Familie"))])) {
          try bench.perform(.add(draft))
        }
      },
      Rule("lets tasks of a list its server no longer shows be done, deleted and moved away") { bench in
        let list = SourceList(id: ListID("d"), account: "a", name: "Weg", access: .denied)
        let items = ["1", "2", "3"].map { id in
          PlanItem(id: TaskID(id), list: list.id, title: id, rank: Rank(0), createdAt: Instant(seconds: 0))
        }
        try bench.perform(.receive(Received(lists: [list], tasks: items.map { .init(item: $0) })))
        try bench.perform(.complete([items[0].id]))
        try bench.perform(.delete([items[1].id]))
        var edit = TaskEdit()
        edit.list = .set(.local)
        try bench.perform(.edit(items[2].id, edit))
        #expect(try bench.items().map { $0.list } == [.local])
        var draft = TaskDraft(title: "neu")
        draft.list = list.id
        #expect(throws: PlannerFailure.invalid([Problem(.list, .listGone("Weg"))])) { try bench.perform(.add(draft)) }
      },
      Rule("keeps notes as servers give them back") { bench in
        var draft = TaskDraft(title: "Einkauf")
        draft.notes = " Milch\r\nBrot\rKäse\u{0}\u{7}\tTee \r\n"
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        #expect(try bench.item(id)?.notes == "Milch\nBrot\nKäse\tTee")
      },
      Rule("checks only tags a task does not have yet") { bench in
        var item = PlanItem(id: TaskID("t"), list: .local, title: "x", rank: Rank(0), createdAt: Instant(seconds: 0))
        item.tags = Tags(["Smith, John"])
        try bench.save(item)
        var edit = TaskEdit()
        edit.tags = .set(["Smith, John", "work"])
        try bench.perform(.edit(item.id, edit))
        #expect(try bench.item(item.id)?.tags.names == ["Smith, John", "work"])
        edit.tags = .set(["Smith, John", "a,b"])
        #expect(throws: PlannerFailure.invalid([Problem(.tags, .tagCharacter("a,b"))])) {
          try bench.perform(.edit(item.id, edit))
        }
      },
      Rule("accepts only known values of a setting") { (bench) throws in
        #expect(try bench.perform(.set(.language, "de")).event == .settingChanged(.language))
        #expect(throws: PlannerFailure.self) { try bench.perform(.set(.language, "fr")) }
        #expect(throws: PlannerFailure.self) { try bench.perform(.set(.defaultList, "nowhere")) }
        #expect(try bench.perform(.set(.language, "de")).event == .nothingChanged)
      },
      Rule("keeps the zone by the name it is known by, and undoes it") { bench in
        var environment = bench.environment
        environment.zones.named = { $0.lowercased() == "europe/berlin" ? "Europe/Berlin" : nil }
        let perform = { (text: String) throws in
          try bench.planner.perform(.set(.timeZone, text), in: environment)
        }
        let stored = { try bench.store.read { (reader) throws(PlannerFailure) in try reader.setting(.timeZone) } }
        #expect(try perform(" europe/BERLIN ").event == .settingChanged(.timeZone))
        #expect(try stored() == "Europe/Berlin")
        for text in ["Europe/Nowhere", "CET-1CEST,M3.5.0,M10.5.0/3", "/etc/localtime"] {
          let problem = Problem(SettingKey.timeZone, .zoneUnknown(text))
          #expect(throws: PlannerFailure.invalid([problem])) { try perform(text) }
        }
        #expect(try stored() == "Europe/Berlin")
        #expect(try perform("  ").event == .settingChanged(.timeZone))
        #expect(try stored()?.isEmpty == true)
        try bench.perform(.undo(expected: nil))
        #expect(try stored() == "Europe/Berlin")
      },
      Rule("loads samples and takes exactly those away") { bench in
        try bench.add("eigene #beispiel")
        let loaded = try bench.perform(.loadSamples(.german)).changed.count
        #expect(loaded >= 12)
        #expect(try bench.perform(.loadSamples(.english)) == Outcome(number: nil, event: .samplesThere, changed: []))
        #expect(try bench.perform(.removeSamples).event == .samplesRemoved(count: loaded))
        #expect(try bench.titles(ItemQuery(state: .all)) == ["eigene #beispiel"])
      },
      Rule("notes for servers only what concerns their lists") { bench in
        let list = SourceList(id: ListID("s"), account: "a", name: "Server")
        try bench.store.write { (writer) throws(PlannerFailure) in try writer.save(list) }
        try bench.add("lokal")
        let waiting = { try bench.store.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } }
        #expect(try waiting() == 0)
        var draft = TaskDraft(title: "fern")
        draft.list = list.id
        let id = try #require(try bench.perform(.add(draft)).changed.first)
        #expect(try waiting() == 1)
        try bench.perform(.complete([id]))
        #expect(try waiting() == 1)
      },
    ]
  }
}
