/// A plan for some days that nobody has accepted yet: what would come where, what would give way, and what was left out.
public struct Proposal: Equatable, Sendable {
  /// A time block that could be made, or an unpinned one that could be moved.
  public struct Placement: Equatable, Sendable {
    /// Its name in forms, from 1 on; it stays the same while others are accepted or rejected.
    public var number: Int
    public var task: TaskID
    public var title: String
    public var start: Instant
    /// 5…1440.
    public var minutes: Int
    /// The unpinned block that would come here; nil for a new one.
    public var moves: BlockID?
    /// What speaks for this place, the weightiest first; never empty as it is proposed.
    public var reasons: [PlanReason]

    public init(
      number: Int, task: TaskID, title: String, start: Instant, minutes: Int, moves: BlockID? = nil,
      reasons: [PlanReason]
    ) {
      self.number = number
      self.task = task
      self.title = title
      self.start = start
      self.minutes = minutes
      self.moves = moves
      self.reasons = reasons
    }

    public var end: Instant { start.advanced(minutes: minutes) }
  }

  /// A task, or the rest of one, that found no place.
  public struct LeftOut: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    /// Without a place.
    public var minutes: Int
    public var reason: PlanReason
    /// When it is due, where that is in the days looked at or was before; nil when it can wait.
    public var due: Due?

    public init(task: TaskID, title: String, minutes: Int, reason: PlanReason, due: Due? = nil) {
      self.task = task
      self.title = title
      self.minutes = minutes
      self.reason = reason
      self.due = due
    }
  }

  public var first: Day
  /// Part of it.
  public var last: Day
  public var madeAt: Instant
  /// By start.
  public var placements: [Placement]
  /// Unpinned blocks that have no place any more.
  public var removals: [BlockID]
  /// First what is due in these days, then what comes first by what decides; as many as anybody reads.
  public var leftOut: [LeftOut]
  /// All that were left out, also those not in `leftOut`.
  public var leftOutCount: Int
  /// Those of them that are not meant for these days, whatever is free.
  public var waitingCount: Int

  public init(
    first: Day, last: Day, madeAt: Instant, placements: [Placement] = [], removals: [BlockID] = [],
    leftOut: [LeftOut] = [], leftOutCount: Int? = nil, waitingCount: Int? = nil
  ) {
    self.first = first
    self.last = last
    self.madeAt = madeAt
    self.placements = placements
    self.removals = removals
    self.leftOut = leftOut
    self.leftOutCount = leftOutCount ?? leftOut.count
    self.waitingCount = waitingCount ?? leftOut.count { $0.reason.isWaiting }
  }

  /// Days a plan may be asked for.
  public static let dayCounts = 1...14

  /// Whether accepting it would change nothing.
  public var isEmpty: Bool { placements.isEmpty && removals.isEmpty }
}
