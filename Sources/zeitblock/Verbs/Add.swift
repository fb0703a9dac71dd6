import CommandLine
import Domain

extension Verb {
  static let add = Verb("add") { name, language in
    Subcommand(
      name, language("add a task at the end", "eine Aufgabe ans Ende stellen"),
      details: language(
        "Several words make one title. #30min in it sets the duration, #word a tag.",
        "Mehrere Wörter ergeben einen Titel. #30min darin setzt die Dauer, #wort einen Tag."),
      operands: [Operand(language("TITLE", "TITEL"), .oneOrMore)], options: TaskOptions.common(language))
  } run: { world in
    try world.perform(.add(try draft(world)))
  }

  private static func draft(_ world: World) throws -> TaskDraft {
    let invocation = world.invocation
    let today = Environment.live().today
    var draft = TaskDraft(title: world.operands.joined(separator: " "))
    draft.notes = invocation.value("notes")
    draft.list = try invocation.value("list").map { try world.list($0).id }
    draft.tags = invocation.all("tag")
    draft.delegatedTo = invocation.value("to")
    draft.sourceURL = invocation.value("url")
    draft.urgency = invocation.has("urgent") ? .urgent : .notUrgent
    draft.importance = invocation.value("importance").flatMap { Importance(name: $0) } ?? draft.importance
    draft.type = invocation.value("type").flatMap { TaskType(name: $0) } ?? draft.type
    draft.due = try given("due", world).map { try TaskOptions.due($0, today: today) }
    draft.notBefore = try given("not-before", world).map { try TaskOptions.day($0, today: today) }
    draft.manualDuration = try given("duration", world).map { try TaskOptions.minutes($0) }
    if case .set(let recurrence) = try RepeatOptions.recurrence(invocation, from: nil, today: today) {
      draft.recurrence = recurrence
    }
    draft.parent = try given("parent", world).map { try world.task($0) }
    if let grade = try given("grade", world).map({ try TaskOptions.grade($0) }) {
      (draft.grade, draft.subPriority) = grade
    }
    return draft
  }

  /// The value of an option unless it says `none`.
  private static func given(_ option: String, _ world: World) -> String? {
    world.invocation.value(option).flatMap { TaskOptions.isNone($0) ? nil : $0 }
  }
}
