/// State machine of focus mode: takes inputs and returns the effects to carry out. It performs no I/O.
public struct FocusMachine: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    case bootstrapping
    case onboarding
    case denied(ListID)
    case setup
    case empty
    case focused(TaskID)
  }

  /// An input of the state machine.
  public enum Input: Equatable, Sendable {
    case person(FocusEvent)
    /// The current data was read.
    case looked(FocusView)
    /// An effect was carried out.
    case performed(Sequel, Result)
  }

  /// An effect for the caller to carry out. The caller passes in `performed` after each command, and `looked` after all
  /// effects.
  public enum Effect: Equatable, Sendable {
    /// Adds worked minutes to a task if it still exists.
    case record(TaskID, minutes: Int)
    case perform(Command, Sequel)
  }

  /// What follows after a command was carried out.
  public enum Sequel: Equatable, Sendable {
    case nothing
    /// The task was completed, trashed or skipped. `opensWindow` is true if another task could be drawn, so that undo
    /// is offered.
    case left(FocusUndo.Kind, TaskID, title: String, opensWindow: Bool)
    case added(title: String, isShown: Bool)
    case edited
    case snoozed(TaskID, title: String, until: Day)
    case undone(FocusUndo)
    case recorded(TaskID, minutes: Int)
  }

  public enum Result: Equatable, Sendable {
    case done(Outcome)
    /// The history has moved on, so the action cannot be undone.
    case tooLate
  }

  /// The time of an input, and the seed for its random choices.
  public struct Moment: Equatable, Sendable {
    public var now: Instant
    public var today: Day
    public var seed: UInt64

    public init(now: Instant, today: Day, seed: UInt64) {
      self.now = now
      self.today = today
      self.seed = seed
    }
  }

  public internal(set) var memory: FocusMemory
  public internal(set) var phase = Phase.bootstrapping
  public internal(set) var view = FocusView(hadAnything: false)
  /// A task to show as soon as possible, and the notice to set if it cannot be shown.
  var wish: (task: TaskID, otherwise: FocusNotice?)?

  /// Whether this value has taken a user action. If so, later inputs keep the notice that answers it.
  var hasActed = false

  public init(_ memory: FocusMemory = FocusMemory()) {
    self.memory = memory
  }

  /// Takes an input and returns the effects to carry out. An action that the phase does not allow changes only the
  /// notice, which states the reason.
  public mutating func take(_ input: Input, at moment: Moment) -> [Effect] {
    let said = memory.noticeNumber
    defer { if memory.noticeNumber != said { memory.noticeAt = moment.now } }
    switch input {
    case .person(let event):
      hasActed = true
      return take(event, at: moment)
    case .looked(let view): return look(at: view, moment)
    case .performed(let sequel, let result):
      go(on: sequel, result, at: moment)
      return []
    }
  }

  /// Returns the machine after an input, with the effects, and leaves this value unchanged.
  public func after(_ input: Input, at moment: Moment) -> (FocusMachine, [Effect]) {
    var next = self
    let effects = next.take(input, at: moment)
    return (next, effects)
  }

  public static func == (left: FocusMachine, right: FocusMachine) -> Bool {
    left.memory == right.memory && left.phase == right.phase && left.view == right.view
      && left.wish?.task == right.wish?.task && left.wish?.otherwise == right.wish?.otherwise
  }

  /// The tasks that can be drawn now.
  public var pool: [TaskID] { memory.source.map { view.pool(of: $0, memory.narrowing) } ?? [] }

  /// Number of tasks that could be shown, including the current one.
  var poolCount: Int {
    let count = memory.source.map { view.poolCount(of: $0, memory.narrowing) } ?? 0
    guard case .focused(let card) = phase, !isDrawable(card) else { return count }
    return count + 1
  }

  func isDrawable(_ task: TaskID) -> Bool {
    memory.source.map { view.isDrawable(task, of: $0, memory.narrowing) } ?? false
  }
}
