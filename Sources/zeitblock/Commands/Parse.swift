import CommandLine
import Domain
import Storage

extension CLICommand {
  static let parse = CLICommand("parse") { name, language in
    Subcommand(
      name,
      language(
        "show what quick add recognises in a line",
        "zeigen, was die Schnelleingabe in einer Zeile erkennt"),
      details: language(
        """
        Nothing is saved. Without TEXT, each line of standard input is read and answered with one line of JSON.
        List names come from your data, if there is any.
        """,
        """
        Nichts wird gespeichert. Ohne TEXT wird jede Zeile der Standardeingabe gelesen und mit einer Zeile JSON
        beantwortet. Listennamen kommen aus deinen Daten, falls vorhanden.
        """),
      operands: [Operand("TEXT", .any)],
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("read as of 2026-11-20T09:30 instead of now", "lesen wie am 2026-11-20T09:30 statt jetzt")),
        Option(
          "language", value: language("LANGUAGE", "SPRACHE"), choices: Language.allCases.map(\.rawValue) + ["auto"],
          language("language of the text (default auto)", "Sprache des Textes (Standard auto)")),
      ])
  } run: { context in
    let lists = listNames(context)
    var grammar = try QuickAdd(
      now: moment(context), language: context.invocation.value("language").flatMap { Language(rawValue: $0) },
      preferred: context.language, monthFirst: !CommandContext.dayComesFirst, lists: lists)
    grammar.zones = Environment.live().zones
    if !context.operands.isEmpty {
      let captured = grammar.parse(context.operands.joined(separator: " "))
      return context.wantsJSON ? context.print(captured.json) : show(captured, context)
    }
    StandardInput.announce(in: context.language)
    while let line = readLine() {
      context.print(grammar.parse(line).json)
      // A calling program may wait for each answer before it sends the next line.
      context.flush()
    }
  }

  private static func moment(_ context: CommandContext) throws(Refusal) -> WallClock {
    let environment = Environment.live()
    guard let text = context.invocation.value("at") else {
      return WallClock(day: environment.today, second: environment.time.minutes * 60)
    }
    // Seconds are accepted but ignored.
    let due = try TaskOptions.due(String(text.prefix(16)), today: environment.today)
    return WallClock(day: due.day, second: (due.time?.minutes ?? 0) * 60)
  }

  /// Returns the names of the lists that tasks can be added to. Does not create a database if there is none.
  private static func listNames(_ context: CommandContext) -> [String] {
    // Without a home directory or with an unreadable database, a line can still be parsed.
    guard let directory = try? context.directory(), directory.hasDatabase,
      let lists = try? context.read({ reader throws(PlannerFailure) in try reader.lists() })
    else { return [] }
    return QuickAdd.names(of: lists)
  }

  private static func show(_ captured: Captured, _ context: CommandContext) {
    context.printLine(printable(captured.title), .bold)
    for chip in captured.chips { context.printLine(chip.line(in: context.language)) }
  }
}
