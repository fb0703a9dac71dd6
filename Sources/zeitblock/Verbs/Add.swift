import CommandLine
import Domain

extension Verb {
  static let add = Verb("add") { name, language in
    Subcommand(
      name, language("add a task", "eine Aufgabe hinzufügen"),
      details: language(
        """
        Several words make one line. Dates, times, durations, tags and more are recognised in German and English:
        zeitblock add "Call the dentist tomorrow 3pm #30min #health !high every monday". The reply shows what was
        recognised. Options win over the line. \\word and "quoted text" are kept as they are, as is the whole line
        with --literal, the choice for scripts.
        """,
        """
        Mehrere Wörter ergeben eine Zeile. Datum, Uhrzeit, Dauer, Tags und mehr werden auf Deutsch und Englisch
        erkannt: zeitblock add "Zahnarzt anrufen morgen 15 Uhr #30min #arzt !hoch jeden Montag". Die Antwort zeigt,
        was erkannt wurde. Optionen gehen vor. \\wort und "Text in Anführungszeichen" bleiben, wie sie sind; mit
        --literal die ganze Zeile, richtig für Skripte.
        """),
      operands: [Operand(language("LINE", "ZEILE"), .oneOrMore)],
      options: [
        Option("literal", language("use the line as the title", "die Zeile als Titel verwenden")),
        Option(
          "reject", value: language("WORDS", "WÖRTER"), repeats: true,
          language("keep these words in the title", "diese Wörter im Titel lassen")),
      ] + TaskOptions.common(language))
  } run: { world in
    let line = world.operands.joined(separator: " ")
    if world.invocation.has("literal") {
      let outcome = try Planner(world.store()).perform(.add(completed(TaskDraft(title: line), world)), in: .live())
      return world.tell(outcome, improved: try world.improveTitle(addedBy: outcome))
    }
    if line == "-" { throw Refusal.readsNoInput }
    let (grammar, lists) = try world.grammar()
    let captured = grammar.parse(line)
    let outcome = try Planner(world.store()).perform(
      .add(completed(captured.draft(lists: lists), world)), in: .live())
    let improved = try world.improveTitle(addedBy: outcome)
    world.tell(outcome, understanding: captured, improved: improved)
  }

  /// Applies the options to a draft.
  private static func completed(_ read: TaskDraft, _ world: World) throws -> TaskDraft {
    let invocation = world.invocation
    let today = Environment.live().today
    var draft = read
    draft.notes = invocation.value("notes")
    draft.list = try invocation.value("list").map { try world.list($0).id } ?? draft.list
    let named = invocation.all("tag")
    draft.tags = named + draft.tags.filter { tag in !named.contains { Tags([$0]).contains(tag) } }
    draft.delegatedTo = invocation.value("to")
    draft.sourceURL = invocation.value("url")
    if invocation.has("urgent") { draft.urgency = .urgent }
    draft.importance = invocation.value("importance").flatMap { Importance(name: $0) } ?? draft.importance
    draft.type = invocation.value("type").flatMap { TaskType(name: $0) } ?? draft.type
    draft.due = try given("due", world).map { try TaskOptions.due($0, today: today) } ?? draft.due
    draft.notBefore = try given("not-before", world).map { try TaskOptions.day($0, today: today) } ?? draft.notBefore
    draft.manualDuration = try given("duration", world).map { try TaskOptions.minutes($0) } ?? draft.manualDuration
    if case .set(let recurrence) = try RepeatOptions.recurrence(invocation, from: nil, today: today) {
      draft.recurrence = recurrence
    }
    draft.parent = try given("parent", world).map { try world.task($0) }
    if let grade = try given("grade", world).map({ try TaskOptions.grade($0) }) {
      (draft.grade, draft.subPriority, draft.number) = (grade.0, nil, grade.1)
    }
    return draft
  }

  /// Returns the value of an option; nil if it is absent or `none`.
  private static func given(_ option: String, _ world: World) -> String? {
    world.invocation.value(option).flatMap { TaskOptions.isNone($0) ? nil : $0 }
  }
}
