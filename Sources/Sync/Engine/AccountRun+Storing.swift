internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// The number of resources per transaction: enough to be fast, few enough not to block other writers.
  private static let portion = 2_000

  /// Stores the texts of a list. This happens before vanished resources are removed from any list, so that a moved task
  /// keeps its local data.
  func storeArrivals(_ haul: inout Haul, _ departed: Intake.Departed) throws(SyncFailure) {
    var rows: [Href: SyncedResource] = [:]
    for row in haul.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    let (wire, list) = (wire, haul.list)
    let known = rows
    let rest = Array(haul.found.dropFirst(haul.understood.count))
    let found = haul.understood + Parallel.map(rest) { Arrival($0, row: known[$0.href], wire, in: list) }
    haul.found = []
    haul.understood = []
    let order = Self.order(of: found)
    let isFirst = haul.rows.isEmpty
    for start in stride(from: 0, to: order.count, by: Self.portion) {
      let part = order[start..<min(start + Self.portion, order.count)]
      let done = try intake(haul.list) { (intake) throws(PlannerFailure) in
        intake.isFirst = isFirst
        try intake.arrive(part.lazy.map { found[$0] }, departed: departed)
      }
      if let done {
        haul.isWhole = haul.isWhole && !done.isOutdated && done.doubted.isEmpty
        doubted.formUnion(done.doubted)
        haul.moved.formUnion(done.moved)
        haul.arrived.formUnion(done.arrived)
      }
    }
  }

  /// Returns known resources first, then new ones in display order.
  private static func order(of found: [Arrival]) -> [Int] {
    var known: [Int] = []
    var new: [(place: Reminder.Place, index: Int)] = []
    for (index, arrival) in found.enumerated() {
      if arrival.row == nil, let reminder = arrival.reminder {
        new.append((reminder.place, index))
      } else {
        known.append(index)
      }
    }
    new.sort { $0.place < $1.place }
    return known + new.map(\.index)
  }

  /// Removes vanished resources and stores the list's change tokens last, so that the next sync repeats the work if the
  /// program is killed before.
  func finish(_ haul: Haul) throws(SyncFailure) {
    try intake(haul.list) { (intake) throws(PlannerFailure) in
      for row in haul.vanished {
        if haul.isAnother { try intake.offerAgain(row) } else { try intake.vanish(row) }
      }
      for href in haul.unreadable { try intake.setAside(href, haul.rows.first { Href($0.href) == href }) }
      intake.moved.formUnion(haul.moved)
      intake.arrived = haul.arrived
      try intake.reposition()
      try intake.transaction.ask(about: haul.held, of: .task, in: haul.list)
      guard haul.isWhole, !intake.isOutdated, let collection = try intake.transaction.collection(haul.list) else {
        return
      }
      // A new password may show other resources, so a listing read with the old one is no longer complete.
      guard try intake.transaction.account(account.id)?.secret == account.secret else { return }
      try intake.transaction.save(self.collection(collection, after: haul, at: intake.environment.now))
    }
  }

  private func collection(_ stored: SyncedCollection, after haul: Haul, at now: Instant) -> SyncedCollection {
    var collection = stored
    // The first read had nothing to compare with, so tokens are stored only after a second listing confirms it.
    collection.ctag = stored.hasFullList ? haul.state.ctag : nil
    collection.syncToken = stored.hasFullList ? haul.state.syncToken : nil
    collection.identity = collections[haul.list]?.identity
    if haul.isFull {
      collection.fullListAt = now
      collection.hasFullList = true
    }
    return collection
  }
}
