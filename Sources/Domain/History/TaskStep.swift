/// One change of one task, as the task's page shows it.
public struct TaskStep: Equatable, Sendable {
  /// The origin of a change.
  public enum Source: Equatable, Sendable {
    /// The user, on this system; with the kind of the history entry that contains the change.
    case here(HistoryEntry.Kind, isUndone: Bool)
    /// A server, which also relays changes from other devices.
    case server
  }

  /// A number larger than those of all earlier changes from the same source.
  public var number: Int64
  public var source: Source
  public var at: Instant
  /// The task before and after the change; nil if it did not exist.
  public var before: PlanItem?
  public var after: PlanItem?
  /// The number of its time blocks that were removed, added or changed.
  public var blocks: Int

  public init(number: Int64, source: Source, at: Instant, before: PlanItem?, after: PlanItem?, blocks: Int = 0) {
    self.number = number
    self.source = source
    self.at = at
    self.before = before
    self.after = after
    self.blocks = blocks
  }

  /// The changed fields; empty if the task was added or removed.
  public var fields: [Field] {
    guard let before, let after else { return [] }
    // Users do not set the mark for title improvement.
    return after.fields(differingFrom: before).filter { $0 != .needsTitleImprovement }
  }

  /// Sorts newest first.
  public static func precedes(_ left: TaskStep, _ right: TaskStep) -> Bool {
    if left.at != right.at { return left.at > right.at }
    return left.number > right.number
  }
}

extension Change {
  /// The task that the change affects, directly or through a time block.
  public var subject: TaskID? {
    switch self {
    case .task: task
    case .block(let before, let after): (before ?? after)?.task
    default: nil
    }
  }
}

extension HistoryEntry {
  /// Returns the part of the entry that affects one task, or nil if it does not affect it.
  public func step(of task: TaskID) -> TaskStep? {
    var step = TaskStep(
      number: number, source: .here(summary.kind, isUndone: isUndone), at: at, before: nil, after: nil)
    var isAbout = false
    for change in changes {
      switch change {
      case .task(let before, let after) where change.task == task:
        (step.before, step.after, isAbout) = (before?.item, after?.item, true)
      case .block(let before, let after) where (before ?? after)?.task == task:
        (step.blocks, isAbout) = (step.blocks + 1, true)
      default: break
      }
    }
    return isAbout ? step : nil
  }
}
