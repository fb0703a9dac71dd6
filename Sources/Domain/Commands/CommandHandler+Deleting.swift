extension CommandHandler {
  func delete(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    var seen: Set<TaskID> = []
    for id in ids where seen.insert(id).inserted {
      let item = try required(id)
      try requireWritable(item.list)
      changes.append(.task(before: .init(item: item, place: try place(of: item)), after: nil))
      try discard(item, .here)
    }
    let step = Step(.delete, changes: changes, event: .nothingChanged)
    return changes.isEmpty
      ? step : Step(.delete, changes: changes, event: .deleted(title: step.title, count: changes.count))
  }

  /// Adds the sample tasks unless some already exist.
  func loadSamples(in language: Language) throws(PlannerFailure) -> Step {
    let there = try writer.ids(startingWith: Samples.idPrefix, limit: 1)
    guard there.isEmpty else { return Step(.loadSamples, changes: [], event: .samplesThere) }
    var changes: [Change] = []
    for sample in Samples.all {
      let id = TaskID(Samples.idPrefix + environment.makeIdentifier())
      var draft = sample.draft(in: language, today: environment.today)
      draft.list = .local
      var item = try checked(draft, id: id, mayBePast: true)
      if sample.shape.completed { item.completedAt = environment.now }
      try writer.save(item)
      changes.append(.task(before: nil, after: .init(item: item, place: try place(of: item))))
    }
    return Step(.loadSamples, changes: changes, event: .samplesLoaded(count: changes.count))
  }

  func removeSamples() throws(PlannerFailure) -> Step {
    let ids = try writer.ids(startingWith: Samples.idPrefix, limit: Int.max)
    let step = try delete(ids)
    return Step(
      .removeSamples, changes: step.changes,
      event: step.changes.isEmpty ? .nothingChanged : .samplesRemoved(count: step.changes.count))
  }
}
