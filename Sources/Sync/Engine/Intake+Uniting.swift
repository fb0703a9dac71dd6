internal import Domain
internal import Storage

extension Intake {
  /// Another collection stands here now and lacks this reminder: it is made there from its last text.
  mutating func offerAgain(_ row: SyncedResource) throws(PlannerFailure) {
    guard try transaction.resource(in: row.list, href: row.href) == row else {
      isOutdated = true
      return
    }
    guard let task = row.task, let item = try transaction.item(task), item.list == list else {
      // Its text stays: a task that has left for another list is made there from it.
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
