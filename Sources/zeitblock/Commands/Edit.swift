import CommandLine
import Domain
import Storage

extension CLICommand {
  static let edit = CLICommand("edit") { name, language in
    Subcommand(
      name, language("change a task", "eine Aufgabe ändern"),
      details: language(
        "Changes only what you name. The value none clears a due date, duration, grade, repeat and so on.",
        "Ändert nur, was du angibst. Der Wert none entfernt Fälligkeit, Dauer, Stufe, Wiederholung und so weiter."),
      operands: [Operand(language("TASK", "AUFGABE"))],
      options: [Option("title", value: "TEXT", language("new title", "neuer Titel"))] + TaskOptions.common(language) + [
        Option("untag", value: "TAG", repeats: true, language("remove a tag", "Tag entfernen")),
        Option("not-urgent", language("mark as not urgent", "als nicht dringend markieren")),
        Option(
          "number", value: "N", language("number in grade A", "Nummer in Stufe A")),
        Option(
          "quadrant", value: "Q", choices: Quadrant.allCases.map { "\($0.rawValue)" },
          language(
            "1 do first, 2 schedule, 3 delegate, 4 drop: urgency and importance",
            "1 sofort, 2 planen, 3 abgeben, 4 streichen: Dringlichkeit und Wichtigkeit")),
      ] + RepeatOptions.editing(language))
  } run: { context in
    let id = try context.task(context.operands[0])
    try context.perform(.edit(id, try edit(of: id, context)))
  }

  private static func edit(of id: TaskID, _ context: CommandContext) throws -> TaskEdit {
    let invocation = context.invocation
    var edit = TaskEdit()
    if let title = invocation.value("title") { edit.title = .set(title) }
    if let notes = invocation.value("notes") { edit.notes = .set(notes == "none" ? nil : notes) }
    if let list = invocation.value("list") { edit.list = .set(try context.list(list).id) }
    if let level = invocation.value("importance").flatMap({ Importance(name: $0) }) { edit.importance = .set(level) }
    if let type = invocation.value("type").flatMap({ TaskType(name: $0) }) { edit.type = .set(type) }
    if invocation.has("urgent") { edit.urgency = .set(.urgent) }
    if invocation.has("not-urgent") { edit.urgency = .set(.notUrgent) }
    edit.tags = try tags(of: id, context)
    edit.delegatedTo = try change("to", context) { $0 }
    edit.sourceURL = try change("url", context) { $0 }
    try readRules(of: id, into: &edit, context)
    try readRepetition(of: id, into: &edit, context)
    return edit
  }

  private static func readRules(of id: TaskID, into edit: inout TaskEdit, _ context: CommandContext) throws {
    let today = Environment.live().today
    edit.due = try change("due", context) { try TaskOptions.due($0, today: today) }
    edit.notBefore = try change("not-before", context) { try TaskOptions.day($0, today: today) }
    edit.manualDuration = try change("duration", context) { try TaskOptions.minutes($0) }
    edit.parent = try change("parent", context) { try context.task($0) }
    try readGrade(of: id, into: &edit, context)
    guard let text = context.invocation.value("quadrant") else { return }
    guard let quadrant = Int(text).flatMap({ Quadrant(rawValue: $0) }) else {
      throw Refusal.unreadable(text, of: .quadrant)
    }
    if ["urgent", "not-urgent"].contains(where: { context.invocation.has($0) }) || edit.importance != .keep {
      throw Refusal.oneOf(["--quadrant", "--urgent", "--not-urgent", "--importance"])
    }
    let item = try context.read { reader throws(PlannerFailure) in try reader.item(id) }
    edit.urgency = .set(quadrant.urgency)
    edit.importance = .set(quadrant.importance(from: item?.importance ?? .low))
  }

  /// Reads the grade and number. The number of an A task is its position among the A tasks shown; without one, a task
  /// that is already an A keeps its number.
  private static func readGrade(of id: TaskID, into edit: inout TaskEdit, _ context: CommandContext) throws {
    if let text = context.invocation.value("number") {
      guard let number = Int(outside: text) else { throw Refusal.notANumber(text) }
      edit.number = number
    }
    guard let text = context.invocation.value("grade") else { return }
    let (grade, number) = TaskOptions.isNone(text) ? (nil, nil) : try TaskOptions.grade(text)
    if number != nil, edit.number != nil { throw Refusal.oneOf(["--grade A-N", "--number"]) }
    edit.grade = .set(grade)
    edit.number = edit.number ?? number
    if edit.number == nil { edit.subPriority = .set(nil) }
  }

  private static func readRepetition(of id: TaskID, into edit: inout TaskEdit, _ context: CommandContext) throws {
    let invocation = context.invocation
    if invocation.has("this"), invocation.has("series") { throw Refusal.oneOf(["--this", "--series"]) }
    if invocation.has("this"), !invocation.has("due") { throw Refusal.needsOption("--this", option: "--due") }
    edit.scope = invocation.has("this") ? .occurrence : .series
    let old = try context.read { reader throws(PlannerFailure) in try reader.item(id)?.recurrence }
    edit.recurrence = try RepeatOptions.recurrence(invocation, from: old, today: Environment.live().today)
  }

  /// Returns `.keep` if the option is absent, and a nil value if it is `none`.
  private static func change<Value>(
    _ option: String, _ context: CommandContext, _ reading: (String) throws -> Value
  ) throws -> Edit<Value?> {
    guard let text = context.invocation.value(option) else { return .keep }
    return .set(TaskOptions.isNone(text) ? nil : try reading(text))
  }

  private static func tags(of id: TaskID, _ context: CommandContext) throws -> Edit<[String]> {
    let added = context.invocation.all("tag")
    let removed = context.invocation.all("untag")
    if added.isEmpty, removed.isEmpty { return .keep }
    let item = try context.read { reader throws(PlannerFailure) in try reader.item(id) }
    var tags = item?.tags ?? Tags()
    for tag in removed { tags.remove(tag) }
    return .set(tags.names + added.filter { !tags.contains($0) })
  }
}
