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
    var fetchResults: [TaskFetchResult] = []
    for list in lists {
      do {
        if let fetched = try fetched(list, comparing: !sought.isEmpty) { fetchResults.append(fetched) }
        unread.remove(list)
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        noteUnread(list, error)
        add(.failed(error), to: list)
      }
    }
    let all = fetchResults
    for index in fetchResults.indices {
      let problem = try deletionGuard(&fetchResults[index], at: collections[fetchResults[index].list]?.url) {
        IncomingResources(all, codec)
      }
      if let problem {
        add(problem, to: fetchResults[index].list)
        reports[fetchResults[index].list]?.question = fetchResults[index].question
      }
    }
    let awaited = try awaitedLists()
    for (index, departed) in zip(fetchResults.indices, departures(in: fetchResults, awaited, sought)) {
      try storeIncoming(&fetchResults[index], departed)
    }
    for index in fetchResults.indices { try holdDoubtful(&fetchResults[index], sought, isAwaited: !awaited.isEmpty) }
    for fetched in fetchResults { try finish(fetched) }
  }

  /// Returns nil if nothing has changed in the list.
  private func fetched(_ list: ListID, comparing: Bool) throws(SyncFailure) -> TaskFetchResult? {
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
    var fetched = TaskFetchResult(list: list, collection: collection, rows: rows, state: state)
    fetched.report = report
    if try !readAll(remote, &fetched) { try fill(&fetched, from: remote, comparing: isDue, besides: []) }
    return fetched
  }

  /// Reads a list without stored resources in one request; returns false if that does not apply or the server cannot
  /// deliver it this way.
  private func readAll(_ remote: RemoteCollection, _ fetched: inout TaskFetchResult) throws(SyncFailure) -> Bool {
    guard fetched.rows.isEmpty, !fetched.collection.hasFullList else { return false }
    let (codec, list) = (codec, fetched.list)
    let line = ParallelLine { IncomingTask($0, row: nil, codec, in: list) }
    defer { line.close() }
    let contents = try asking { () throws(CalDAVError) in
      try client.contents(of: remote.url) { line.add($0) }
    }
    guard let contents else { return false }
    fetched.isFull = true
    fetched.found = contents.resources
    fetched.understood = line.results()
    let found = Set(contents.resources.map(\.href))
    let rest = contents.listing.resources.map(\.href).filter { !found.contains($0) }
    try read(rest, from: remote.url, into: &fetched)
    return true
  }

  /// Returns, for each fetch result, the resources that have left their location, so that they are recognised
  /// elsewhere.
  private func departures(
    in fetchResults: [TaskFetchResult], _ awaited: Set<ListID>, _ sought: Set<JournalEntry.Place>
  ) -> [Reconciler.Departed] {
    let readable = Set(order).subtracting(stopped)
    return fetchResults.map { fetched in
      var departed = Reconciler.Departed(
        hrefs: Set(fetched.vanished.map(\.href)), readable: readable, awaited: awaited, sought: sought)
      for other in fetchResults where other.list != fetched.list {
        for row in other.vanished {
          if let uid = row.uid, row.task != nil { departed.elsewhere[uid] = row }
        }
      }
      return departed
    }
  }
}
