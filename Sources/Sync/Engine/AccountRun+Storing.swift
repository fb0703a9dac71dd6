internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// Resources stored in one transaction: long enough to be quick, short enough that others need not wait.
  private static let portion = 2_000

  /// Stores the texts of a list. They come before what has vanished anywhere, so that a task that only changed its
  /// place keeps what is known about it.
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

  /// Those known first, then the new ones in the order they are to appear.
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

  /// Removes what is gone and stores the list's marks last: a kill before makes the next sync look again.
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
      // With another password others may be seen: what was read with the old one is no full list any more.
      guard try intake.transaction.account(account.id)?.secret == account.secret else { return }
      try intake.transaction.save(self.collection(collection, after: haul, at: intake.environment.now))
    }
  }

  private func collection(_ stored: SyncedCollection, after haul: Haul, at now: Instant) -> SyncedCollection {
    var collection = stored
    // What was read for the first time was compared with nothing: its marks count once a second listing has agreed.
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
