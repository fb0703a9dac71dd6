internal import CalDAV
internal import Domain
internal import Storage

extension AccountRun {
  /// Resources stored in one transaction: long enough to be quick, short enough that others need not wait.
  private static let portion = 1_000
  /// From as many new ones on, their texts go into the search together.
  private static let many = 20

  /// Stores the texts of a list. They come before what has vanished anywhere, so that a task that only changed its
  /// place keeps what is known about it.
  func storeArrivals(_ haul: inout Haul, _ departed: Intake.Departed) throws(SyncFailure) {
    var rows: [Href: SyncedResource] = [:]
    for row in haul.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    let found = arranged(haul, rows)
    haul.found = []
    for start in stride(from: 0, to: found.count, by: Self.portion) {
      let part = found[start..<min(start + Self.portion, found.count)]
      let done = try intake(haul.list) { (intake) throws(PlannerFailure) in
        try Self.store(part, departed, in: &intake)
      }
      if let done {
        haul.isWhole = haul.isWhole && !done.isOutdated && done.doubted.isEmpty
        doubted.formUnion(done.doubted)
        haul.moved.formUnion(done.moved)
      }
    }
  }

  private static func store(
    _ part: ArraySlice<Arrival>, _ departed: Intake.Departed, in intake: inout Intake
  ) throws(PlannerFailure) {
    guard part.filter({ $0.row == nil }).count >= many else {
      for arrival in part { try intake.arrive(arrival, departed: departed) }
      return
    }
    var filled = intake
    try intake.transaction.addingMany { () throws(PlannerFailure) in
      for arrival in part { try filled.arrive(arrival, departed: departed) }
    }
    intake = filled
  }

  /// Those known first, then the new ones in the order they are to appear.
  private func arranged(_ haul: Haul, _ rows: [Href: SyncedResource]) -> [Arrival] {
    var known: [Arrival] = []
    var new: [(arrival: Arrival, reminder: Reminder)] = []
    for resource in haul.found {
      let arrival = Arrival(resource, row: rows[resource.href], wire, in: haul.list)
      if arrival.row == nil, let reminder = arrival.reminder {
        new.append((arrival, reminder))
      } else {
        known.append(arrival)
      }
    }
    return known + new.sorted { Reminder.precedes($0.reminder, $1.reminder) }.map(\.arrival)
  }

  /// Removes what is gone and stores the list's marks last: a kill before makes the next sync look again.
  func finish(_ haul: Haul) throws(SyncFailure) {
    try intake(haul.list) { (intake) throws(PlannerFailure) in
      for row in haul.vanished {
        if haul.isAnother { try intake.offerAgain(row) } else { try intake.vanish(row) }
      }
      for href in haul.unreadable { try intake.setAside(href, haul.rows.first { Href($0.href) == href }) }
      intake.moved = haul.moved
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
