import Domain
import Storage

/// The stretch of time a calendar's series are expanded for.
struct EventStretch {
  let whole: PlanWindow
  /// The time around now: where not everything can be stored, this comes first.
  let near: PlanWindow
  /// What the calendar's row said when this was worked out.
  let basis: Basis

  struct Basis: Equatable {
    let from: Instant?
    let until: Instant?
    let zone: String?
    let looked: [Range<Int64>]

    init(_ calendar: EventCalendar) {
      from = calendar.expandedFrom
      until = calendar.expandedUntil
      zone = calendar.zone
      looked = calendar.looked
    }
  }

  /// The days of each stretch somebody has looked at.
  var looked: [[PlanWindow]] = []

  /// The occurrences of one text, those near now before others. This may take long: no transaction is open meanwhile.
  ///
  /// Where they are too many, the days somebody has looked at are worked out each for itself.
  /// - Parameter limit: give no more than so many, besides those of the days looked at.
  func findings(
    _ all: [EventSeries], calendar: ListID, limit: Int, patience: Int64 = EventExpansion.vainWork
  ) -> EventExpansion.Findings {
    var sum = withinWhole(all, calendar: calendar, limit: limit, patience)
    let days = looked.filter { sum.isCut || !holds($0) }
    guard !days.isEmpty else { return sum }
    var seen = Set(sum.events.map { Occurrence($0) })
    for days in days {
      for event in onDays(days, all, calendar, patience, &sum) where seen.insert(Occurrence(event)).inserted {
        sum.events.append(event)
      }
    }
    return sum
  }

  private struct Occurrence: Hashable {
    let uid: String
    let recurrence: String?

    init(_ event: CalendarEvent) { (uid, recurrence) = (event.uid, event.recurrence) }
  }

  private func withinWhole(
    _ all: [EventSeries], calendar: ListID, limit: Int, _ patience: Int64
  ) -> EventExpansion.Findings {
    if near.from <= whole.from && near.until >= whole.until {
      return EventExpansion.findings(all, calendar: calendar, window: whole, limit: limit, patience: patience)
    }
    var sum = EventExpansion.findings(all, calendar: calendar, window: near, limit: limit, patience: patience)
    let series = all.filter(\.isRecurring)
    for part in [before, after] where part.from < part.until {
      var more = EventExpansion.findings(
        series, calendar: calendar, window: part, limit: limit - sum.events.count, patience: patience - sum.vain)
      more.events.removeAll { near.contains($0.span) }
      sum.add(more, limit)
    }
    return sum
  }

  private func holds(_ days: [PlanWindow]) -> Bool {
    guard let first = days.first, let last = days.last else { return true }
    return first.from >= whole.from && last.until <= whole.until
  }

  /// All at once where that is not too much, else day by day.
  private func onDays(
    _ days: [PlanWindow], _ all: [EventSeries], _ calendar: ListID, _ patience: Int64,
    _ sum: inout EventExpansion.Findings
  ) -> [CalendarEvent] {
    guard let first = days.first, let last = days.last else { return [] }
    let window = PlanWindow(from: first.from, until: last.until, first: first.first, last: last.last)
    let together = EventExpansion.findings(all, calendar: calendar, window: window, patience: patience - sum.vain)
    sum.vain += together.vain
    if !together.isCut { return together.events.filter { window.contains($0.span) } }
    return days.flatMap { day in
      let found = EventExpansion.findings(
        all, calendar: calendar, window: day, seriesLimit: EventExpansion.dayLimit, coversRest: true,
        patience: patience - sum.vain)
      sum.vain += found.vain
      return found.events.filter { day.contains($0.span) }
    }
  }

  private var before: PlanWindow {
    PlanWindow(from: whole.from, until: near.from, first: whole.first, last: near.first)
  }

  private var after: PlanWindow {
    PlanWindow(from: near.until, until: whole.until, first: near.last, last: whole.last)
  }
}

/// How much of a calendar's occurrences can still be worked out and stored in one sync.
struct EventBudget {
  /// Days and times looked at for all resources of one calendar; honest ones need a twentieth.
  private static let work: Int64 = 100_000_000

  /// Occurrences there is room for.
  private var room: Int
  private var work = Self.work
  private var patience = EventExpansion.vainWork

  init(room: Int) {
    self.room = room
  }

  /// - Parameter own: occurrences stored of this resource, which are replaced.
  mutating func expand(_ reading: EventReading, in stretch: EventStretch, calendar: ListID, own: Int) -> EventOutcome {
    guard work > 0 else { return EventOutcome(events: [], cut: .resource, remarks: reading.remarks) }
    let limit = max(0, min(EventExpansion.resourceLimit, room + own))
    let found = stretch.findings(reading.series, calendar: calendar, limit: limit, patience: patience)
    work -= found.work
    patience -= found.vain
    room += own - found.events.count
    let isFull = found.isCut && limit < EventExpansion.resourceLimit && found.events.count >= limit
    return EventOutcome(
      events: found.events, cut: isFull ? .calendar : found.isCut ? .resource : .none, remarks: reading.remarks)
  }
}

/// The occurrences of one resource, ready to be stored.
struct EventOutcome: Sendable {
  var events: [CalendarEvent]
  var cut: EventResource.Cut
  /// What its text says that could not be read as it is written.
  var remarks: [Remark]
}
