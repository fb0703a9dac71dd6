extension Desk {
  /// Chooses a list or leaves it out. Nothing but the mark changes, so that everything is there again later.
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

  /// Takes a choice back or makes it again; a list that is gone, or became the only place for tasks, is left alone.
  func lead(_ id: ListID, to isUsed: Bool) throws(PlannerFailure) {
    guard var list = try writer.list(id), list.isUsed != isUsed, id != .local || isUsed else { return }
    list.isUsed = isUsed
    try writer.save(list)
  }
}
