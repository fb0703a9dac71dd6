import CommandLine
import Domain

extension Verb {
  static let list = Verb("list") { name, language in
    Subcommand(
      name, language("show open tasks in your order", "offene Aufgaben in deiner Reihenfolge zeigen"),
      details: language(
        """
        Columns: position, title, duration (* for the default), importance, tags, due date, list. Subtasks follow
        their parent task. Filters can be combined.
        """,
        """
        Spalten: Position, Titel, Dauer (* beim Standard), Wichtigkeit, Tags, Fälligkeit, Liste. Unteraufgaben folgen
        auf ihre übergeordnete Aufgabe. Filter lassen sich kombinieren.
        """),
      options: ListOptions.all(language))
  } run: { world in
    let view = try ListOptions.view(world)
    let limit = try ListOptions.limit(world)
    let sums = try world.show(view, limit: limit)
    guard world.terminal.isInteractive, limit != 0 else { return }
    world.remark(
      sums.tasks > 0 ? sums.sentence(in: world.language, isPart: limit != nil) : nothing(view.filter, world.language))
  }

  /// Returns a message that says what is missing and what to do about it.
  private static func nothing(_ filter: TaskFilter, _ language: Language) -> String {
    var plain = TaskFilter()
    plain.completion = filter.completion
    if filter != plain {
      return language(
        "No task matches; zeitblock list shows all open ones.",
        "Keine passende Aufgabe; zeitblock list zeigt alle offenen.")
    }
    if filter.completion == .completed {
      return language("Nothing completed yet.", "Noch nichts erledigt.")
    }
    return language(
      "Nothing here yet; zeitblock add TITLE adds a task.",
      "Noch nichts hier; zeitblock add TITEL fügt eine Aufgabe hinzu.")
  }
}
