import CommandLine
import Domain

extension Verb {
  static let done = Verb("done") { name, language in
    declaration(
      name,
      language(
        "complete tasks; a repeating one moves to its next day",
        "Aufgaben erledigen; eine mit Wiederholung geht zum nächsten Tag"), language,
      options: [
        Option("subtasks", language("including open subtasks", "auch offene Unteraufgaben")),
        Option("only", language("only the given tasks", "nur die genannten")),
      ])
  } run: { world in
    let ids = try world.tasks(world.operands)
    try world.refuseSubtasksAndOnly()
    let below = try world.read { reader throws(PlannerFailure) in try reader.openBelow(ids) }
    let takesAll = try !below.isEmpty && world.wantsSubtasks(below.count, .completing)
    try world.perform(.complete(takesAll ? ids + below : ids))
  }

  static let skip = Verb("skip") { name, language in
    Subcommand(
      name,
      language("skip a repeating task this time", "eine Aufgabe mit Wiederholung diesmal auslassen"),
      operands: [Operand(language("TASK", "AUFGABE"))])
  } run: { world in
    for id in try world.tasks(world.operands) { try world.perform(.skip(id)) }
  }

  static let reopen = Verb("reopen") { name, language in
    declaration(name, language("reopen completed tasks", "erledigte Aufgaben wieder öffnen"), language)
  } run: { world in
    try world.perform(.reopen(try world.tasks(world.operands)))
  }

  private static func declaration(
    _ name: String, _ summary: String, _ language: Language, options: [Option] = []
  ) -> Subcommand {
    Subcommand(name, summary, operands: [Operand(language("TASK", "AUFGABE"), .oneOrMore)], options: options)
  }
}
