/// The tasks that a view shows, in order, with totals. Built from the facts of all tasks at once.
public struct TaskList: Sendable {
  /// A line of the list: a task, its depth, and the number of tasks below it.
  public struct Line: Equatable, Sendable {
    public var task: TaskFacts
    /// 0 for a task at the top level.
    public var depth: Int
    /// Number of tasks below it at any depth, shown or folded away.
    public var below: Int

    public init(task: TaskFacts, depth: Int, below: Int) {
      self.task = task
      self.depth = depth
      self.below = below
    }
  }

  public let view: TaskView
  /// In order, without folded tasks.
  public private(set) var lines: [Line] = []
  /// Totals of all tasks that pass the filter, including folded ones.
  public private(set) var sums = Counts()
  public private(set) var tallies = TaskTallies()
  /// Numbers shown after the letter of open A tasks.
  public let numbers: [TaskID: Int]
  /// Number of all tasks passed in, regardless of the filter.
  public let total: Int

  /// - Parameters:
  ///   - tasks: the tasks in the filter's completion state, in manual order; completed tasks alone, latest first.
  ///   - planned: tasks with a time block that is running or still to come.
  ///   - folding: whether to hide tasks below folded ones. A filter that leaves out tasks shows hidden ones anyway.
  public init(
    _ view: TaskView, of tasks: [TaskFacts], planned: Set<TaskID> = [], today: Day, now: Instant, folding: Bool = true
  ) {
    self.view = view
    total = tasks.count
    numbers = GradeSections.numbers(of: tasks)
    let sieve = TaskFilter.Sieve(view.filter, today: today, planned: planned)
    var kept: [TaskFacts] = []
    for task in tasks where tallies.count(task, sieve) {
      sums.count(task)
      kept.append(task)
    }
    if view.sort == .manual {
      lines = Outline(kept).lines(folding: folding && !view.filter.isNarrow)
    } else {
      lines = view.sort.sorted(kept, isReversed: view.isReversed, today: today, now: now).map {
        Line(task: $0, depth: 0, below: 0)
      }
    }
  }

  /// Number of tasks that pass the filter.
  public var count: Int { sums.open + sums.completed }

  /// Returns the index of a task's line.
  public func index(of id: TaskID) -> Int? { lines.firstIndex { $0.task.id == id } }
}

extension Counts {
  fileprivate mutating func count(_ task: TaskFacts) {
    if task.isCompleted {
      completed += 1
      return
    }
    open += 1
    openMinutes += task.minutes
    if task.isDefaultDuration { openWithoutDuration += 1 }
  }
}

extension PlannerReader {
  /// Returns the tasks that a view shows.
  public func list(
    _ view: TaskView, in environment: Environment, folding: Bool = true
  ) throws(PlannerFailure) -> TaskList {
    let tasks = try facts(view.filter.completion.state)
    return TaskList(
      view, of: tasks, planned: try plannedTasks(in: environment), today: environment.today, now: environment.now,
      folding: folding)
  }

  /// Returns the tasks with a time block that is running or still to come.
  public func plannedTasks(in environment: Environment) throws(PlannerFailure) -> Set<TaskID> {
    Set(try blocks(in: .ahead(of: environment)).compactMap { $0.task })
  }
}

extension TaskFilter.Completion {
  public var state: ItemQuery.State {
    switch self {
    case .open: .open
    case .completed: .completed
    case .all: .all
    }
  }
}
