extension CommandHandler {
  /// Moves a task to the trash. Every deletion of a task uses this function.
  func discard(_ item: PlanItem, _ cause: TrashedTask.Cause) throws(PlannerFailure) {
    let trashed = TrashedTask(
      item: item, listName: try writer.list(item.list)?.name ?? "", place: try place(of: item),
      blocks: try writer.blocks(of: item.id), at: environment.now, cause: cause)
    try writer.save(trashed)
    try writer.remove(item.id)
  }

  /// Moves all tasks of a list to the trash before the list is deleted.
  func discardTasks(of list: ListID) throws(PlannerFailure) {
    for item in try writer.items(ItemQuery(state: .all, list: list)) { try discard(item, .list) }
  }

  /// Restores tasks from the trash as one undo step, with the subtasks that were deleted with them.
  func recover(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for trashed in try withThoseBelow(ids) {
      guard try writer.item(trashed.item.id) == nil else { continue }
      changes.append(try recover(trashed))
      for block in trashed.blocks {
        if let change = try recover(block) { changes.append(change) }
      }
    }
    let count = changes.count { $0.task != nil }
    return Step(.restore, changes: changes, event: changes.isEmpty ? .nothingChanged : .restored(count: count))
  }

  /// Returns the requested tasks and the subtasks that were deleted at the same instant.
  private func withThoseBelow(_ ids: [TaskID]) throws(PlannerFailure) -> [TrashedTask] {
    var wanted: [TrashedTask] = []
    for id in ids {
      guard let trashed = try writer.trashed(id) else { throw .unknownTask(id) }
      wanted.append(trashed)
    }
    let others = try writer.trash(since: TrashedTask.limit(now: environment.now), offset: 0, limit: nil)
    var known = Set(wanted.map { $0.item.id })
    var index = 0
    while index < wanted.count {
      let above = wanted[index]
      for other in others where other.item.parent == above.item.id && other.at == above.at {
        if known.insert(other.item.id).inserted { wanted.append(other) }
      }
      index += 1
    }
    return wanted
  }

  /// Restores a task, into the local list if its own no longer exists or is read-only.
  private func recover(_ trashed: TrashedTask) throws(PlannerFailure) -> Change {
    var item = trashed.item
    if try writer.list(item.list)?.allowsChanges != true { item.list = .local }
    item.modifiedAt = environment.now
    if let place = trashed.place { item.rank = try rank(at: place, for: item.id) } else { item.rank = try endRank() }
    try writer.save(item)
    return .task(before: nil, after: .init(item: item, place: try place(of: item)))
  }

  /// Restores a block unless it still exists, for example because it was only shortened.
  private func recover(_ block: TimeBlock) throws(PlannerFailure) -> Change? {
    guard try writer.block(block.id) == nil else { return nil }
    var block = block
    if let calendar = block.calendar, try writer.list(calendar)?.allowsChanges != true { block.calendar = nil }
    block.modifiedAt = environment.now
    try writer.save(block)
    return .block(before: nil, after: block)
  }

  /// Deletes permanently. This makes no history entry because it cannot be undone.
  func purge(_ purge: Purge) throws(PlannerFailure) -> Outcome {
    let limit = TrashedTask.limit(now: environment.now)
    let count: Int
    switch purge {
    case .expired: count = try writer.forgetTrash(until: limit)
    case .everything:
      let all = try writer.trash(since: limit, offset: 0, limit: nil).map { $0.item.id }
      try writer.forget(all)
      count = all.count
    case .tasks(let ids):
      for id in ids {
        guard try writer.trashed(id) != nil else { throw .unknownTask(id) }
      }
      try writer.forget(ids)
      count = ids.count
    }
    return Outcome(number: nil, event: count == 0 ? .nothingChanged : .purged(count: count), changed: [])
  }
}
