extension Desk {
  /// What a change of tasks means for their blocks, as part of the same step: a renamed task renames those still ahead; a
  /// finished or deleted one needs no more time, so those ahead go and the one that runs ends now.
  func withBlocks(_ step: Step) throws(PlannerFailure) -> Step {
    guard step.kind != .schedule, step.kind != .plan else { return step }
    var step = step
    for case .task(let before?, let after) in step.changes {
      let isOver = after == nil || (after?.item.isCompleted == true && !before.item.isCompleted)
      if isOver {
        step.changes += try release(before.item.id)
      } else if let title = after?.item.title, title != before.item.title {
        step.changes += try rename(before.item, to: title)
      }
    }
    return step
  }

  private func release(_ task: TaskID) throws(PlannerFailure) -> [Change] {
    var changes: [Change] = []
    for block in try blocksAhead(of: task) {
      // Less than a minute of it has passed: nothing was worked on.
      guard environment.now.seconds - block.start.seconds >= 60 else {
        try writer.remove(block.id)
        changes.append(.block(before: block, after: nil))
        continue
      }
      var shorter = block
      shorter.end = Instant(seconds: environment.now.seconds / 60 * 60)
      changes += try save(shorter, over: block)
    }
    return changes
  }

  private func rename(_ task: PlanItem, to title: String) throws(PlannerFailure) -> [Change] {
    var changes: [Change] = []
    for block in try blocksAhead(of: task.id) where block.title == task.title {
      var renamed = block
      renamed.title = title
      changes += try save(renamed, over: block)
    }
    return changes
  }

  /// Those that have not ended and may be changed.
  private func blocksAhead(of task: TaskID) throws(PlannerFailure) -> [TimeBlock] {
    var blocks: [TimeBlock] = []
    for block in try writer.blocks(of: task) where block.end > environment.now {
      if try allowsChanges(block) { blocks.append(block) }
    }
    return blocks
  }

  private func save(_ block: TimeBlock, over before: TimeBlock) throws(PlannerFailure) -> [Change] {
    var block = block
    block.modifiedAt = environment.now
    try writer.save(block)
    return [.block(before: before, after: block)]
  }
}
