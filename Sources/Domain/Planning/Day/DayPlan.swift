/// A day as it is planned: what is in it, side by side where it overlaps, the gaps between, and how much it holds.
public struct DayPlan: Sendable {
  /// Something with a time, as far as it lies in the day.
  public struct Entry: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
      case event(CalendarEvent)
      case block(PlannedBlock)
      case proposed(Proposal.Placement)
    }

    public var content: Content
    /// Minutes of the frame as they are drawn, clipped to it; something without length is one step of the grid high.
    public var from: Int
    /// Not part of it, and after `from`.
    public var until: Int
    public var startsBefore: Bool
    public var endsAfter: Bool
    /// From 0 on, of `columns`.
    public var column = 0
    /// Of everything that overlaps with it, directly or through others.
    public var columns = 1
    /// How many columns it is wide.
    public var span = 1

    public init(_ content: Content, from: Int, until: Int, startsBefore: Bool = false, endsAfter: Bool = false) {
      self.content = content
      self.from = from
      self.until = until
      self.startsBefore = startsBefore
      self.endsAfter = endsAfter
    }
  }

  public var frame: DayFrame
  /// Working hours, clipped to the day; two may touch.
  public var working: [Range<Int>]
  /// Events of whole days that touch this one, and others that fill it.
  public var allDay: [CalendarEvent]
  /// By start.
  public var entries: [Entry]
  /// Kept free around events that block and have a time.
  public var buffers: EventBuffers
  /// Free time inside working hours that is not past, 5 minutes and longer.
  public var gaps: [Range<Int>]
  public var capacity: Capacity
  /// Only today.
  public var now: Int?

  /// Minutes; what is shorter is no gap.
  public static let shortestGap = 5

  public var day: Day { frame.day }
  /// Whether something takes all of it.
  public var isFull: Bool { allDay.contains { $0.takesTime } }
  public var blocks: [PlannedBlock] {
    entries.compactMap { if case .block(let block) = $0.content { block } else { nil } }
  }
}

extension DayPlan {
  /// What a day is read of from top to bottom.
  public enum Part: Sendable {
    case entry(Entry)
    case gap(Range<Int>)

    /// The minute it begins.
    public var from: Int {
      switch self {
      case .entry(let entry): entry.from
      case .gap(let gap): gap.lowerBound
      }
    }
  }

  /// Everything with a time and the gaps between, by start; what begins together with a gap comes before it.
  public var parts: [Part] {
    let parts = entries.map { Part.entry($0) } + gaps.map { Part.gap($0) }
    let order = parts.indices.sorted { (parts[$0].from, $0) < (parts[$1].from, $1) }
    return order.map { parts[$0] }
  }
}

extension DayPlan.Entry {
  /// The minutes a new block must not take: none under what is free, or has no length.
  public var taken: Range<Int>? {
    switch content {
    case .event(let event):
      guard event.takesTime, case .timed(let start, let end) = event.span, start < end else { return nil }
      return from..<until
    case .block: return from..<until
    case .proposed: return nil
    }
  }
}
