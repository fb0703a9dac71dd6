/// Command handler for the proposal, of which a data directory has only one: creates, stores, rejects and accepts it.
/// Only accepting changes other data. All devices share the proposal.
public struct ProposalHandler<Store: PlannerStore> {
  let store: Store

  public init(_ store: Store) {
    self.store = store
  }

  /// Proposes a plan and stores it in place of the previous one.
  /// - Parameter days: 1…14.
  @discardableResult
  public func propose(first: Day, days: Int, in environment: Environment) throws(PlannerFailure) -> Proposal {
    let made = try store.read { (reader) throws(PlannerFailure) in
      try reader.makeProposal(first: first, days: days, in: environment)
    }
    try store.write { (writer) throws(PlannerFailure) in try writer.setProposalText(made.text) }
    return made
  }

  /// Removes proposed blocks. Deletes the proposal if none are left.
  /// - Parameter made: when the intended proposal was made. Throws if the stored proposal is a different one.
  public func reject(
    _ choice: Proposal.Choice, of made: Instant? = nil, in environment: Environment
  ) throws(PlannerFailure) {
    try store.write { (writer) throws(PlannerFailure) in
      if let kept = try writer.keptProposal() { try kept.requireMade(at: made) }
      guard case .some(let numbers) = choice, let shown = try writer.proposal(in: environment) else {
        return try writer.setProposalText(nil)
      }
      let rest = try shown.without(numbers, writer)
      try writer.setProposalText(rest.isEmpty ? nil : rest.text)
    }
  }

  /// Turns the chosen blocks into time blocks, in one undo step. If any of them has become impossible, accepts none,
  /// removes the impossible ones from the proposal, and throws `.invalid` with the reasons.
  /// - Parameter made: when the intended proposal was made. Throws if the stored proposal is a different one.
  @discardableResult
  public func accept(
    _ choice: Proposal.Choice, of made: Instant? = nil, in environment: Environment
  ) throws(PlannerFailure) -> Outcome {
    do throws(PlannerFailure) {
      return try store.write { (writer) throws(PlannerFailure) in
        try ProposalHandler.accept(choice, of: made, with: writer, in: environment)
      }
    } catch {
      guard case .invalid = error else { throw error }
      try store.write { (writer) throws(PlannerFailure) in
        try writer.setProposalText(try writer.proposal(in: environment)?.text)
      }
      throw error
    }
  }

  private static func accept(
    _ choice: Proposal.Choice, of made: Instant?, with writer: Store.Writer, in environment: Environment
  ) throws(PlannerFailure) -> Outcome {
    let kept = try writer.keptProposal()
    if made != nil, kept == nil { throw .noLongerProposed }
    try kept?.requireMade(at: made)
    var chosen = try kept.chosen(choice, writer)
    if case .shown = choice { chosen.removals = try writer.proposal(in: environment)?.removals ?? [] }
    let outcome = try Planner<Store>.perform(
      .acceptPlan(chosen.placements, removing: chosen.removals), with: writer, in: environment)
    guard case .some = choice, var rest = kept else {
      try writer.setProposalText(nil)
      return outcome
    }
    rest.placements = rest.placements.filter { placement in
      !chosen.placements.contains { $0.number == placement.number }
    }
    rest.removals = rest.removals.filter { !chosen.removals.contains($0) }
    try writer.setProposalText(rest.isEmpty ? nil : rest.text)
    return outcome
  }
}

// MARK: - At another time

extension ProposalHandler {
  /// Accepts one proposed block at the time and with the length that the user wants, in one undo step. Like all blocks
  /// that the user places, it is pinned. It is no longer proposed.
  /// - Parameters:
  ///   - minutes: nil for the proposed length.
  ///   - made: as in `accept(_:of:in:)`.
  @discardableResult
  public func accept(
    _ number: Int, at start: Instant, minutes: Int?, anyway: Bool, of made: Instant? = nil, in environment: Environment
  ) throws(PlannerFailure) -> Outcome {
    try store.write { (writer) throws(PlannerFailure) in
      try writer.keptProposal()?.requireMade(at: made)
      let shown = try writer.proposal(in: environment)
      guard var placement = shown?.placements.first(where: { $0.number == number }),
        var rest = try writer.keptProposal()
      else { throw .noLongerProposed }
      (placement.start, placement.minutes) = (start, minutes ?? placement.minutes)
      let command = placement.command(anyway: anyway, in: environment)
      let outcome = try Planner<Store>.perform(command, with: writer, in: environment)
      rest.placements.removeAll { $0.number == number }
      try writer.setProposalText(rest.isEmpty ? nil : rest.text)
      return outcome
    }
  }
}

extension Proposal.Placement {
  /// Returns the command with which a user would place it.
  fileprivate func command(anyway: Bool, in environment: Environment) -> Command {
    guard let moves else {
      var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: environment.zones.name())
      draft.anyway = anyway
      return .schedule(draft)
    }
    var edit = BlockEdit()
    (edit.start, edit.minutes, edit.anyway) = (.set(start), .set(minutes), anyway)
    // Pin it even if its time stays the same.
    edit.isPinned = .set(true)
    return .reschedule(moves, edit)
  }
}

extension Proposal {
  /// - Throws: if `made` belongs to another proposal, in which the numbers stand for other blocks.
  fileprivate func requireMade(at made: Instant?) throws(PlannerFailure) {
    if let made, made != madeAt { throw .noLongerProposed }
  }
}

extension PlannerFailure {
  fileprivate static var noLongerProposed: PlannerFailure {
    .invalid([Problem(placement: 1, .notPlannable(title: "", .gone))])
  }
}
