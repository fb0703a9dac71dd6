import CommandLine
import Domain
import ICalendar

extension Verb {
  static let ics = Verb("ics") { name, language in
    Subcommand(
      name, language("look into iCalendar files", "in iCalendar-Dateien schauen"),
      subcommands: [
        Subcommand(
          "check",
          language(
            "list components and faults, and whether the text survives",
            "Bestandteile und Fehler zeigen, und ob der Text unverändert bleibt"),
          details: language("- reads standard input.", "- liest die Standardeingabe."),
          operands: [Operand(language("FILE", "DATEI"), .oneOrMore, completing: .files)])
      ])
  } run: { world in
    var reports: [(String, CalendarReport)] = []
    defer { if world.wantsJSON { world.print(.array(reports.map { $1.json(path: $0) })) } }
    for path in world.operands {
      let bytes = path == "-" ? try FileBytes.read(0, path) : try FileBytes.read(path)
      let report = Checker.report(on: bytes)
      reports.append((path, report))
      if !world.wantsJSON { print(report, of: path, world) }
    }
    let faulty = reports.filter(\.1.isFaulty).count
    if faulty > 0 { throw Refusal.invalidCalendar(files: faulty) }
  }

  private static func print(_ report: CalendarReport, of path: String, _ world: World) {
    let language = world.language
    world.printLine(printable(path), .bold)
    let components = report.components.map { "\($0.count) \(printable($0.name))" }.joined(separator: ", ")
    world.printLine("  " + (components.isEmpty ? language("no components", "keine Bestandteile") : components))
    world.printLine(
      "  "
        + (report.survivesUnchanged
          ? language("the text survives unchanged", "der Text bleibt unverändert")
          : language("the text does not survive", "der Text bleibt nicht erhalten")))
    for problem in report.problems {
      let line = language("line \(problem.line): ", "Zeile \(problem.line): ")
      world.printLine("  " + line + problem.kind.sentence(in: language), .yellow)
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
