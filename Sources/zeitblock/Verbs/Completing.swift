import CommandLine
import Domain

extension Verb {
  static let done = Verb("done") { name, language in
    declaration(
      name,
      language(
        "complete tasks; a repeating one moves to its next day",
        "Aufgaben erledigen; eine wiederkehrende geht zum nächsten Tag"), language)
  } run: { world in
    try world.perform(.complete(try world.tasks(world.operands)))
  }

  static let skip = Verb("skip") { name, language in
    Subcommand(
      name,
      language(
        "leave out one day of a repeating task", "einen Tag einer wiederkehrenden Aufgabe auslassen"),
      operands: [Operand(language("TASK", "AUFGABE"))])
  } run: { world in
    for id in try world.tasks(world.operands) { try world.perform(.skip(id)) }
  }

  static let reopen = Verb("reopen") { name, language in
    declaration(name, language("open completed tasks again", "erledigte Aufgaben wieder öffnen"), language)
  } run: { world in
    try world.perform(.reopen(try world.tasks(world.operands)))
  }

  private static func declaration(_ name: String, _ summary: String, _ language: Language) -> Subcommand {
    Subcommand(name, summary, operands: [Operand(language("TASK", "AUFGABE"), .oneOrMore)])
  }
}
