/// A plan: who has which slots, what has none, and what that costs.
public struct PlanSolution: Equatable, Sendable {
  /// A run of slots that touch.
  public struct Block: Equatable, Sendable {
    /// Position of the task in the problem.
    public var task: Int
    /// Numbers of the slots.
    public var slots: Range<Int>
    /// The weightiest first; never empty.
    public var reasons: [SlotReason]
  }

  /// A task some slots of which have no place.
  public struct Left: Equatable, Sendable {
    public var task: Int
    public var slots: Int
    public var reason: SlotReason
  }

  /// What each kind of imperfection adds to the cost, weights included.
  public struct Parts: Equatable, Sendable {
    public var unscheduled = 0
    public var late = 0
    public var earliness = 0
    public var splits = 0
    public var energy = 0
    public var moved = 0

    public init() {}

    public var sum: Int { unscheduled + late + earliness + splits + energy + moved }
  }

  /// In the order of time.
  public var blocks: [Block]
  /// In the order of the problem's tasks.
  public var left: [Left]
  public var parts: Parts

  /// The cost of all, to be as small as possible.
  public var z: Int { parts.sum }
}
