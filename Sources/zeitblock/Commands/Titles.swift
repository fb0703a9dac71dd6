import CommandLine
import Domain
import Web

extension CLICommand {
  static let titles = CLICommand("titles") { name, language in
    Subcommand(
      name, language("improve titles", "Titel verbessern"),
      subcommands: [
        Subcommand(
          "preview",
          language("show what the rules do with titles", "zeigen, was die Regeln aus Titeln machen"),
          details: language(
            """
            Put a TITLE of several words in quotation marks; without any, each line of standard input is one.
            Nothing is saved, and nothing is sent.
            """,
            """
            Setze einen TITEL aus mehreren Wörtern in Anführungszeichen; ohne TITEL ist jede Zeile der Standardeingabe
            einer. Nichts wird gespeichert und nichts gesendet.
            """),
          operands: [Operand(language("TITLE", "TITEL"), .any)]),
        Subcommand(
          "run", language("improve waiting titles", "wartende Titel verbessern"),
          details: language(
            """
            Improves the titles of open tasks, oldest first, as a running server does automatically. Original titles \
            are kept.
            """,
            """
            Verbessert die Titel offener Aufgaben, die ältesten zuerst, wie es ein laufender Server automatisch tut. \
            Ursprüngliche Titel bleiben gespeichert.
            """)),
        Subcommand(
          "status",
          language(
            "show how titles are improved and how many are waiting",
            "zeigen, wie Titel verbessert werden und wie viele warten")),
        Subcommand(
          "restore",
          language(
            "restore the original title of a task",
            "den ursprünglichen Titel einer Aufgabe wiederherstellen"),
          operands: [Operand(language("TASK", "AUFGABE"))]),
      ])
  } run: { context in
    switch context.invocation.path.last {
    case "run": try context.improveTitles()
    case "status": try context.showTitles()
    case "restore": try restore(context)
    default: preview(context)
    }
  }

  private static func preview(_ context: CommandContext) {
    for title in context.operands { preview(title, context) }
    guard context.operands.isEmpty else { return }
    StandardInput.announce(in: context.language)
    while let line = readLine() {
      preview(line, context)
      // A calling program may wait for each answer before it sends the next line.
      context.flush()
    }
  }

  private static func preview(_ line: String, _ context: CommandContext) {
    let improvement = TitleRules.improve(line)
    if context.wantsJSON {
      context.print(improvement.json(raw: line))
    } else {
      context.printLine(improvement.line(raw: line, in: context.language))
    }
  }

  private static func restore(_ context: CommandContext) throws {
    let reference = context.operands[0]
    guard CommandContext.singly(reference).count == 1 else { throw Refusal.onlyOneTask(reference) }
    try context.perform(.restoreTitle(try context.task(reference)))
  }
}

extension TitleImprovement {
  /// Returns the four members of every title, and any further details.
  fileprivate func json(raw: String) -> JSON {
    var members: [JSON.Member] = [
      .init("raw", .string(raw)), .init("title", .string(title)), .init("changed", .bool(changed)),
      .init("reasons", .array(reasons.map { .string($0.rawValue) })),
    ]
    if let sourceURL { members.append(.init("sourceURL", .string(sourceURL))) }
    if let moment { members.append(.init("moment", .string(moment))) }
    if !isTask { members.append(.init("isTask", .bool(false))) }
    return .object(members)
  }

  /// Returns the raw title, an arrow, the new title and the reasons; only the raw title if it is unchanged.
  fileprivate func line(raw: String, in language: Language) -> String {
    let notes = reasons.map { $0.words(in: language) } + (isTask ? [] : [language("no task", "keine Aufgabe")])
    let why = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    return changed ? printable(raw) + " → " + printable(title) + why : printable(raw) + why
  }
}
