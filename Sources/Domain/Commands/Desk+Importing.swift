extension Planner {
  /// Carries out `.bringIn`, and tells besides what came and what could not be kept.
  public func bringIn(
    _ parcel: Parcel, _ choice: ImportChoice, in environment: Environment
  ) throws(PlannerFailure) -> (plan: ImportPlan, outcome: Outcome) {
    try store.write { (writer) throws(PlannerFailure) in
      let plan = try ImportPlan.make(of: parcel, choice, in: writer)
      return (plan, try Desk(writer: writer, environment: environment).bringIn(plan))
    }
  }
}

extension Desk {
  /// Adds what a file has and is not here yet, at the end of the order, as one step.
  func bringIn(_ parcel: Parcel, _ choice: ImportChoice) throws(PlannerFailure) -> Step {
    try step(for: try ImportPlan.make(of: parcel, choice, in: writer))
  }

  /// Stores a plan made in the same transaction.
  func bringIn(_ plan: ImportPlan) throws(PlannerFailure) -> Outcome {
    try record(try step(for: plan))
  }

  private func step(for plan: ImportPlan) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for list in plan.newLists {
      try writer.save(list)
      changes.append(.newList(before: nil, after: list))
    }
    changes += try save(plan.added)
    changes += try saveBesides(plan)
    return Step(
      .bringIn, changes: changes,
      event: changes.isEmpty ? .nothingChanged : .broughtIn(count: plan.added.count, known: plan.known.count))
  }

  /// The place of the first is told by its neighbour, of the others by the one before.
  private func save(_ items: [PlanItem]) throws(PlannerFailure) -> [Change] {
    var ranked = items
    var changes: [Change] = []
    changes.reserveCapacity(items.count)
    var rank = try endRank()
    var previous = try writer.keys(before: nil, limit: 1).first?.id
    for index in ranked.indices {
      ranked[index].rank = rank
      let place = Place(after: previous, before: nil)
      changes.append(.task(before: nil, after: .init(item: ranked[index], place: place)))
      previous = ranked[index].id
      rank = .after(rank)
    }
    try writer.insert(ranked)
    return changes
  }

  private func saveBesides(_ plan: ImportPlan) throws(PlannerFailure) -> [Change] {
    var changes: [Change] = []
    for completion in plan.completions {
      try writer.save(completion)
      changes.append(.completion(before: nil, after: completion))
    }
    for block in plan.blocks {
      try writer.save(block)
      changes.append(.block(before: nil, after: block))
    }
    for setting in plan.settings {
      try writer.set(setting.key, to: setting.value)
      changes.append(.setting(setting.key, before: nil, after: setting.value))
    }
    return changes
  }

  /// Makes a list, or takes one away nobody has put anything else into.
  func turn(list before: SourceList?, to after: SourceList?) throws(PlannerFailure) {
    if let after, try writer.list(after.id) == nil { try writer.save(after) }
    guard after == nil, let before, try writer.list(before.id) == before else { return }
    let rest = try writer.items(ItemQuery(state: .all, list: before.id, limit: 1))
    if rest.isEmpty { try writer.remove(before.id) }
  }
}
