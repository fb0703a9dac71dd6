/// "Never do a B while an A is open", over what can be begun today: says which better graded task comes first. It only
/// speaks up; nothing is ever refused.
public struct GradeGuard: Sendable {
  /// The task that comes first.
  public struct Notice: Equatable, Sendable {
    public var blocker: TaskFacts
    /// What is shown behind its letter.
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
  ///   - sections: of the same tasks.
  ///   - readiness: of the same tasks.
  public init(_ tasks: [TaskFacts], _ sections: GradeSections, _ readiness: Readiness) {
    self.sections = sections
    self.readiness = readiness
    var parents: [TaskID: TaskID] = [:]
    for task in tasks { parents[task.id] = task.parent }
    self.parents = parents
  }

  /// What speaks against beginning a task now: for a B the first A that can be begun today, for a C also a B. Nothing
  /// speaks against a part of that task, nor against what it is a part of.
  /// - Parameter planned: tasks that come before it already.
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
    // Tasks may lie below each other in a circle.
    for _ in 0..<parents.count {
      guard let here = next else { return false }
      if here == upper { return true }
      next = parents[here]
    }
    return false
  }
}

extension PlannerReader {
  /// Which better graded task ought to come before a block a person has just put somewhere: one that could be begun on that
  /// day and has no time before it. Nil while the guard is not asked.
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

  /// Whether the guard is to be asked.
  public func isGuarded() throws(PlannerFailure) -> Bool {
    try setting(.gradeGuard) ?? SettingKey.gradeGuard.fallback == "on"
  }
}
