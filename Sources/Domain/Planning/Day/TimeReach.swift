/// Tells how many tasks of an ordered list fit into the free time of a day.
public struct TimeReach: Sendable {
  /// Free minutes of the day.
  public let free: Int
  private let readiness: Readiness
  /// Tasks that already have a time block.
  private let planned: Set<TaskID>

  public init(free: Int, readiness: Readiness, planned: Set<TaskID>) {
    self.free = free
    self.readiness = readiness
    self.planned = planned
  }

  /// Returns the minutes of free time that a task needs: 0 if it is completed, already scheduled, graded E or cannot be
  /// begun.
  public func need(of task: TaskFacts) -> Int {
    guard !task.isCompleted, task.grade != .e, readiness(task.id), !planned.contains(task.id) else { return 0 }
    return task.minutes
  }

  /// Returns the number of tasks before the first one that does not fit, and the minutes they need; nil if all fit.
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
  /// Returns how far the free time of today reaches.
  /// - Parameters:
  ///   - tasks: all open tasks, in manual order.
  ///   - planned: tasks with a block that is running or still to come.
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
