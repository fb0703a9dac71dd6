import CommandLine
import Domain

extension Verb {
  static let list = Verb("list") { name, language in
    Subcommand(
      name, language("show the open tasks in their order", "die offenen Aufgaben in ihrer Reihenfolge zeigen"),
      details: language(
        """
        Columns: position, title, duration (* when it is only the default), importance, tags, due day, list. Subtasks stand
        below their task. Filters can be combined.
        """,
        """
        Spalten: Position, Titel, Dauer (* wenn sie nur die Vorgabe ist), Wichtigkeit, Tags, Fälligkeit, Liste.
        Teilaufgaben stehen unter ihrer Aufgabe. Filter lassen sich verbinden.
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

  /// Says what is not there, and what to do about it.
  private static func nothing(_ filter: TaskFilter, _ language: Language) -> String {
    var plain = TaskFilter()
    plain.completion = filter.completion
    if filter != plain {
      return language(
        "No task matches; zeitblock list shows all that are open.",
        "Keine Aufgabe passt dazu; zeitblock list zeigt alle offenen.")
    }
    if filter.completion == .completed {
      return language("Nothing is completed yet.", "Noch ist nichts erledigt.")
    }
    return language(
      "There is nothing here; zeitblock add TITLE adds a task.",
      "Hier ist nichts; zeitblock add TITEL fügt eine Aufgabe hinzu.")
  }
}
