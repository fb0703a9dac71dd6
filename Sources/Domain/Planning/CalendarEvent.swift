/// One occurrence of a calendar event, which the plan shows behind the blocks.
public struct CalendarEvent: Equatable, Sendable {
  /// The time of an event: from one instant to another, or on whole days.
  public enum Span: Equatable, Sendable {
    /// The end is exclusive and may equal the start.
    case timed(start: Instant, end: Instant)
    /// Both days are included.
    case days(first: Day, last: Day)
  }

  public enum Status: Int, Sendable {
    case confirmed = 0
    case tentative = 1
    case cancelled = 2
  }

  public var calendar: ListID
  /// UID of the event, shared by all occurrences of a recurring event.
  public var uid: String
  /// Identifies an occurrence of a recurring event by its original start, written as in RECURRENCE-ID. Nil for an event
  /// that does not recur.
  public var recurrence: String?
  public var title: String
  public var location: String?
  public var span: Span
  /// Whether the event marks its time as busy (TRANSP).
  public var isBusy: Bool
  public var status: Status
  /// Which events of its calendar block time. Set by the store.
  public var blocking: EventBlocking
  /// Whether the event blocks time by the user's choice; nil leaves it to the calendar. Set by the store.
  public var blocks: Bool?

  public init(
    calendar: ListID, uid: String, recurrence: String? = nil, title: String, location: String? = nil, span: Span,
    isBusy: Bool = true, status: Status = .confirmed, blocking: EventBlocking = .standard, blocks: Bool? = nil
  ) {
    self.calendar = calendar
    self.uid = uid
    self.recurrence = recurrence
    self.title = title
    self.location = location
    self.span = span
    self.isBusy = isBusy
    self.status = status
    self.blocking = blocking
    self.blocks = blocks
  }
}

/// A period of time: instants for timed entries, days for whole-day entries.
public struct PlanWindow: Equatable, Sendable {
  public var from: Instant
  /// The end, exclusive.
  public var until: Instant
  public var first: Day
  public var last: Day

  public init(from: Instant, until: Instant, first: Day, last: Day) {
    self.from = from
    self.until = until
    self.first = first
    self.last = last
  }

  /// Returns whether a part of the span lies inside the window. A span without length counts at its start.
  public func contains(_ span: CalendarEvent.Span) -> Bool {
    switch span {
    case .timed(let start, let end): start < until && (end > from || start >= from)
    case .days(let first, let last): first <= self.last && last >= self.first
    }
  }
}

/// Source of event occurrences: one resource of a calendar. Its occurrences are stored and removed together.
public struct EventSource: Hashable, Sendable {
  public var calendar: ListID
  /// Unique within the calendar.
  public var name: String

  public init(calendar: ListID, name: String) {
    self.calendar = calendar
    self.name = name
  }
}

extension CalendarEvent {
  /// Orders events as a day lists them: whole-day events first, then by start.
  public static func precedes(_ left: CalendarEvent, _ right: CalendarEvent) -> Bool {
    let keys = (left.sortKey, right.sortKey)
    if keys.0 != keys.1 { return keys.0 < keys.1 }
    if left.title != right.title { return left.title < right.title }
    return (left.uid, left.recurrence ?? "", left.calendar.text) < (
      right.uid, right.recurrence ?? "", right.calendar.text
    )
  }

  /// Sorts whole-day events before timed ones.
  private var sortKey: (Int, Int64) {
    switch span {
    case .days(let first, _): (0, Int64(first.number))
    case .timed(let start, _): (1, start.seconds)
    }
  }
}
