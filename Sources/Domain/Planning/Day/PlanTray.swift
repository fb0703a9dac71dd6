/// What could still be planned: open tasks that can be begun and have no coming block.
public struct PlanTray: Equatable, Sendable {
  /// The first of them in manual order.
  public var tasks: [PlanItem]
  /// All of them.
  public var count: Int
  /// The sum of the durations of all of them.
  public var minutes: Int

  public init(tasks: [PlanItem] = [], count: Int = 0, minutes: Int = 0) {
    self.tasks = tasks
    self.count = count
    self.minutes = minutes
  }
}

extension PlannerReader {
  /// - Parameters:
  ///   - day: where time of that day is to be filled, so that what is due by then comes first, and last what comes
  ///     back or is due at other times anyway; nil keeps the manual order.
  ///   - tasks: all open ones where they are known.
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
  /// What is due by a day, soonest first; then the rest as it stood; then what comes back on a later one.
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
  /// Orders due days with and without a time; one without is due when its day ends.
  var dueMinute: Int64 {
    due.map { Int64($0.day.number) * 1_440 + Int64($0.time?.minutes ?? 1_440) } ?? .max
  }
}

extension PlanWindow {
  /// Everything from now on.
  static func ahead(of environment: Environment) -> PlanWindow {
    PlanWindow(
      from: environment.now, until: Instant(seconds: .max), first: environment.today, last: Day(number: .max))
  }
}
