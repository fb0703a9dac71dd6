internal import Domain
internal import Storage

extension Reconciler {
  /// Prepares a task to be recreated from its last text, because the collection now at this address lacks it.
  mutating func offerAgain(_ row: SyncedResource) throws(PlannerFailure) {
    guard try transaction.resource(in: row.list, href: row.href) == row else {
      isOutdated = true
      return
    }
    guard let task = row.task, let item = try transaction.item(task), item.list == list else {
      // The text stays, because a task that has moved to another list is created there from it.
      return try transaction.forget(row)
    }
    var unseen = row
    unseen.etag = nil
    unseen.state = .sending
    unseen.notice = nil
    try transaction.save(unseen)
    try transaction.enqueue(OutboxEntry(task: item.id, list: list, kind: .save))
  }
}
