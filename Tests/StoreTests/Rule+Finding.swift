import Domain
import Testing

extension Rule {
  static var finding: [Rule] { matching + ranking + hostile }

  private static var matching: [Rule] {
    [
      Rule("finds a word however umlauts, sharp s, accents and case are typed") { bench in
        try bench.add("Blumen für Müller", "Straße kehren", "Café Łódź", "MUELLER anrufen", "Smørrebrød", "Ærø Ｘ")
        for typed in ["Müller", "müller", "mueller", "MÜLLER", "mu\u{308}ller", "muel", "mül"] {
          #expect(try Set(bench.found(typed)) == ["Blumen für Müller", "MUELLER anrufen"], "\(typed)")
        }
        #expect(try bench.found("muller") == ["Blumen für Müller"])
        for typed in ["Straße", "strasse", "STRASSE", "STRAẞE", "stras", "straß"] {
          #expect(try bench.found(typed) == ["Straße kehren"], "\(typed)")
        }
        for typed in ["cafe", "CAFÉ", "cafe\u{301}", "lodz", "Łódź"] {
          #expect(try bench.found(typed) == ["Café Łódź"], "\(typed)")
        }
        for typed in ["smorre", "smoerrebroed", "SMØRREBRØD"] {
          #expect(try bench.found(typed) == ["Smørrebrød"], "\(typed)")
        }
        #expect(try bench.found("aero") == ["Ærø Ｘ"])
      },
      Rule("does not take every e after a vowel for dots") { bench in
        try bench.add("Neues Rad", "Die Frau", "Nun")
        #expect(try bench.found("neue") == ["Neues Rad"])
        #expect(try bench.found("frauen").isEmpty)
      },
      Rule("finds tasks that hold every word, each from its beginning, in title, notes and tags") { bench in
        try bench.addTask(title: "Apfelkuchen backen", notes: "mit Zimt", tags: ["küche"])
        try bench.add("Apfel kaufen", "Zimtapfel")
        #expect(try bench.found("apf zim kueche") == ["Apfelkuchen backen"])
        #expect(try bench.found("kuchen").isEmpty)
        #expect(try bench.found("apfel kaffee").isEmpty)
      },
      Rule("finds an exact phrase, and one being typed as words in a row") { bench in
        try bench.add("rote Grütze kochen", "rote gute Grütze", "rote Grützen")
        #expect(try bench.found("\"rote Gruetze\"") == ["rote Grütze kochen"])
        #expect(try bench.found("„rote Grütze“") == ["rote Grütze kochen"])
        #expect(try bench.found("\"rote Grü") == ["rote Grütze kochen", "rote Grützen"])
      },
      Rule("finds tags alone, set or written") { bench in
        try bench.addTask(title: "set", tags: ["Büro"])
        try bench.add("written #buero", "Büro in the title")
        #expect(try bench.found("#büro") == ["set", "written #buero"])
        #expect(try bench.found("#bü wri") == ["written #buero"])
      },
      Rule("finds emoji, numbers and words of other scripts") { bench in
        try bench.add("🎂 Geburtstag", "Termin 15:30", "Купить молоко", "買い物")
        #expect(try bench.found("🎂") == ["🎂 Geburtstag"])
        #expect(try bench.found("15:30") == ["Termin 15:30"])
        #expect(try bench.found("МОЛ") == ["Купить молоко"])
        #expect(try bench.found("買") == ["買い物"])
      },
      Rule("finds what was changed, completed, reopened and brought back, and nothing that is gone") { bench in
        let ids = try bench.add("Birne", "Banane")
        var edit = TaskEdit()
        edit.title = .set("Quitte")
        edit.tags = .set(["obst"])
        try bench.perform(.edit(ids[0], edit))
        #expect(try bench.found("birne").isEmpty)
        #expect(try bench.found("quitte #obst") == ["Quitte"])
        try bench.perform(.complete([ids[0]]))
        #expect(try bench.found("quitte").isEmpty)
        #expect(try bench.found("quitte", .completed) == ["Quitte"])
        try bench.perform(.reopen([ids[0]]))
        #expect(try bench.found("quitte") == ["Quitte"])
        try bench.perform(.delete(ids))
        #expect(try bench.found("quitte", .all).isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.found("ban", .all) == ["Banane"])
      },
    ]
  }

