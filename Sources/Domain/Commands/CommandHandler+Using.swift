extension CommandHandler {
  /// Selects or deselects a list. Only the mark changes, so selecting the list again brings everything back.
  func use(_ id: ListID, _ isUsed: Bool) throws(PlannerFailure) -> Step {
    guard var list = try writer.list(id) else { throw .invalid([Problem(.list, .listUnknown(id.text))]) }
    if id == .local, !isUsed { throw .invalid([Problem(.list, .listNeeded(list.name))]) }
    let kind: HistoryEntry.Kind = isUsed ? .use : .unuse
    guard list.isUsed != isUsed else { return Step(kind, changes: [], event: .nothingChanged) }
    list.isUsed = isUsed
    try writer.save(list)
    return Step(
      kind, changes: [.list(id, name: list.name, isUsed: isUsed)], event: .listUsed(name: list.name, isUsed))
  }

  /// Undoes or redoes the selection of a list. Skips a list that no longer exists, and never deselects the local list.
  func lead(_ id: ListID, to isUsed: Bool) throws(PlannerFailure) {
    guard var list = try writer.list(id), list.isUsed != isUsed, id != .local || isUsed else { return }
    list.isUsed = isUsed
    try writer.save(list)
  }
}

/// Sets which events block.
extension CommandHandler {
  func setBlocking(of id: ListID, _ blocking: EventBlocking) throws(PlannerFailure) -> Step {
    guard var list = try writer.list(id) else { throw .invalid([Problem(.list, .listUnknown(id.text))]) }
    guard list.contents.holdsEvents else { throw .invalid([Problem(.list, .calendarUnknown(list.name))]) }
    let before = list.blocking
    guard before != blocking else { return Step(.calendarBlocking, changes: [], event: .nothingChanged) }
    list.blocking = blocking
    try writer.save(list)
    return Step(
      .calendarBlocking, changes: [.calendarBlocking(id, name: list.name, before: before, after: blocking)],
      event: .calendarBlockingSet(name: list.name, blocking))
  }

  func setBlocking(of key: EventKey, _ blocks: Bool?) throws(PlannerFailure) -> Step {
    guard let event = try writer.event(key) else { throw .unknownEvent(key) }
    guard event.blocks != blocks else { return Step(.eventBlocking, changes: [], event: .nothingChanged) }
    try writer.setEventBlocking(blocks, of: key)
    return Step(
      .eventBlocking, changes: [.eventBlocking(key, title: event.title, before: event.blocks, after: blocks)],
      event: .eventBlockingSet(title: event.title, blocks))
  }

  /// Undoes or redoes a choice, unless the calendar no longer exists or the choice has changed since.
  func lead(_ id: ListID, from before: EventBlocking, to after: EventBlocking) throws(PlannerFailure) {
    guard var list = try writer.list(id), list.blocking == before else { return }
    list.blocking = after
    try writer.save(list)
  }

  func lead(_ key: EventKey, from before: Bool?, to after: Bool?) throws(PlannerFailure) {
    guard try writer.list(key.calendar) != nil, try writer.eventBlocking(key) == before else { return }
    try writer.setEventBlocking(after, of: key)
  }
}
