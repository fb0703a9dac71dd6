internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// The number of resources per transaction: enough to be fast, few enough not to block other writers.
  private static let portion = 2_000

  /// Stores the texts of a list. This happens before vanished resources are removed from any list, so that a moved task
  /// keeps its local data.
  func storeIncoming(_ fetched: inout TaskFetchResult, _ departed: Reconciler.Departed) throws(SyncFailure) {
    var rows: [Href: SyncedResource] = [:]
    for row in fetched.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    let (codec, list) = (codec, fetched.list)
    let known = rows
    let rest = Array(fetched.found.dropFirst(fetched.understood.count))
    let found = fetched.understood + Parallel.map(rest) { IncomingTask($0, row: known[$0.href], codec, in: list) }
    fetched.found = []
    fetched.understood = []
    let order = Self.order(of: found)
    let isFirst = fetched.rows.isEmpty
    for start in stride(from: 0, to: order.count, by: Self.portion) {
      let part = order[start..<min(start + Self.portion, order.count)]
      let done = try reconciler(fetched.list) { (reconciler) throws(PlannerFailure) in
        reconciler.isFirst = isFirst
        try reconciler.arrive(part.lazy.map { found[$0] }, departed: departed)
      }
      if let done {
        fetched.isWhole = fetched.isWhole && !done.isOutdated && done.doubted.isEmpty
        doubted.formUnion(done.doubted)
        fetched.moved.formUnion(done.moved)
        fetched.arrived.formUnion(done.arrived)
      }
    }
  }

  /// Returns known resources first, then new ones in display order.
  private static func order(of found: [IncomingTask]) -> [Int] {
    var known: [Int] = []
    var new: [(place: Reminder.Place, index: Int)] = []
    for (index, incoming) in found.enumerated() {
      if incoming.row == nil, let reminder = incoming.reminder {
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
  func finish(_ fetched: TaskFetchResult) throws(SyncFailure) {
    try reconciler(fetched.list) { (reconciler) throws(PlannerFailure) in
      for row in fetched.vanished {
        if fetched.isAnother { try reconciler.offerAgain(row) } else { try reconciler.vanish(row) }
      }
      for href in fetched.unreadable { try reconciler.setAside(href, fetched.rows.first { Href($0.href) == href }) }
      reconciler.moved.formUnion(fetched.moved)
      reconciler.arrived = fetched.arrived
      try reconciler.reposition()
      try reconciler.transaction.ask(about: fetched.held, of: .task, in: fetched.list)
      guard fetched.isWhole, !reconciler.isOutdated,
        let collection = try reconciler.transaction.collection(fetched.list)
      else {
        return
      }
      // A new password may show other resources, so a listing read with the old one is no longer complete.
      guard try reconciler.transaction.account(account.id)?.secret == account.secret else { return }
      try reconciler.transaction.save(self.collection(collection, after: fetched, at: reconciler.environment.now))
    }
  }

  private func collection(_ stored: SyncedCollection, after fetched: TaskFetchResult, at now: Instant)
    -> SyncedCollection
  {
    var collection = stored
    // The first read had nothing to compare with, so tokens are stored only after a second listing confirms it.
    collection.ctag = stored.hasFullList ? fetched.state.ctag : nil
    collection.syncToken = stored.hasFullList ? fetched.state.syncToken : nil
    collection.identity = collections[fetched.list]?.identity
    if fetched.isFull {
      collection.fullListAt = now
      collection.hasFullList = true
    }
    return collection
  }
}
