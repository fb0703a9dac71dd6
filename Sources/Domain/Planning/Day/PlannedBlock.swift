/// A time block with its state in the plan.
public struct PlannedBlock: Equatable, Sendable {
  public enum Standing: String, Sendable, CaseIterable {
    /// It has not begun.
    case planned
    case running
    /// It has ended, its task is still open, and the task has no later block.
    case missed
    /// Its task is completed, or an occurrence was completed since the block began.
    case done
    /// It has ended and needs no attention: it has no task, the occurrence was skipped, or the task has a later block.
    case over
  }

  public var block: TimeBlock
  /// Nil for a block without a task, and if the task is deleted or not synced yet.
  public var task: PlanItem?
  public var standing: Standing
  /// Whether the task has no other block.
  public var isOnlyBlock: Bool
  /// False if its calendar is read-only.
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
  ///   - completions: completed and skipped occurrences of a recurring task.
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
