/// What became of the plan of some days, and where their time went.
public struct Review: Equatable, Sendable {
  /// Minutes of blocks that have a task.
  public struct DayTotal: Equatable, Sendable {
    public var day: Day
    /// The most the plan held for each task while the day lasted. A block counts on the day it starts.
    public var planned: Int
    /// The part of it whose task was completed before the days of the review were over.
    public var done: Int
  }

  /// A task that was moved on to a later day when its day had come.
  public struct Postponed: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    public var count: Int
    /// False where the task is completed or gone.
    public var isOpen: Bool
  }

  /// A task, or one occurrence of it, that was completed.
  public struct Completed: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    public var at: Instant
    /// Recorded for it; 0 when nothing was.
    public var minutes: Int
    public var wasPlanned: Bool
  }

  /// Minutes by what they went to, most first.
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
  /// Minutes of blocks without a task, which nobody can complete. No day counts them.
  public var withoutTask: Int
  /// The most often postponed first.
  public var postponed: [Postponed]
  /// Oldest first.
  public var completed: [Completed]
  /// Recorded on these days, whether the task is completed or not.
  public var recorded: Spending
  /// What of the plan was done, for want of recorded minutes.
  public var done: Spending
  /// When the history starts, where that is after the first of these days began: what happened before is not known.
  public var knownSince: Instant?

  public var planned: Int { days.reduce(0) { $0 + $1.planned } }
  public var doneMinutes: Int { days.reduce(0) { $0 + $1.done } }
  /// Completed tasks for which nothing was recorded.
  public var untimed: Int { completed.count { $0.minutes == 0 } }
  public var unplanned: Int { completed.count { !$0.wasPlanned } }
  public var isEmpty: Bool {
    planned == 0 && withoutTask == 0 && postponed.isEmpty && completed.isEmpty && recorded.minutes == 0
  }
}

extension HistoryEntry.Kind {
  /// Steps that change the plan, complete something or record minutes.
  public static let ofReview: [HistoryEntry.Kind] = [
    .schedule, .reschedule, .unschedule, .plan, .complete, .skip, .reopen, .delete, .record,
  ]
  /// Steps that change blocks whose time is over.
  public static let ofPastBlocks: [HistoryEntry.Kind] = [.reschedule, .unschedule, .plan]
}

extension HistoryEntry {
  /// Whether a review of these days needs the step: it is of a kind that counts and was done in them, or it changed later
  /// what their plan held.
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
