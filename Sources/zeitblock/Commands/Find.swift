import CommandLine
import Domain
import Storage

extension CLICommand {
  static let find = CLICommand("find") { name, language in
    Subcommand(
      name, language("search tasks", "Aufgaben suchen"),
      details: language(
        """
        Each word must start a word of the title, the description or a tag; case, accents and umlauts don’t matter,
        and strasse finds Straße. "Several words" in quotes match in a row, #tag matches tags only. Titles come first,
        then tags, then descriptions. Name tasks by the positions shown.
        """,
        """
        Jedes Wort muss ein Wort in Titel, Beschreibung oder Tags beginnen; Groß- und Kleinschreibung, Akzente und
        Umlaute sind egal, strasse findet Straße. "Mehrere Wörter" in Anführungszeichen müssen aufeinander folgen,
        #tag findet nur Tags. Titel kommen zuerst, dann Tags, dann Beschreibungen. Nenne Aufgaben mit den gezeigten
        Positionen.
        """),
      operands: [Operand(language("WORDS", "WÖRTER"), .oneOrMore)],
      options: [
        Option("all", short: "a", language("include completed ones", "auch erledigte")),
        Option("completed", short: "c", language("only completed ones", "nur erledigte")),
        Option("active", language("only open ones (default)", "nur offene (Standard)")),
        Option("limit", value: "N", language("at most this many (default 50)", "höchstens so viele (Standard 50)")),
      ])
  } run: { context in
    let text = context.operands.joined(separator: " ")
    var search = TaskSearch(text, state: try state(context), limit: 50)
    if let text = context.invocation.value("limit") {
      guard let limit = Int(outside: text), limit >= 0 else { throw Refusal.notANumber(text) }
      search.limit = limit
    }
    let wanted = search
    // If the index cannot be updated now, the search still finds everything, only more slowly.
    try? context.store().catchUpSearch()
    let (result, lists, numbers) = try context.read { reader throws(PlannerFailure) in
      (try reader.search(wanted), try reader.lists(), try reader.shownNumbers())
    }
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    if context.wantsJSON { context.print(result.json(names, numbers)) } else { context.show(result, names, numbers) }
    guard result.hits(search.state) > 0 else {
      if context.wantsJSON { throw Told(code: .refused) }
      throw Refusal.nothingFound(text, elsewhere: result.open + result.completed)
    }
  }

  private static func state(_ context: CommandContext) throws -> ItemQuery.State {
    let chosen = ["all", "completed", "active"].filter { context.invocation.has($0) }
    if chosen.count > 1 { throw Refusal.oneOf(["--all", "--completed", "--active"]) }
    switch chosen.first {
    case "all": return .all
    case "completed": return .completed
    default: return .open
    }
  }
}

extension CommandContext {
  fileprivate func show(_ result: SearchResult, _ names: [ListID: String], _ numbers: [TaskID: Int]) {
    guard !result.items.isEmpty else { return }
    var table = ItemTable(language, terminal, in: .live(), names, numbers: numbers)
    for item in result.items { table.add(item) }
    // If the list cannot be saved, no command could change data by position either, so the results are shown anyway.
    try? LastShown(in: directory()).remember(result.items.map { $0.id })
    print(table.rendered())
    guard terminal.isInteractive else { return }
    remark(
      language(
        "\(result.items.count) shown; \(language.tasks(result.open)) open, \(result.completed) completed",
        "\(result.items.count) gezeigt; \(language.tasks(result.open)) offen, \(result.completed) erledigt"))
  }
}

extension SearchResult {
  fileprivate func hits(_ state: ItemQuery.State) -> Int {
    switch state {
    case .open: open
    case .completed: completed
    case .all: open + completed
    }
  }

  fileprivate func json(_ names: [ListID: String], _ numbers: [TaskID: Int]) -> JSON {
    .object([
      .init("open", .int(Int64(open))), .init("completed", .int(Int64(completed))),
      .init("ranked", .int(Int64(ranked))),
      .init("tasks", .array(items.map { $0.json(position: nil, listName: names[$0.list], number: numbers[$0.id]) })),
    ])
  }
}
