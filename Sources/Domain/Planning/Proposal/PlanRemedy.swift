/// What can be done for a task that is due and found no place: one press, one step.
public enum PlanRemedy: Equatable, Sendable {
  /// It goes to the top of the Backlog.
  case first
  /// It becomes the first of the A tasks.
  case firstGrade
  /// It is to take only as long as there is time.
  case shorten(minutes: Int)
  /// It is due on the day after those planned.
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
  /// What puts a task before all others; nil where nothing does.
  static func forward(_ item: PlanItem, number: Int?, by: PlanBy, isGuarded: Bool) -> PlanRemedy? {
    if isGuarded, let grade = item.grade, (grade, number ?? 0) != (.a, 1) { return .firstGrade }
    return by == .order && item.parent == nil ? .first : nil
  }
}

extension Proposal.LeftOut {
  /// What would help.
  /// - Parameters:
  ///   - number: what is shown behind the letter of an A.
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

  /// How long it could take: as much as has a place, else what is free for it.
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

extension ProposalDesk {
  /// Helps a task that found no place, as one step, and proposes a plan for the same days anew.
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
