/// A time block with what the plan says about it.
public struct PlannedBlock: Equatable, Sendable {
  public enum Standing: String, Sendable, CaseIterable {
    /// It has not begun.
    case planned
    case running
    /// It has ended, its task is still open, and no later block of it is planned.
    case missed
    /// Its task is completed, or was done since the block began and comes back on another day.
    case done
    /// It has ended and asks for nothing: it has no task, or its task goes on in a later block.
    case over
  }

  public var block: TimeBlock
  /// Nil for a block of no task and where the task is gone or not here yet.
  public var task: PlanItem?
  public var standing: Standing
  /// The task has no other block.
  public var isOnlyBlock: Bool
  /// False where its calendar may only be read here.
  public var allowsChanges: Bool

  public init(
    block: TimeBlock, task: PlanItem?, standing: Standing, isOnlyBlock: Bool = true, allowsChanges: Bool = true
  ) {
    self.block = block
    self.task = task
    self.standing = standing
    self.isOnlyBlock = isOnlyBlock
    self.allowsChanges = allowsChanges
  }
}

extension PlannedBlock.Standing {
  /// - Parameters:
  ///   - others: all blocks of the task.
  ///   - completions: what was done or left out of a recurring task.
  init(
    of block: TimeBlock, _ task: PlanItem?, others: [TimeBlock], completions: [Completion], now: Instant
  ) {
    let since = completions.filter { $0.at >= block.start }
    if let task, task.isCompleted || since.contains(where: { !$0.isSkipped }) {
      self = .done
    } else if block.start > now {
      self = .planned
    } else if block.end > now {
      self = .running
    } else if task == nil || !since.isEmpty || others.contains(where: { $0.start >= block.end }) {
      self = .over
    } else {
      self = .missed
    }
  }
}
