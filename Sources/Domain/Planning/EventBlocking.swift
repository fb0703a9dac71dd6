/// Which events of a calendar block time, so that nothing else is planned then. Other events are only shown.
public enum EventBlocking: Int, Sendable, CaseIterable {
  case none = 0
  /// Timed events; whole-day events are mostly birthdays and holidays.
  case timed = 1
  case all = 2

  /// The default until the user chooses.
  public static let standard = EventBlocking.timed

  /// Stable name for storage and commands.
  public var name: String {
    switch self {
    case .none: "none"
    case .timed: "timed"
    case .all: "all"
    }
  }

  public init?(name: String) {
    guard let found = EventBlocking.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// The user's choice for an event: it blocks time, it does not, or its calendar decides.
public enum EventChoice: String, Sendable, CaseIterable {
  case yes, no, calendar

  public init(_ blocks: Bool?) {
    self = blocks.map { $0 ? .yes : .no } ?? .calendar
  }

  public var blocks: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .calendar: nil
    }
  }
}

/// Identifies an event with all its occurrences.
public struct EventKey: Hashable, Sendable {
  public var calendar: ListID
  public var uid: String

  public init(calendar: ListID, uid: String) {
    self.calendar = calendar
    self.uid = uid
  }
}

/// Minutes kept free before and after each timed event that blocks.
public struct EventBuffers: Equatable, Sendable {
  public var before: Int
  public var after: Int

  public static let none = EventBuffers(before: 0, after: 0)

  public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}

extension CalendarEvent {
  public var key: EventKey { EventKey(calendar: calendar, uid: uid) }

  /// Whether the event blocks time: as chosen by the user, or else as determined by the event and its calendar. A
  /// cancelled event never blocks.
  public var takesTime: Bool { status != .cancelled && (blocks ?? takesTimeByDefault) }

  /// Whether the event blocks time if the user has made no choice for it.
  public var takesTimeByDefault: Bool {
    guard isBusy, status != .cancelled else { return false }
    return switch blocking {
    case .none: false
    case .timed: !isOfWholeDays
    case .all: true
    }
  }

  /// The choice to store so that the event blocks if it does not now, and vice versa; nil leaves it to the calendar.
  public var blocksOtherwise: Bool? { takesTimeByDefault == takesTime ? !takesTime : nil }

  public var isOfWholeDays: Bool {
    if case .days = span { return true }
    return false
  }

  /// Returns the time of the event, with whole days from midnight to midnight in the local zone. Nil if it has no
  /// length.
  func stretch(_ zones: Environment.Zones) -> Range<Instant>? {
    switch span {
    case .timed(let start, let end): start < end ? start..<end : nil
    case .days(let first, let last): zones.midnight(of: first)..<zones.midnight(of: max(first, last) + 1)
    }
  }

  /// Returns the time that the event blocks, including buffers; nil if it blocks none. Whole days have no buffers.
  func taken(_ buffers: EventBuffers, _ zones: Environment.Zones) -> Range<Instant>? {
    guard takesTime, let stretch = stretch(zones) else { return nil }
    if isOfWholeDays { return stretch }
    return stretch.lowerBound.advanced(minutes: -buffers.before)..<stretch.upperBound.advanced(minutes: buffers.after)
  }
}

extension PlanWindow {
  /// Returns the window extended to include events whose buffers reach into it.
  func widened(by buffers: EventBuffers) -> PlanWindow {
    var window = self
    window.from = from.advanced(minutes: -buffers.after)
    window.until = until.advanced(minutes: buffers.before)
    return window
  }
}
