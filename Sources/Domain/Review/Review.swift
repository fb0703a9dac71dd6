/// Review of some days: what became of their plan, and how the time was spent.
public struct Review: Equatable, Sendable {
  /// Minutes of one day in blocks that have a task.
  public struct DayTotal: Equatable, Sendable {
    public var day: Day
    /// The most that the plan held for each task at any time of the day, summed over all tasks. A block counts on the
    /// day it starts.
    public var planned: Int
    /// The part of `planned` whose task was completed before the end of the reviewed days.
    public var done: Int
  }

  /// A task that was moved to a later day once its planned day had come.
  public struct Postponed: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    public var count: Int
    /// False if the task is completed or deleted.
    public var isOpen: Bool
  }

  /// A completed task, or a completed occurrence of a recurring task.
  public struct Completed: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    public var at: Instant
    /// Minutes recorded for it; 0 if there are none.
    public var minutes: Int
    public var wasPlanned: Bool
  }

  /// Minutes by task type and by list, largest first.
  public struct Spending: Equatable, Sendable {
    public struct Share<Key: Equatable & Sendable>: Equatable, Sendable {
      public var key: Key
      public var minutes: Int
    }

    public var types: [Share<TaskType>] = []
    public var lists: [Share<String>] = []

    public var minutes: Int { types.reduce(0) { $0 + $1.minutes } }
  }

  public var days: [DayTotal]
  /// Minutes of blocks without a task, which cannot be completed. They are not part of any day's total.
  public var withoutTask: Int
  /// Most often postponed first.
  public var postponed: [Postponed]
  /// Oldest first.
  public var completed: [Completed]
  /// Minutes recorded on these days, whether or not the task is completed.
  public var recorded: Spending
  /// Planned minutes that were done, as a substitute if none were recorded.
  public var done: Spending
  /// Start of the history if it lies after the start of the first day, since earlier changes are unknown. Nil
  /// otherwise.
  public var knownSince: Instant?

  public var planned: Int { days.reduce(0) { $0 + $1.planned } }
  public var doneMinutes: Int { days.reduce(0) { $0 + $1.done } }
  /// Number of completed tasks without recorded minutes.
  public var untimed: Int { completed.count { $0.minutes == 0 } }
  public var unplanned: Int { completed.count { !$0.wasPlanned } }
  public var isEmpty: Bool {
    planned == 0 && withoutTask == 0 && postponed.isEmpty && completed.isEmpty && recorded.minutes == 0
  }
}

extension HistoryEntry.Kind {
  /// Kinds of history entries that change the plan, complete a task or record minutes.
  public static let ofReview: [HistoryEntry.Kind] = [
    .schedule, .reschedule, .unschedule, .plan, .complete, .skip, .reopen, .delete, .record,
  ]
  /// Kinds of history entries that change blocks whose time is over.
  public static let ofPastBlocks: [HistoryEntry.Kind] = [.reschedule, .unschedule, .plan]
}

extension HistoryEntry {
  /// Returns whether a review of these days needs the entry: it is of a relevant kind and was made on one of them, or
  /// it changed their plan later.
  public func counts(in window: PlanWindow) -> Bool {
    guard !isUndone, at >= window.from else { return false }
    if at < window.until { return Kind.ofReview.contains(summary.kind) || !postponed.isEmpty }
    guard Kind.ofPastBlocks.contains(summary.kind) else { return false }
    return changes.contains { change in
      guard case .block(let before, let after) = change else { return false }
      return [before, after].contains { block in
        block.map { $0.start >= window.from && $0.start < window.until } ?? false
      }
    }
  }
}
