extension Quadrant {
  /// Stable name in JSON.
  public var name: String {
    switch self {
    case .doFirst: "doFirst"
    case .schedule: "schedule"
    case .delegate: "delegate"
    case .drop: "drop"
    }
  }
}

extension Score {
  /// The total and its parts as JSON.
  public var json: JSON {
    .object([
      .init("total", .int(Int64(total))), .init("quadrant", .int(Int64(quadrant))), .init("due", .int(Int64(due))),
      .init("neglect", .int(Int64(neglect))), .init("grade", .int(Int64(grade))),
    ])
  }
}

extension MethodSuggestion {
  /// Returns the suggestion as JSON.
  public func json(of task: TaskFacts) -> JSON {
    .object([
      .init("urgency", urgency?.json ?? .null), .init("importance", .optional(importance?.letter)),
      .init("quadrant", .optional(quadrant(of: task)?.rawValue)),
    ])
  }
}

extension MethodSuggestion.Urgency {
  fileprivate var json: JSON {
    let (reason, due, free, needed): (String, Due, Int?, Int?) =
      switch self {
      case .overdue(let due): ("overdue", due, nil, nil)
      case .dueSoon(let due): ("dueSoon", due, nil, nil)
      case .littleTime(let free, let needed, let due): ("littleTime", due, free, needed)
      }
    return .object([
      .init("reason", .string(reason)), .init("dueOn", .string(due.day.iso)),
      .init("dueTime", .optional(due.time?.iso)), .init("freeMinutes", .optional(free)),
      .init("neededMinutes", .optional(needed)),
    ])
  }
}

/// Prints the open tasks in the sections of a method as JSON.
struct MethodPrinter<Reader: PlannerReader> {
  let reader: Reader
  let numbers: [TaskID: Int]
  let suggestions: [TaskID: MethodSuggestion]
  let names: [ListID: String]
  let limit: Int

  init(_ tasks: [TaskFacts], _ reader: Reader, limit: Int, in environment: Environment) throws(PlannerFailure) {
    self.reader = reader
    self.limit = limit
    numbers = GradeSections.numbers(of: tasks)
    suggestions = try reader.methodSuggestions(for: tasks, in: environment)
    var names: [ListID: String] = [:]
    for list in try reader.lists() { names[list.id] = list.name }
    self.names = names
  }

  /// Returns the number of tasks and the first `limit` of them.
  func members(_ tasks: [TaskFacts]) throws(PlannerFailure) -> [JSON.Member] {
    var shown: [JSON] = []
    for (index, task) in tasks.prefix(limit).enumerated() {
      if let json = try json(task, position: index + 1) { shown.append(json) }
    }
    return [.init("count", .int(Int64(tasks.count))), .init("tasks", .array(shown))]
  }

  func json(_ task: TaskFacts, position: Int?) throws(PlannerFailure) -> JSON? {
    guard let item = try reader.item(task.id),
      case .object(let members) = item.json(
        position: position, listName: names[item.list], number: numbers[item.id])
    else { return nil }
    return .object(members + [.init("suggestion", suggestions[task.id]?.json(of: task) ?? .null)])
  }
}

extension PlannerReader {
  /// Returns the sections A to E and the tasks without a grade, each with its count and its first `limit` tasks.
  public func gradesJSON(limit: Int, in environment: Environment) throws(PlannerFailure) -> JSON {
    let tasks = try facts(.open)
    let sections = GradeSections(tasks)
    let printer = try MethodPrinter(tasks, self, limit: limit, in: environment)
    var shown: [JSON] = []
    for grade in Grade.allCases.map({ Optional($0) }) + [nil] {
      let members = try printer.members(grade.map { sections[$0] } ?? sections.ungraded)
      shown.append(.object([.init("grade", .optional(grade?.letter))] + members))
    }
    return .object([.init("sections", .array(shown))])
  }

  /// Returns the quadrants of the Covey matrix, each with its count and its first `limit` tasks.
  /// - Parameter only: the quadrant to return; nil for all.
  public func matrixJSON(
    _ only: Quadrant?, limit: Int, in environment: Environment
  ) throws(PlannerFailure) -> JSON {
    let tasks = try facts(.open)
    let printer = try MethodPrinter(tasks, self, limit: limit, in: environment)
    var shown: [JSON] = []
    for quadrant in Quadrant.allCases where only == nil || only == quadrant {
      shown.append(
        .object(
          [
            .init("quadrant", .int(Int64(quadrant.rawValue))), .init("name", .string(quadrant.name)),
            .init("urgent", .bool(quadrant.urgency == .urgent)), .init("important", .bool(quadrant.isImportant)),
          ] + (try printer.members(tasks.filter { $0.quadrant == quadrant }))))
    }
    return .object([.init("quadrants", .array(shown))])
  }

  /// Returns the next task, the reason for it, and the tasks passed over.
  public func nextJSON(in environment: Environment) throws(PlannerFailure) -> JSON {
    let tasks = try facts(.open)
    let next = try nextTask(among: tasks, in: environment)
    let printer = try MethodPrinter(tasks, self, limit: 1, in: environment)
    let choice = next.choice
    var members: [JSON.Member] = [
      .init(
        "task",
        try choice.map { (choice) throws(PlannerFailure) in
          try printer.json(choice.task, position: nil) ?? .null
        } ?? .null),
      .init("reason", .optional(choice.map { $0.isByGrade ? "grade" : "score" })),
      .init("grade", .optional(choice?.grade?.letter)), .init("shownNumber", .optional(choice?.number)),
      .init("gradeOf", .optional(choice.map { ($0.graded ?? $0.task.id).text })),
      .init("score", choice?.score.json ?? .null),
    ]
    var passed: [JSON] = []
    for entry in next.passed { passed.append(try json(entry)) }
    members.append(.init("passedOver", .array(passed)))
    return .object(members)
  }

  private func json(_ passed: NextTask.Passed) throws(PlannerFailure) -> JSON {
    let (reason, until, better): (String, Day?, TaskID?) =
      switch passed.wait {
      case .day(let day): ("notBefore", day, nil)
      case .delegated(let day): ("delegated", day, nil)
      case .better(let id, _): ("guard", nil, id)
      }
    let item = try item(passed.task.id)
    return .object([
      .init("id", .string(passed.task.id.text)), .init("title", .optional(item?.title)),
      .init("grade", .optional(passed.task.grade?.letter)), .init("shownNumber", .optional(passed.number)),
      .init("reason", .string(reason)), .init("until", .optional(until?.iso)),
      .init("delegatedTo", .optional(reason == "delegated" ? item?.delegatedTo : nil)),
      .init("first", .optional(better?.text)),
    ])
  }
}
