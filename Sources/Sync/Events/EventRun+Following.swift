import CalDAV
import Domain
import Storage

extension EventRun {
  /// What the server says has changed since the last token; nil when everything has to be compared instead.
  func follow(
    _ remote: AccountRun.RemoteCollection, _ isDue: Bool, _ haul: inout EventHaul
  ) throws(SyncFailure) -> ChangeDifference<EventResource>? {
    let known = haul.collection
    guard known.hasFullList, let token = known.syncToken, remote.offersChanges, haul.state.syncToken != token
    else { return nil }
    let report = try asking { () throws(CalDAVError) in try run.client.changes(in: remote.url, since: token) }
    guard case .changes(let changes) = report else {
      haul.isTokenRefused = report == .unknown(.tokenRefused)
      return nil
    }
    let difference = ChangeDifference(stored: haul.rows, changes, since: token, besides: try tasks(in: haul.list))
    guard !isDue, difference.isConclusive, verdict(on: remote, haul) != .another else { return nil }
    // Where the calendar has changed once more since its marks were read, the other mark is of an older state.
    let isSame = changes.token == haul.state.syncToken
    haul.state = CollectionState(ctag: isSame ? haul.state.ctag : nil, syncToken: changes.token)
    return difference
  }

  /// Compares everything.
  func compare(_ remote: AccountRun.RemoteCollection, _ haul: inout EventHaul) throws(SyncFailure) {
    let listing = try asking { () throws(CalDAVError) in
      try run.client.listing(of: remote.url, component: .event)
    }
    let difference = ListingDifference(stored: haul.rows, listing: listing)
    haul.isFull = true
    haul.vanished = difference.vanished
    switch verdict(on: remote, haul) {
    case .another: haul.isAnother = true
    case .doubtful: haul.isAnother = difference.vanished.count == haul.rows.count { $0.etag != nil }
    case .same: break
    }
    if !haul.isAnother { try run.proveAbsences(in: remote.url, &haul) }
    try read(difference.toRead, from: remote.url, into: &haul)
  }

  private func verdict(
    on remote: AccountRun.RemoteCollection, _ haul: EventHaul
  ) -> CollectionIdentity.Verdict {
    guard haul.collection.fullListAt != nil else { return .same }
    return CollectionIdentity.verdict(
      on: haul.collection, identity: remote.identity, state: haul.state, isTokenRefused: haul.isTokenRefused,
      isRenamed: remote.isRenamed)
  }

  /// Of a list of tasks and events changes are told of both.
  private func tasks(in list: ListID) throws(SyncFailure) -> Set<Href> {
    try run.read { (transaction) throws(PlannerFailure) in
      Set(try transaction.resources(in: list).compactMap { Href($0.href) })
    }
  }

  /// A task nobody has asked for.
  func isTask(_ resource: CalendarResource, _ haul: EventHaul) -> Bool {
    resource.text.contains("BEGIN:VTODO") && !resource.text.contains("BEGIN:VEVENT")
      && !haul.rows.contains { Href($0.href) == resource.href }
  }
}
