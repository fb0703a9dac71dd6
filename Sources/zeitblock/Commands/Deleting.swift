import CommandLine
import Domain
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CLICommand {
  static let delete = CLICommand("delete") { name, language in
    Subcommand(
      name, language("delete tasks; undo restores them", "Aufgaben löschen; undo stellt sie wieder her"),
      details: language(
        """
        Of a repeating task, delete only this one or the whole series; subtasks are deleted too or become separate
        tasks. In a terminal, Zeitblock asks.
        """,
        """
        Bei Aufgaben mit Wiederholung wird nur die fällige oder die ganze Serie gelöscht; Unteraufgaben werden auch
        gelöscht oder eigene Aufgaben. In einem Terminal fragt Zeitblock nach.
        """),
      operands: [Operand(language("TASK", "AUFGABE"), .oneOrMore)],
      options: [
        Option("this", language("only the one now due; the series goes on", "nur die fällige; die Serie geht weiter")),
        Option("series", language("the whole series", "die ganze Serie")),
        Option("subtasks", language("including subtasks", "auch Unteraufgaben")),
        Option("only", language("only the given tasks", "nur die genannten")),
      ])
  } run: { context in
    let ids = try context.tasks(context.operands)
    if context.invocation.has("this"), context.invocation.has("series") { throw Refusal.oneOf(["--this", "--series"]) }
    try context.refuseSubtasksAndOnly()
    let isSeries = context.invocation.has("series")
    let repeating = try isSeries ? [] : context.read { reader throws(PlannerFailure) in try reader.repeating(ids) }
    if context.invocation.has("this") {
      guard repeating.count == ids.count else {
        throw PlannerFailure.invalid([Problem(.recurrence, .recurrenceMissing)])
      }
      return try leaveOut(repeating.map { $0.id }, context)
    }
    let skipped = try repeating.filter { try context.asksForThis($0) }.map { $0.id }
    let rest = ids.filter { !skipped.contains($0) }
    let below = try context.read { reader throws(PlannerFailure) in try reader.below(rest) }
    let takesAll = try !below.isEmpty && context.wantsSubtasks(below.count, .deleting)
    try leaveOut(skipped, context)
    if !rest.isEmpty { try context.perform(.delete(takesAll ? rest + below : rest)) }
  }

  private static func leaveOut(_ ids: [TaskID], _ context: CommandContext) throws {
    for id in ids { try context.perform(.skip(id)) }
  }
}

extension CommandContext {
  /// Asks whether to delete only the occurrence that is due. If the user cannot be asked, an option must decide.
  func asksForThis(_ item: PlanItem) throws -> Bool {
    guard isatty(0) == 1, isatty(2) == 1, !wantsJSON else { throw Refusal.repeats(item.title) }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    let title = language.quoted(item.title)
    output.write(
      language(
        "\(title) repeats. Delete [t]his one, the whole [s]eries, or [n]othing? ",
        "\(title) wiederholt sich. [D]iese löschen, die ganze [S]erie oder [n]ichts? "))
    output.flush()
    switch try FileBytes.firstLine(of: 0).lowercased() {
    case "t", "this", "d", "diese": return true
    case "s", "series", "serie": return false
    default: throw Told(code: .refused)
    }
  }
}
