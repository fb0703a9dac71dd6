/// Which events of a calendar block: take time that nothing else is planned in. The others are only shown.
public enum EventBlocking: Int, Sendable, CaseIterable {
  case none = 0
  /// Those with a time; whole days are birthdays and holidays as a rule.
  case timed = 1
  case all = 2

  /// What counts until a person chooses.
  public static let standard = EventBlocking.timed

  /// The stable name.
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

/// What a person can say of an event: that it blocks, that it does not, or that its calendar decides.
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

/// An event with all its occurrences.
public struct EventKey: Hashable, Sendable {
  public var calendar: ListID
  public var uid: String

  public init(calendar: ListID, uid: String) {
    self.calendar = calendar
    self.uid = uid
  }
}

/// Minutes kept free before and after each event that blocks and has a time.
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

  /// Whether nothing else should be planned while it is: what a person said of it, else what it and its calendar say. What
  /// is cancelled never blocks.
  public var takesTime: Bool { status != .cancelled && (blocks ?? takesTimeByDefault) }

  /// The same while nobody has said anything of it.
  public var takesTimeByDefault: Bool {
    guard isBusy, status != .cancelled else { return false }
    return switch blocking {
    case .none: false
    case .timed: !isOfWholeDays
    case .all: true
    }
  }

  /// What to store of it so that it blocks if it does not now, and the other way round; nil leaves it to its calendar.
  public var blocksOtherwise: Bool? { takesTimeByDefault == takesTime ? !takesTime : nil }

  public var isOfWholeDays: Bool {
    if case .days = span { return true }
    return false
  }

  /// Whole days as clocks here run them; nil for what has no length.
  func stretch(_ zones: Environment.Zones) -> Range<Instant>? {
    switch span {
    case .timed(let start, let end): start < end ? start..<end : nil
    case .days(let first, let last): zones.midnight(of: first)..<zones.midnight(of: max(first, last) + 1)
    }
  }

  /// What nothing else should be planned in; nil where it blocks nothing.
  func taken(_ buffers: EventBuffers, _ zones: Environment.Zones) -> Range<Instant>? {
    guard takesTime, let stretch = stretch(zones) else { return nil }
    if isOfWholeDays { return stretch }
    return stretch.lowerBound.advanced(minutes: -buffers.before)..<stretch.upperBound.advanced(minutes: buffers.after)
  }
}

extension PlanWindow {
  /// With the events around it whose buffers reach into it.
  func widened(by buffers: EventBuffers) -> PlanWindow {
    var window = self
    window.from = from.advanced(minutes: -buffers.after)
    window.until = until.advanced(minutes: buffers.before)
    return window
  }
}
