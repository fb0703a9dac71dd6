/// Existing blocks: fixed, movable and missed ones.
struct PlanBlocks {
  /// Minutes of each task in running and coming blocks that stay where they are.
  private(set) var staying: [TaskID: Int] = [:]
  /// Blocks of each task that may be moved, by start.
  private(set) var movable: [TaskID: [TimeBlock]] = [:]
  /// Start of the last missed block of each task.
  private(set) var missed: [TaskID: Instant] = [:]
  /// All blocks that stay.
  private(set) var fixed: [TimeBlock] = []

  /// - Parameter blocks: the blocks that have not ended, by start.
  init(_ blocks: [TimeBlock], missed: [PlannedBlock], isMovable: (TimeBlock) -> Bool) {
    for block in blocks {
      if let task = block.task, isMovable(block) {
        movable[task, default: []].append(block)
        continue
      }
      fixed.append(block)
      if let task = block.task { staying[task, default: 0] += block.minutes }
    }
    for planned in missed {
      if let task = planned.block.task { self.missed[task] = planned.block.start }
    }
  }
}
