/// What is planned already: blocks that stay, blocks the next plan may move, and those whose time went by.
struct PlanBlocks {
  /// Minutes of coming and running blocks of each task that stay where they are.
  private(set) var staying: [TaskID: Int] = [:]
  /// By start.
  private(set) var movable: [TaskID: [TimeBlock]] = [:]
  /// When the last block of a task went by while it stayed open.
  private(set) var missed: [TaskID: Instant] = [:]
  /// All blocks that stay.
  private(set) var fixed: [TimeBlock] = []

  /// - Parameter blocks: those that have not ended, by start.
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
