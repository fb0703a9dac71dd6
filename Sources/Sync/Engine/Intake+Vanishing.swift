internal import Domain
internal import Storage

extension Intake {
  /// The server has no such resource any more, proved by a complete listing or by its own word.
  /// - Parameter row: what was stored before the server was asked.
  mutating func vanish(_ row: SyncedResource) throws(PlannerFailure) {
    let present = try transaction.resource(in: row.list, href: row.href)
    guard present == row else {
      // Taken over by its new place already, or changed by another sync, whose own listing decides.
      isOutdated = isOutdated || present != nil
      return
    }
    let base = try self.base(of: row)
    guard let task = row.task else { return try transaction.removeResource(in: list, href: row.href) }
    try journalVanished(row, base)
    if let twin = try twin(of: row) { return try show(twin, as: task, instead: row, base) }
    let waiting = try transaction.waiting(task)
    if let item = try transaction.item(task), waiting?.entry.kind == .save, try holdsBack(item, row, base) { return }
    try transaction.forget(row)
    guard try transaction.resources(of: task).isEmpty else { return }
    if let waiting { try transaction.clear(waiting) }
    if let item = try transaction.item(task) {
      try receive(Received(gone: [item.id]))
      report.gone += 1
      // What was below it stands among others now.
      if wire.mapping.sharesOrder { moved.insert(item.id) }
    }
  }

  /// An edit made here wins over a deletion there: the reminder is made again, from its last text.
  private func holdsBack(_ item: PlanItem, _ row: SyncedResource, _ base: Base) throws(PlannerFailure) -> Bool {
    guard item.list == list else {
      // It has left this list anyway.
      try transaction.forget(row)
      return true
    }
    // What never came to the server's knowledge may have been what it deleted; a mere move is no edit.
    if let base = base.agreed, !wire.differ(item, base.item) { return false }
    var row = row
    row.etag = nil
    row.state = .sending
    try transaction.save(row)
    return true
  }

  /// Another resource of the list with the same UID, not shown until now; the newest of several.
  private func twin(of row: SyncedResource) throws(PlannerFailure) -> SyncedResource? {
    guard let uid = row.uid else { return nil }
    var found: (row: SyncedResource, reminder: Reminder)?
    for other in try transaction.resources(in: list) where other.uid == uid && other.task == nil {
      guard let reminder = try base(of: other).agreed else { continue }
      if let newest = found?.reminder.item.modifiedAt, newest >= reminder.item.modifiedAt { continue }
      found = (other, reminder)
    }
    return found?.row
  }

  private mutating func show(
    _ twin: SyncedResource, as task: TaskID, instead row: SyncedResource, _ base: Base
  ) throws(PlannerFailure) {
    try transaction.removeResource(in: list, href: row.href)
    guard let bytes = try transaction.baseText(in: list, href: twin.href), let remote = wire.read(bytes, in: list)
    else {
      return
    }
    var entry = twin
    entry.task = task
    try settle(remote, as: entry, bytes, base: base)
  }
}
