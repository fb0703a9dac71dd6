/// The tasks a view shows, in their order, with true counts. Made of the facts of all tasks in one go.
public struct TaskList: Sendable {
  /// One line: the task, how deep it lies below others shown, and what lies below it.
  public struct Line: Equatable, Sendable {
    public var task: TaskFacts
    /// 0 for a task that stands on its own.
    public var depth: Int
    /// Tasks shown or folded away below it, at any depth.
    public var below: Int

    public init(task: TaskFacts, depth: Int, below: Int) {
      self.task = task
      self.depth = depth
      self.below = below
    }
  }

  public let view: TaskView
  /// In order, without what is folded away.
  public private(set) var lines: [Line] = []
  /// What the filter lets through, folded away or not.
  public private(set) var sums = Counts()
  public private(set) var tallies = TaskTallies()
  /// What is shown behind the letter of open A tasks.
  public let numbers: [TaskID: Int]
  /// All tasks looked at, whatever the filter says.
  public let total: Int

  /// - Parameters:
  ///   - tasks: those the completion of the filter asks for, in manual order, completed ones alone latest first.
  ///   - planned: those that have a time block ahead.
  ///   - folding: leaves out what is folded away. A filter that leaves tasks out finds those too.
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

  /// Tasks the filter lets through.
  public var count: Int { sums.open + sums.completed }

  /// Where a task stands, from 0.
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
  /// What a view shows.
  public func list(
    _ view: TaskView, in environment: Environment, folding: Bool = true
  ) throws(PlannerFailure) -> TaskList {
    let tasks = try facts(view.filter.completion.state)
    return TaskList(
      view, of: tasks, planned: try plannedTasks(in: environment), today: environment.today, now: environment.now,
      folding: folding)
  }

  /// Tasks of which a time block is still to come or runs.
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
