import CommandLine
import Domain
import Storage

extension Verb {
  static let parse = Verb("parse") { name, language in
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
  } run: { world in
    let lists = listNames(world)
    var grammar = try QuickAdd(
      now: moment(world), language: world.invocation.value("language").flatMap { Language(rawValue: $0) },
      preferred: world.language, monthFirst: !World.dayComesFirst, lists: lists)
    grammar.zones = Environment.live().zones
    if !world.operands.isEmpty {
      let captured = grammar.parse(world.operands.joined(separator: " "))
      return world.wantsJSON ? world.print(captured.json) : show(captured, world)
    }
    StandardInput.announce(in: world.language)
    while let line = readLine() {
      world.print(grammar.parse(line).json)
      // A calling program may wait for each answer before it sends the next line.
      world.flush()
    }
  }

  private static func moment(_ world: World) throws(Refusal) -> WallClock {
    let environment = Environment.live()
    guard let text = world.invocation.value("at") else {
      return WallClock(day: environment.today, second: environment.time.minutes * 60)
    }
    // Seconds are accepted but ignored.
    let due = try TaskOptions.due(String(text.prefix(16)), today: environment.today)
    return WallClock(day: due.day, second: (due.time?.minutes ?? 0) * 60)
  }

  /// Returns the names of the lists that tasks can be added to. Does not create a database if there is none.
  private static func listNames(_ world: World) -> [String] {
    // Without a home directory or with an unreadable database, a line can still be parsed.
    guard let directory = try? world.directory(), directory.hasDatabase,
      let lists = try? world.read({ reader throws(PlannerFailure) in try reader.lists() })
    else { return [] }
    return QuickAdd.names(of: lists)
  }

  private static func show(_ captured: Captured, _ world: World) {
    world.printLine(printable(captured.title), .bold)
    for chip in captured.chips { world.printLine(chip.line(in: world.language)) }
  }
}
