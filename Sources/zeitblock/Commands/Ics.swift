import CommandLine
import Domain
import ICalendar

extension CLICommand {
  static let ics = CLICommand("ics") { name, language in
    Subcommand(
      name, language("inspect iCalendar files", "iCalendar-Dateien untersuchen"),
      subcommands: [
        Subcommand(
          "check",
          language(
            "list components and errors, and check that the text is preserved",
            "Bestandteile und Fehler zeigen und prüfen, ob der Text erhalten bleibt"),
          details: language("- reads standard input.", "- liest die Standardeingabe."),
          operands: [Operand(language("FILE", "DATEI"), .oneOrMore, completing: .files)])
      ])
  } run: { context in
    var reports: [(String, CalendarReport)] = []
    defer { if context.wantsJSON { context.print(.array(reports.map { $1.json(path: $0) })) } }
    for path in context.operands {
      let bytes = path == "-" ? try FileBytes.read(0, path) : try FileBytes.read(path)
      let report = Checker.report(on: bytes)
      reports.append((path, report))
      if !context.wantsJSON { print(report, of: path, context) }
    }
    let faulty = reports.filter(\.1.isFaulty).count
    if faulty > 0 { throw Refusal.invalidCalendar(files: faulty) }
  }

  private static func print(_ report: CalendarReport, of path: String, _ context: CommandContext) {
    let language = context.language
    context.printLine(printable(path), .bold)
    let components = report.components.map { "\($0.count) \(printable($0.name))" }.joined(separator: ", ")
    context.printLine("  " + (components.isEmpty ? language("no components", "keine Bestandteile") : components))
    context.printLine(
      "  "
        + (report.survivesUnchanged
          ? language("the text is preserved", "der Text bleibt erhalten")
          : language("the text isn’t preserved", "der Text bleibt nicht erhalten")))
    for problem in report.problems {
      let line = language("line \(problem.line): ", "Zeile \(problem.line): ")
      context.printLine("  " + line + problem.kind.sentence(in: language), .yellow)
    }
  }
}

extension CalendarReport {
  var isFaulty: Bool { !problems.isEmpty || !survivesUnchanged }

  fileprivate func json(path: String) -> JSON {
    .object([
      .init("file", .string(path)),
      .init("components", .object(components.map { .init($0.name, .int(Int64($0.count))) })),
      .init("survivesUnchanged", .bool(survivesUnchanged)),
      .init(
        "problems",
        .array(
          problems.map {
            .object([
              .init("line", .int(Int64($0.line))), .init("text", .string($0.kind.sentence(in: .english))),
            ])
          })),
    ])
  }
}
