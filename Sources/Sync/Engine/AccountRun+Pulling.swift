internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// Reads all lists first and stores the results afterwards, so that a task moved between two lists is recognised and
  /// a password rejected halfway changes nothing.
  /// - Parameter sought: locations whose resource was missing earlier; if there are any, all lists are compared
  ///   completely.
  func pull(_ lists: [ListID], for sought: Set<JournalEntry.Place> = []) throws(SyncFailure) {
    var hauls: [Haul] = []
    for list in lists {
      do {
        if let haul = try haul(list, comparing: !sought.isEmpty) { hauls.append(haul) }
        unread.remove(list)
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        noteUnread(list, error)
        add(.failed(error), to: list)
      }
    }
    let all = hauls
    for index in hauls.indices {
      let problem = try brake(&hauls[index], at: collections[hauls[index].list]?.url) { Arrivals(all, wire) }
      if let problem {
        add(problem, to: hauls[index].list)
        reports[hauls[index].list]?.question = hauls[index].question
      }
    }
    let awaited = try awaitedLists()
    for (index, departed) in zip(hauls.indices, departures(in: hauls, awaited, sought)) {
      try storeArrivals(&hauls[index], departed)
    }
    for index in hauls.indices { try holdDoubtful(&hauls[index], sought, isAwaited: !awaited.isEmpty) }
    for haul in hauls { try finish(haul) }
  }

  /// Returns nil if nothing has changed in the list.
  private func haul(_ list: ListID, comparing: Bool) throws(SyncFailure) -> Haul? {
    guard let remote = collections[list] else { return nil }
    let stored = try read { (transaction) throws(PlannerFailure) in
      (
        collection: try transaction.collection(list), asks: try !transaction.heldDeletions(in: list).isEmpty,
        isAsideSought: isRequested ? try !transaction.quarantined(in: list).isEmpty : false
      )
    }
    guard let collection = stored.collection else { return nil }
    let (state, report) = try marks(of: remote, since: collection)
    // Deletions held for the user's decision require a complete listing each time.
    let isDue = comparing || stored.asks || stored.isAsideSought || isReconcileDue(collection)
    if !isDue && state.isUnchanged(since: collection.marks) { return nil }
    engine.surroundings.progress(reports[list]?.name ?? "")
    let rows = try read { (transaction) throws(PlannerFailure) in try transaction.resources(in: list) }
    var haul = Haul(list: list, collection: collection, rows: rows, state: state)
    haul.report = report
    if try !readAll(remote, &haul) { try fill(&haul, from: remote, comparing: isDue, besides: []) }
    return haul
  }

  /// Reads a list without stored resources in one request; returns false if that does not apply or the server cannot
  /// deliver it this way.
  private func readAll(_ remote: RemoteCollection, _ haul: inout Haul) throws(SyncFailure) -> Bool {
    guard haul.rows.isEmpty, !haul.collection.hasFullList else { return false }
    let (wire, list) = (wire, haul.list)
    let line = ParallelLine { Arrival($0, row: nil, wire, in: list) }
    defer { line.close() }
    let contents = try asking { () throws(CalDAVError) in
      try client.contents(of: remote.url) { line.add($0) }
    }
    guard let contents else { return false }
    haul.isFull = true
    haul.found = contents.resources
    haul.understood = line.results()
    let found = Set(contents.resources.map(\.href))
    let rest = contents.listing.resources.map(\.href).filter { !found.contains($0) }
    try read(rest, from: remote.url, into: &haul)
    return true
  }

  /// Returns, for each fetch result, the resources that have left their location, so that they are recognised
  /// elsewhere.
  private func departures(
    in hauls: [Haul], _ awaited: Set<ListID>, _ sought: Set<JournalEntry.Place>
  ) -> [Intake.Departed] {
    let readable = Set(order).subtracting(stopped)
    return hauls.map { haul in
      var departed = Intake.Departed(
        hrefs: Set(haul.vanished.map(\.href)), readable: readable, awaited: awaited, sought: sought)
      for other in hauls where other.list != haul.list {
        for row in other.vanished {
          if let uid = row.uid, row.task != nil { departed.elsewhere[uid] = row }
        }
      }
      return departed
    }
  }
}
