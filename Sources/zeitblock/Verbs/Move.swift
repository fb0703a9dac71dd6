import CommandLine
import Domain
import Storage

extension Verb {
  static let move = Verb("move") { name, language in
    Subcommand(
      name, language("give a task another place in the order", "eine Aufgabe an einen anderen Platz stellen"),
      details: language(
        "PLACE is top, bottom, a position in the list shown last, before TASK or after TASK.",
        "PLATZ ist top, bottom, eine Position der zuletzt gezeigten Liste, before AUFGABE oder after AUFGABE."),
      operands: [
        Operand(language("TASK", "AUFGABE")),
        Operand(language("PLACE", "PLATZ"), .oneOrMore, completing: .words(["top", "bottom", "before", "after"])),
      ])
  } run: { world in
    let id = try world.task(world.operands[0])
    try world.perform(.move(id, try destination(of: id, Array(world.operands.dropFirst()), world)))
  }

  private static func destination(of id: TaskID, _ words: [String], _ world: World) throws -> Destination {
    switch (words.first, words.count) {
    case ("top", 1): return .top
    case ("bottom", 1): return .bottom
    case ("before", 2): return .before(try world.task(words[1]))
    case ("after", 2): return .after(try world.task(words[1]))
    default: break
    }
    guard words.count == 1, let position = Int(words[0]), position >= 1 else {
      throw Refusal.unreadable(words.joined(separator: " "), of: .destination)
    }
    return try destination(of: id, position, world)
  }

  /// The task goes next to the one that was shown at the position, even in a list that showed only some tasks.
  private static func destination(of id: TaskID, _ position: Int, _ world: World) throws -> Destination {
    let shown = try world.lastShown()
    guard !shown.isEmpty else { return .position(position) }
    let neighbour = shown[min(position, shown.count) - 1]
    let isThere = try world.read { reader throws(PlannerFailure) in try reader.item(neighbour) != nil }
    guard isThere, neighbour != id else { return .position(position) }
    let isComingFromAbove = shown.firstIndex(of: id).map { $0 < position - 1 } ?? false
    return isComingFromAbove || position > shown.count ? .after(neighbour) : .before(neighbour)
  }
}
