import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let lists = Verb("lists") { name, language in
    Subcommand(
      name,
      language(
        "show the lists and calendars, and choose which to use",
        "die Listen und Kalender zeigen und wählen, welche benutzt werden"),
      details: language(
        """
        Columns: name, open tasks, contents, account, access, choice, id.
        A list left out is neither synced nor shown; everything of it is kept until it is used again.
          zeitblock lists unuse "Shopping"
          zeitblock lists use "Shopping"
        """,
        """
        Spalten: Name, offene Aufgaben, Inhalt, Konto, Zugriff, Wahl, Kennung.
        Eine weggelassene Liste wird weder abgeglichen noch gezeigt; alles davon bleibt bis zum Wiederbenutzen.
          zeitblock lists unuse "Einkauf"
          zeitblock lists use "Einkauf"
        """),
      operands: [
        Operand("use|unuse", .optional, completing: .words(["use", "unuse"])), Operand("NAME", .optional),
      ],
      options: [
        Option(
          "keep-waiting",
          language(
            "leave it out although changes were not sent; they wait",
            "auch mit nicht gesendeten Änderungen weglassen; sie warten"))
      ])
  } run: { world in
    guard let action = world.operands.first else { return try showLists(world) }
    guard ["use", "unuse"].contains(action) else {
      throw UsageError.notAChoice(option: "use|unuse", value: action, choices: ["use", "unuse"])
    }
    guard world.operands.count == 2 else { throw UsageError.missingOperand("NAME") }
    let list = try world.list(world.operands[1])
    if action == "unuse", !world.invocation.has("keep-waiting") { try refuseUnsent(list, world) }
    try world.perform(.use(list.id, action == "use"))
  }

  /// What was changed here and not sent would wait for a long time; the person has to say that this is meant.
  private static func refuseUnsent(_ list: SourceList, _ world: World) throws {
    guard list.account != nil, list.isUsed else { return }
    let unsent = try world.engine().accounts().compactMap { $0.unsent[list.id] }.reduce(0, +)
    if unsent > 0 { throw Refusal.changesWait(unsent, list: list.name) }
  }

  private static func showLists(_ world: World) throws {
    let rows = try world.read { reader throws(PlannerFailure) in
      var rows: [(SourceList, Int)] = []
      for list in try reader.lists() { rows.append((list, try reader.counts(list.id).open)) }
      return rows
    }
    if world.wantsJSON { return world.print(.array(rows.map { $0.json(open: $1) })) }
    var table = Table(columns: [.left, .right, .left, .left, .left, .left, .left], flexible: 0)
    for (list, open) in rows {
      table.add(list.name)
      table.add(String(open))
      table.add(list.contents.word(in: world.language))
      table.add(list.account ?? world.language("here", "hier"), .dim)
      table.add(list.access.word(in: world.language))
      table.add(list.isUsed ? "" : world.language("left out", "bleibt draußen"))
      table.add(list.id.text, .dim)
    }
    world.print(table.rendered(for: world.terminal))
  }
}

extension SourceList.Access {
  func word(in language: Language) -> String {
    switch self {
    case .notAsked: language("not asked yet", "noch nicht gefragt")
    case .granted: language("read and write", "lesen und schreiben")
    case .readOnly: language("read only", "nur lesen")
    case .denied: language("denied", "verweigert")
    }
  }
}
