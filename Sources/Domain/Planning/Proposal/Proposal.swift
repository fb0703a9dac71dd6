/// A plan for some days that has not been accepted yet: new and moved blocks, blocks to remove, and tasks left out.
public struct Proposal: Equatable, Sendable {
  /// A time block to create, or an unpinned one to move.
  public struct Placement: Equatable, Sendable {
    /// Identifies it in forms, counted from 1. It does not change when others are accepted or rejected.
    public var number: Int
    public var task: TaskID
    public var title: String
    public var start: Instant
    /// Length in minutes, 5…1440.
    public var minutes: Int
    /// The unpinned block to move here; nil for a new block.
    public var moves: BlockID?
    /// The reasons for this time, the most important first; never empty in a new proposal.
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

  /// A task, or the rest of one, that found no time.
  public struct LeftOut: Equatable, Sendable {
    public var task: TaskID
    public var title: String
    /// Minutes that have no place.
    public var minutes: Int
    public var reason: PlanReason
    /// When it is due if that is in the planned days or earlier; nil if it can wait.
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
  /// The last day, inclusive.
  public var last: Day
  public var madeAt: Instant
  /// By start.
  public var placements: [Placement]
  /// Unpinned blocks to remove, because there is no place for them any more.
  public var removals: [BlockID]
  /// Tasks that are due in the planned days, then the others in planning order. Limited to a readable number.
  public var leftOut: [LeftOut]
  /// Number of all tasks left out, including those not in `leftOut`.
  public var leftOutCount: Int
  /// Number of tasks left out that are not meant for the planned days, regardless of how much time is free.
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

  /// Number of days that a plan may cover.
  public static let dayCounts = 1...14

  /// Whether accepting it would change nothing.
  public var isEmpty: Bool { placements.isEmpty && removals.isEmpty }
}
