/// A plan: the blocks of tasks, the tasks left out, and the cost.
public struct PlanSolution: Equatable, Sendable {
  /// A run of touching slots of one task.
  public struct Block: Equatable, Sendable {
    /// Position of the task in the problem.
    public var task: Int
    /// Numbers of the slots.
    public var slots: Range<Int>
    /// The most important first; never empty.
    public var reasons: [SlotReason]
  }

  /// A task that has fewer slots than it wants.
  public struct Left: Equatable, Sendable {
    public var task: Int
    public var slots: Int
    public var reason: SlotReason
  }

  /// Cost of each kind of imperfection, including weights.
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

  /// In chronological order.
  public var blocks: [Block]
  /// In the order of the problem's tasks.
  public var left: [Left]
  public var parts: Parts

  /// Total cost; lower is better.
  public var z: Int { parts.sum }
}
