import CommandLine
import Domain
import Storage

extension CLICommand {
  static let bringIn = CLICommand("import") { name, language in
    Subcommand(
      name, language("import tasks from a file", "Aufgaben aus einer Datei importieren"),
      details: language(
        """
        Reads files from Zeitblock, iCalendar (Apple Reminders and others), CSV, todo.txt, Taskwarrior, Todoist and
        TickTick and detects the format. Tasks already in Zeitblock stay as they are. Lists what couldn’t be imported;
        with --dry-run, nothing is saved. One zeitblock undo reverts the import. - reads standard input.
        """,
        """
        Liest Dateien von Zeitblock, iCalendar (Apple Erinnerungen und andere), CSV, todo.txt, Taskwarrior, Todoist
        und TickTick und erkennt das Format. Schon vorhandene Aufgaben bleiben unverändert. Nennt, was sich nicht
        importieren ließ; mit --dry-run wird nichts gespeichert. Ein zeitblock undo macht den Import rückgängig. -
        liest die Standardeingabe.
        """),
      operands: [Operand(language("FILE", "DATEI"), completing: .files)],
      options: [
        formatOption(language),
        Option("dry-run", language("only show a preview", "nur eine Vorschau zeigen")),
        Option(
          "newer",
          language(
            "also replace tasks that were changed later in the file than here",
            "auch Aufgaben ersetzen, die in der Datei später geändert wurden als hier")),
        Option(
          "list", short: "l", value: language("LIST", "LISTE"),
          language("import everything into this list", "alles in diese Liste importieren")),
        Option(
          "make-lists",
          language(
            "create a list in Zeitblock for each project without one, instead of a tag",
            "für jedes Projekt ohne Liste eine in Zeitblock anlegen statt eines Tags")),
      ])
  } run: { context in
    let path = context.operands[0]
    let store = try context.store()
    let file = try SourceFile(path, as: context.format())
    let parsedFile = try context.parsedFile(file)
    var choice = ImportChoice(unknown: context.invocation.has("make-lists") ? .lists : .tags)
    choice.replacesOlder = context.invocation.has("newer")
    choice.list = try context.invocation.value("list").map { try context.list($0).id }
    if context.invocation.has("dry-run") {
      let plan = try store.read { reader throws(PlannerFailure) in
        try ImportPlan.make(of: parsedFile, choice, in: reader)
      }
      return try context.tell(plan)
    }
    let (plan, outcome) = try Planner(store).bringIn(parsedFile, choice, in: .live())
    try context.tell(plan, outcome)
  }

  static func formatOption(_ language: Language) -> Option {
    Option(
      "format", short: "f", value: "FORMAT", choices: ExchangeFormat.allCases.map(\.rawValue),
      ExchangeFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }
}

/// The file being imported, read by several threads.
private struct SourceFile {
  let path: String
  let name: String?
  /// An error is reported only after the store is open, in the language configured there.
  let reading: Result<ExchangeFiles.Reading, Refusal>

  /// The size in bytes above which a file takes many times that much memory once parsed.
  private static let large = 1 << 20

  init(_ path: String, as format: ExchangeFormat?) throws {
    self.path = path
    let name = path == "-" ? nil : path.split(separator: "/").last.map { String($0) }
    self.name = name
    reading = Result { () throws(Refusal) in
      let limit = ExchangeFiles.largest
      let bytes = path == "-" ? try FileBytes.read(0, path, limit: limit) : try FileBytes.read(path, limit: limit)
      if bytes.count >= SourceFile.large { SharedHeap.expect(min(bytes.count, 32 << 20) * 16) }
      return ExchangeFiles.begin(bytes, as: format, named: name)
    }
  }
}

extension CommandContext {
  fileprivate func parsedFile(_ file: SourceFile) throws -> ParsedFile {
    let context = ExchangeContext(environment: .live(), fileName: file.name, language: language)
    do {
      return try ExchangeFiles.finish(try file.reading.get(), as: try format(), context)
    } catch let failure as ExchangeFailure {
      throw UnreadFile(path: file.path, failure: failure)
    }
  }

  func format() throws -> ExchangeFormat? {
    guard let name = invocation.value("format") else { return nil }
    return ExchangeFormat(rawValue: name)
  }

  /// Shows what an import would do.
  fileprivate func tell(_ plan: ImportPlan) throws {
    if wantsJSON { return print(plan.json()) }
    let names = try listNames(besides: plan.newLists)
    printLine(plan.summary(in: language), .bold)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 0)
    for item in plan.replaced.map(\.after) + plan.added {
      table.add(item.title)
      table.add(item.due.map { language.due($0) } ?? "", .dim)
      table.add(names[item.list] ?? "", .dim)
      table.add(item.isCompleted ? language("✓ completed", "✓ erledigt") : "", .green)
    }
    print(table.rendered(for: terminal))
    for list in plan.newLists {
      printLine(language("New list: \(printable(list.name))", "Neue Liste: \(printable(list.name))"))
    }
    tell(plan.report)
  }

  fileprivate func tell(_ plan: ImportPlan, _ outcome: Outcome) throws {
    if wantsJSON { return print(plan.json(outcome)) }
    remark(outcome.event == .nothingChanged ? plan.summary(in: language) : outcome.event.sentence(in: language))
    if !invocation.has("quiet") { tell(plan.report) }
  }

  /// Prints one line for each kind of loss.
  func tell(_ report: ConversionReport) {
    for entry in report.entries { printLine("  " + entry.sentence(in: language), .yellow) }
  }

  private func listNames(besides lists: [SourceList]) throws -> [ListID: String] {
    let known = try read { reader throws(PlannerFailure) in try reader.lists() }
    return Dictionary((known + lists).map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ImportPlan {
  fileprivate func summary(in language: Language) -> String {
    var new = language("\(language.tasks(added.count)) new", "\(language.tasks(added.count)) neu")
    if !replaced.isEmpty { new += language(", \(replaced.count) newer", ", \(replaced.count) neuer") }
    return known.isEmpty
      ? new + "."
      : new
        + language(
          ", \(known.count) already in Zeitblock.",
          ", \(known.count) schon vorhanden.")
  }
}
