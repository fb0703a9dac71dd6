import Domain
import Storage

/// The stretch of time for which a calendar's recurring events are expanded.
struct EventStretch {
  let whole: PlanWindow
  /// The time around now, which has priority if not everything can be stored.
  let near: PlanWindow
  /// The state of the calendar's row on which this stretch is based.
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

  /// The days of each stretch that the user viewed.
  var looked: [[PlanWindow]] = []

  /// Returns the occurrences in one text, those near now first. This may take long, so no transaction must be open.
  ///
  /// If there are too many, the days that the user viewed are expanded separately.
  /// - Parameter limit: the maximum number of occurrences, not counting those of viewed days.
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

  /// Expands all days at once if that is not too much, otherwise day by day.
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

/// The work and space left for the occurrences of one calendar in one sync.
struct EventBudget {
  /// The maximum number of days and times examined for all resources of one calendar; real ones need a twentieth.
  private static let work: Int64 = 100_000_000

  /// The number of occurrences that can still be stored.
  private var room: Int
  private var work = Self.work
  private var patience = EventExpansion.vainWork

  init(room: Int) {
    self.room = room
  }

  /// - Parameter own: the number of occurrences stored for this resource, which are replaced.
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
  /// Parts of its text that could not be read as written.
  var remarks: [Remark]
}
