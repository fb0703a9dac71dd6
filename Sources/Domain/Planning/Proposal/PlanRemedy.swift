/// An action that helps a task that is due and found no time. Each one is a single command and undo step.
public enum PlanRemedy: Equatable, Sendable {
  /// Moves it to the top of the backlog.
  case first
  /// Makes it the first of the A tasks.
  case firstGrade
  /// Shortens it to the time that is available.
  case shorten(minutes: Int)
  /// Makes it due on the day after the planned days.
  case postpone(Day)

  public func command(for item: PlanItem) -> Command {
    var edit = TaskEdit()
    switch self {
    case .first: return .move(item.id, .top)
    case .firstGrade: return .grade(item.id, .a, .number(1))
    case .shorten(let minutes): edit.manualDuration = .set(minutes)
    case .postpone(let day):
      edit.due = .set(Due(day: day, time: item.due?.time))
      if item.recurrence != nil { edit.scope = .occurrence }
    }
    return .edit(item.id, edit)
  }
}

extension PlanRemedy {
  /// Returns the remedy that puts a task before all others; nil if there is none.
  static func forward(_ item: PlanItem, number: Int?, by: PlanBy, isGuarded: Bool) -> PlanRemedy? {
    if isGuarded, let grade = item.grade, (grade, number ?? 0) != (.a, 1) { return .firstGrade }
    return by == .order && item.parent == nil ? .first : nil
  }
}

extension Proposal.LeftOut {
  /// Returns the remedies for the task.
  /// - Parameters:
  ///   - number: the number shown after the letter of an A task.
  ///   - last: the last day planned.
  public func remedies(
    for item: PlanItem, number: Int?, by: PlanBy, isGuarded: Bool, last: Day
  ) -> [PlanRemedy] {
    var remedies: [PlanRemedy] = []
    if let forward = PlanRemedy.forward(item, number: number, by: by, isGuarded: isGuarded) { remedies.append(forward) }
    if let minutes = shorter(than: item.effectiveDuration.minutes) { remedies.append(.shorten(minutes: minutes)) }
    remedies.append(.postpone(last + 1))
    return remedies
  }

  /// Returns the duration it could be shortened to: the minutes that have a place, or else the free time for it. Nil if
  /// neither is useful.
  private func shorter(than whole: Int) -> Int? {
    let placed = whole - minutes
    if placed >= TimeBlock.lengths.lowerBound { return placed }
    switch reason {
    case .needs(_, let free, _), .needsOnePiece(_, let free):
      let rounded = free / 5 * 5
      return rounded >= 15 && rounded < whole ? rounded : nil
    default: return nil
    }
  }
}

extension ProposalHandler {
  /// Applies a remedy to a task that found no time, as one undo step, and proposes a new plan for the same days.
  @discardableResult
  public func remedy(
    _ task: TaskID, _ remedy: PlanRemedy, in environment: Environment
  ) throws(PlannerFailure) -> Outcome {
    let (item, kept) = try store.read { (reader) throws(PlannerFailure) in
      (try reader.item(task), try reader.keptProposal())
    }
    guard let item else { throw .unknownTask(task) }
    let outcome = try Planner(store).perform(remedy.command(for: item), in: environment)
    if let kept, kept.last >= environment.today {
      let first = max(kept.first, environment.today)
      try propose(first: first, days: kept.last - first + 1, in: environment)
    }
    return outcome
  }
}
