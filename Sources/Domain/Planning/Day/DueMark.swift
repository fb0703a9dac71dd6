/// An open task that is due at a certain time of a day.
public struct DueMark: Equatable, Sendable {
  public var task: TaskID
  public var title: String
  /// Minute of the day in the local zone.
  public var minute: Int

  public init(task: TaskID, title: String, minute: Int) {
    self.task = task
    self.title = title
    self.minute = minute
  }

  /// Maximum number of marks per day.
  public static let most = 40
}

extension PlannerReader {
  /// Returns the tasks due at a time of a day, by that time, at most `DueMark.most`.
  /// - Parameter tasks: the open tasks.
  public func dueMarks(
    on day: Day, of tasks: [TaskFacts], in environment: Environment
  ) throws(PlannerFailure) -> [DueMark] {
    let frame = DayFrame(day, environment.zones)
    var marks: [DueMark] = []
    for task in tasks where task.due?.day == day {
      guard let time = task.due?.time, marks.count < DueMark.most, let item = try item(task.id) else { continue }
      let minute = frame.minute(of: environment.zones.instant(of: WallClock(day: day, second: time.minutes * 60)))
      marks.append(DueMark(task: task.id, title: item.title, minute: min(max(0, minute), frame.minutes - 1)))
    }
    return marks.enumerated().sorted { ($0.element.minute, $0.offset) < ($1.element.minute, $1.offset) }
      .map { $0.element }
  }
}
