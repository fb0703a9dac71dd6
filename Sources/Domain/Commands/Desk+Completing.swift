extension Desk {
  /// Completes the open ones among some tasks; a recurring task moves on to its next day instead.
  func complete(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    var next: Day?
    for before in try open(ids) {
      var after = before
      if let recurrence = before.recurrence {
        next = try advance(&after, by: recurrence)
      } else {
        after.completedAt = environment.now
      }
      after.modifiedAt = environment.now
      try writer.save(after)
      changes.append(.task(before: .init(item: before), after: .init(item: after)))
    }
    return Step(.complete, changes: changes, event: completion(of: changes, next: next))
  }

  func reopen(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for id in ids {
      let before = try required(id)
      guard before.isCompleted else { continue }
      try requireWritable(before.list)
      var after = before
      after.completedAt = nil
      after.modifiedAt = environment.now
      try writer.save(after)
      changes.append(.task(before: .init(item: before), after: .init(item: after)))
    }
    let step = Step(.reopen, changes: changes, event: .nothingChanged)
    return changes.isEmpty
      ? step : Step(.reopen, changes: changes, event: .reopened(title: step.title, count: changes.count))
  }

  private func open(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    var items: [PlanItem] = []
    for id in ids {
      let item = try required(id)
      guard !item.isCompleted, !items.contains(where: { $0.id == id }) else { continue }
      try requireWritable(item.list)
      items.append(item)
    }
    return items
  }

  /// Moves a recurring task to its next day; its earliest day moves by the same distance.
  private func advance(_ item: inout PlanItem, by recurrence: Recurrence) throws(PlannerFailure) -> Day {
    let due = item.due?.day ?? environment.today
    guard let next = recurrence.next(afterDue: due, doneOn: environment.today) else {
      throw .invalid([Problem(.recurrence, .recurrenceNotOurs)])
    }
    item.recurrence = recurrence.anchored(on: due)
    item.due = Due(day: next, time: item.due?.time)
    item.notBefore = item.notBefore.map { $0 + (next - due) }
    return next
  }

  private func completion(of changes: [Change], next: Day?) -> Event {
    let step = Step(.complete, changes: changes, event: .nothingChanged)
    if changes.isEmpty { return .nothingChanged }
    if let next, changes.count == 1 { return .advanced(title: step.title, next: next) }
    return .completed(title: step.title, count: changes.count)
  }
}
