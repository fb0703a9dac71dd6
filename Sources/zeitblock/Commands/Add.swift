import CommandLine
import Domain

extension CLICommand {
  static let add = CLICommand("add") { name, language in
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
  } run: { context in
    let line = context.operands.joined(separator: " ")
    if context.invocation.has("literal") {
      let outcome = try Planner(context.store()).perform(.add(completed(TaskDraft(title: line), context)), in: .live())
      return context.tell(outcome, improved: try context.improveTitle(addedBy: outcome))
    }
    if line == "-" { throw Refusal.readsNoInput }
    let (grammar, lists) = try context.grammar()
    let captured = grammar.parse(line)
    let outcome = try Planner(context.store()).perform(
      .add(completed(captured.draft(lists: lists), context)), in: .live())
    let improved = try context.improveTitle(addedBy: outcome)
    context.tell(outcome, understanding: captured, improved: improved)
  }

  /// Applies the options to a draft.
  private static func completed(_ read: TaskDraft, _ context: CommandContext) throws -> TaskDraft {
    let invocation = context.invocation
    let today = Environment.live().today
    var draft = read
    draft.notes = invocation.value("notes")
    draft.list = try invocation.value("list").map { try context.list($0).id } ?? draft.list
    let named = invocation.all("tag")
    draft.tags = named + draft.tags.filter { tag in !named.contains { Tags([$0]).contains(tag) } }
    draft.delegatedTo = invocation.value("to")
    draft.sourceURL = invocation.value("url")
    if invocation.has("urgent") { draft.urgency = .urgent }
    draft.importance = invocation.value("importance").flatMap { Importance(name: $0) } ?? draft.importance
    draft.type = invocation.value("type").flatMap { TaskType(name: $0) } ?? draft.type
    draft.due = try given("due", context).map { try TaskOptions.due($0, today: today) } ?? draft.due
    draft.notBefore = try given("not-before", context).map { try TaskOptions.day($0, today: today) } ?? draft.notBefore
    draft.manualDuration = try given("duration", context).map { try TaskOptions.minutes($0) } ?? draft.manualDuration
    if case .set(let recurrence) = try RepeatOptions.recurrence(invocation, from: nil, today: today) {
      draft.recurrence = recurrence
    }
    draft.parent = try given("parent", context).map { try context.task($0) }
    if let grade = try given("grade", context).map({ try TaskOptions.grade($0) }) {
      (draft.grade, draft.subPriority, draft.number) = (grade.0, nil, grade.1)
    }
    return draft
  }

  /// Returns the value of an option; nil if it is absent or `none`.
  private static func given(_ option: String, _ context: CommandContext) -> String? {
    context.invocation.value(option).flatMap { TaskOptions.isNone($0) ? nil : $0 }
  }
}