  private static var ranking: [Rule] {
    [
      Rule("shows titles before tags before notes, open before completed, whole words before beginnings") { bench in
        try bench.addTask(title: "noted", notes: "tee")
        try bench.addTask(title: "tagged", tags: ["Tee"])
        let ids = try bench.add("Teekanne", "Tee erledigt", "Tee kochen", "Tee trinken")
        try bench.perform(.complete([ids[1]]))
        try bench.perform(.move(ids[3], .top))
        #expect(
          try bench.found("tee", .all) == [
            "Tee trinken", "Tee kochen", "Teekanne", "Tee erledigt", "tagged", "noted",
          ])
      },
      Rule("counts all hits, open and completed, whatever is shown of them") { bench in
        let ids = try (1...7).map { try #require(try bench.add("Huhn \($0)").first) }
        try bench.perform(.complete(Array(ids.prefix(3))))
        let result = try bench.search(TaskSearch("huhn", state: .all, offset: 2, limit: 3))
        #expect(result.items.map { $0.title } == ["Huhn 6", "Huhn 7", "Huhn 1"])
        #expect(result.open == 4)
        #expect(result.completed == 3)
        #expect(result.ranked == 7)
        #expect(try bench.search(TaskSearch("huhn", state: .open, offset: 9)).items.isEmpty)
      },
      Rule("counts on where it no longer puts in order, and shows open titles then") { bench in
        let many = TaskSearch.mostRanked + 40
        try bench.store.write { (writer) throws(PlannerFailure) in
          for number in 0..<many {
            var item = PlanItem(
              id: TaskID("n\(number)"), list: .local, title: number < 30 ? "Wal \(number)" : "x", rank: Rank(0),
              createdAt: Instant(seconds: 0))
            item.notes = "wal"
            if number % 2 == 1 { item.completedAt = Instant(seconds: 1) }
            try writer.save(item)
          }
        }
        let result = try bench.search(TaskSearch("wa", state: .all, limit: many))
        #expect(result.open == many / 2)
        #expect(result.completed == many / 2)
        #expect(result.ranked == TaskSearch.mostRanked)
        #expect(result.items.prefix(30).allSatisfy { $0.title != "x" })
        #expect(result.items.prefix(15).allSatisfy { !$0.isCompleted })
        #expect(try bench.search(TaskSearch("wa", state: .completed, limit: 9)).items.allSatisfy { $0.isCompleted })
      },
      Rule("leaves out lists that are not used") { bench in
        let list = ListID("other")
        try bench.store.write { (writer) throws(PlannerFailure) in
          try writer.save(SourceList(id: list, name: "Other"))
        }
        try bench.addTask(title: "Fuchs", list: list)
        try bench.add("Fuchs hier")
        try bench.perform(.use(list, false))
        let result = try bench.search(TaskSearch("fuchs"))
        #expect(result.items.map { $0.title } == ["Fuchs hier"])
        #expect(result.open == 1)
      },
    ]
  }

  private static var hostile: [Rule] {
    [
      Rule("takes any text for a search and never fails") { bench in
        try bench.add("AND OR NOT NEAR title", "a-b c:d *", "It's 100 %")
        let texts = [
          "", " ", "\"", "\"\"", "*", "^", "(", ")", "{title}:", "title:a", "-", "#", "##", "'", "\\", ";", "%", "_",
          "\u{0}", "a\u{0}b", "\u{202E}", "\u{301}", "\u{E000}", "\u{E001}", "NEAR(a b", "a AND", "OR", "👩‍👧",
          String(repeating: "a", count: 10_240), String(repeating: "ä ", count: 5_120),
          String(repeating: "\"", count: 10_241), String(repeating: "a-", count: 5_120),
          String(repeating: "(", count: 10_240), String((0..<2_000).flatMap { "w\($0) " }),
        ]
        for text in texts { _ = try bench.search(TaskSearch(text, state: .all)) }
        #expect(try bench.found("and or not near") == ["AND OR NOT NEAR title"])
        #expect(try bench.found("c:d") == ["a-b c:d *"])
        #expect(try bench.found("it's") == ["It's 100 %"])
        for nothing in ["", "***", "\u{E000}", "\"\""] { #expect(try bench.found(nothing).isEmpty, "\(nothing)") }
      },
      Rule("finds in any text it keeps") { bench in
        for (number, text) in ["a\u{0}anker", "nach\u{202E}rechts anker", "anker\u{0}"].enumerated() {
          let item = PlanItem(
            id: TaskID("t\(number)"), list: .local, title: text, rank: Rank(0), createdAt: Instant(seconds: 0))
          try bench.save(item)
        }
        #expect(try bench.search(TaskSearch("anker")).open == 3)
        for number in 0..<3 {
          try bench.store.write { (writer) throws(PlannerFailure) in try writer.remove(TaskID("t\(number)")) }
        }
        #expect(try bench.search(TaskSearch("anker")).open == 0)
      },
    ]
  }
}

extension Bench {
  func search(_ search: TaskSearch) throws -> SearchResult {
    try store.read { (reader) throws(PlannerFailure) in try reader.search(search) }
  }

  func addTask(title: String, notes: String? = nil, tags: [String] = [], list: ListID = .local) throws {
    var draft = TaskDraft(title: title)
    draft.notes = notes
    draft.tags = tags
    draft.list = list
    try perform(.add(draft))
  }

  /// The titles found, in their order.
  func found(_ text: String, _ state: ItemQuery.State = .open) throws -> [String] {
    try search(TaskSearch(text, state: state)).items.map { $0.title }
  }
}
