/// The task that focus mode shows, with the details displayed beside it.
public struct FocusCard: Equatable, Sendable {
  /// Why this task is shown.
  public enum Reason: Equatable, Sendable {
    /// Drawn from the whole pool, without a narrowing.
    case random
    case block
    case quadrant(Quadrant)
    case gradeA
    /// Short enough for the free minutes.
    case fits(minutes: Int)
    /// Picked by the user, not drawn.
    case chosen
  }

  public var item: PlanItem
  public var listName: String
  /// Number shown after the letter of an A task.
  public var number: Int?
  /// Warning that a better graded task should come first. Nil if there is no such task, the guard is off, or the user
  /// ignored the warning today.
  public var guardNotice: GradeGuard.Notice?
  public var blockerTitle: String?
  public var timer: TimerReading
  /// Open subtasks at any depth.
  public var openBelow: [TaskID]
  /// Colour index 0…5, always the same for a task.
  public var colour: Int
  public var reason: Reason

  public init(
    item: PlanItem, listName: String = "", number: Int? = nil, guardNotice: GradeGuard.Notice? = nil,
    blockerTitle: String? = nil, timer: TimerReading = TimerReading(), openBelow: [TaskID] = [],
    reason: Reason = .random
  ) {
    self.item = item
    self.listName = listName
    self.number = number
    self.guardNotice = guardNotice
    self.blockerTitle = blockerTitle
    self.timer = timer
    self.openBelow = openBelow
    colour = FocusCard.colour(of: item.id)
    self.reason = reason
  }

  /// Derives the colour index 0…5 from the task's identifier.
  public static func colour(of id: TaskID) -> Int {
    var generator = FocusGenerator(seed: ShortHash.number(of: id.text))
    return generator.below(6)
  }
}

public typealias FocusReason = FocusCard.Reason

/// Snapshot of the timer for display.
public struct TimerReading: Equatable, Sendable {
  public enum Phase: String, Sendable, CaseIterable {
    case idle, working, paused, onBreak
  }

  public var mode: TimerMode
  public var phase: Phase
  /// Seconds of the current work session or break at the time of reading.
  public var seconds: Int
  /// Planned minutes of the phase; when counting up, the estimated duration of the task. Nil if there is neither.
  public var total: Int?
  /// Start of a clock that would now show `seconds` if it had run without a pause. Nil while the timer is not running.
  public var since: Instant?
  /// Minutes recorded for the task so far, without the current session.
  public var actualMinutes: Int
  /// Pomodoros completed since the last long break, 0…3.
  public var rounds: Int

  public init(
    mode: TimerMode = .none, phase: Phase = .idle, seconds: Int = 0, total: Int? = nil, since: Instant? = nil,
    actualMinutes: Int = 0, rounds: Int = 0
  ) {
    self.mode = mode
    self.phase = phase
    self.seconds = seconds
    self.total = total
    self.since = since
    self.actualMinutes = actualMinutes
    self.rounds = rounds
  }
}
