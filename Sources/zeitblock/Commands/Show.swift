import CommandLine
import Domain
import Storage
import Web

extension CLICommand {
  static let show = CLICommand("show") { name, language in
    Subcommand(
      name, language("show everything about a task", "alles über eine Aufgabe zeigen"),
      operands: [Operand(language("TASK", "AUFGABE"))])
  } run: { context in
    let id = try context.task(context.operands[0])
    let (item, list, position, numbers, completions) = try context.read { reader throws(PlannerFailure) in
      guard let item = try reader.item(id) else { throw .unknownTask(id) }
      let position = try reader.listedPosition(of: item)
      let completions = try reader.completions(of: id, limit: context.wantsJSON ? 1_000 : 20)
      let numbers = item.subPriority == nil ? [:] : try reader.shownNumbers()
      return (item, try reader.list(item.list), position, numbers, completions)
    }
    if context.wantsJSON {
      return context.print(
        item.json(position: position, listName: list?.name, number: numbers[id], completions: completions))
    }
    print(item, list?.name ?? item.list.text, position, numbers, context)
    print(completions, context)
  }

  /// Prints the completions of a recurring task, newest first.
  private static func print(_ completions: [Completion], _ context: CommandContext) {
    guard !completions.isEmpty else { return }
    context.printLine()
    context.printLine(context.language("  so far", "  bisher"), .dim)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for completion in completions {
      table.add("  " + context.language.due(completion.due))
      let isSkipped = completion.isSkipped
      table.add(isSkipped ? context.language("skipped", "ausgelassen") : context.language("completed", "erledigt"))
      table.add(context.local(completion.at), .dim)
      table.add(completion.minutes > 0 ? context.language.span(completion.minutes) : "")
    }
    context.print(table.rendered(for: Terminal(width: nil, hasColours: context.terminal.hasColours)))
  }

  private static func print(
    _ item: PlanItem, _ list: String, _ position: Int?, _ numbers: [TaskID: Int], _ context: CommandContext
  ) {
    context.printLine(printable(item.title), .bold)
    var table = Table(columns: [.left, .left], flexible: 1)
    for (label, value) in facts(item, list, position, numbers, context) {
      table.add("  " + label, .dim)
      table.add(value)
    }
    context.print(table.rendered(for: Terminal(width: nil, hasColours: context.terminal.hasColours)))
    guard let notes = item.notes else { return }
    context.printLine()
    for line in notes.split(separator: "\n", omittingEmptySubsequences: false) {
      context.printLine(line.isEmpty ? "" : "  " + printable(String(line)))
    }
  }

  private static func facts(
    _ item: PlanItem, _ list: String, _ position: Int?, _ numbers: [TaskID: Int], _ context: CommandContext
  ) -> [(String, String)] {
    let language = context.language
    let duration = item.effectiveDuration
    let guessed = duration.isDefault ? language(" (default)", " (Standard)") : ""
    let facts: [(String, String?)] = [
      (language("position", "Position"), context.placeText(of: item.id, position)),
      (language("list", "Liste"), list),
      (language("duration", "Dauer"), language.span(duration.minutes) + guessed),
      (language("importance", "Wichtigkeit"), item.importance.word(in: language)),
      (language("urgency", "Dringlichkeit"), item.urgency == .urgent ? language("urgent", "dringend") : nil),
      (language("grade", "Stufe"), item.gradeText(numbers)),
      (language("type", "Art"), item.type.word(in: language)),
      (language("tags", "Tags"), item.allTags.isEmpty ? nil : item.allTags.names.joined(separator: ", ")),
      (language("due", "fällig"), item.due.map { language.due($0) }),
      (language("not before", "nicht vor"), item.notBefore.map { language.day($0) }),
      (
        language("repeats", "Wiederholung"),
        item.recurrence.map { printable(Words(language).sentence($0)) }
      ),
      (language("delegated to", "abgegeben an"), item.delegatedTo),
      (language("parent task", "übergeordnet"), item.parent?.text),
      (language("link", "Link"), item.sourceURL),
      (language("original title", "ursprünglich"), item.originalTitle),
      (language("completed", "erledigt"), item.completedAt.map { context.local($0) }),
      (language("created", "angelegt"), context.local(item.createdAt)),
      (language("changed", "geändert"), context.local(item.modifiedAt)),
      (language("id", "Kennung"), item.id.text),
    ]
    return facts.compactMap { label, value in value.map { (label, $0) } }
  }
}
