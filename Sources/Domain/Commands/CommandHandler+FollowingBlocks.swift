extension CommandHandler {
  /// Adds the effect of task changes on their time blocks to the same undo step: renaming a task renames its future
  /// blocks; completing or deleting it removes its future blocks and ends a running one now; reopening it restores what
  /// completing it removed.
  func withBlocks(_ step: Step) throws(PlannerFailure) -> Step {
    guard step.kind != .schedule, step.kind != .plan else { return step }
    var step = step
    var known: [Int64: HistoryEntry] = [:]
    for case .task(let before?, let after) in step.changes {
      let isOver = after == nil || (after?.item.isCompleted == true && !before.item.isCompleted)
      if isOver {
        step.changes += try release(before.item.id)
      } else if let after, before.item.isCompleted, !after.item.isCompleted {
        step.changes += try giveBack(to: before.item, &known)
      } else if let last = step.lastDay(over: before.item, environment) {
        step.changes += try release(before.item.id, until: environment.zones.midnight(of: last + 1))
      } else if let title = after?.item.title, title != before.item.title {
        step.changes += try rename(before.item, to: title)
      }
    }
    return step
  }

  /// Removes a task's future blocks and ends a running one now.
  /// - Parameter limit: Restricts this to blocks that begin before this instant.
  func release(_ task: TaskID, until limit: Instant? = nil) throws(PlannerFailure) -> [Change] {
    var changes: [Change] = []
    for block in try blocksAhead(of: task) where limit.map({ block.start < $0 }) ?? true {
      // The block started less than a minute ago, so no work has been done in it.
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

  /// Restores the blocks that completing a task removed, unless they are over or their time has been taken since.
  private func giveBack(
    to task: PlanItem, _ known: inout [Int64: HistoryEntry]
  ) throws(PlannerFailure) -> [Change] {
    guard let number = try writer.lastStep(.complete, of: task.id) else { return [] }
    if known[number] == nil { known[number] = try writer.historyEntry(number) }
    // A server may have completed the task since.
    guard let step = known[number], step.at == task.completedAt else { return [] }
    let taken = step.changes.compactMap { change -> (before: TimeBlock, after: TimeBlock?)? in
      guard case .block(let before?, let after) = change, before.task == task.id else { return nil }
      return before.end > environment.now ? (before, after) : nil
    }
    let own = Set(taken.map { $0.before.id })
    var changes: [Change] = []
    // Whole-day events do not count: the block overlapped them before it was removed.
    for (before, after) in taken
    where try obstacle(to: before, over: after, besides: own, wholeDays: false) == nil {
      if let change = try turn(block: after, to: before) { changes.append(change) }
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

  /// Returns the task's blocks that have not ended and may be changed.
  private func blocksAhead(of task: TaskID) throws(PlannerFailure) -> [TimeBlock] {
    var blocks: [TimeBlock] = []
    for block in try writer.blocks(of: task) where block.end > environment.now {
      if try allowsChanges(block) { blocks.append(block) }
    }
    return blocks
  }

  func save(_ block: TimeBlock, over before: TimeBlock) throws(PlannerFailure) -> [Change] {
    var block = block
    block.modifiedAt = environment.now
    try writer.save(block)
    return [.block(before: before, after: block)]
  }
}

extension Step {
  /// Returns the last day on which a recurring task needs no more time after one occurrence was completed or skipped:
  /// its due day or today, whichever is later. Later blocks belong to the next occurrences.
  fileprivate func lastDay(over before: PlanItem, _ environment: Environment) -> Day? {
    guard kind == .complete || kind == .skip, before.recurrence != nil else { return nil }
    return max(before.due?.day ?? environment.today, environment.today)
  }
}
