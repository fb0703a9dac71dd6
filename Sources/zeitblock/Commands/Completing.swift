import CommandLine
import Domain

extension CLICommand {
  static let done = CLICommand("done") { name, language in
    declaration(
      name,
      language(
        "complete tasks; a repeating one moves to its next day",
        "Aufgaben erledigen; eine mit Wiederholung geht zum nächsten Tag"), language,
      options: [
        Option("subtasks", language("including open subtasks", "auch offene Unteraufgaben")),
        Option("only", language("only the given tasks", "nur die genannten")),
      ])
  } run: { context in
    let ids = try context.tasks(context.operands)
    try context.refuseSubtasksAndOnly()
    let below = try context.read { reader throws(PlannerFailure) in try reader.openBelow(ids) }
    let takesAll = try !below.isEmpty && context.wantsSubtasks(below.count, .completing)
    try context.perform(.complete(takesAll ? ids + below : ids))
  }

  static let skip = CLICommand("skip") { name, language in
    Subcommand(
      name,
      language("skip a repeating task this time", "eine Aufgabe mit Wiederholung diesmal auslassen"),
      operands: [Operand(language("TASK", "AUFGABE"))])
  } run: { context in
    for id in try context.tasks(context.operands) { try context.perform(.skip(id)) }
  }

  static let reopen = CLICommand("reopen") { name, language in
    declaration(name, language("reopen completed tasks", "erledigte Aufgaben wieder öffnen"), language)
  } run: { context in
    try context.perform(.reopen(try context.tasks(context.operands)))
  }

  private static func declaration(
    _ name: String, _ summary: String, _ language: Language, options: [Option] = []
  ) -> Subcommand {
    Subcommand(name, summary, operands: [Operand(language("TASK", "AUFGABE"), .oneOrMore)], options: options)
  }
}
