/// The one task.
public struct FocusCard: Equatable, Sendable {
  /// Why it is this one.
  public enum Reason: Equatable, Sendable {
    /// Drawn from all there are.
    case random
    case block
    case quadrant(Quadrant)
    case gradeA
    /// It fits into the minutes that are free.
    case fits(minutes: Int)
    /// Somebody asked for it.
    case chosen
  }

  public var item: PlanItem
  public var listName: String
  /// What is shown behind the letter of an A task.
  public var number: Int?
  /// The better graded task that should come first; nil where nobody minds any more today.
  public var guardNotice: GradeGuard.Notice?
  public var blockerTitle: String?
  public var timer: TimerReading
  /// Open tasks below it, at any depth.
  public var openBelow: [TaskID]
  /// 0…5, always the same for a task.
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

  /// 0…5 from the identity of a task.
  public static func colour(of id: TaskID) -> Int {
    var generator = FocusGenerator(seed: ShortHash.number(of: id.text))
    return generator.below(6)
  }
}

public typealias FocusReason = FocusCard.Reason

/// What the timer shows.
public struct TimerReading: Equatable, Sendable {
  public enum Phase: String, Sendable, CaseIterable {
    case idle, working, paused, onBreak
  }

  public var mode: TimerMode
  public var phase: Phase
  /// Seconds of this stretch of work or of this break, at the moment of reading.
  public var seconds: Int
  /// Minutes the phase is meant to last; of work that counts up, what the task is taken to need. Nil where nobody said.
  public var total: Int?
  /// The moment from which a clock that runs would show `seconds`: that many before now. Nil while it stands still.
  public var since: Instant?
  /// Minutes recorded for the task, without those of this stretch.
  public var actualMinutes: Int
  /// Stretches of 25 minutes since the last long break, 0…3.
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
