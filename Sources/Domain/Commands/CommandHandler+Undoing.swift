extension CommandHandler {
  /// Undoes the user's last change. Automatic title improvements made since do not prevent it: they are removed with
  /// tasks that are removed, and otherwise remain.
  func undo(expected: Int64?) throws(PlannerFailure) -> Outcome {
    guard let entry = try writer.lastDone() else { throw .nothingToUndo }
    if let expected, expected != entry.number { throw .historyMovedOn }
    let turned = try turn(entry.changes.reversed().map { $0.inverse })
    try writer.setUndone(true, entry.number)
    return Outcome(
      number: entry.number, event: .undone(entry.summary, untouched: turned.untouched), changed: turned.changed)
  }

  func redo() throws(PlannerFailure) -> Outcome {
    guard let entry = try writer.lastUndone() else { throw .nothingToRedo }
    let turned = try turn(entry.changes)
    try writer.setUndone(false, entry.number)
    return Outcome(
      number: entry.number, event: .redone(entry.summary, untouched: turned.untouched), changed: turned.changed)
  }

  struct Turned {
    var changed: [TaskID] = []
    var untouched: [Untouched] = []
  }

  /// Changes each object from its before state to its after state, except for parts that have changed since.
  func turn(_ changes: [Change]) throws(PlannerFailure) -> Turned {
    var turned = Turned()
    var done: [Change] = []
    for change in changes {
      switch change {
      case .setting(let key, let before, let after):
        if try writer.setting(key) == before { try writer.set(key, to: after) }
      case .conflict(let number, let before, let after):
        if try writer.conflict(number)?.settled == before { try writer.setSettled(after, number) }
      // Handled below, once the tasks have their final state.
      case .completion: break
      case .list(let list, _, let isUsed): try lead(list, to: isUsed)
      case .calendarBlocking(let list, _, let before, let after): try lead(list, from: before, to: after)
      case .eventBlocking(let key, _, let before, let after): try lead(key, from: before, to: after)
      case .newList(let before, let after): try turn(list: before, to: after)
      case .block(let before, let after):
        if let change = try turn(block: before, to: after) {
          done.append(change)
        } else {
          turned.untouched.append(Untouched(title: (before ?? after)?.title ?? "", fields: [], isBlock: true))
        }
      case .task(let before, let after):
        guard let change = try turn(from: before, to: after, &turned) else { continue }
        done.append(change)
        if let id = change.task { turned.changed.append(id) }
      }
    }
    for case .completion(let before, let after) in changes { try turn(completion: before, to: after) }
    try noteForServers(done)
    return turned
  }

  /// Removes the completion of an occurrence that is open again; stores that of an occurrence that no longer is.
  private func turn(completion before: Completion?, to after: Completion?) throws(PlannerFailure) {
    guard let completion = before ?? after, let item = try writer.item(completion.task) else { return }
    let isOpen = !item.isCompleted && (item.occurrence ?? completion.due) == completion.due
    if after == nil, isOpen { try writer.remove(completion) }
    if let after, !isOpen { try writer.save(after) }
  }

  private func turn(
    from: Change.Snapshot?, to: Change.Snapshot?, _ turned: inout Turned
  ) throws(PlannerFailure) -> Change? {
    guard let id = (from ?? to)?.item.id else { return nil }
    let current = try writer.item(id)
    switch (from, to, current) {
    case (nil, let to?, nil): return try restore(to, &turned)
    case (let from?, nil, let current?): return try withdraw(from, current, &turned)
    case (let from?, let to?, let current?): return try lead(current, from: from, to: to, &turned)
    case (_, _, let current?):
      turned.untouched.append(Untouched(title: current.title, fields: []))
      return nil
    case (let from?, _, nil):
      if let to {
        turned.untouched.append(Untouched(title: to.item.title, fields: to.item.fields(differingFrom: from.item)))
      }
      return nil
    case (nil, nil, nil): return nil
    }
  }

  /// Restores a task, into the local list if its own no longer exists or has become read-only.
  private func restore(_ snapshot: Change.Snapshot, _ turned: inout Turned) throws(PlannerFailure) -> Change {
    var item = snapshot.item
    if try !allowsChanges(item.list) {
      turned.untouched.append(Untouched(title: item.title, fields: [.list]))
      item.list = .local
    }
    // A title that has been processed is not improved again: the task keeps the improved or the original one.
    if item.needsTitleImprovement {
      if let making = try writer.titleMaking(of: item.id) {
        item.takeTitle(from: making)
      } else {
        item.needsTitleImprovement = try writer.trashed(item.id)?.item.needsTitleImprovement == true
      }
    }
    item.modifiedAt = environment.now
    item.rank = try rank(at: snapshot.place ?? Place(after: nil, before: nil), for: item.id)
    try writer.save(item)
    return .task(before: nil, after: .init(item: item, place: snapshot.place))
  }

  private func allowsChanges(_ list: ListID) throws(PlannerFailure) -> Bool {
    try writer.list(list)?.allowsChanges ?? false
  }

  /// Removes a task again unless it has been edited since. An automatic title improvement does not count as an edit.
  private func withdraw(
    _ from: Change.Snapshot, _ current: PlanItem, _ turned: inout Turned
  ) throws(PlannerFailure) -> Change? {
    var fields = current.fields(differingFrom: from.item).filter { $0 != .needsTitleImprovement }
    if !fields.isEmpty, let making = try writer.titleMaking(of: current.id) {
      fields.removeAll { making.made($0, of: from.item, in: current) }
    }
    let isFree = try allowsChanges(current.list)
    guard fields.isEmpty, isFree else {
      turned.untouched.append(Untouched(title: current.title, fields: fields))
      return nil
    }
    try discard(current, .here)
    return .task(before: .init(item: current, place: from.place), after: nil)
  }

  private func lead(
    _ current: PlanItem, from: Change.Snapshot, to: Change.Snapshot, _ turned: inout Turned
  ) throws(PlannerFailure) -> Change? {
    let changes = to.item.fields(differingFrom: from.item)
    guard try allowsChanges(current.list) else {
      turned.untouched.append(Untouched(title: current.title, fields: changes))
      return nil
    }
    let mayReturn = try allowsChanges(to.item.list)
    // Looked up only if it can matter.
    let isAsLeft = changes.allSatisfy { current.hasSame($0, as: from.item) }
    let making = isAsLeft ? nil : try writer.titleMaking(of: current.id)
    var item = current
    var untouched: [Field] = []
    // The original title is shown only next to the title made from it.
    let keepsTitle = changes.contains(.title) && current.title != from.item.title
    for field in changes {
      if field == .needsTitleImprovement {
        // If the mark were set again, the next improvement run would revert this undo.
        item.needsTitleImprovement = current.needsTitleImprovement && to.item.needsTitleImprovement
        continue
      }
      if field == .originalTitle, keepsTitle { continue }
      let isSame = current.hasSame(field, as: from.item) || making?.made(field, of: from.item, in: current) == true
      if isSame, field != .list || mayReturn { item.take(field, from: to.item) } else { untouched.append(field) }
    }
    if !untouched.isEmpty { turned.untouched.append(Untouched(title: current.title, fields: untouched)) }
    let moves = from.place != to.place
    if moves, let place = to.place { item.rank = try rank(at: place, for: item.id) }
    guard item != current else { return nil }
    item.modifiedAt = environment.now
    try writer.save(item)
    return .task(
      before: .init(item: current, place: moves ? from.place : nil),
      after: .init(item: item, place: moves ? to.place : nil))
  }
}

extension PlanItem {
  /// Applies the changes of a title improvement to the fields that still have the values it started with.
  fileprivate mutating func takeTitle(from making: TitleMaking) {
    let found = self
    for field in making.after.fields(differingFrom: making.before) where found.hasSame(field, as: making.before) {
      take(field, from: making.after)
    }
    needsTitleImprovement = false
  }
}
