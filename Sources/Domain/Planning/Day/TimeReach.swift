/// How far the free time of a day reaches down a list of tasks in a person's order.
public struct TimeReach: Sendable {
  /// Free minutes of the day.
  public let free: Int
  private let readiness: Readiness
  /// Tasks that have their time already.
  private let planned: Set<TaskID>

  public init(free: Int, readiness: Readiness, planned: Set<TaskID>) {
    self.free = free
    self.readiness = readiness
    self.planned = planned
  }

  /// Minutes a task needs of the free time: none when it has its time already, cannot be begun, or is not to be done at all.
  public func need(of task: TaskFacts) -> Int {
    guard !task.isCompleted, task.grade != .e, readiness(task.id), !planned.contains(task.id) else { return 0 }
    return task.minutes
  }

  /// How many of these tasks come before the first for which no time is left, and the minutes they need; nil where all fit.
  public func end(of tasks: some Sequence<TaskFacts>) -> (count: Int, minutes: Int)? {
    var (count, minutes) = (0, 0)
    for task in tasks {
      let need = need(of: task)
      if minutes + need > free { return (count, minutes) }
      minutes += need
      count += 1
    }
    return nil
  }
}

extension PlannerReader {
  /// How far what is free today reaches.
  /// - Parameters:
  ///   - tasks: all open ones, in manual order.
  ///   - planned: those of which a block is still to come.
  public func reachToday(
    of tasks: [TaskFacts], planned: Set<TaskID>, in environment: Environment
  ) throws(PlannerFailure) -> TimeReach {
    let frame = DayFrame(environment.today, environment.zones)
    let window = PlanWindow(from: frame.start, until: frame.end, first: frame.day, last: frame.day)
    let buffers = try eventBuffers()
    let time = FreeTime(
      events: try events(in: window.widened(by: buffers)), buffers: buffers, blocks: try blocks(in: window),
      hours: try workingHours(), in: environment)
    return TimeReach(
      free: time.minutes(until: Due(day: frame.day)) ?? 0, readiness: Readiness(tasks, today: environment.today),
      planned: planned)
  }
}
