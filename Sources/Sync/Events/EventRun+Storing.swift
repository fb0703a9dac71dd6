import CalDAV
import Domain
import Storage

extension EventRun {
  /// The maximum number of resources per transaction.
  private static let portion = 250
  /// The maximum number of occurrences per transaction, unless a single resource has more.
  private static let occurrences = 25_000

  func store(_ haul: inout EventHaul, _ departed: Set<EventPlace>) throws(SyncFailure) {
    var rows: [Href: EventResource] = [:]
    for row in haul.rows {
      if let href = Href(row.href) { rows[href] = row }
    }
    var reader = try reader(of: haul.list)
    var rest = haul.found[...]
    while !rest.isEmpty {
      let arrivals = try next(&rest, rows, &reader)
      let isCurrent = try intake(haul.list) { (intake) throws(PlannerFailure) in
        intake.departed = departed
        for arrival in arrivals { try intake.arrive(arrival) }
        return !intake.isOutdated
      }
      haul.isWhole = haul.isWhole && isCurrent == true
    }
  }

  /// Parses the next resources, as many as are stored in one transaction.
  private func next(
    _ rest: inout ArraySlice<CalendarResource>, _ rows: [Href: EventResource], _ reader: inout ArrivalReader
  ) throws(SyncFailure) -> [EventArrival] {
    let part = rest.prefix(Self.portion)
    let own = try stored(of: part.compactMap { rows[$0.href] })
    var (arrivals, count) = ([EventArrival](), 0)
    for resource in part where count < Self.occurrences {
      let arrival = reader.read(resource, row: rows[resource.href], own: own[resource.href] ?? 0)
      count += arrival.occurrences
      arrivals.append(arrival)
    }
    rest = rest.dropFirst(arrivals.count)
    return arrivals
  }

  /// Reconciles a resource that was read individually.
  func arrive(_ resource: CalendarResource, at place: EventResource) throws(SyncFailure) {
    let row = try run.read { (transaction) throws(PlannerFailure) in
      try transaction.eventResource(in: place.list, href: place.href)
    }
    var reader = try reader(of: place.list)
    let own = try stored(of: [row].compactMap { $0 }).values.first ?? 0
    let arrival = reader.read(resource, row: row, own: own)
    try intake(place.list) { (intake) throws(PlannerFailure) in try intake.arrive(arrival) }
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

  private func reader(of list: ListID) throws(SyncFailure) -> ArrivalReader {
    let now = run.engine.surroundings.environment().now
    return try run.read { (transaction) throws(PlannerFailure) in
      let calendar = try transaction.eventCalendar(list) ?? EventCalendar(list: list)
      return ArrivalReader(
        list: list, mapping: mapping, stretch: shelf.stretch(calendar, at: now),
        budget: EventBudget(room: shelf.limit - (try transaction.eventCount(in: list))))
    }
  }
}

/// Parses the resources found in one calendar, with no open transaction.
private struct ArrivalReader {
  let list: ListID
  let mapping: BlockMapping
  let stretch: EventStretch
  var budget: EventBudget

  mutating func read(_ resource: CalendarResource, row: EventResource?, own: Int) -> EventArrival {
    EventArrival(resource, row: row, in: list, own: own, mapping, stretch, &budget)
  }
}
