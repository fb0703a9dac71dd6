import CommandLine
import Domain
import Storage

extension CLICommand {
  static let abcde = CLICommand("abcde") { name, language in
    Subcommand(
      name, language("show open tasks by grade", "offene Aufgaben nach Stufe zeigen"),
      details: language(
        """
        A tasks by number, those without one last; the others in your order. A question mark means a suggestion.
        Set grades with edit --grade, delegate with delegate.
        """,
        """
        A-Aufgaben nach Nummer, die ohne zuletzt; die anderen in deiner Reihenfolge. Ein Fragezeichen steht für einen
        Vorschlag. Stufen setzt du mit edit --grade, abgeben kannst du mit delegate.
        """),
      options: [
        Option("limit", value: "N", language("at most this many per grade", "höchstens so viele je Stufe"))
      ])
  } run: { context in
    let language = context.language
    let limit = try context.sectionLimit()
    let environment = try context.methodsEnvironment()
    if context.wantsJSON {
      return context.print(
        try context.read { reader throws(PlannerFailure) in try reader.gradesJSON(limit: limit ?? .max, in: environment)
        }
      )
    }
    let (tasks, suggestions) = try context.methodTasks(in: environment)
    let sections = GradeSections(tasks)
    let more: (Int) -> String = { language("+ \($0) more", "+ \($0) weitere") }
    var shown = Grade.allCases.map { grade in
      MethodTable.Section(
        heading: "\(grade.letter)  \(grade.consequence(in: language))", tasks: sections[grade],
        note: { grade == .e ? deleting($0, language) : nil }, more: more)
    }
    if !sections.ungraded.isEmpty {
      shown.append(
        MethodTable.Section(
          heading: "–  " + language("without a grade", "ohne Stufe"), tasks: sections.ungraded, more: more))
    }
    var table = MethodTable(tasks, suggestions, context, today: environment.today)
    try table.print(shown, limit: limit ?? .max)
  }

  private static func deleting(_ positions: ClosedRange<Int>, _ language: Language) -> String {
    let range =
      positions.count == 1 ? "\(positions.lowerBound)" : "\(positions.lowerBound)-\(positions.upperBound)"
    return language(
      "zeitblock delete \(range) deletes them; zeitblock undo restores them",
      "zeitblock delete \(range) löscht sie; zeitblock undo stellt sie wieder her")
  }
}
