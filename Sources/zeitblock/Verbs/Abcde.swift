import CommandLine
import Domain
import Storage

extension Verb {
  static let abcde = Verb("abcde") { name, language in
    Subcommand(
      name, language("show the open tasks by their grades", "die offenen Aufgaben nach ihren Stufen zeigen"),
      details: language(
        """
        A by number, those without one last; the others in their order. What follows a question mark is only suggested.
        Grades are set with edit --grade, given away with delegate.
        """,
        """
        A nach der Zahl, die ohne zuletzt; die anderen in ihrer Reihenfolge. Was hinter einem Fragezeichen steht, ist nur
        ein Vorschlag. Stufen setzt edit --grade, abgeben geht mit delegate.
        """),
      options: [
        Option("limit", value: "N", language("at most so many of each grade", "höchstens so viele von jeder Stufe"))
      ])
  } run: { world in
    let language = world.language
    let limit = try world.sectionLimit()
    let environment = try world.methodsEnvironment()
    if world.wantsJSON {
      return world.print(
        try world.read { reader throws(PlannerFailure) in try reader.gradesJSON(limit: limit ?? .max, in: environment) }
      )
    }
    let (tasks, suggestions) = try world.methodTasks(in: environment)
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
    var table = MethodTable(tasks, suggestions, world, today: environment.today)
    try table.print(shown, limit: limit ?? .max)
  }

  private static func deleting(_ positions: ClosedRange<Int>, _ language: Language) -> String {
    let range =
      positions.count == 1 ? "\(positions.lowerBound)" : "\(positions.lowerBound)-\(positions.upperBound)"
    return language(
      "zeitblock delete \(range) lets go of them; zeitblock undo brings them back",
      "zeitblock delete \(range) streicht sie; zeitblock undo holt sie zurück")
  }
}
