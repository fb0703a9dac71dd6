import CommandLine
import Domain

extension CLICommand {
  static let list = CLICommand("list") { name, language in
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
  } run: { context in
    let view = try ListOptions.view(context)
    let limit = try ListOptions.limit(context)
    let sums = try context.show(view, limit: limit)
    guard context.terminal.isInteractive, limit != 0 else { return }
    context.remark(
      sums.tasks > 0
        ? sums.sentence(in: context.language, isPart: limit != nil) : nothing(view.filter, context.language))
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
