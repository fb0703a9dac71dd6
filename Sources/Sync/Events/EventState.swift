public import Domain
import ICalendar
import Storage

/// Stores the occurrences of calendars' events for a stretch of time around now.
struct EventState {
  let zones: ZoneResolver
  let store: PlannerDatabase
  /// The maximum number of occurrences stored per calendar.
  let limit: Int

  /// Days before and after now for which recurring events are expanded, and the remaining days below which this is
  /// renewed.
  private static let past: Int64 = 92
  private static let future: Int64 = 400
  private static let reserve: Int64 = 200
  private static let day: Int64 = 86_400
  /// The number of resources read and stored in one transaction.
  private static let portion = 250

  /// Returns the stretch for which a calendar's recurring events are expanded.
  func stretch(_ calendar: EventCalendar, at now: Instant) -> EventStretch {
    let near = near(now)
    let whole = window(from: calendar.expandedFrom ?? near.from, until: calendar.expandedUntil ?? near.until)
    let looked = calendar.looked.map { days(from: $0.lowerBound, until: $0.upperBound) }
    return EventStretch(whole: whole, near: near, basis: EventStretch.Basis(calendar), looked: looked)
  }

  private func near(_ now: Instant) -> PlanWindow {
    window(
      from: Instant(seconds: now.seconds - Self.past * Self.day),
      until: Instant(seconds: now.seconds + Self.future * Self.day))
  }

  private func window(from: Instant, until: Instant) -> PlanWindow {
    let first = zones.wall(from, zones.localZone)?.day ?? from.utc.day
    let last = zones.wall(until, zones.localZone)?.day ?? until.utc.day
    return PlanWindow(from: from, until: until, first: first, last: last)
  }

  /// Returns each day of a stretch as a separate window.
  private func days(from: Int64, until: Int64) -> [PlanWindow] {
    let all = window(from: Instant(seconds: from), until: Instant(seconds: until - 1))
    return (0...max(0, all.last - all.first)).map { number in
      let day = all.first + number
      return PlanWindow(from: midnight(of: day), until: midnight(of: day + 1), first: day, last: day)
    }
  }

  private func midnight(of day: Day) -> Instant {
    let wall = WallClock(day: day)
    return zones.instant(wall, zones.localZone) ?? wall.utc
  }

  /// Returns the new stretch, or nil if the current one is sufficient.
  private func stretch(
    _ calendar: EventCalendar, covering wanted: PlanWindow?, at now: Instant, isCut: Bool
  ) -> (from: Instant, until: Instant)? {
    let (near, reserve) = (near(now), Self.reserve * Self.day)
    guard let from = calendar.expandedFrom, let until = calendar.expandedUntil else { return (near.from, near.until) }
    // If space is short, distant dates that the user viewed are dropped first.
    let isWide = from.seconds < near.from.seconds - reserve || until.seconds > near.until.seconds + reserve
    if isCut, isWide, wanted == nil { return (near.from, near.until) }
    let low = min(from, wanted?.from ?? from)
    var high = max(until, wanted?.until ?? until)
    if high.seconds - now.seconds < reserve { high = near.until }
    let isEnough = low == from && high == until && calendar.zone == zones.localZone
    return isEnough ? nil : (low, high)
  }
}

extension EventState {
  /// Expands a calendar's recurring events again if its stretch runs out or does not contain `wanted`, or if the local
  /// zone has changed. The work is done between transactions.
  func renew(_ list: ListID, covering wanted: PlanWindow? = nil, at now: Instant) throws(PlannerFailure) {
    let known = try known(list)
    let isCut = known.rows.contains { $0.cut != .none }
    guard let next = stretch(known.calendar, covering: wanted, at: now, isCut: isCut) else { return }
    var calendar = known.calendar
    (calendar.expandedFrom, calendar.expandedUntil, calendar.zone) = (next.from, next.until, zones.localZone)
    let isZoneNew = known.calendar.zone != zones.localZone
    let rows = known.rows.filter { $0.block == nil && ($0.isRecurring || isZoneNew) }
    let basis = EventStretch.Basis(known.calendar)
    guard try expand(rows, in: stretch(calendar, at: now), while: basis) else { return }
    try settle(calendar, since: known)
  }

  /// Expands a calendar's events separately for some days, if it has too many events for its whole stretch or the days
  /// are outside it.
  func look(_ list: ListID, at wanted: PlanWindow, now: Instant) throws(PlannerFailure) {
    let known = try known(list)
    var calendar = known.calendar
    calendar.looked = Self.looked(calendar.looked, at: wanted)
    guard calendar.looked != known.calendar.looked else { return }
    let isInside =
      calendar.expandedFrom.map { $0 <= wanted.from } == true
      && calendar.expandedUntil.map { $0 >= wanted.until } == true
    let rows = known.rows.filter { $0.block == nil && ($0.cut != .none || !isInside && $0.isRecurring) }
    guard try expand(rows, in: stretch(calendar, at: now), while: EventStretch.Basis(known.calendar)) else { return }
    try settle(calendar, since: known)
  }

  /// The maximum number of viewed stretches, about as many as there are open pages, and the maximum length of one in
  /// seconds, as long as a page shows. The oldest is dropped.
  private static let looks = 8
  private static let longestLook = 42 * day

  private static func looked(_ stretches: [Range<Int64>], at wanted: PlanWindow) -> [Range<Int64>] {
    let new = wanted.from.seconds..<wanted.until.seconds
    if new.isEmpty || new.count > longestLook || stretches.contains(where: { $0.contains(new) }) { return stretches }
    return (stretches.filter { !new.contains($0) } + [new]).suffix(looks)
  }

