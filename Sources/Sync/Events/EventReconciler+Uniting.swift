import Domain
import Storage

extension EventReconciler {
  /// Handles an event that the calendar now at this address lacks: sends a block again, and removes an ordinary event.
  mutating func offerAgain(_ row: EventResource) throws(PlannerFailure) {
    guard try transaction.eventResource(in: list, href: row.href) == row else {
      isOutdated = true
      return
    }
    guard let id = row.block, let block = try transaction.block(id), block.calendar == list else {
      if row.block == nil { report.gone += 1 }
      return try transaction.forget(row)
    }
    try transaction.offerAgain(row)
    try transaction.enqueue(BlockNote(block: id, calendar: list, kind: .save))
  }
}

extension PlannerTransaction {
  /// Prepares a calendar that was gone and is back, possibly as another one at the same address. Blocks missing from it
  /// were not deleted by the user, so every block not found there is sent again, and everything is compared.
  func offerBlocksAgain(_ list: ListID) throws(PlannerFailure) {
    for row in try eventResources(in: list) where row.block != nil { try offerAgain(row) }
    for block in try blocks(in: list) {
      try enqueue(BlockNote(block: block.id, calendar: list, kind: .save))
    }
    guard var calendar = try eventCalendar(list) else { return }
    calendar.ctag = nil
    calendar.syncToken = nil
    calendar.fullListAt = nil
    try save(calendar)
  }

  /// Keeps the last text, as the base for recreating the event or merging a found one.
  fileprivate func offerAgain(_ row: EventResource) throws(PlannerFailure) {
    var unseen = row
    unseen.etag = nil
    unseen.state = .sending
    try save(unseen)
  }
}
