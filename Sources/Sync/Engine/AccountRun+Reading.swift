internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// Reads a collection, whatever kind of resource it contains.
extension AccountRun {
  /// The maximum time in seconds between complete comparisons of a collection, whatever its change tokens say.
  private static let reconcileInterval: Int64 = 86_400

  /// Returns the collection's change tokens. They are read before anything else, so that the next sync sees changes
  /// made during this one.
  /// - Returns: the tokens, and the changes if they were requested at the same time.
  func marks(
    of remote: RemoteCollection, since known: SyncedCollection
  ) throws(SyncFailure) -> (state: CollectionState, report: ChangeReport?) {
    if let state = remote.state { return (state, nil) }
    return try asking { () throws(CalDAVError) in
      guard known.hasFullList, remote.offersChanges, let token = known.syncToken else {
        return (try client.state(of: remote.url), nil)
      }
      let report = try client.changes(in: remote.url, since: token)
      guard case .changes(let changes) = report else { return (try client.state(of: remote.url), report) }
      return (CollectionState(ctag: nil, syncToken: changes.token), report)
    }
  }

  func isReconcileDue(_ collection: SyncedCollection) -> Bool {
    guard collection.hasFullList, let last = collection.fullListAt else { return true }
    let age = engine.surroundings.environment().now.seconds - last.seconds
    return age < 0 || age >= Self.reconcileInterval
  }

  /// Reads the changes, or compares everything if the changes are unknown.
  /// - Parameter others: hrefs of resources known to be of another kind.
  func fill<Row: ServerRow>(
    _ fetched: inout FetchResult<Row>, from remote: RemoteCollection, comparing isDue: Bool, besides others: Set<Href>
  ) throws(SyncFailure) {
    if let difference = try follow(remote, isDue, others, &fetched) {
      fetched.vanished = difference.vanished
      try read(difference.toRead + fetched.retriedAlong(difference), from: remote.url, into: &fetched)
    } else {
      try compare(remote, &fetched)
    }
  }

  /// Returns the changes since the last sync token, or nil if everything has to be compared.
  private func follow<Row: ServerRow>(
    _ remote: RemoteCollection, _ isDue: Bool, _ others: Set<Href>, _ fetched: inout FetchResult<Row>
  ) throws(SyncFailure) -> ChangeDifference<Row>? {
    let known = fetched.collection
    guard known.hasFullList, let token = known.syncToken, remote.offersChanges, fetched.state.syncToken != token else {
      return nil
    }
    let report = try asking { () throws(CalDAVError) in
      if let report = fetched.report { return report }
      return try client.changes(in: remote.url, since: token)
    }
    guard case .changes(let changes) = report else {
      fetched.isTokenRefused = report == .unknown(.tokenRefused)
      return nil
    }
    let difference = ChangeDifference(stored: fetched.rows, changes, since: token, besides: others)
    guard !isDue, difference.isConclusive, verdict(on: remote, fetched) != .another else { return nil }
    // If the calendar has changed again since its tokens were read, the ctag belongs to an older state.
    let isSame = changes.token == fetched.state.syncToken
    fetched.state = CollectionState(ctag: isSame ? fetched.state.ctag : nil, syncToken: changes.token)
    return difference
  }

  /// Compares the complete listing with the stored rows.
  private func compare<Row: ServerRow>(
    _ remote: RemoteCollection, _ fetched: inout FetchResult<Row>
  ) throws(SyncFailure) {
    let listing = try asking { () throws(CalDAVError) in
      try client.listing(of: remote.url, component: Row.component)
    }
    let difference = ListingDifference(stored: fetched.rows, listing: listing)
    fetched.isFull = true
    fetched.vanished = difference.vanished
    let isDisjoint = difference.vanished.count == fetched.rows.filter { $0.etag != nil }.count
    switch verdict(on: remote, fetched) {
    case .another: fetched.isAnother = true
    case .doubtful: fetched.isAnother = isDisjoint
    case .same: break
    }
    if !fetched.isAnother { try proveAbsences(in: remote.url, &fetched) }
    try read(difference.toRead + fetched.retried(listing), from: remote.url, into: &fetched)
  }

  private func verdict<Row: ServerRow>(
    on remote: RemoteCollection, _ fetched: FetchResult<Row>
  ) -> CollectionIdentity.Verdict {
    guard fetched.collection.fullListAt != nil else { return .same }
    return CollectionIdentity.verdict(
      on: fetched.collection, identity: remote.identity, state: fetched.state, isTokenRefused: fetched.isTokenRefused,
      isRenamed: remote.isRenamed)
  }

  func read<Row: ServerRow>(
    _ hrefs: [Href], from url: ServerURL, into fetched: inout FetchResult<Row>
  ) throws(SyncFailure) {
    guard !hrefs.isEmpty else { return }
    for reading in try asking({ () throws(CalDAVError) in try client.resources(at: hrefs, in: url) }) {
      switch reading {
      case .found(let resource): fetched.found.append(resource)
      case .gone(let href):
        if let row = fetched.rows.first(where: { Href($0.href) == href && $0.etag != nil }) {
          fetched.vanished.append(row)
        }
      case .failed(let href, _): fetched.unreadable.append(href)
      }
    }
  }
}