  /// Stores the new stretch, unless events stored in the meantime do not cover it; the next call then repeats the work.
  private func settle(
    _ calendar: EventCalendar, since known: (calendar: EventCalendar, rows: [EventResource])
  ) throws(PlannerFailure) {
    try store.write { (transaction) throws(PlannerFailure) in
      var present = try transaction.eventCalendar(calendar.list) ?? EventCalendar(list: calendar.list)
      guard EventStretch.Basis(present) == EventStretch.Basis(known.calendar),
        try transaction.eventResources(in: calendar.list).map(\.place) == known.rows.map(\.place)
      else { return }
      (present.expandedFrom, present.expandedUntil) = (calendar.expandedFrom, calendar.expandedUntil)
      (present.zone, present.looked) = (calendar.zone, calendar.looked)
      try transaction.save(present)
    }
  }

  /// Retries resources whose occurrences were left out for lack of space.
  func fill(_ list: ListID, at now: Instant) throws(PlannerFailure) {
    let known = try known(list)
    let rows = known.rows.filter { $0.cut == .calendar }
    guard !rows.isEmpty else { return }
    _ = try expand(rows, in: stretch(known.calendar, at: now), while: EventStretch.Basis(known.calendar))
  }

  /// Returns the limit that caused occurrences of a calendar to be left out, or nil if all are stored.
  func shortage(of list: ListID) throws(PlannerFailure) -> Int? {
    let cuts = try known(list).rows.map(\.cut)
    if cuts.contains(.calendar) { return limit }
    return cuts.contains(.resource) ? EventExpansion.limit : nil
  }

  private func known(_ list: ListID) throws(PlannerFailure) -> (calendar: EventCalendar, rows: [EventResource]) {
    try store.read { (transaction) throws(PlannerFailure) in
      (try transaction.eventCalendar(list) ?? EventCalendar(list: list), try transaction.eventResources(in: list))
    }
  }

  /// Expands and stores rows. Returns false if the calendar was changed in the meantime.
  private func expand(
    _ rows: [EventResource], in stretch: EventStretch, while basis: EventStretch.Basis
  ) throws(PlannerFailure) -> Bool {
    guard let list = rows.first?.list else { return true }
    let stored = try store.read { (transaction) throws(PlannerFailure) in try transaction.eventCount(in: list) }
    var budget = EventBudget(room: limit - stored)
    for start in stride(from: 0, to: rows.count, by: Self.portion) {
      let part = Array(rows[start..<min(start + Self.portion, rows.count)])
      let texts = try store.read { (transaction) throws(PlannerFailure) in
        var texts: [(row: EventResource, bytes: [UInt8]?, own: Int)] = []
        for row in part {
          texts.append(
            (row, try transaction.eventText(in: list, href: row.href), try transaction.eventCount(from: row.source)))
        }
        return texts
      }
      var outcomes: [(row: EventResource, outcome: EventOutcome)] = []
      for (row, bytes, own) in texts {
        guard let bytes else { continue }
        let reading = EventReading(CalendarText(parsing: bytes), zones)
        outcomes.append((row, budget.expand(reading, in: stretch, calendar: list, own: own)))
      }
      guard try keep(outcomes, in: list, while: basis) else { return false }
    }
    return true
  }

  private func keep(
    _ outcomes: [(row: EventResource, outcome: EventOutcome)], in list: ListID, while basis: EventStretch.Basis
  ) throws(PlannerFailure) -> Bool {
    try store.write { (transaction) throws(PlannerFailure) in
      guard let calendar = try transaction.eventCalendar(list), EventStretch.Basis(calendar) == basis else {
        return false
      }
      for (row, outcome) in outcomes {
        guard try transaction.eventResource(in: list, href: row.href) == row else { return false }
        if row.cut != outcome.cut {
          var changed = row
          changed.cut = outcome.cut
          try transaction.save(changed)
        }
        try transaction.setEvents(outcome.events, from: row.source)
        try transaction.setRemarks(outcome.remarks, in: list, href: row.href)
      }
      return true
    }
  }
}

extension EventResource {
  var source: EventSource { EventSource(calendar: list, name: href) }

  /// Identifies a version of the row's text.
  fileprivate var place: [String?] { [href, etag] }
}

extension SyncEngine {
  /// Ensures that the occurrences of all recurring events are stored for a time window that the user wants to see.
  ///
  /// Usually costs one read; far from today, recurring events are expanded and stored first. Windows more than 30 years
  /// away, and calendars with more occurrences than can be stored, are expanded for this window only.
  public func prepareEvents(in window: PlanWindow) throws(SyncFailure) {
    let now = surroundings.environment().now
    let reach: Int64 = 30 * 366 * 86_400
    let isNear = abs(window.from.seconds - now.seconds) < reach && abs(window.until.seconds - now.seconds) < reach
    try storing { () throws(PlannerFailure) in
      let calendars = try store.read { (transaction) throws(PlannerFailure) in try transaction.eventCalendars() }
      for calendar in calendars {
        let isHeld = state.holds(window, calendar)
        if !isHeld, isNear { try state.renew(calendar.list, covering: window, at: now) }
        let isCut = try store.read { (transaction) throws(PlannerFailure) in try transaction.isCut(calendar.list) }
        if isCut || !isHeld && !isNear { try state.look(calendar.list, at: window, now: now) }
      }
    }
  }

  var state: EventState { EventState(zones: surroundings.zones(), store: store, limit: surroundings.eventLimit) }
}

extension EventState {
  fileprivate func holds(_ window: PlanWindow, _ calendar: EventCalendar) -> Bool {
    calendar.zone == zones.localZone && calendar.expandedFrom.map { $0 <= window.from } == true
      && calendar.expandedUntil.map { $0 >= window.until } == true
  }
}
