import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Verb {
  static let done = Verb("done") { name, language in
    declaration(
      name,
      language(
        "complete tasks; a repeating one moves to its next day",
        "Aufgaben erledigen; eine wiederkehrende geht zum nächsten Tag"), language,
      options: [
        Option("subtasks", language("their open subtasks as well", "auch ihre offenen Teilaufgaben")),
        Option("only", language("only those named", "nur die genannten")),
      ])
  } run: { world in
    let ids = try world.tasks(world.operands)
    if world.invocation.has("subtasks"), world.invocation.has("only") { throw Refusal.oneOf(["--subtasks", "--only"]) }
    let below = try world.read { reader throws(PlannerFailure) in try reader.openBelow(ids) }
    let takesAll = try !below.isEmpty && world.wantsSubtasks(below.count)
    try world.perform(.complete(takesAll ? ids + below : ids))
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

  private static func declaration(
    _ name: String, _ summary: String, _ language: Language, options: [Option] = []
  ) -> Subcommand {
    Subcommand(name, summary, operands: [Operand(language("TASK", "AUFGABE"), .oneOrMore)], options: options)
  }
}

extension World {
  /// Whether open subtasks shall be completed too. Where nobody can answer, an option has to say it.
  fileprivate func wantsSubtasks(_ count: Int) throws -> Bool {
    if invocation.has("subtasks") { return true }
    if invocation.has("only") { return false }
    guard isatty(0) == 1, isatty(2) == 1, !wantsJSON else { throw Refusal.openSubtasks(count) }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.write(
      language(
        "Below it \(language.tasks(count)) still open. Complete [a]ll, [o]nly what was named, or [n]othing? ",
        "Darunter noch offen: \(language.tasks(count)). [A]lle erledigen, [g]enannte, oder [n]ichts? "))
    output.flush()
    switch try FileBytes.firstLine(of: 0).lowercased() {
    case "a", "all", "alle": return true
    case "o", "only", "g", "genannte": return false
    default: throw Told(code: .refused)
    }
  }
}
