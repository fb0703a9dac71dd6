import Domain

/// The tasks of one section that a page shows.
struct SectionTasks {
  var section: MethodSection
  /// The number of all tasks in the section.
  var total: Int
  /// The position of the first task shown, counted from 1.
  var first: Int
  var items: [PlanItem]

  /// - Parameter most: the maximum number of tasks shown.
  init(
    _ section: MethodSection, _ tasks: [TaskFacts], from first: Int = 1, most: Int, _ reader: some PlannerReader
  ) throws(PlannerFailure) {
    self.section = section
    self.first = first
    total = tasks.count
    items = try reader.items(tasks.dropFirst(first - 1).prefix(most).map { $0.id })
  }

  /// The number of tasks after those shown.
  var rest: Int { max(0, total - (first - 1) - items.count) }
}

/// All open tasks with the data of both methods, read in one transaction.
struct MethodFacts {
  var tasks: [TaskFacts]
  var sections: GradeSections
  var readiness: Readiness
  /// Nil if the guard is off.
  var grades: GradeGuard?
  /// The tasks of each quadrant, in manual order.
  var quadrants: [Quadrant: [TaskFacts]] = [:]
  private(set) var ungraded: [TaskFacts] = []
  /// Suggestions for urgency and importance, for the tasks they were computed for.
  private(set) var suggestions: [TaskID: MethodSuggestion] = [:]

  init(from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    tasks = try reader.facts(.open)
    sections = GradeSections(tasks)
    readiness = Readiness(tasks, today: environment.today)
    grades = try reader.isGuarded() ? GradeGuard(tasks, sections, readiness) : nil
    let ids = Set(tasks.map { $0.id })
    ungraded = sections.ungraded.filter { task in !(task.parent.map { ids.contains($0) } ?? false) }
    for task in tasks {
      if let quadrant = task.quadrant { quadrants[quadrant, default: []].append(task) }
    }
  }

  /// Computes suggestions for other quadrants.
  mutating func suggest(
    for shown: [SectionTasks], _ reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    let ids = Set(shown.flatMap { $0.items.map { $0.id } })
    suggestions = try reader.methodSuggestions(for: tasks.filter { ids.contains($0.id) }, in: environment)
  }

  func tasks(in section: MethodSection) -> [TaskFacts] {
    switch section {
    case .grade(let grade): sections[grade]
    case .ungraded: ungraded
    case .quadrant(let quadrant): quadrants[quadrant] ?? []
    }
  }

  /// The first A task that can be started today.
  var firstA: TaskFacts? { sections[.a].first { readiness($0.id) } }
}
