import CommandLine
import Domain
import Storage

extension CLICommand {
  static let move = CLICommand("move") { name, language in
    Subcommand(
      name, language("move a task in your order", "eine Aufgabe in der Reihenfolge verschieben"),
      details: language(
        "PLACE is top, bottom, a position in the last list, before TASK or after TASK.",
        "ORT ist top, bottom, eine Position der zuletzt gezeigten Liste, before AUFGABE oder after AUFGABE."),
      operands: [
        Operand(language("TASK", "AUFGABE")),
        Operand(language("PLACE", "ORT"), .oneOrMore, completing: .words(["top", "bottom", "before", "after"])),
      ])
  } run: { context in
    let id = try context.task(context.operands[0])
    try context.perform(.move(id, try destination(of: id, Array(context.operands.dropFirst()), context)))
  }

  private static func destination(of id: TaskID, _ words: [String], _ context: CommandContext) throws -> Destination {
    switch (words.first, words.count) {
    case ("top", 1): return .top
    case ("bottom", 1): return .bottom
    case ("before", 2): return .before(try context.task(words[1]))
    case ("after", 2): return .after(try context.task(words[1]))
    default: break
    }
    guard words.count == 1, let position = Int(outside: words[0]), position >= 1 else {
      throw Refusal.unreadable(words.joined(separator: " "), of: .destination)
    }
    return try destination(of: id, position, context)
  }

  /// Returns a destination next to the task at the position in the last list shown, even if that list showed only
  /// some tasks.
  private static func destination(of id: TaskID, _ position: Int, _ context: CommandContext) throws -> Destination {
    let shown = try context.lastShown()
    guard !shown.isEmpty else { return .position(position) }
    let place = shown.position(of: id)
    let wanted = min(position, shown.count)
    if place == wanted { return .before(id) }
    let isBehind = position > shown.count || place.map { $0 < wanted } ?? false
    // Skips tasks that are gone since the list was shown, in the direction away from the task's old position.
    let beyond = stride(from: wanted, through: isBehind ? 1 : shown.count, by: isBehind ? -1 : 1)
    let neighbour = try context.read { reader throws(PlannerFailure) in
      for place in beyond {
        guard let other = shown.task(at: place), other != id else { continue }
        if let found = try reader.item(other) { return Optional(found.id) }
      }
      return nil
    }
    guard let neighbour else { return .before(id) }
    return isBehind ? .after(neighbour) : .before(neighbour)
  }
}
