public import Domain
import ICalendar
import Storage

/// Stores what a calendar's texts say: events of others as occurrences, for a stretch of time around now.
struct EventShelf {
  let zones: ZoneResolver

  /// Days before and after now for which series are expanded, and how many must be left before it is done anew.
  private static let past: Int64 = 92
  private static let future: Int64 = 400
  private static let reserve: Int64 = 200
  private static let day: Int64 = 86_400

  /// The stretch a calendar's series are expanded for.
  func window(_ calendar: EventCalendar, at now: Instant) -> PlanWindow {
    let from = calendar.expandedFrom ?? Instant(seconds: now.seconds - Self.past * Self.day)
    let until = calendar.expandedUntil ?? Instant(seconds: now.seconds + Self.future * Self.day)
    return window(from: from, until: until)
  }

  func window(from: Instant, until: Instant) -> PlanWindow {
    let first = zones.wall(from, zones.localZone)?.day ?? from.utc.day
    let last = zones.wall(until, zones.localZone)?.day ?? until.utc.day
    return PlanWindow(from: from, until: until, first: first, last: last)
  }

  /// Stores the occurrences of a text under a source. Returns false when there are too many to store them all.
  @discardableResult
  func store(
    _ reading: EventReading, from source: EventSource, in window: PlanWindow, _ transaction: PlannerTransaction
  ) throws(PlannerFailure) -> Bool {
    let found = EventExpansion.findings(reading.series, calendar: source.calendar, window: window)
    try transaction.setEvents(found.events, from: source)
    return !found.isCut
  }

  /// Expands a calendar's series anew when its stretch runs out, does not hold what is asked for, or when clocks here
  /// are those of another zone now.
  func expand(
    _ list: ListID, covering wanted: PlanWindow? = nil, at now: Instant, _ transaction: PlannerTransaction
  ) throws(PlannerFailure) {
    guard var calendar = try transaction.eventCalendar(list) else { return }
    let isZoneNew = calendar.zone != zones.localZone
    guard let stretch = stretch(calendar, wanted, now) ?? (isZoneNew ? window(calendar, at: now) : nil) else { return }
    calendar.expandedFrom = stretch.from
    calendar.expandedUntil = stretch.until
    calendar.zone = zones.localZone
    try transaction.save(calendar)
    for row in try transaction.eventResources(in: list) where row.block == nil && (row.isRecurring || isZoneNew) {
      guard let bytes = try transaction.eventText(in: list, href: row.href) else { continue }
      let reading = EventReading(CalendarText(parsing: bytes), zones)
      try store(reading, from: EventSource(calendar: list, name: row.href), in: stretch, transaction)
    }
  }

  /// Nil while the present stretch is enough.
  private func stretch(_ calendar: EventCalendar, _ wanted: PlanWindow?, _ now: Instant) -> PlanWindow? {
    guard let from = calendar.expandedFrom, let until = calendar.expandedUntil else {
      return window(calendar, at: now)
    }
    let low = min(from, wanted?.from ?? from)
    var high = max(until, wanted?.until ?? until)
    if high.seconds - now.seconds < Self.reserve * Self.day {
      high = Instant(seconds: now.seconds + Self.future * Self.day)
    }
    return low == from && high == until ? nil : window(from: low, until: high)
  }
}

extension SyncEngine {
  /// Makes sure that the occurrences of all series are there for a stretch of time somebody wants to see.
  ///
  /// Costs a read as a rule; far from today series are expanded and stored first. Windows more than 30 years away are
  /// left as they are.
  public func prepareEvents(in window: PlanWindow) throws(SyncFailure) {
    let now = surroundings.environment().now
    let shelf = EventShelf(zones: surroundings.zones)
    let reach: Int64 = 30 * 366 * 86_400
    guard abs(window.from.seconds - now.seconds) < reach, abs(window.until.seconds - now.seconds) < reach else {
      return
    }
    let calendars = try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in try transaction.eventCalendars() }
    }
    for calendar in calendars {
      let isThere =
        calendar.zone == surroundings.zones.localZone && calendar.expandedFrom.map { $0 <= window.from } == true
        && calendar.expandedUntil.map { $0 >= window.until } == true
      if isThere { continue }
      try storing { () throws(PlannerFailure) in
        try store.write { (transaction) throws(PlannerFailure) in
          try shelf.expand(calendar.list, covering: window, at: now, transaction)
        }
      }
    }
  }
}
