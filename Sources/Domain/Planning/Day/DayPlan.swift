/// The plan of a day: its entries in columns, the gaps between them, and the capacity.
public struct DayPlan: Sendable {
  /// An entry with a time, clipped to the day.
  public struct Entry: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
      case event(CalendarEvent)
      case block(PlannedBlock)
      case proposed(Proposal.Placement)
    }

    public var content: Content
    /// First minute as drawn, clipped to the day. An entry without length is drawn one grid step high.
    public var from: Int
    /// End minute, exclusive and greater than `from`.
    public var until: Int
    public var startsBefore: Bool
    public var endsAfter: Bool
    /// Column, from 0 to `columns` − 1.
    public var column = 0
    /// Number of columns of all entries that overlap with this one, directly or through others.
    public var columns = 1
    /// Width in columns.
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
  /// Working hours, clipped to the day; two ranges may touch.
  public var working: [Range<Int>]
  /// Whole-day events on this day, and other events that fill it.
  public var allDay: [CalendarEvent]
  /// Sorted by start.
  public var entries: [Entry]
  /// Kept free around timed events that block.
  public var buffers: EventBuffers
  /// Free working time that is not past, in gaps of at least 5 minutes.
  public var gaps: [Range<Int>]
  public var capacity: Capacity
  /// The current minute; nil except for today.
  public var now: Int?

  /// Length of the shortest gap in minutes.
  public static let shortestGap = 5

  public var day: Day { frame.day }
  /// Whether an event blocks the whole day.
  public var isFull: Bool { allDay.contains { $0.takesTime } }
  public var blocks: [PlannedBlock] {
    entries.compactMap { if case .block(let block) = $0.content { block } else { nil } }
  }
}

extension DayPlan {
  /// An element of the day as read from top to bottom.
  public enum Part: Sendable {
    case entry(Entry)
    case gap(Range<Int>)

    /// The minute at which it begins.
    public var from: Int {
      switch self {
      case .entry(let entry): entry.from
      case .gap(let gap): gap.lowerBound
      }
    }
  }

  /// All entries with a time and the gaps between them, by start. An entry that begins together with a gap comes first.
  public var parts: [Part] {
    let parts = entries.map { Part.entry($0) } + gaps.map { Part.gap($0) }
    let order = parts.indices.sorted { (parts[$0].from, $0) < (parts[$1].from, $1) }
    return order.map { parts[$0] }
  }
}

extension DayPlan.Entry {
  /// The minutes that a new block must not overlap. Nil for proposals, non-blocking events and events without length.
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
