import CalDAV
import Domain
import Storage

extension EventRun {
  /// What the server says has changed since the last token; nil when everything has to be compared instead.
  func follow(
    _ remote: AccountRun.RemoteCollection, _ isDue: Bool, _ haul: inout EventHaul
  ) throws(SyncFailure) -> EventDifference? {
    guard haul.calendar?.fullListAt != nil, let token = haul.calendar?.syncToken, remote.offersChanges,
      haul.state.syncToken != token
    else { return nil }
    let report = try asking { () throws(CalDAVError) in try run.client.changes(in: remote.url, since: token) }
    guard case .changes(let changes) = report else {
      haul.isTokenRefused = report == .unknown(.tokenRefused)
      return nil
    }
    let difference = EventDifference(
      stored: haul.rows, changes, since: token, besides: try tasks(in: haul.list))
    guard !isDue, let difference, verdict(on: remote, haul) != .another else { return nil }
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
    let difference = EventDifference(stored: haul.rows, listing: listing)
    haul.isFull = true
    haul.vanished = difference.vanished
    switch verdict(on: remote, haul) {
    case .another: haul.isAnother = true
    case .doubtful: haul.isAnother = difference.vanished.count == haul.rows.count { $0.etag != nil }
    case .same: break
    }
    if !haul.isAnother { try proveAbsences(in: remote.url, &haul) }
    try read(difference.toRead, from: remote.url, into: &haul)
  }

  /// A listing may be cut without a word: blocks that are missing are asked for by name. Events of others are only shown
  /// here, so that they may go and come back.
  private func proveAbsences(in url: ServerURL, _ haul: inout EventHaul) throws(SyncFailure) {
    let missing = haul.vanished.filter { $0.block != nil }
    haul.vanished.removeAll { $0.block != nil }
    let before = haul.found.count
    try read(missing.compactMap { Href($0.href) }, from: url, into: &haul)
    if haul.found.count > before { haul.isWhole = false }
  }

  private func verdict(
    on remote: AccountRun.RemoteCollection, _ haul: EventHaul
  ) -> CollectionIdentity.Verdict {
    guard let calendar = haul.calendar, calendar.fullListAt != nil else { return .same }
    let known = SyncedCollection(
      list: haul.list, account: run.account.id, href: remote.url.description, syncToken: calendar.syncToken,
      ctag: calendar.ctag, fullListAt: calendar.fullListAt, identity: calendar.identity)
    return CollectionIdentity.verdict(
      on: known, identity: remote.identity, state: haul.state, isTokenRefused: haul.isTokenRefused,
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

extension EventCalendar {
  /// The server's marks at the last agreement.
  var marks: CollectionState { CollectionState(ctag: ctag, syncToken: syncToken) }
}
