/// Decides what becomes of the one task: a value that takes what happens and says what has to be done about it. It reads
/// nothing and changes nothing but itself.
public struct FocusMachine: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    case bootstrapping
    case onboarding
    case denied(ListID)
    case setup
    case empty
    case focused(TaskID)
  }

  /// What happens.
  public enum Input: Equatable, Sendable {
    case person(FocusEvent)
    /// Somebody had a look at the world.
    case looked(FocusView)
    /// An effect was carried out.
    case performed(Sequel, Result)
  }

  /// What has to be done. Whoever does it comes back with `performed`, and with `looked` when all is done.
  public enum Effect: Equatable, Sendable {
    /// Adds worked minutes to a task, if it is still there.
    case record(TaskID, minutes: Int)
    case perform(Command, Sequel)
  }

  /// What goes on once a command was carried out.
  public enum Sequel: Equatable, Sendable {
    case nothing
    /// The task leaves; `opensWindow` when another one could be drawn before.
    case left(FocusUndo.Kind, TaskID, title: String, opensWindow: Bool)
    case added(title: String, isShown: Bool)
    case edited
    case snoozed(TaskID, title: String, until: Day)
    case undone(FocusUndo)
    case recorded(TaskID, minutes: Int)
  }

  public enum Result: Equatable, Sendable {
    case done(Outcome)
    /// Something else was done since, so that it can not be taken back.
    case tooLate
  }

  /// When something happens, and the seed of all chance in it.
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
  /// A task that shall be on top as soon as it can be drawn, and what is said when it can not.
  var wish: (task: TaskID, otherwise: FocusNotice?)?

  /// Whether somebody has acted on this value; what was said before that is old.
  var hasActed = false

  public init(_ memory: FocusMemory = FocusMemory()) {
    self.memory = memory
  }

  /// Takes what happens. An action that is not possible in this phase changes nothing but the notice, which says why.
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

  /// The same as a function from one value to the next.
  public func after(_ input: Input, at moment: Moment) -> (FocusMachine, [Effect]) {
    var next = self
    let effects = next.take(input, at: moment)
    return (next, effects)
  }

  public static func == (left: FocusMachine, right: FocusMachine) -> Bool {
    left.memory == right.memory && left.phase == right.phase && left.view == right.view
      && left.wish?.task == right.wish?.task && left.wish?.otherwise == right.wish?.otherwise
  }

  /// What could be drawn now.
  public var pool: [TaskID] { memory.source.map { view.pool(of: $0, memory.narrowing) } ?? [] }

  /// Tasks that could be shown, the one on top among them.
  var poolCount: Int {
    let count = memory.source.map { view.poolCount(of: $0, memory.narrowing) } ?? 0
    guard case .focused(let card) = phase, !isDrawable(card) else { return count }
    return count + 1
  }

  func isDrawable(_ task: TaskID) -> Bool {
    memory.source.map { view.isDrawable(task, of: $0, memory.narrowing) } ?? false
  }
}
