internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// How a collection is read, whatever kind of resource is wanted of it.
extension AccountRun {
  /// A collection is compared completely at least this often, whatever its marks say. Seconds.
  private static let reconcileInterval: Int64 = 86_400

  /// Its marks; read before anything else, so that what changes meanwhile is seen again next time.
  /// - Returns: with them what has changed, where that is asked for at once.
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

  /// Reads what has changed, or compares everything where that cannot be told.
  /// - Parameter others: what is known to be of another kind.
  func fill<Row: ServerRow>(
    _ haul: inout CollectionHaul<Row>, from remote: RemoteCollection, comparing isDue: Bool, besides others: Set<Href>
  ) throws(SyncFailure) {
    if let difference = try follow(remote, isDue, others, &haul) {
      haul.vanished = difference.vanished
      try read(difference.toRead + haul.retriedAlong(difference), from: remote.url, into: &haul)
    } else {
      try compare(remote, &haul)
    }
  }

  /// What the server says has changed since the last token; nil when everything has to be compared instead.
  private func follow<Row: ServerRow>(
    _ remote: RemoteCollection, _ isDue: Bool, _ others: Set<Href>, _ haul: inout CollectionHaul<Row>
  ) throws(SyncFailure) -> ChangeDifference<Row>? {
    let known = haul.collection
    guard known.hasFullList, let token = known.syncToken, remote.offersChanges, haul.state.syncToken != token else {
      return nil
    }
    let report = try asking { () throws(CalDAVError) in
      if let report = haul.report { return report }
      return try client.changes(in: remote.url, since: token)
    }
    guard case .changes(let changes) = report else {
      haul.isTokenRefused = report == .unknown(.tokenRefused)
      return nil
    }
    let difference = ChangeDifference(stored: haul.rows, changes, since: token, besides: others)
    guard !isDue, difference.isConclusive, verdict(on: remote, haul) != .another else { return nil }
    // Where the calendar has changed once more since its marks were read, the other mark is of an older state.
    let isSame = changes.token == haul.state.syncToken
    haul.state = CollectionState(ctag: isSame ? haul.state.ctag : nil, syncToken: changes.token)
    return difference
  }

  /// Compares everything.
  private func compare<Row: ServerRow>(
    _ remote: RemoteCollection, _ haul: inout CollectionHaul<Row>
  ) throws(SyncFailure) {
    let listing = try asking { () throws(CalDAVError) in
      try client.listing(of: remote.url, component: Row.component)
    }
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

  private func verdict<Row: ServerRow>(
    on remote: RemoteCollection, _ haul: CollectionHaul<Row>
  ) -> CollectionIdentity.Verdict {
    guard haul.collection.fullListAt != nil else { return .same }
    return CollectionIdentity.verdict(
      on: haul.collection, identity: remote.identity, state: haul.state, isTokenRefused: haul.isTokenRefused,
      isRenamed: remote.isRenamed)
  }

  func read<Row: ServerRow>(
    _ hrefs: [Href], from url: ServerURL, into haul: inout CollectionHaul<Row>
  ) throws(SyncFailure) {
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
}
