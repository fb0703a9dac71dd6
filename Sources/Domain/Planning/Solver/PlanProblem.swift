/// The input of the planner: free time in slots of equal length, and tasks to be placed in it. It is independent of
/// calendars and clocks; the caller converts instants to slots and back.
public struct PlanProblem: Equatable, Sendable {
  /// A piece of free time, `slotMinutes` long.
  public struct Slot: Equatable, Sendable {
    /// Minutes on an axis that the caller chooses. Two slots touch if one starts where the other ends.
    public var start: Int
    /// Whether the slot starts at or after noon. Tasks that prefer the morning avoid it.
    public var isAfternoon: Bool

    public init(start: Int, isAfternoon: Bool = false) {
      self.start = start
      self.isAfternoon = isAfternoon
    }
  }

  public struct Task: Equatable, Sendable {
    /// Work left to do; rounded up to whole slots.
    public var minutes: Int
    /// Importance, 1…1000.
    public var weight: Int
    /// Slots that begin at this time or later are late. A time on the axis of the slots.
    public var due: Int?
    /// No slot of the task may begin earlier.
    public var notBefore: Int?
    /// Length of the shortest piece worth starting; a shorter task is one piece. Rounded up to whole slots.
    public var minChunk: Int
    /// If false, the task is done in one piece or not at all.
    public var isSplittable: Bool
    public var prefersMorning: Bool
    /// The times that the last plan gave it.
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
  /// In chronological order, without overlaps. The number of a slot is its index.
  public var slots: [Slot]
  public var tasks: [Task]
  public var costs: PlanCosts
  /// Minutes kept free after each piece, unless free time is interrupted there; rounded up to whole slots.
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

  /// Returns the number of the first slot that starts at a time or later; the number of slots if there is none.
  public func firstSlot(at start: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the time from the start of the first to the end of the last of some touching slots.
  public func span(of numbers: Range<Int>) -> Range<Int> {
    slots[numbers.lowerBound].start..<(slots[numbers.upperBound - 1].start + slotMinutes)
  }

  /// Returns the number of whole slots that hold the given minutes.
  public func slotCount(of minutes: Int) -> Int {
    max(0, (minutes + slotMinutes - 1) / slotMinutes)
  }
}

/// The criterion that decides between tasks when time is short.
public enum PlanBy: String, Sendable, CaseIterable {
  /// By weight: the plan with the lowest cost.
  case points
  /// By the order of the list: no task gets less than it could have if the tasks after it had nothing. Among the plans
  /// that meet this condition, the one with the lowest cost.
  case order
}

/// Cost of each kind of imperfection. The first three are multiplied by the weight of the task.
public struct PlanCosts: Equatable, Sendable {
  /// A slot that a task wants but does not have.
  public var unscheduled = 1_000
  /// A slot at or after the due time.
  public var late = 600
  /// Each slot before a slot that is used.
  public var earliness = 2
  /// Each piece of a task after its first.
  public var split = 60
  /// An afternoon slot of a task that prefers the morning.
  public var energy = 6
  /// A slot that the task did not have in the last plan, if it had others.
  public var moved = 0

  public init() {}

  public static let standard = PlanCosts()
}
