import CalDAV
import Domain
import Storage

extension EventRun {
  /// The maximum number of resources per transaction.
  private static let portion = 250
  /// The maximum number of occurrences per transaction, unless a single resource has more.
  private static let occurrences = 25_000

  func store(_ fetched: inout EventFetchResult, _ departed: Set<EventPlace>) throws(SyncFailure) {
    var rows: [Href: EventResource] = [:]
    for row in fetched.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    var reader = try reader(of: fetched.list)
    var rest = fetched.found[...]
    while !rest.isEmpty {
      let events = try next(&rest, rows, &reader)
      let isCurrent = try reconciler(fetched.list) { (reconciler) throws(PlannerFailure) in
        reconciler.departed = departed
        for incoming in events { try reconciler.arrive(incoming) }
        return !reconciler.isOutdated
      }
      fetched.isWhole = fetched.isWhole && isCurrent == true
    }
  }

  /// Parses the next resources, as many as are stored in one transaction.
  private func next(
    _ rest: inout ArraySlice<CalendarResource>, _ rows: [Href: EventResource], _ reader: inout IncomingEventReader
  ) throws(SyncFailure) -> [IncomingEvent] {
    let part = rest.prefix(Self.portion)
    let own = try stored(of: part.compactMap { rows[$0.href] })
    var (events, count) = ([IncomingEvent](), 0)
    for resource in part where count < Self.occurrences {
      let incoming = reader.read(resource, row: rows[resource.href], own: own[resource.href] ?? 0)
      count += incoming.occurrences
      events.append(incoming)
    }
    rest = rest.dropFirst(events.count)
    return events
  }

  /// Reconciles a resource that was read individually.
  func arrive(_ resource: CalendarResource, at place: EventResource) throws(SyncFailure) {
    let row = try run.read { (transaction) throws(PlannerFailure) in
      try transaction.eventResource(in: place.list, href: place.href)
    }
    var reader = try reader(of: place.list)
    let own = try stored(of: [row].compactMap { $0 }).values.first ?? 0
    let incoming = reader.read(resource, row: row, own: own)
    try reconciler(place.list) { (reconciler) throws(PlannerFailure) in try reconciler.arrive(incoming) }
  }

  /// Returns the number of stored occurrences of each resource.
  private func stored(of rows: [EventResource]) throws(SyncFailure) -> [Href: Int] {
    try run.read { (transaction) throws(PlannerFailure) in
      var counts: [Href: Int] = [:]
      for row in rows where row.block == nil {
        if let href = Href(row.href) { counts[href] = try transaction.eventCount(from: row.source) }
      }
      return counts
    }
  }

  private func reader(of list: ListID) throws(SyncFailure) -> IncomingEventReader {
    let now = run.engine.surroundings.environment().now
    return try run.read { (transaction) throws(PlannerFailure) in
      let calendar = try transaction.eventCalendar(list) ?? EventCalendar(list: list)
      return IncomingEventReader(
        list: list, mapping: mapping, stretch: state.stretch(calendar, at: now),
        budget: EventBudget(room: state.limit - (try transaction.eventCount(in: list))))
    }
  }
}

/// Parses the resources found in one calendar, with no open transaction.
private struct IncomingEventReader {
  let list: ListID
  let mapping: BlockMapping
  let stretch: EventStretch
  var budget: EventBudget

  mutating func read(_ resource: CalendarResource, row: EventResource?, own: Int) -> IncomingEvent {
    IncomingEvent(resource, row: row, in: list, own: own, mapping, stretch, &budget)
  }
}
