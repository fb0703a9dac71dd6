/// One change of one task, as its page tells it.
public struct TaskStep: Equatable, Sendable {
  /// Who made the change.
  public enum Source: Equatable, Sendable {
    /// A person, here; takes the kind of the step it was part of.
    case here(HistoryEntry.Kind, isUndone: Bool)
    /// A server, with what other devices told it.
    case server
  }

  /// Larger than those of all steps before of the same source.
  public var number: Int64
  public var source: Source
  public var at: Instant
  /// The task before and after; nil where it was not there.
  public var before: PlanItem?
  public var after: PlanItem?
  /// What became of its time blocks: removed, added or changed.
  public var blocks: Int

  public init(number: Int64, source: Source, at: Instant, before: PlanItem?, after: PlanItem?, blocks: Int = 0) {
    self.number = number
    self.source = source
    self.at = at
    self.before = before
    self.after = after
    self.blocks = blocks
  }

  /// The fields that were changed; none when the task came or went.
  public var fields: [Field] {
    guard let before, let after else { return [] }
    // Whether a title waits to be improved is nobody's doing.
    return after.fields(differingFrom: before).filter { $0 != .needsTitleImprovement }
  }

  /// Newest first.
  public static func precedes(_ left: TaskStep, _ right: TaskStep) -> Bool {
    if left.at != right.at { return left.at > right.at }
    return left.number > right.number
  }
}

extension Change {
  /// The task a change tells of: of itself or of its time.
  public var subject: TaskID? {
    switch self {
    case .task: task
    case .block(let before, let after): (before ?? after)?.task
    default: nil
    }
  }
}

extension HistoryEntry {
  /// What the step says of one task; nil when it says nothing.
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
