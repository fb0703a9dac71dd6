import Domain
import Storage

extension EventIntake {
  /// Another calendar stands where this event was: a block goes there too, an event of others is not there any more.
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
  /// A calendar was gone and is there again, perhaps another one at the same address: what it lacks was not deleted by
  /// anybody. Every block goes there again unless it is found there, and everything is compared.
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

  /// The last text stays: what is made again is made from it, and what is found is merged against it.
  fileprivate func offerAgain(_ row: EventResource) throws(PlannerFailure) {
    var unseen = row
    unseen.etag = nil
    unseen.state = .sending
    try save(unseen)
  }
}
