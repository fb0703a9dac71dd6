import CommandLine
import Domain
import Storage

extension Verb {
  static let edit = Verb("edit") { name, language in
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
  } run: { world in
    let id = try world.task(world.operands[0])
    try world.perform(.edit(id, try edit(of: id, world)))
  }

  private static func edit(of id: TaskID, _ world: World) throws -> TaskEdit {
    let invocation = world.invocation
    var edit = TaskEdit()
    if let title = invocation.value("title") { edit.title = .set(title) }
    if let notes = invocation.value("notes") { edit.notes = .set(notes == "none" ? nil : notes) }
    if let list = invocation.value("list") { edit.list = .set(try world.list(list).id) }
    if let level = invocation.value("importance").flatMap({ Importance(name: $0) }) { edit.importance = .set(level) }
    if let type = invocation.value("type").flatMap({ TaskType(name: $0) }) { edit.type = .set(type) }
    if invocation.has("urgent") { edit.urgency = .set(.urgent) }
    if invocation.has("not-urgent") { edit.urgency = .set(.notUrgent) }
    edit.tags = try tags(of: id, world)
    edit.delegatedTo = try change("to", world) { $0 }
    edit.sourceURL = try change("url", world) { $0 }
    try readRules(of: id, into: &edit, world)
    try readRepetition(of: id, into: &edit, world)
    return edit
  }

  private static func readRules(of id: TaskID, into edit: inout TaskEdit, _ world: World) throws {
    let today = Environment.live().today
    edit.due = try change("due", world) { try TaskOptions.due($0, today: today) }
    edit.notBefore = try change("not-before", world) { try TaskOptions.day($0, today: today) }
    edit.manualDuration = try change("duration", world) { try TaskOptions.minutes($0) }
    edit.parent = try change("parent", world) { try world.task($0) }
    try readGrade(of: id, into: &edit, world)
    guard let text = world.invocation.value("quadrant") else { return }
    guard let quadrant = Int(text).flatMap({ Quadrant(rawValue: $0) }) else {
      throw Refusal.unreadable(text, of: .quadrant)
    }
    if ["urgent", "not-urgent"].contains(where: { world.invocation.has($0) }) || edit.importance != .keep {
      throw Refusal.oneOf(["--quadrant", "--urgent", "--not-urgent", "--importance"])
    }
    let item = try world.read { reader throws(PlannerFailure) in try reader.item(id) }
    edit.urgency = .set(quadrant.urgency)
    edit.importance = .set(quadrant.importance(from: item?.importance ?? .low))
  }

  /// Reads the grade and number. The number of an A task is its position among the A tasks shown; without one, a task
  /// that is already an A keeps its number.
  private static func readGrade(of id: TaskID, into edit: inout TaskEdit, _ world: World) throws {
    if let text = world.invocation.value("number") {
      guard let number = Int(outside: text) else { throw Refusal.notANumber(text) }
      edit.number = number
    }
    guard let text = world.invocation.value("grade") else { return }
    let (grade, number) = TaskOptions.isNone(text) ? (nil, nil) : try TaskOptions.grade(text)
    if number != nil, edit.number != nil { throw Refusal.oneOf(["--grade A-N", "--number"]) }
    edit.grade = .set(grade)
    edit.number = edit.number ?? number
    if edit.number == nil { edit.subPriority = .set(nil) }
  }

  private static func readRepetition(of id: TaskID, into edit: inout TaskEdit, _ world: World) throws {
    let invocation = world.invocation
    if invocation.has("this"), invocation.has("series") { throw Refusal.oneOf(["--this", "--series"]) }
    if invocation.has("this"), !invocation.has("due") { throw Refusal.needsOption("--this", option: "--due") }
    edit.scope = invocation.has("this") ? .occurrence : .series
    let old = try world.read { reader throws(PlannerFailure) in try reader.item(id)?.recurrence }
    edit.recurrence = try RepeatOptions.recurrence(invocation, from: old, today: Environment.live().today)
  }

  /// Returns `.keep` if the option is absent, and a nil value if it is `none`.
  private static func change<Value>(
    _ option: String, _ world: World, _ reading: (String) throws -> Value
  ) throws -> Edit<Value?> {
    guard let text = world.invocation.value(option) else { return .keep }
    return .set(TaskOptions.isNone(text) ? nil : try reading(text))
  }

  private static func tags(of id: TaskID, _ world: World) throws -> Edit<[String]> {
    let added = world.invocation.all("tag")
    let removed = world.invocation.all("untag")
    if added.isEmpty, removed.isEmpty { return .keep }
    let item = try world.read { reader throws(PlannerFailure) in try reader.item(id) }
    var tags = item?.tags ?? Tags()
    for tag in removed { tags.remove(tag) }
    return .set(tags.names + added.filter { !tags.contains($0) })
  }
}
