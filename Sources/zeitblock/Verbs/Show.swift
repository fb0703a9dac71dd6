import CommandLine
import Domain
import Storage
import Web

extension Verb {
  static let show = Verb("show") { name, language in
    Subcommand(
      name, language("show everything about a task", "alles über eine Aufgabe zeigen"),
      operands: [Operand(language("TASK", "AUFGABE"))])
  } run: { world in
    let id = try world.task(world.operands[0])
    let (item, list, position, numbers, completions) = try world.read { reader throws(PlannerFailure) in
      guard let item = try reader.item(id) else { throw .unknownTask(id) }
      let position = try reader.listedPosition(of: item)
      let completions = try reader.completions(of: id, limit: world.wantsJSON ? 1_000 : 20)
      let numbers = item.subPriority == nil ? [:] : try reader.shownNumbers()
      return (item, try reader.list(item.list), position, numbers, completions)
    }
    if world.wantsJSON {
      return world.print(
        item.json(position: position, listName: list?.name, number: numbers[id], completions: completions))
    }
    print(item, list?.name ?? item.list.text, position, numbers, world)
    print(completions, world)
  }

  /// Prints the completions of a recurring task, newest first.
  private static func print(_ completions: [Completion], _ world: World) {
    guard !completions.isEmpty else { return }
    world.printLine()
    world.printLine(world.language("  so far", "  bisher"), .dim)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for completion in completions {
      table.add("  " + world.language.due(completion.due))
      let isSkipped = completion.isSkipped
      table.add(isSkipped ? world.language("skipped", "ausgelassen") : world.language("completed", "erledigt"))
      table.add(world.local(completion.at), .dim)
      table.add(completion.minutes > 0 ? world.language.span(completion.minutes) : "")
    }
    world.print(table.rendered(for: Terminal(width: nil, hasColours: world.terminal.hasColours)))
  }

  private static func print(
    _ item: PlanItem, _ list: String, _ position: Int?, _ numbers: [TaskID: Int], _ world: World
  ) {
    world.printLine(printable(item.title), .bold)
    var table = Table(columns: [.left, .left], flexible: 1)
    for (label, value) in facts(item, list, position, numbers, world) {
      table.add("  " + label, .dim)
      table.add(value)
    }
    world.print(table.rendered(for: Terminal(width: nil, hasColours: world.terminal.hasColours)))
    guard let notes = item.notes else { return }
    world.printLine()
    for line in notes.split(separator: "\n", omittingEmptySubsequences: false) {
      world.printLine(line.isEmpty ? "" : "  " + printable(String(line)))
    }
  }

  private static func facts(
    _ item: PlanItem, _ list: String, _ position: Int?, _ numbers: [TaskID: Int], _ world: World
  ) -> [(String, String)] {
    let language = world.language
    let duration = item.effectiveDuration
    let guessed = duration.isDefault ? language(" (default)", " (Standard)") : ""
    let facts: [(String, String?)] = [
      (language("position", "Position"), world.placeText(of: item.id, position)),
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
      (language("completed", "erledigt"), item.completedAt.map { world.local($0) }),
      (language("created", "angelegt"), world.local(item.createdAt)),
      (language("changed", "geändert"), world.local(item.modifiedAt)),
      (language("id", "Kennung"), item.id.text),
    ]
    return facts.compactMap { label, value in value.map { (label, $0) } }
  }
}
