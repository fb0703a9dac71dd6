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

    init(_ calendar: EventCalendar) {
      from = calendar.expandedFrom
      until = calendar.expandedUntil
      zone = calendar.zone
    }
  }

  /// The occurrences of one text, those near now before others. This may take long: no transaction is open meanwhile.
  /// - Parameter limit: give no more than so many.
  func findings(_ all: [EventSeries], calendar: ListID, limit: Int) -> EventExpansion.Findings {
    if near.from <= whole.from && near.until >= whole.until {
      return EventExpansion.findings(all, calendar: calendar, window: whole, limit: limit)
    }
    var sum = EventExpansion.findings(all, calendar: calendar, window: near, limit: limit)
    let series = all.filter(\.isRecurring)
    for part in [before, after] where part.from < part.until {
      var more = EventExpansion.findings(series, calendar: calendar, window: part, limit: limit - sum.events.count)
      more.events.removeAll { near.contains($0.span) }
      sum.add(more, limit)
    }
    return sum
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
  /// Times looked at for all resources of one calendar; honest ones need a hundredth.
  private static let steps = 20_000_000

  /// Occurrences there is room for.
  private var room: Int
  private var steps = Self.steps

  init(room: Int) {
    self.room = room
  }

  /// - Parameter own: occurrences stored of this resource, which are replaced.
  mutating func expand(_ reading: EventReading, in stretch: EventStretch, calendar: ListID, own: Int) -> EventOutcome {
    guard steps > 0 else { return EventOutcome(events: [], cut: .resource) }
    let limit = max(0, min(EventExpansion.resourceLimit, room + own))
    let found = stretch.findings(reading.series, calendar: calendar, limit: limit)
    steps -= found.steps
    room += own - found.events.count
    let isFull = found.isCut && limit < EventExpansion.resourceLimit && found.events.count >= limit
    return EventOutcome(events: found.events, cut: isFull ? .calendar : found.isCut ? .resource : .none)
  }
}

/// The occurrences of one resource, ready to be stored.
struct EventOutcome: Sendable {
  var events: [CalendarEvent]
  var cut: EventResource.Cut
}
