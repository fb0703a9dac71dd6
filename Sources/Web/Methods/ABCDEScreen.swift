import Domain

/// What the ABCDE page shows, read in one go.
struct ABCDEScreen {
  /// The most tasks shown of a grade; the page of that grade alone shows the others.
  static let most = 50
  static let mostUngraded = 12

  var facts: MethodFacts
  var grades: [SectionTasks] = []
  var ungraded: SectionTasks
  /// The A that comes first, where one can be begun today.
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

/// What the matrix shows, read in one go.
struct MatrixScreen {
  /// The most tasks shown of a field.
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

/// One section alone.
struct SectionScreen {
  static let rowsPerPage = 100

  var facts: MethodFacts
  var tasks: SectionTasks
  /// The page shown, after one past the end was corrected.
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
