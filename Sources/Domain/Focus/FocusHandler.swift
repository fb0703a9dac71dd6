/// Command handler of focus mode: reads the current data, lets `FocusMachine` decide, and carries out its effects.
///
/// The state belongs to the data directory, not to a device: all devices show the same task.
public struct FocusHandler<Store: PlannerStore> {
  let store: Store
  let access: FocusAccess

  /// - Parameter access: access problems of accounts, which are not kept in the store.
  public init(_ store: Store, access: FocusAccess = .none) {
    self.store = store
    self.access = access
  }

  /// Returns the current scene. Opens a write transaction only if the focus state has to change.
  public func look(in environment: Environment) throws(PlannerFailure) -> FocusScene {
    let seen = try store.read { (reader) throws(PlannerFailure) -> FocusScene? in
      let gathering = FocusGathering(reader: reader, access: access, environment: environment)
      let memory = try gathering.memory()
      var machine = FocusMachine(memory)
      let moment = FocusMachine.Moment(environment)
      let view = try gathering.view(for: memory, naming: [])
      let effects = machine.take(.looked(view.view), at: moment)
      return effects.isEmpty && machine.memory == memory ? try gathering.scene(of: machine, view) : nil
    }
    if let seen { return seen }
    return try store.write { (writer) throws(PlannerFailure) in
      var visit = try FocusRequest<Store>(writer, access, environment)
      try visit.look(naming: [])
      return try visit.finish()
    }
  }

  /// Performs a user action and its consequences in one transaction.
  public func act(_ event: FocusEvent, in environment: Environment) throws(PlannerFailure) -> FocusScene {
    try store.write { (writer) throws(PlannerFailure) in
      var visit = try FocusRequest<Store>(writer, access, environment)
      try visit.look(naming: event.tasks)
      try visit.take(.person(event))
      return try visit.finish()
    }
  }
}

extension FocusMachine.Moment {
  init(_ environment: Environment) {
    self.init(
      now: environment.now, today: environment.today, seed: ShortHash.number(of: environment.makeIdentifier()))
  }
}

/// The work of one write transaction.
struct FocusRequest<Store: PlannerStore> {
  private let writer: Store.Writer
  private let gathering: FocusGathering<Store.Writer>
  private let moment: FocusMachine.Moment
  private let before: FocusMemory
  private var machine: FocusMachine
  private var seen = FocusGathering<Store.Writer>.Seen()

  init(_ writer: Store.Writer, _ access: FocusAccess, _ environment: Environment) throws(PlannerFailure) {
    self.writer = writer
    gathering = FocusGathering(reader: writer, access: access, environment: environment)
    moment = FocusMachine.Moment(environment)
    before = try gathering.memory()
    machine = FocusMachine(before)
  }

  mutating func look(naming ids: [TaskID]) throws(PlannerFailure) {
    seen = try gathering.view(for: machine.memory, naming: ids + (machine.wish.map { [$0.task] } ?? []))
    try carryOut(machine.take(.looked(seen.view), at: moment))
  }

  mutating func take(_ input: FocusMachine.Input) throws(PlannerFailure) {
    let effects = machine.take(input, at: moment)
    guard !effects.isEmpty else { return }
    try carryOut(effects)
    try look(naming: [])
  }

  private mutating func carryOut(_ effects: [FocusMachine.Effect]) throws(PlannerFailure) {
    for effect in effects {
      switch effect {
      case .record(let task, let minutes):
        guard try writer.item(task) != nil else { continue }
        try perform(.record(task, minutes: minutes))
      case .perform(let command, let sequel):
        let result = try attempt(command)
        _ = machine.take(.performed(sequel, result), at: moment)
      }
    }
  }

  /// Performs a command. An undo that comes too late, because the history has moved on, yields `.tooLate` instead of an
  /// error.
  private func attempt(_ command: Command) throws(PlannerFailure) -> FocusMachine.Result {
    do throws(PlannerFailure) {
      return .done(try perform(command))
    } catch {
      switch error {
      case .historyMovedOn, .nothingToUndo: return .tooLate
      default: throw error
      }
    }
  }

  @discardableResult
  private func perform(_ command: Command) throws(PlannerFailure) -> Outcome {
    try Planner<Store>.perform(command, with: writer, in: gathering.environment)
  }

  mutating func finish() throws(PlannerFailure) -> FocusScene {
    // The view has no title for a task that was drawn just now.
    if let card = machine.memory.card, let title = try writer.item(card.task)?.title { machine.name(card.task, title) }
    if machine.memory != before { try writer.setFocusText(machine.memory.text) }
    return try gathering.scene(of: machine, seen)
  }
}

extension FocusEvent {
  /// The tasks that the event refers to.
  var tasks: [TaskID] {
    switch self {
    case .complete(let id, let below), .trash(let id, let below): [id] + below
    case .skip(let id), .show(let id), .edit(let id, _), .snooze(let id, _), .ignoreGuard(let id): [id]
    case .shuffle(let id): id.map { [$0] } ?? []
    case .add, .choose, .draw, .order, .undo, .timer, .dismissNotice: []
    }
  }
}
