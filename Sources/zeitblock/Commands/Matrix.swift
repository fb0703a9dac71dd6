import CommandLine
import Domain
import Storage

extension CLICommand {
  static let matrix = CLICommand("matrix") { name, language in
    Subcommand(
      name,
      language(
        "show open tasks by urgency and importance",
        "offene Aufgaben nach Dringlichkeit und Wichtigkeit zeigen"),
      details: language(
        """
        QUADRANT is 1 (do first), 2 (schedule), 3 (delegate) or 4 (drop); without it, the first five of each are
        shown. A question mark means a suggestion. Move a task with edit --quadrant.
        """,
        """
        QUADRANT ist 1 (sofort), 2 (planen), 3 (abgeben) oder 4 (streichen); ohne ihn kommen von jedem die ersten
        fünf. Ein Fragezeichen steht für einen Vorschlag. Eine Aufgabe verschiebst du mit edit --quadrant.
        """),
      operands: [
        Operand(
          language("QUADRANT", "QUADRANT"), .optional, completing: .words(Quadrant.allCases.map { "\($0.rawValue)" }))
      ],
      options: [
        Option("limit", value: "N", language("at most this many of each", "höchstens so viele von jedem"))
      ])
  } run: { context in
    let language = context.language
    let only = try context.operands.first.map { text in
      guard let quadrant = Int(text).flatMap({ Quadrant(rawValue: $0) }) else {
        throw Refusal.unreadable(text, of: .quadrant)
      }
      return quadrant
    }
    let limit = try context.sectionLimit()
    let environment = try context.methodsEnvironment()
    if context.wantsJSON {
      return context.print(
        try context.read { reader throws(PlannerFailure) in
          try reader.matrixJSON(only, limit: limit ?? .max, in: environment)
        })
    }
    let (tasks, suggestions) = try context.methodTasks(in: environment)
    let shown = Quadrant.allCases.filter { only == nil || only == $0 }.map { quadrant in
      MethodTable.Section(
        heading: "\(quadrant.rawValue)  \(quadrant.word(in: language))",
        tasks: tasks.filter { $0.quadrant == quadrant },
        more: {
          language(
            "+ \($0) more, zeitblock matrix \(quadrant.rawValue)",
            "+ \($0) weitere, zeitblock matrix \(quadrant.rawValue)")
        })
    }
    var table = MethodTable(tasks, suggestions, context, today: environment.today)
    try table.print(shown, limit: limit ?? (only == nil ? 5 : .max))
  }
}
