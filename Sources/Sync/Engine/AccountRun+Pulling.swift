internal import CalDAV
internal import Domain
internal import Storage

extension AccountRun {
  /// A list is compared completely at least this often, whatever its marks say. Seconds.
  private static let reconcileInterval: Int64 = 86_400

  /// Reads all lists first and stores what they said afterwards: a reminder that has moved between two lists is known
  /// as the same, and a password refused half-way changes nothing.
  /// - Parameter sought: what an earlier look has missed in its place; for its sake everything is compared.
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
      if let problem { add(problem, to: hauls[index].list) }
    }
    let awaited = try awaitedLists()
    for (index, departed) in zip(hauls.indices, departures(in: hauls, awaited, sought)) {
      try storeArrivals(&hauls[index], departed)
    }
    for index in hauls.indices { try holdDoubtful(&hauls[index], sought, isAwaited: !awaited.isEmpty) }
    for haul in hauls { try finish(haul) }
  }

  /// Nil when nothing has changed there.
  private func haul(_ list: ListID, comparing: Bool) throws(SyncFailure) -> Haul? {
    guard let remote = collections[list] else { return nil }
    let stored = try read { (transaction) throws(PlannerFailure) in
      (
        collection: try transaction.collection(list), rows: try transaction.resources(in: list),
        asks: try !transaction.heldDeletions(in: list).isEmpty
      )
    }
    guard let collection = stored.collection else { return nil }
    // The marks are read before the listing: what changes between the two is seen again next time.
    let state = try present(remote)
    // What a person is asked about is missing as long as a complete listing says so.
    let isDue = comparing || stored.asks || isReconcileDue(collection)
    if !isDue && state.isUnchanged(since: collection.marks) { return nil }
    engine.surroundings.progress(reports[list]?.name ?? "")
    var haul = Haul(list: list, collection: collection, rows: stored.rows, state: state)
    if try readAll(remote, &haul) { return haul }
    if let difference = try follow(remote, isDue, &haul) {
      haul.vanished = difference.vanished
      try read(difference.toRead, from: remote.url, into: &haul)
    } else {
      try compare(remote, &haul)
    }
    return haul
  }

  /// Where nothing is known, everything is read in one request, if the server gives it so; otherwise false.
  private func readAll(_ remote: RemoteCollection, _ haul: inout Haul) throws(SyncFailure) -> Bool {
    guard haul.rows.isEmpty, !haul.collection.hasFullList else { return false }
    let contents = try asking { () throws(CalDAVError) in try client.contents(of: remote.url) }
    guard let contents else { return false }
    haul.isFull = true
    haul.found = contents.resources
    let found = Set(contents.resources.map(\.href))
    let rest = contents.listing.resources.map(\.href).filter { !found.contains($0) }
    try read(rest, from: remote.url, into: &haul)
    return true
  }

  private func present(_ remote: RemoteCollection) throws(SyncFailure) -> CollectionState {
    if let state = remote.state { return state }
    return try asking { () throws(CalDAVError) in try client.state(of: remote.url) }
  }

  private func isReconcileDue(_ collection: SyncedCollection) -> Bool {
    guard collection.hasFullList, let last = collection.fullListAt else { return true }
    let age = engine.surroundings.environment().now.seconds - last.seconds
    return age < 0 || age >= Self.reconcileInterval
  }

  /// What the server says has changed since the last token; nil when everything has to be compared instead.
  private func follow(
    _ remote: RemoteCollection, _ isDue: Bool, _ haul: inout Haul
  ) throws(SyncFailure) -> ChangeDifference<SyncedResource>? {
    let known = haul.collection
    guard known.hasFullList, let token = known.syncToken, remote.offersChanges, haul.state.syncToken != token else {
      return nil
    }
    let report = try asking { () throws(CalDAVError) in try client.changes(in: remote.url, since: token) }
    guard case .changes(let changes) = report else {
      haul.isTokenRefused = report == .unknown(.tokenRefused)
      return nil
    }
    let difference = ChangeDifference(stored: haul.rows, changes, since: token)
    guard !isDue, difference.isConclusive, verdict(on: remote, haul) != .another else { return nil }
    // Where the calendar has changed once more since its marks were read, the other mark is of an older state.
    let isSame = changes.token == haul.state.syncToken
    haul.state = CollectionState(ctag: isSame ? haul.state.ctag : nil, syncToken: changes.token)
    return difference
  }

  /// Compares everything.
  private func compare(_ remote: RemoteCollection, _ haul: inout Haul) throws(SyncFailure) {
    let listing = try asking { () throws(CalDAVError) in try client.listing(of: remote.url) }
    let difference = ListingDifference(stored: haul.rows, listing: listing)
    haul.isFull = true
    haul.vanished = difference.vanished
    let isDisjoint = difference.vanished.count == haul.rows.filter { $0.etag != nil }.count
    switch verdict(on: remote, haul) {
    case .another: haul.isAnother = true
    case .doubtful: haul.isAnother = isDisjoint
    case .same: break
    }
    if !haul.isAnother { try proveAbsences(in: remote.url, &haul) }
    try read(difference.toRead + haul.retried(listing), from: remote.url, into: &haul)
  }

  private func verdict(on remote: RemoteCollection, _ haul: Haul) -> CollectionIdentity.Verdict {
    guard haul.collection.fullListAt != nil else { return .same }
    return CollectionIdentity.verdict(
      on: haul.collection, identity: remote.identity, state: haul.state, isTokenRefused: haul.isTokenRefused,
      isRenamed: remote.isRenamed)
  }

  private func read(_ hrefs: [Href], from url: ServerURL, into haul: inout Haul) throws(SyncFailure) {
    guard !hrefs.isEmpty else { return }
    for reading in try asking({ () throws(CalDAVError) in try client.resources(at: hrefs, in: url) }) {
      switch reading {
      case .found(let resource): haul.found.append(resource)
      case .gone(let href):
        if let row = haul.rows.first(where: { Href($0.href) == href && $0.etag != nil }) { haul.vanished.append(row) }
      case .failed(let href, _): haul.unreadable.append(href)
      }
    }
  }

  /// For each: what has left its place, so that it can be recognised elsewhere.
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
