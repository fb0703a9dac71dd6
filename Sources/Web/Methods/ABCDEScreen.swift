import Domain

/// The data of the ABCDE page, read in one transaction.
struct ABCDEScreen {
  /// The maximum number of tasks per grade; the page of the grade shows the rest.
  static let most = 50
  static let mostUngraded = 12

  var facts: MethodFacts
  var grades: [SectionTasks] = []
  var ungraded: SectionTasks
  /// The first A task that can be started today.
  var firstA: PlanItem?

  init(from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    facts = try MethodFacts(from: reader, in: environment)
    for grade in Grade.allCases {
      let section = MethodSection.grade(grade)
      grades.append(try SectionTasks(section, facts.tasks(in: section), most: Self.most, reader))
    }
    ungraded = try SectionTasks(.ungraded, facts.ungraded, most: Self.mostUngraded, reader)
    firstA = try facts.firstA.flatMap { (task) throws(PlannerFailure) in try reader.item(task.id) }
  }
}

/// The data of the matrix, read in one transaction.
struct MatrixScreen {
  /// The maximum number of tasks per quadrant.
  static let most = 5

  var facts: MethodFacts
  var fields: [SectionTasks] = []

  init(from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    facts = try MethodFacts(from: reader, in: environment)
    for quadrant in Quadrant.allCases {
      let section = MethodSection.quadrant(quadrant)
      fields.append(try SectionTasks(section, facts.tasks(in: section), most: Self.most, reader))
    }
    try facts.suggest(for: fields, reader, in: environment)
  }
}

/// The data of a single section.
struct SectionScreen {
  static let rowsPerPage = 100

  var facts: MethodFacts
  var tasks: SectionTasks
  /// The page number, limited to the last page.
  var page: Int
  var pages: Int

  init(
    _ section: MethodSection, page wanted: Int, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    facts = try MethodFacts(from: reader, in: environment)
    let all = facts.tasks(in: section)
    pages = max(1, (all.count + Self.rowsPerPage - 1) / Self.rowsPerPage)
    page = min(wanted, pages)
    tasks = try SectionTasks(
      section, all, from: (page - 1) * Self.rowsPerPage + 1, most: Self.rowsPerPage, reader)
    if section.isOfMatrix { try facts.suggest(for: [tasks], reader, in: environment) }
  }
}
