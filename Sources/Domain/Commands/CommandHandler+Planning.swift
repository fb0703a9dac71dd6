extension CommandHandler {
  /// Creates and moves blocks as proposed and removes the blocks they displace. Does all of it or throws a problem for
  /// each block that is not possible. The blocks are not pinned, so that the next plan may move them again.
  func accept(_ placements: [Proposal.Placement], removing removals: [BlockID]) throws(PlannerFailure) -> Step {
    let removals = removals.filter { id in !placements.contains { $0.moves == id } }
    try check(placements, removals)
    var changes = try unschedule(removals).changes
    var made: [TaskID] = []
    for placement in placements {
      if let id = placement.moves {
        changes += try move(id, as: placement)
      } else {
        changes.append(try make(placement))
        made.append(placement.task)
      }
    }
    guard !changes.isEmpty else { return Step(.plan, changes: [], event: .nothingChanged) }
    let event = Event.planned(count: placements.count, removed: removals.count)
    if try setting(.onSchedule) == "complete" { changes += try complete(made).changes }
    return Step(.plan, changes: changes, event: event)
  }

  private func check(_ placements: [Proposal.Placement], _ removals: [BlockID]) throws(PlannerFailure) {
    var validation = Validation()
    var check = try PlanCheck(placements, removing: removals, writer, in: environment)
    for (placement, obstacle) in zip(placements, try check.obstacles(placements)) {
      let title = try writer.item(placement.task)?.title
      if let obstacle { validation.obstacle(obstacle, to: placement, title) }
      _ = validation.blockLength(placement.minutes)
      validation.span(placement.start, placement.end)
    }
    try validation.finish()
    for id in removals {
      let block = try required(id)
      guard block.isMovable(at: environment.now) else { throw .unknownBlock(id) }
      try requireWritable(block)
    }
  }

  private func make(_ placement: Proposal.Placement) throws(PlannerFailure) -> Change {
    let block = TimeBlock(
      id: .fresh(for: placement.task, named: environment.makeIdentifier()), task: placement.task,
      title: try required(placement.task).title, start: placement.start, end: placement.end,
      zone: environment.zones.name(), calendar: try writer.defaultCalendar(), createdAt: environment.now)
    try writer.save(block)
    return .block(before: nil, after: block)
  }

  private func move(_ id: BlockID, as placement: Proposal.Placement) throws(PlannerFailure) -> [Change] {
    let before = try required(id)
    var after = before
    (after.start, after.end) = (placement.start, placement.end)
    return after == before ? [] : try save(after, over: before)
  }
}

extension Validation {
  fileprivate mutating func obstacle(_ obstacle: PlanObstacle, to placement: Proposal.Placement, _ title: String?) {
    let title = placement.title.isEmpty ? title ?? "" : placement.title
    add(Problem(placement: placement.number, .notPlannable(title: title, obstacle)))
  }
}
