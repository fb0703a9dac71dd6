internal import Domain
internal import Storage

extension Reconciler {
  /// Handles a resource that is gone, as proved by a complete listing or the server's response.
  /// - Parameter row: as stored before the server was asked.
  mutating func vanish(_ row: SyncedResource) throws(PlannerFailure) {
    let present = try transaction.resource(in: row.list, href: row.href)
    guard present == row else {
      // Already assigned to its new location, or changed by another sync, whose own listing decides.
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
      // The task's children have other siblings now.
      if codec.mapping.sharesOrder { moved.insert(item.id) }
    }
  }

  /// Lets a local edit win over a remote deletion: the resource is recreated from its last text. Returns whether the
  /// task stays.
  private func holdsBack(_ item: PlanItem, _ row: SyncedResource, _ base: Base) throws(PlannerFailure) -> Bool {
    guard item.list == list else {
      // The task has left this list anyway.
      try transaction.forget(row)
      return true
    }
    // A mere move is not an edit. Without an agreed text, an edit cannot be ruled out.
    if let base = base.agreed, !codec.differ(item, base.item) { return false }
    var row = row
    row.etag = nil
    row.state = .sending
    try transaction.save(row)
    return true
  }

  /// Returns another resource of the list with the same UID that is not shown; the newest if there are several.
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
    guard let bytes = try transaction.baseText(in: list, href: twin.href), let remote = codec.read(bytes, in: list)
    else {
      return
    }
    var entry = twin
    entry.task = task
    try settle(remote, as: entry, bytes, base: base)
  }
}
