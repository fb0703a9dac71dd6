/// Selects the tasks a list shows. Empty and nil properties match all tasks. Several values of one kind match any of
/// them, several tags all of them.
public struct TaskFilter: Hashable, Sendable {
  public enum Completion: String, Sendable, CaseIterable {
    case open = "no"
    case completed = "yes"
    case all
  }

  public enum Recurring: String, Sendable, CaseIterable {
    case yes, no
  }

  /// `week` is today and the six days after it; `overdue` matches open tasks due on earlier days.
  public enum DueRange: String, Sendable, CaseIterable {
    case overdue, today, week, none
  }

  public enum Estimate: String, Sendable, CaseIterable {
    /// The task has no estimate.
    case missing = "none"
    case given
  }

  /// Whether the task has a time block that is running or still to come.
  public enum Planned: String, Sendable, CaseIterable {
    case yes, no
  }

  public var completion = Completion.open
  public var types: [TaskType] = []
  /// Compared without case, including tags written in the title or notes.
  public var tags: [String] = []
  public var lists: [ListID] = []
  public var recurring: Recurring?
  public var importances: [Importance] = []
  public var due: DueRange?
  public var estimate: Estimate?
  public var planned: Planned?

  public init() {}

  /// Whether the filter differs from the default, which shows all open tasks.
  public var isNarrow: Bool { self != TaskFilter() }

  /// Number of kinds that the filter restricts.
  public var narrowedKinds: Int { Kind.allCases.count { narrows($0) } }

  /// A kind of filter criterion. Each is described and counted separately.
  public enum Kind: Sendable, CaseIterable {
    case completion, type, tag, list, recurring, importance, due, estimate, planned
  }

  public func narrows(_ kind: Kind) -> Bool {
    switch kind {
    case .completion: completion != .open
    case .type: !types.isEmpty
    case .tag: !tags.isEmpty
    case .list: !lists.isEmpty
    case .recurring: recurring != nil
    case .importance: !importances.isEmpty
    case .due: due != nil
    case .estimate: estimate != nil
    case .planned: planned != nil
    }
  }
}

extension TaskFilter {
  /// A filter prepared for testing many tasks on one day.
  public struct Sieve: Sendable {
    public let filter: TaskFilter
    public let today: Day
    /// Tasks with a time block that is running or still to come.
    public let planned: Set<TaskID>
    private let tagKeys: [String]

    public init(_ filter: TaskFilter, today: Day, planned: Set<TaskID> = []) {
      self.filter = filter
      self.today = today
      self.planned = planned
      tagKeys = filter.tags.map { Tags.key($0) }
    }

    public func lets(_ task: TaskFacts) -> Bool {
      for kind in Kind.allCases where !lets(task, kind) { return false }
      return true
    }

    public func lets(_ task: TaskFacts, _ kind: Kind) -> Bool {
      switch kind {
      case .completion: filter.completion == .all || (filter.completion == .completed) == task.isCompleted
      case .type: filter.types.isEmpty || filter.types.contains(task.type)
      case .tag: tagKeys.allSatisfy { task.tags.keys.contains($0) }
      case .list: filter.lists.isEmpty || filter.lists.contains(task.list)
      case .recurring: filter.recurring == nil || (filter.recurring == .yes) == task.isRecurring
      case .importance: filter.importances.isEmpty || filter.importances.contains(task.importance)
      case .due: filter.due.map { $0.holds(task, today: today) } ?? true
      case .estimate: filter.estimate == nil || (filter.estimate == .missing) == task.isDefaultDuration
      case .planned: filter.planned == nil || (filter.planned == .yes) == planned.contains(task.id)
      }
    }
  }
}

extension TaskFilter.DueRange {
  public func holds(_ task: TaskFacts, today: Day) -> Bool {
    guard let due = task.due else { return self == .none }
    return switch self {
    case .overdue: task.isOverdue(on: today)
    case .today: due.day == today
    case .week: due.day >= today && due.day <= today + 6
    case .none: false
    }
  }
}
