/// One occurrence of an event of a calendar, as the plan shows it behind the blocks.
public struct CalendarEvent: Equatable, Sendable {
  /// When it is: from one instant to another, or on whole days.
  public enum Span: Equatable, Sendable {
    /// The end is not part of it and may be the start itself.
    case timed(start: Instant, end: Instant)
    /// Both days are part of it.
    case days(first: Day, last: Day)
  }

  public enum Status: Int, Sendable {
    case confirmed = 0
    case tentative = 1
    case cancelled = 2
  }

  public var calendar: ListID
  /// The series it belongs to.
  public var uid: String
  /// Tells the occurrences of a series apart, as iCalendar writes the time each was planned for (RECURRENCE-ID); none
  /// for an event that happens once.
  public var recurrence: String?
  public var title: String
  public var location: String?
  public var span: Span
  /// Whether it says that its time is taken (TRANSP).
  public var isBusy: Bool
  public var status: Status
  /// Which events of its calendar block, told by the store.
  public var blocking: EventBlocking
  /// Whether a person said that it blocks, told by the store; nil leaves it to the calendar.
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

/// A stretch of time somebody looks at: instants for what has a time, days for what lasts whole days.
public struct PlanWindow: Equatable, Sendable {
  public var from: Instant
  /// Not part of it.
  public var until: Instant
  public var first: Day
  public var last: Day

  public init(from: Instant, until: Instant, first: Day, last: Day) {
    self.from = from
    self.until = until
    self.first = first
    self.last = last
  }

  /// True when a part of the span lies inside; something without length counts where it starts.
  public func contains(_ span: CalendarEvent.Span) -> Bool {
    switch span {
    case .timed(let start, let end): start < until && (end > from || start >= from)
    case .days(let first, let last): first <= self.last && last >= self.first
    }
  }
}

/// Where occurrences come from: one resource of a calendar. They are stored and removed together.
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
  /// The order a day is read in.
  public static func precedes(_ left: CalendarEvent, _ right: CalendarEvent) -> Bool {
    let keys = (left.sortKey, right.sortKey)
    if keys.0 != keys.1 { return keys.0 < keys.1 }
    if left.title != right.title { return left.title < right.title }
    return (left.uid, left.recurrence ?? "", left.calendar.text) < (
      right.uid, right.recurrence ?? "", right.calendar.text
    )
  }

  /// Whole days before times.
  private var sortKey: (Int, Int64) {
    switch span {
    case .days(let first, _): (0, Int64(first.number))
    case .timed(let start, _): (1, start.seconds)
    }
  }
}
