import CommandLine
import Domain
import Storage
import Sync

extension CLICommand {
  static let lists = CLICommand("lists") { name, language in
    Subcommand(
      name,
      language(
        "show lists and calendars, and choose which to use",
        "Listen und Kalender zeigen und wählen, welche verwendet werden"),
      details: language(
        """
        Columns: name, open tasks, contents, account, access, used or not, id.
        Lists not used are neither synced nor shown; their contents are kept.
        zeitblock lists unuse "Shopping"
        zeitblock lists use "Shopping"
        """,
        """
        Spalten: Name, offene Aufgaben, Inhalt, Konto, Zugriff, verwendet oder nicht, Kennung.
        Nicht verwendete Listen werden weder synchronisiert noch gezeigt; ihr Inhalt bleibt erhalten.
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
            "stop using it although changes weren’t sent; they wait",
            "nicht mehr verwenden, obwohl Änderungen nicht gesendet sind; sie warten"))
      ])
  } run: { context in
    guard let action = context.operands.first else { return try showLists(context) }
    guard ["use", "unuse"].contains(action) else {
      throw UsageError.notAChoice(option: "use|unuse", value: action, choices: ["use", "unuse"])
    }
    guard context.operands.count == 2 else { throw UsageError.missingOperand("NAME") }
    let list = try context.list(context.operands[1])
    if action == "unuse", !context.invocation.has("keep-waiting") { try refuseUnsent(list, context) }
    try context.perform(.use(list.id, action == "use"))
  }

  /// Refuses to stop using a list with unsent changes, which would wait indefinitely, unless the user confirms it
  /// with an option.
  private static func refuseUnsent(_ list: SourceList, _ context: CommandContext) throws {
    guard list.account != nil, list.isUsed else { return }
    let unsent = try context.engine().accounts().compactMap { $0.unsent[list.id] }.reduce(0, +)
    if unsent > 0 { throw Refusal.changesWait(unsent, list: list.name) }
  }

  private static func showLists(_ context: CommandContext) throws {
    let rows = try context.read { reader throws(PlannerFailure) in
      var rows: [(SourceList, Int)] = []
      for list in try reader.lists() { rows.append((list, try reader.counts(list.id).open)) }
      return rows
    }
    if context.wantsJSON { return context.print(.array(rows.map { $0.json(open: $1) })) }
    let results = try context.read { reader throws(PlannerFailure) in try reader.syncResults() }
    var table = Table(columns: [.left, .right, .left, .left, .left, .left, .left], flexible: 0)
    for (list, open) in rows {
      table.add(list.name)
      table.add(String(open))
      table.add(list.contents.word(in: context.language))
      table.add(list.account ?? context.language("Zeitblock", "Zeitblock"), .dim)
      table.add(list.accessWord(results.first { $0.account == list.account }, in: context.language))
      table.add(list.isUsed ? "" : context.language("not used", "nicht verwendet"))
      table.add(list.id.text, .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }
}

extension SourceList.Access {
  func word(in language: Language) -> String {
    switch self {
    case .notAsked: language("not checked yet", "noch nicht geprüft")
    case .granted: language("read and write", "lesen und schreiben")
    case .readOnly: language("read-only", "schreibgeschützt")
    // Used only for lists the server no longer has.
    case .denied: language("missing on the server", "fehlt auf dem Server")
    }
  }
}

extension SourceList {
  /// Returns the access the server grants, or the refusal if the last sync was refused.
  func accessWord(_ result: SyncResult?, in language: Language) -> String {
    let refusals = (result?.problems ?? []).filter { $0.list == nil || $0.list == name }
    if access == .denied { return access.word(in: language) }
    return refusals.compactMap { $0.refusalWord(in: language) }.first ?? access.word(in: language)
  }
}

extension SyncProblem {
  /// Returns nil if the problem is not a refusal.
  func refusalWord(in language: Language) -> String? {
    switch (code, count) {
    case (.wrongPassword, _), (.listFailed, 401): language("password refused", "Passwort abgelehnt")
    case (.forbidden, _), (.listFailed, 403): language("access denied", "Zugriff verweigert")
    default: nil
    }
  }
}
