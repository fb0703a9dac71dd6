extension Desk {
  /// Notes for every task of a server list that its server lacks this change.
  func noteForServers(_ changes: [Change]) throws(PlannerFailure) {
    for change in changes {
      if case .block(let before, let after) = change { try note(before, after) }
      guard case .task(let before, let after) = change else { continue }
      if let after {
        try note(after.item, moved: before != nil && before?.place != after.place, leaving: before?.item.list)
      } else if let before, try isOnServer(before.item.list) {
        try writer.enqueue(OutboxEntry(task: before.item.id, list: before.item.list, kind: .delete))
      }
    }
  }

  /// A task that leaves a server list for a local one is noted too: its reminder has to go there.
  private func note(_ item: PlanItem, moved: Bool, leaving old: ListID?) throws(PlannerFailure) {
    let touchesServer = (try isOnServer(item.list), try wasOnServer(old))
    guard touchesServer.0 || touchesServer.1 else { return }
    try writer.enqueue(OutboxEntry(task: item.id, list: item.list, kind: .save, moved: moved))
  }

  private func note(_ before: TimeBlock?, _ after: TimeBlock?) throws(PlannerFailure) {
    guard let block = after ?? before, let calendar = block.calendar, try isOnServer(calendar) else { return }
    try writer.enqueue(BlockNote(block: block.id, calendar: calendar, kind: after == nil ? .delete : .save))
  }

  private func wasOnServer(_ list: ListID?) throws(PlannerFailure) -> Bool {
    guard let list else { return false }
    return try isOnServer(list)
  }

  private func isOnServer(_ list: ListID) throws(PlannerFailure) -> Bool {
    try writer.list(list)?.account != nil
  }
}
