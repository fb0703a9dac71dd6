import CalDAV
import Domain
import Storage

extension EventRun {
  /// A calendar is compared completely at least this often, whatever its marks say. Seconds.
  private static let reconcileInterval: Int64 = 86_400

  /// Reads all calendars first and stores what they said afterwards, so that an event moved between two is known as the
  /// same.
  func pull(_ lists: [ListID]) throws(SyncFailure) {
    var hauls: [EventHaul] = []
    for list in lists where !stopped.contains(list) {
      do {
        if let haul = try haul(list) { hauls.append(haul) }
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        add(.failed(error), to: list)
      }
    }
    let all = hauls
    for index in hauls.indices {
      let problem = try run.brake(&hauls[index], at: calendars[hauls[index].list]?.url) { Arrivals(all, mapping) }
      if let problem { add(problem, to: hauls[index].list) }
    }
    let departed = Set(hauls.flatMap { haul in haul.vanished.map { EventPlace(list: haul.list, href: $0.href) } })
    for index in hauls.indices { try store(&hauls[index], departed) }
    for haul in hauls { try finish(haul) }
  }

  /// Nil when nothing has changed there.
  private func haul(_ list: ListID) throws(SyncFailure) -> EventHaul? {
    guard let remote = calendars[list] else { return nil }
    let stored = try run.read { (transaction) throws(PlannerFailure) in
      (
        calendar: try transaction.eventCalendar(list) ?? EventCalendar(list: list),
        rows: try transaction.eventResources(in: list),
        asks: try !transaction.heldDeletions(of: .block, in: list).isEmpty
      )
    }
    let collection = SyncedCollection(stored.calendar, account: run.account.id, at: remote.url)
    // The marks are read before the listing: what changes between the two is seen again next time.
    let state =
      if let state = remote.state { state } else {
        try asking { () throws(CalDAVError) in try run.client.state(of: remote.url) }
      }
    // What a person is asked about is missing as long as a complete listing says so.
    let isDue = stored.asks || isReconcileDue(collection)
    if !isDue && state.isUnchanged(since: collection.marks) { return nil }
    run.engine.surroundings.progress(reports[list]?.name ?? "")
    var haul = EventHaul(list: list, collection: collection, rows: stored.rows, state: state)
    if let difference = try follow(remote, isDue, &haul) {
      haul.vanished = difference.vanished
      try read(difference.toRead, from: remote.url, into: &haul)
    } else {
      try compare(remote, &haul)
    }
    return haul
  }

  private func isReconcileDue(_ collection: SyncedCollection) -> Bool {
    guard collection.hasFullList, let last = collection.fullListAt else { return true }
    let age = run.engine.surroundings.environment().now.seconds - last.seconds
    return age < 0 || age >= Self.reconcileInterval
  }

  func read(_ hrefs: [Href], from url: ServerURL, into haul: inout EventHaul) throws(SyncFailure) {
    guard !hrefs.isEmpty else { return }
    for reading in try asking({ () throws(CalDAVError) in try run.client.resources(at: hrefs, in: url) }) {
      switch reading {
      case .found(let resource): if !isTask(resource, haul) { haul.found.append(resource) }
      case .gone(let href):
        if let row = haul.rows.first(where: { Href($0.href) == href && $0.etag != nil }) { haul.vanished.append(row) }
      case .failed(let href, _):
        haul.isWhole = false
        add(.quarantined(href: href.path), to: haul.list)
      }
    }
  }

  /// Removes what is gone and stores the calendar's marks last: a kill before makes the next sync look again.
  private func finish(_ haul: EventHaul) throws(SyncFailure) {
    try intake(haul.list) { (intake) throws(PlannerFailure) in
      for row in haul.vanished {
        if haul.isAnother { try intake.offerAgain(row) } else { try intake.vanish(row) }
      }
      try intake.transaction.ask(about: haul.held, of: .block, in: haul.list)
      guard haul.isWhole, !intake.isOutdated else { return }
      var calendar = try intake.calendar()
      calendar.ctag = haul.state.ctag
      calendar.syncToken = haul.state.syncToken
      calendar.identity = calendars[haul.list]?.identity
      if haul.isFull { calendar.fullListAt = intake.environment.now }
      try intake.transaction.save(calendar)
    }
  }
}
