import CommandLine
import Domain

/// The options that filter and sort a list of tasks.
enum ListOptions {
  static func all(_ language: Language) -> [Option] {
    [
      Option("all", short: "a", language("include completed ones", "auch erledigte")),
      Option("completed", short: "c", language("only completed ones, newest first", "nur erledigte, neueste zuerst")),
      Option(
        "list", short: "l", value: "NAME", repeats: true,
        language(
          "only those in a list",
          "nur die einer Liste")),
      Option(
        "tag", short: "t", value: "TAG", repeats: true,
        language("only those with a tag; repeat for several", "nur die mit einem Tag; mehrfach für mehrere")),
      Option(
        "type", value: language("TYPE", "ART"), choices: TaskType.allCases.map(\.name), repeats: true,
        language("only this type", "nur diese Art")),
      Option(
        "importance", short: "i", value: language("LEVEL", "STUFE"), choices: Importance.allCases.map(\.name),
        repeats: true, language("only this importance", "nur diese Wichtigkeit")),
      Option(
        "due", short: "d", value: language("WHEN", "WANN"), choices: TaskFilter.DueRange.allCases.map(\.rawValue),
        language(
          "overdue, today, week (the next 7 days) or none",
          "overdue (überfällig), today (heute), week (die nächsten 7 Tage) oder none (ohne Fälligkeit)")),
      Option("recurring", language("only repeating ones", "nur die mit Wiederholung")),
      Option("once", language("only those that don’t repeat", "nur die ohne Wiederholung")),
      Option("no-duration", language("only those not estimated yet", "nur nicht geschätzte")),
      Option("unplanned", language("only those not scheduled", "nur nicht eingeplante")),
      Option(
        "sort", short: "s", value: language("ORDER", "REIHENFOLGE"), choices: TaskSort.allCases.map(\.rawValue),
        language(
          "manual (default), importance, score, duration, due or created",
          "manual (Standard), importance, score, duration, due oder created")),
      Option("reverse", short: "r", language("reverse the order", "Reihenfolge umkehren")),
      Option("limit", value: "N", language("at most this many", "höchstens so viele")),
    ]
  }

  static func view(_ context: CommandContext) throws -> TaskView {
    let invocation = context.invocation
    if invocation.has("recurring"), invocation.has("once") { throw Refusal.oneOf(["--recurring", "--once"]) }
    if invocation.has("reverse"), invocation.value("sort") ?? "manual" == "manual" {
      throw Refusal.needsOption("--reverse", option: "--sort")
    }
    var parameters: [TaskView.Parameter] = []
    if invocation.has("all") {
      parameters.append(.init("completed", "all"))
    } else if invocation.has("completed") {
      parameters.append(.init("completed", "yes"))
    }
    for name in ["type", "importance", "due", "sort", "tag"] {
      parameters += invocation.all(name).map { TaskView.Parameter(name, $0) }
    }
    for name in invocation.all("list") { parameters.append(.init("list", try context.list(name).id.text)) }
    if invocation.has("recurring") { parameters.append(.init("recurring", "yes")) }
    if invocation.has("once") { parameters.append(.init("recurring", "no")) }
    if invocation.has("no-duration") { parameters.append(.init("duration", "none")) }
    if invocation.has("unplanned") { parameters.append(.init("planned", "no")) }
    if invocation.has("reverse") { parameters.append(.init("order", "reverse")) }
    do throws(TaskViewFault) {
      return try TaskView(parameters)
    } catch {
      // Every other parameter is checked when it is parsed.
      throw PlannerFailure.invalid([Problem(.tags, .tagEmpty)])
    }
  }

  static func limit(_ context: CommandContext) throws -> Int? {
    guard let text = context.invocation.value("limit") else { return nil }
    guard let limit = Int(outside: text), limit >= 0 else { throw Refusal.notANumber(text) }
    return limit
  }
}
