import CalDAV
import Domain
import Storage

extension EventRun {
  /// A calendar is compared completely at least this often, whatever its marks say. Seconds.
  private static let reconcileInterval: Int64 = 86_400
  /// Resources stored in one transaction.
  private static let portion = 250

  /// Reads all calendars first and stores what they said afterwards, so that an event moved between two is known as the
  /// same.
  func pull(_ lists: [ListID]) throws(SyncFailure) {
    var hauls: [EventHaul] = []
    for list in lists where !stopped.contains(list) {
      do {
        if var haul = try haul(list) {
          try brake(&haul)
          hauls.append(haul)
        }
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        add(.failed(error), to: list)
      }
    }
    let departed = Set(hauls.flatMap { haul in haul.vanished.map { EventPlace(list: haul.list, href: $0.href) } })
    for index in hauls.indices { try store(&hauls[index], departed) }
    for haul in hauls { try finish(haul) }
  }

  /// Nil when nothing has changed there.
  private func haul(_ list: ListID) throws(SyncFailure) -> EventHaul? {
    guard let remote = calendars[list] else { return nil }
    let stored = try run.read { (transaction) throws(PlannerFailure) in
      (calendar: try transaction.eventCalendar(list), rows: try transaction.eventResources(in: list))
    }
    // The marks are read before the listing: what changes between the two is seen again next time.
    let state =
      if let state = remote.state { state } else {
        try asking { () throws(CalDAVError) in try run.client.state(of: remote.url) }
      }
    let isDue = isReconcileDue(stored.calendar)
    if !isDue, let calendar = stored.calendar, state.isUnchanged(since: calendar.marks) { return nil }
    run.engine.surroundings.progress(reports[list]?.name ?? "")
    var haul = EventHaul(list: list, calendar: stored.calendar, rows: stored.rows, state: state)
    if let difference = try follow(remote, isDue, &haul) {
      haul.vanished = difference.vanished
      try read(difference.toRead, from: remote.url, into: &haul)
    } else {
      try compare(remote, &haul)
    }
    return haul
  }

  private func isReconcileDue(_ calendar: EventCalendar?) -> Bool {
    guard let last = calendar?.fullListAt else { return true }
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

  /// Looks a second time when many blocks would vanish, and then asks a person. Events of others are only shown here: the
  /// next listing brings them back.
  private func brake(_ haul: inout EventHaul) throws(SyncFailure) {
    guard !haul.isAnother, let url = calendars[haul.list]?.url else { return }
    let total = haul.rows.count { $0.block != nil }
    guard DeletionBrake.holds(vanishing: try blocksHere(haul.vanished), of: total) else { return }
    haul.isWhole = false
    let again = try asking { () throws(CalDAVError) in try run.client.listing(of: url, component: .event) }
    let missing = Set(EventDifference(stored: haul.rows, listing: again).vanished.map(\.href))
    haul.vanished.removeAll { !missing.contains($0.href) }
    let count = try blocksHere(haul.vanished)
    guard DeletionBrake.holds(vanishing: count, of: total) else { return }
    if isConfirmed(count, of: total, in: haul.list) { return }
    haul.vanished.removeAll { $0.block != nil }
    add(.brake(count: count, of: total), to: haul.list)
  }

  /// True when the last sync has told of at least as many, and a person has let them go.
  private func isConfirmed(_ count: Int, of total: Int, in list: ListID) -> Bool {
    run.confirmed.contains { $0.list == reports[list]?.name && $0.total == total && $0.count >= count }
  }

  /// How many of these are blocks that have not been unscheduled here too.
  private func blocksHere(_ rows: [EventResource]) throws(SyncFailure) -> Int {
    try run.read { (transaction) throws(PlannerFailure) in
      var count = 0
      for row in rows {
        if let block = row.block, try transaction.block(block) != nil { count += 1 }
      }
      return count
    }
  }

  private func store(_ haul: inout EventHaul, _ departed: Set<EventPlace>) throws(SyncFailure) {
    var rows: [Href: EventResource] = [:]
    for row in haul.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    let found = haul.found
    for start in stride(from: 0, to: found.count, by: Self.portion) {
      let part = found[start..<min(start + Self.portion, found.count)]
      let isCurrent = try intake(haul.list) { [rows] (intake) throws(PlannerFailure) in
        intake.departed = departed
        for resource in part { try intake.arrive(resource, row: rows[resource.href]) }
        return !intake.isOutdated
      }
      haul.isWhole = haul.isWhole && isCurrent == true
    }
  }

  /// Removes what is gone and stores the calendar's marks last: a kill before makes the next sync look again.
  private func finish(_ haul: EventHaul) throws(SyncFailure) {
    try intake(haul.list) { (intake) throws(PlannerFailure) in
      for row in haul.vanished {
        if haul.isAnother { try intake.offerAgain(row) } else { try intake.vanish(row) }
      }
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
