/// The rule "Never do a B while an A is open", applied to tasks that can be begun today: names the better graded task
/// that comes first. It only warns and never refuses.
public struct GradeGuard: Sendable {
  /// A warning with the task that comes first.
  public struct Notice: Equatable, Sendable {
    public var blocker: TaskFacts
    /// Number shown after its grade letter.
    public var number: Int?

    public init(blocker: TaskFacts, number: Int?) {
      self.blocker = blocker
      self.number = number
    }
  }

  private let sections: GradeSections
  private let readiness: Readiness
  private let parents: [TaskID: TaskID]

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts], today: Day) {
    self.init(tasks, GradeSections(tasks), Readiness(tasks, today: today))
  }

  /// - Parameters:
  ///   - tasks: all open tasks.
  ///   - sections: the sections of these tasks.
  ///   - readiness: the readiness of these tasks.
  public init(_ tasks: [TaskFacts], _ sections: GradeSections, _ readiness: Readiness) {
    self.sections = sections
    self.readiness = readiness
    var parents: [TaskID: TaskID] = [:]
    for task in tasks { parents[task.id] = task.parent }
    self.parents = parents
  }

  /// Returns the better graded task that should be done first: for a B task the first A task that can be begun today,
  /// for a C task also a B task. Ancestors and descendants of the task do not count.
  /// - Parameter planned: tasks that are already scheduled before it; they do not count either.
  public func notice(beginning task: TaskFacts, after planned: Set<TaskID> = []) -> Notice? {
    guard let grade = task.grade, grade == .b || grade == .c else { return nil }
    for better in Grade.allCases where better.rawValue < grade.rawValue {
      let first = sections[better].first {
        readiness($0.id) && !planned.contains($0.id) && !areRelated($0.id, task.id)
      }
      if let first { return Notice(blocker: first, number: sections.numbers[first.id]) }
    }
    return nil
  }

  private func areRelated(_ one: TaskID, _ other: TaskID) -> Bool {
    isAbove(one, other) || isAbove(other, one)
  }

  private func isAbove(_ upper: TaskID, _ lower: TaskID) -> Bool {
    var next = parents[lower]
    // Parent links may form a cycle.
    for _ in 0..<parents.count {
      guard let here = next else { return false }
      if here == upper { return true }
      next = parents[here]
    }
    return false
  }
}

extension PlannerReader {
  /// Returns the better graded task that should come before a block the user has just placed: one that can be begun on
  /// that day and has no earlier block. Nil if there is none or the guard is off.
  public func guardNotice(
    before block: TimeBlock, in environment: Environment
  ) throws(PlannerFailure) -> GradeGuard.Notice? {
    guard try isGuarded(), let id = block.task, let task = try item(id), !task.isCompleted,
      block.start > environment.now
    else { return nil }
    let day = environment.zones.here(block.start).day
    let window = PlanWindow(from: environment.now, until: block.start, first: environment.today, last: day)
    let planned = Set(try blocks(in: window).filter { $0.start < block.start }.compactMap { $0.task })
    return GradeGuard(try facts(.open), today: day).notice(beginning: TaskFacts(task), after: planned)
  }

  /// Returns whether the grade guard is on.
  public func isGuarded() throws(PlannerFailure) -> Bool {
    try setting(.gradeGuard) ?? SettingKey.gradeGuard.fallback == "on"
  }
}
