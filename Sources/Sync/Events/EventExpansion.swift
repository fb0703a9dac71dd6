import Domain

/// Expands a recurring event into its occurrences within a time window.
struct EventExpansion {
  let series: EventSeries
  let calendar: ListID
  let window: PlanWindow
  /// Whether the part of the window that was not expanded counts as busy time.
  var coversRest = false

  /// The maximum number of occurrences of an event. Only events that repeat every few minutes have more in two years.
  static let limit = 5_000
  /// The maximum number of occurrences of an event on one viewed day: one per minute.
  static let dayLimit = 1_440
  /// The maximum number of candidate times per event, whether or not they are in the window.
  static let steps = 20_000
  /// The maximum number of occurrences of all events of one resource.
  static let resourceLimit = 20_000
  /// The maximum number of days and times examined for one event, and for all events of one resource.
  static let seriesWork: Int64 = 50_000
  static let resourceWork: Int64 = 20_000_000
  /// The maximum work for all events of one resource, and of one calendar, in excess of `workOfOne` per occurrence.
  static let vainWork: Int64 = 2_000_000
  /// The reasonable work per occurrence: the days and times of a year and more.
  private static let workOfOne: Int64 = 400
  /// The distance in seconds that a search extends beyond the window, for long or far-moved occurrences.
  static let reach: Int64 = 366 * 86_400

  /// The occurrences found, and whether there are more.
  struct Findings {
    var events: [CalendarEvent] = []
    var isCut = false
    /// The number of candidate times examined.
    var steps = 0
    /// The number of days and times examined for the rules, which measures the cost of the search.
    var work: Int64 = 0
    /// The part of `work` that exceeds the reasonable cost of the occurrences.
    var vain: Int64 = 0

    mutating func add(_ more: Findings, _ limit: Int) {
      let room = max(0, limit - events.count)
      steps += more.steps
      work += more.work
      vain += more.vain
      isCut = isCut || more.isCut || more.events.count > room
      events += more.events.prefix(room)
    }
  }

  /// Returns the occurrences of all events of one resource.
  /// - Parameters:
  ///   - limit: the maximum number of occurrences.
  ///   - seriesLimit: the maximum number of occurrences per event.
  ///   - coversRest: whether the part of the window that was not expanded counts as busy time.
  ///   - patience: the maximum excess work. Once it is used up, recurring events are skipped, but single ones are not.
  static func findings(
    _ all: [EventSeries], calendar: ListID, window: PlanWindow, limit: Int = resourceLimit,
    seriesLimit: Int = Self.limit, coversRest: Bool = false, patience: Int64 = vainWork
  ) -> Findings {
    var sum = Findings()
    var isRestCovered = false
    for series in all {
      let expansion = EventExpansion(series: series, calendar: calendar, window: window, coversRest: coversRest)
      if series.isRecurring, sum.vain >= patience {
        sum.isCut = true
        if coversRest, !isRestCovered { sum.events.append(expansion.rest(expansion.series.description, from: nil)) }
        isRestCovered = true
        continue
      }
      sum.add(expansion.findings(limit: min(seriesLimit, limit - sum.events.count)), limit)
      if sum.work > resourceWork { sum.isCut = true }
      guard sum.isCut, sum.events.count >= limit || sum.work > resourceWork else { continue }
      // The remaining events are unknown.
      if coversRest { sum.events.append(expansion.rest(expansion.series.description, from: nil)) }
      break
    }
    return sum
  }

  func occurrences() -> [CalendarEvent] { findings().events }

  /// Returns a single event wherever it is, but only those occurrences of a recurring one that touch the window.
  func findings(limit: Int = EventExpansion.limit) -> Findings {
    guard let master = series.master else { return Findings(events: series.overrides.map { event($0) }) }
    guard series.isRecurring else {
      return Findings(
        events: series.overrides.isEmpty
          ? [event(master, at: master.start, id: nil, length: master.length)] : single(master))
    }
    var found = regular(master, limit)
    found.vain = max(0, found.work - Self.workOfOne * Int64(found.steps + 1))
    found.events += series.overrides.map { event($0) }.filter { window.contains($0.span) }
    return found
  }

