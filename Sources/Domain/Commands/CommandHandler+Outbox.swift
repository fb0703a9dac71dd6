extension CommandHandler {
  /// Queues changes of tasks and blocks in server lists for sending.
  func noteForServers(_ changes: [Change]) throws(PlannerFailure) {
    // Without a server, a large step need not be searched.
    if changes.count > 100, try writer.lists().allSatisfy({ $0.account == nil }) { return }
    var sides = ServerSides(writer)
    for change in changes {
      switch change {
      case .block(let before, let after): try note(before, after, &sides)
      case .task(let before, let after): try note(before, after, &sides)
      default: break
      }
    }
  }

  /// Also queues a task that moves from a server list to a local one: its VTODO must be removed from the server.
  private func note(
    _ before: Change.Snapshot?, _ after: Change.Snapshot?, _ sides: inout ServerSides<Writer>
  ) throws(PlannerFailure) {
    if let before, let after, after.item.isSameForServers(as: before.item), after.place == before.place { return }
    let old = before?.item.list
    let touchesServer = (try sides.isOnServer(after?.item.list), try sides.isOnServer(old))
    if let after {
      guard touchesServer.0 || touchesServer.1 else { return }
      let moved = before != nil && before?.place != after.place
      try writer.enqueue(OutboxEntry(task: after.item.id, list: after.item.list, kind: .save, moved: moved))
    } else if let before, touchesServer.1 {
      try writer.enqueue(OutboxEntry(task: before.item.id, list: before.item.list, kind: .delete))
    }
  }

  private func note(
    _ before: TimeBlock?, _ after: TimeBlock?, _ sides: inout ServerSides<Writer>
  ) throws(PlannerFailure) {
    guard let block = after ?? before, let calendar = block.calendar, try sides.isOnServer(calendar) else { return }
    try writer.enqueue(BlockNote(block: block.id, calendar: calendar, kind: after == nil ? .delete : .save))
  }
}

extension PlanItem {
  /// Returns whether only fields that servers never receive differ: the recorded minutes and the mark for title
  /// improvement.
  fileprivate func isSameForServers(as other: PlanItem) -> Bool {
    guard actualMinutes != other.actualMinutes || needsTitleImprovement != other.needsTitleImprovement else {
      return false
    }
    return fields(differingFrom: other).allSatisfy { $0 == .actualMinutes || $0 == .needsTitleImprovement }
  }
}

/// Tells which lists are on servers; looks each one up once.
private struct ServerSides<Reader: PlannerReader> {
  private let reader: Reader
  private var known: [ListID: Bool] = [:]
  /// Most changes of a step affect the same list.
  private var last: (list: ListID, isOnServer: Bool)?

  init(_ reader: Reader) {
    self.reader = reader
  }

  mutating func isOnServer(_ list: ListID?) throws(PlannerFailure) -> Bool {
    guard let list else { return false }
    if let last, last.list == list { return last.isOnServer }
    var found = known[list]
    if found == nil { found = try reader.list(list)?.account != nil }
    known[list] = found
    last = (list, found == true)
    return found == true
  }
}
