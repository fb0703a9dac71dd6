/// Earlier states of tasks to restore.
public struct Restoration: Equatable, Sendable {
  /// The tasks in their earlier state; deleted ones are created again under the same id.
  public var tasks: [PlanItem]
  /// The fields to restore; all other fields keep their current values.
  public var fields: [Field]
  /// Tasks to be deleted.
  public var removed: [TaskID]

  public init(tasks: [PlanItem], fields: [Field], removed: [TaskID] = []) {
    self.tasks = tasks
    self.fields = fields
    self.removed = removed
  }
}

extension CommandHandler {
  /// Restores an earlier state of tasks as one undo step.
  func restore(_ restoration: Restoration) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for item in restoration.tasks {
      if let change = try restore(item, restoration.fields) { changes.append(change) }
    }
    changes += try delete(restoration.removed).changes
    let event: Event = changes.isEmpty ? .nothingChanged : .restored(count: changes.count)
    return Step(.restore, changes: changes, event: event)
  }

  private func restore(_ wanted: PlanItem, _ fields: [Field]) throws(PlannerFailure) -> Change? {
    try requireWritable(wanted.list)
    guard let before = try writer.item(wanted.id) else {
      var item = wanted
      item.rank = try endRank()
      item.modifiedAt = environment.now
      try writer.save(item)
      return .task(before: nil, after: .init(item: item, place: try place(of: item)))
    }
    try requireWritable(before.list)
    var after = before
    for field in fields + [.list] where field != .needsTitleImprovement { after.take(field, from: wanted) }
    if after.title != before.title { after.needsTitleImprovement = false }
    guard after != before else { return nil }
    after.modifiedAt = environment.now
    try writer.save(after)
    return .task(before: .init(item: before), after: .init(item: after))
  }
}