  /// Returns the occurrences of an event that has lost its rule but kept its exceptions.
  private func single(_ master: EventSeries.Description) -> [CalendarEvent] {
    let rest =
      replaced.contain(master.start)
      ? [] : [event(master, at: master.start, id: master.start, length: master.length)]
    return rest + series.overrides.map { event($0) }
  }

  private func regular(_ master: EventSeries.Description, _ limit: Int) -> Findings {
    let changes = series.overrides.filter { $0.isForFuture }.sorted { $0.id < $1.id }
    var found = Findings()
    let (excluded, replaced, end) = (excluded(master, &found), replaced, end(changes))
    var reached = 0
    var walk = walls(master, changes)
    let workBefore = found.work
    while let wall = walk.next(), wall.total <= end {
      found.work = workBefore + walk.work
      guard found.steps < Self.steps, found.work < Self.seriesWork else { return ended(found, master) }
      found.steps += 1
      while reached < changes.count, changes[reached].id <= wall { reached += 1 }
      if excluded.contains(wall) || replaced.contain(wall) { continue }
      let event =
        reached > 0
        ? shifted(changes[reached - 1], wall) : self.event(master, at: wall, id: wall, length: length(master, wall))
      guard window.contains(event.span) else { continue }
      guard found.events.count < limit else { return ended(found, master) }
      found.events.append(event)
    }
    found.work = workBefore + walk.work
    return walk.isGivenUp ? ended(found, master) : found
  }

  private func ended(_ found: Findings, _ master: EventSeries.Description) -> Findings {
    var found = found
    found.isCut = true
    if coversRest { found.events.append(rest(master, from: found.events.last)) }
    return found
  }

  /// Returns an event that represents everything that was not expanded, up to the end of the window.
  private func rest(_ description: EventSeries.Description?, from last: CalendarEvent?) -> CalendarEvent {
    var span = CalendarEvent.Span.timed(start: window.from, end: window.until)
    if description?.isAllDay == true { span = .days(first: window.first, last: window.last) }
    if case .timed(let start, _) = last?.span, start > window.from { span = .timed(start: start, end: window.until) }
    return CalendarEvent(
      calendar: calendar, uid: series.uid, recurrence: "rest-" + window.from.iso, title: description?.title ?? "",
      span: span, isBusy: description?.isBusy ?? true)
  }

  private func length(_ master: EventSeries.Description, _ wall: WallClock) -> EventSeries.Length {
    (series.added[wall] ?? nil) ?? master.length
  }

  private func walls(_ master: EventSeries.Description, _ changes: [EventSeries.Override]) -> SetOccurrences {
    let set = RecurrenceSet(
      start: master.start, rules: series.rules, added: Array(series.added.keys), leftOut: series.leftOut,
      leftOutDays: series.leftOutDays)
    let zone = master.zone
    return set.occurrences(
      notBefore: WallClock(total: start(master, changes)), notAfter: WallClock(total: end(changes))
    ) { zone.instant($0) }
  }

  /// Times are compared as if all zones were UTC, so two days are added at both ends, and an event that began before
  /// the window may extend into it. An event that repeats every few seconds or minutes would need too many steps for
  /// these days, so the start is computed in its zone, with three hours added for clock changes.
  private func start(_ master: EventSeries.Description, _ changes: [EventSeries.Override]) -> Int64 {
    let lengths = [master] + changes.map { $0.description }
    let longest = min(lengths.map { seconds($0.length) }.max() ?? 0, Self.reach)
    let first = window.from.seconds - longest - reach(changes)
    let isDense = changes.isEmpty && !master.isAllDay && series.rules.contains { $0.frequency < .hourly }
    guard isDense, let there = master.zone.instant(WallClock(total: first)) else { return first - 2 * 86_400 }
    return first - (there.seconds - first) - 3 * 3_600
  }

