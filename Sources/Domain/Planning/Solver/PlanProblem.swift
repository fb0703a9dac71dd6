/// What the planner is asked: free time in slots of equal length and the tasks that want some of it. Knows no calendar and
/// no clock; whoever asks turns moments into slots and back.
public struct PlanProblem: Equatable, Sendable {
  /// A piece of free time, `slotMinutes` long.
  public struct Slot: Equatable, Sendable {
    /// Minutes on an axis of the caller's own choice. Two slots touch when the next one starts where this one ends.
    public var start: Int
    /// At or after noon, where what belongs into the morning should not be.
    public var isAfternoon: Bool

    public init(start: Int, isAfternoon: Bool = false) {
      self.start = start
      self.isAfternoon = isAfternoon
    }
  }

  public struct Task: Equatable, Sendable {
    /// What is still to be done; rounded up to whole slots.
    public var minutes: Int
    /// How much it matters, 1…1000.
    public var weight: Int
    /// What begins then or later is late; a moment on the axis of the slots.
    public var due: Int?
    /// Nothing of it begins earlier.
    public var notBefore: Int?
    /// The shortest piece worth starting; a task that is shorter itself is one piece. Rounded up to whole slots.
    public var minChunk: Int
    /// Otherwise it is done in one piece or not at all.
    public var isSplittable: Bool
    public var prefersMorning: Bool
    /// What the last plan gave it, from moment to moment.
    public var previous: [Range<Int>]

    public init(
      minutes: Int, weight: Int, due: Int? = nil, notBefore: Int? = nil, minChunk: Int = 0, isSplittable: Bool = true,
      prefersMorning: Bool = false, previous: [Range<Int>] = []
    ) {
      self.minutes = minutes
      self.weight = weight
      self.due = due
      self.notBefore = notBefore
      self.minChunk = minChunk
      self.isSplittable = isSplittable
      self.prefersMorning = prefersMorning
      self.previous = previous
    }
  }

  public var by: PlanBy
  public var slotMinutes: Int
  /// In the order of time, without overlaps; their positions here are their numbers.
  public var slots: [Slot]
  public var tasks: [Task]
  public var costs: PlanCosts
  /// Minutes kept free after each piece unless a gap in free time follows; rounded up to whole slots.
  public var buffer: Int

  public init(
    by: PlanBy = .points, slotMinutes: Int, slots: [Slot], tasks: [Task], costs: PlanCosts = .standard, buffer: Int = 0
  ) {
    self.by = by
    self.slotMinutes = slotMinutes
    self.slots = slots
    self.tasks = tasks
    self.costs = costs
    self.buffer = buffer
  }

  /// The number of the first slot that starts at a moment or later; the count of slots when there is none.
  public func firstSlot(at start: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// From the start of the first to the end of the last of some slots that touch.
  public func span(of numbers: Range<Int>) -> Range<Int> {
    slots[numbers.lowerBound].start..<(slots[numbers.upperBound - 1].start + slotMinutes)
  }

  /// Whole slots that hold so many minutes.
  public func slotCount(of minutes: Int) -> Int {
    max(0, (minutes + slotMinutes - 1) / slotMinutes)
  }
}

/// What decides between tasks when time is short.
public enum PlanBy: String, Sendable, CaseIterable {
  /// The weights: a plan costs as little as possible.
  case points
  /// The order of the list: no task gets less than it could have if those after it had nothing. Among the plans that give
  /// each task as much as that, the one that costs least.
  case order
}

/// What each kind of imperfection costs. The first three are multiplied by the weight of the task.
public struct PlanCosts: Equatable, Sendable {
  /// A slot of a task without a place.
  public var unscheduled = 1_000
  /// A slot at or after the due time.
  public var late = 600
  /// Each slot that lies before a used one.
  public var earliness = 2
  /// Each piece of a task after its first.
  public var split = 60
  /// An afternoon slot of a task for the morning.
  public var energy = 6
  /// A slot of a task to which the last plan gave others instead.
  public var moved = 0

  public init() {}

  public static let standard = PlanCosts()
}
