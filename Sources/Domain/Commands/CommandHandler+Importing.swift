extension Planner {
  /// Carries out `.bringIn` and also returns the plan, which reports the imported tasks and the data that could not be
  /// kept.
  public func bringIn(
    _ parsedFile: ParsedFile, _ choice: ImportChoice, in environment: Environment
  ) throws(PlannerFailure) -> (plan: ImportPlan, outcome: Outcome) {
    try store.write { (writer) throws(PlannerFailure) in
      var plan = try ImportPlan.make(of: parsedFile, choice, in: writer)
      let outcome = try CommandHandler(writer: writer, environment: environment).bringIn(&plan)
      return (plan, outcome)
    }
  }
}

extension CommandHandler {
  /// Imports the tasks of a file that are not here yet, at the end of the order, as one undo step.
  func bringIn(_ parsedFile: ParsedFile, _ choice: ImportChoice) throws(PlannerFailure) -> Outcome {
    var plan = try ImportPlan.make(of: parsedFile, choice, in: writer)
    return try bringIn(&plan)
  }

  /// Stores an import plan made in the same transaction. The history entry is written first, so that a store can write
  /// it while it inserts the tasks.
  func bringIn(_ plan: inout ImportPlan) throws(PlannerFailure) -> Outcome {
    for list in plan.newLists { try writer.save(list) }
    var changes: [Change] = []
    changes.reserveCapacity(plan.newLists.count + plan.added.count)
    changes += plan.newLists.map { .newList(before: nil, after: $0) }
    changes += plan.replaced.map { .task(before: .init(item: $0.before), after: .init(item: $0.after)) }
    try place(&plan.added, noting: &changes)
    changes += besides(plan)
    let event: Event =
      changes.isEmpty
      ? .nothingChanged : .broughtIn(count: plan.added.count + plan.replaced.count, known: plan.known.count)
    let outcome = try record(Step(.bringIn, changes: changes, event: event))
    for replacement in plan.replaced { try writer.save(replacement.after) }
    try writer.insert(plan.added)
    try saveBesides(plan)
    return outcome
  }

  /// Puts the tasks at the end of the order. The changes record each position by the preceding task.
  private func place(_ items: inout [PlanItem], noting changes: inout [Change]) throws(PlannerFailure) {
    var rank = try endRank()
    var previous = try writer.keys(before: nil, limit: 1).first?.id
    for index in items.indices {
      items[index].rank = rank
      let place = Place(after: previous, before: nil)
      changes.append(.task(before: nil, after: .init(item: items[index], place: place)))
      previous = items[index].id
      rank = .after(rank)
    }
  }

  private func besides(_ plan: ImportPlan) -> [Change] {
    var changes: [Change] = plan.completions.map { .completion(before: nil, after: $0) }
    changes += plan.blocks.map { .block(before: nil, after: $0) }
    changes += plan.settings.map { .setting($0.key, before: nil, after: $0.value) }
    return changes
  }

  private func saveBesides(_ plan: ImportPlan) throws(PlannerFailure) {
    for completion in plan.completions { try writer.save(completion) }
    for block in plan.blocks { try writer.save(block) }
    for setting in plan.settings { try writer.set(setting.key, to: setting.value) }
  }

  /// Creates a list, or removes it if nothing has been added to it since.
  func turn(list before: SourceList?, to after: SourceList?) throws(PlannerFailure) {
    if let after, try writer.list(after.id) == nil { try writer.save(after) }
    guard after == nil, let before, try writer.list(before.id) == before else { return }
    let rest = try writer.items(ItemQuery(state: .all, list: before.id, limit: 1))
    if rest.isEmpty { try writer.remove(before.id) }
  }
}