  private func end(_ changes: [EventSeries.Override]) -> Int64 {
    window.until.seconds + reach(changes) + 2 * 86_400
  }

  /// Returns the greatest distance of a changed occurrence from its original time.
  private func reach(_ changes: [EventSeries.Override]) -> Int64 {
    min(changes.map { abs($0.description.start.total - $0.id.total) }.max() ?? 0, Self.reach)
  }

  private func seconds(_ length: EventSeries.Length) -> Int64 {
    switch length {
    case .seconds(let seconds): seconds
    case .nominal(let days, let seconds): Int64(days) * 86_400 + seconds
    }
  }

  /// Returns the times excluded by EXRULE.
  private func excluded(_ master: EventSeries.Description, _ found: inout Findings) -> Set<WallClock> {
    var result: Set<WallClock> = []
    let (zone, end) = (master.zone, WallClock(total: end([])))
    for rule in series.exclusions where !found.isCut {
      var walk = rule.occurrences(
        from: master.start, notBefore: WallClock(total: start(master, [])), notAfter: end
      ) { zone.instant($0) }
      while let wall = walk.next() {
        guard found.steps < Self.steps, found.work + walk.work < Self.seriesWork else {
          found.isCut = true
          break
        }
        result.insert(wall)
        found.steps += 1
      }
      found.work += walk.work
      found.isCut = found.isCut || walk.isGivenUp
    }
    return result
  }
}

extension EventExpansion {
  /// The original times that overrides replace.
  private struct Replaced {
    var days: Set<Day> = []
    var walls: Set<WallClock> = []

    func contain(_ wall: WallClock) -> Bool { walls.contains(wall) || days.contains(wall.day) }
  }

  private var replaced: Replaced {
    var result = Replaced()
    for override in series.overrides {
      if override.isDayOnly { result.days.insert(override.id.day) } else { result.walls.insert(override.id) }
    }
    return result
  }

  private func event(_ override: EventSeries.Override) -> CalendarEvent {
    let description = override.description
    return event(description, at: description.start, id: override.id, length: description.length)
  }

  /// Returns an occurrence after an override of all following ones, shifted by the same distance as the override.
  private func shifted(_ change: EventSeries.Override, _ wall: WallClock) -> CalendarEvent {
    let distance = change.description.start.total - change.id.total
    return event(
      change.description, at: WallClock(total: wall.total + distance), id: wall, length: change.description.length)
  }

  private func event(
    _ description: EventSeries.Description, at wall: WallClock, id: WallClock?, length: EventSeries.Length
  ) -> CalendarEvent {
    CalendarEvent(
      calendar: calendar, uid: series.uid, recurrence: id.map { name($0, description) }, title: description.title,
      location: description.location, span: span(description, wall, length), isBusy: description.isBusy,
      status: description.status)
  }

  private func span(
    _ description: EventSeries.Description, _ wall: WallClock, _ length: EventSeries.Length
  ) -> CalendarEvent.Span {
    if description.isAllDay {
      guard case .nominal(let days, _) = length else { return .days(first: wall.day, last: wall.day) }
      return .days(first: wall.day, last: wall.day + (days - 1))
    }
    let start = description.zone.instant(wall) ?? wall.utc
    switch length {
    case .seconds(let seconds): return .timed(start: start, end: Instant(seconds: start.seconds + seconds))
    case .nominal(let days, let seconds):
      let last = WallClock(day: wall.day + days, second: wall.second)
      let end = (description.zone.instant(last) ?? last.utc).seconds + seconds
      return .timed(start: start, end: Instant(seconds: max(start.seconds, end)))
    }
  }

  /// Returns the identifier of an occurrence as in RECURRENCE-ID: a day, or a time in UTC.
  private func name(_ wall: WallClock, _ description: EventSeries.Description) -> String {
    let master = series.master ?? description
    if master.isAllDay { return wall.day.iso.filter { $0 != "-" } }
    let text = (master.zone.instant(wall) ?? wall.utc).iso
    return text.filter { $0 != "-" && $0 != ":" }
  }
}
