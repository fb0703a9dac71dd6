/// Open tasks that can be begun and have no running or coming block.
public struct PlanTray: Equatable, Sendable {
  /// The first of these tasks, up to the limit.
  public var tasks: [PlanItem]
  /// Number of all these tasks.
  public var count: Int
  /// Total duration of all these tasks in minutes.
  public var minutes: Int

  public init(tasks: [PlanItem] = [], count: Int = 0, minutes: Int = 0) {
    self.tasks = tasks
    self.count = count
    self.minutes = minutes
  }
}

extension PlannerReader {
  /// Returns the tasks that could still be scheduled.
  /// - Parameters:
  ///   - day: the day to be filled. Tasks due by then come first, recurring tasks due later come last. Nil keeps the
  ///     manual order.
  ///   - tasks: all open tasks if they have already been read.
  public func planTray(
    limit: Int, filling day: Day? = nil, of tasks: [TaskFacts]? = nil, in environment: Environment
  ) throws(PlannerFailure) -> PlanTray {
    let facts = if let tasks { tasks } else { try facts(.open) }
    let coming = try plannedTasks(in: environment)
    let readiness = Readiness(facts, today: environment.today)
    var waiting = facts.filter { readiness($0.id) && !coming.contains($0.id) }
    if let day { waiting = waiting.inOrder(of: day) }
    var tray = PlanTray(count: waiting.count, minutes: waiting.reduce(0) { $0 + $1.minutes })
    tray.tasks = try items(waiting.prefix(limit).map { $0.id })
    return tray
  }
}

extension [TaskFacts] {
  /// Returns the tasks that are due by a day, soonest first; then the others in their order; recurring tasks that are
  /// due later come last.
  fileprivate func inOrder(of day: Day) -> [TaskFacts] {
    let isDue: (TaskFacts) -> Bool = { task in task.due.map { $0.day <= day } ?? false }
    let sooner = filter(isDue).enumerated().sorted { one, other in
      (one.element.dueMinute, one.offset) < (other.element.dueMinute, other.offset)
    }
    let rest = filter { !isDue($0) }
    return sooner.map { $0.element } + rest.filter { !$0.isRecurring } + rest.filter { $0.isRecurring }
  }
}

extension TaskFacts {
  /// Sort key of the due date; a date without a time counts as the end of its day.
  var dueMinute: Int64 {
    due.map { Int64($0.day.number) * 1_440 + Int64($0.time?.minutes ?? 1_440) } ?? .max
  }
}

extension PlanWindow {
  /// Returns a window from now on without an end.
  static func ahead(of environment: Environment) -> PlanWindow {
    PlanWindow(
      from: environment.now, until: Instant(seconds: .max), first: environment.today, last: Day(number: .max))
  }
}
