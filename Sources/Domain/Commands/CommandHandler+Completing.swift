extension CommandHandler {
  /// Completes the open tasks among `ids`; a recurring task advances to its next day instead.
  func complete(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    var next: Day?
    for before in try open(ids) {
      var after = before
      if let day = try advance(&after) { next = day } else { after.completedAt = environment.now }
      after.modifiedAt = environment.now
      try writer.save(after)
      changes.append(.task(before: .init(item: before), after: .init(item: after)))
      changes += try keep(completion(of: before))
    }
    return Step(.complete, changes: changes, event: event(of: changes, next: next))
  }

  func reopen(_ ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for id in ids {
      let before = try required(id)
      guard before.isCompleted else { continue }
      try requireWritable(before.list)
      var after = before
      after.completedAt = nil
      // The last entry is the occurrence that completed the task.
      if let done = after.recurrence?.series?.telling?.done, !done.isEmpty {
        after.recurrence?.series?.telling?.done.removeLast()
      }
      after.modifiedAt = environment.now
      try writer.save(after)
      changes.append(.task(before: .init(item: before), after: .init(item: after)))
      changes += try forgetLast(of: before)
    }
    let step = Step(.reopen, changes: changes, event: .nothingChanged)
    return changes.isEmpty
      ? step : Step(.reopen, changes: changes, event: .reopened(title: step.title, count: step.count))
  }

  private func open(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    var items: [PlanItem] = []
    for id in ids.withoutRepetition() {
      let item = try required(id)
      guard !item.isCompleted else { continue }
      try requireWritable(item.list)
      items.append(item)
    }
    return items
  }

  /// Skips the current occurrence: the task advances as if it were completed. Skipping the last occurrence deletes the
  /// task, unless its occurrences are recorded individually; such a task is completed and keeps its history.
  func skip(_ id: TaskID) throws(PlannerFailure) -> Step {
    let before = try required(id)
    guard before.recurrence != nil, !before.isCompleted else {
      throw .invalid([Problem(.recurrence, .recurrenceMissing)])
    }
    try requireWritable(before.list)
    var after = before
    let next = try advance(&after, isSkipped: true)
    if next == nil, after == before { return try delete([id]) }
    if next == nil { after.completedAt = environment.now }
    after.modifiedAt = environment.now
    try writer.save(after)
    let changes =
      [.task(before: .init(item: before), after: .init(item: after))]
      + (try keep(completion(of: before, isSkipped: true)))
    let event = next.map { Event.skipped(title: after.title, next: $0) } ?? .completed(title: after.title, count: 1)
    return Step(.skip, changes: changes, event: event)
  }

  /// Advances a recurring task to its next day; its first day moves by the same distance. Returns nil if there is no
  /// next day: for a task that does not recur and for the last occurrence.
  private func advance(_ item: inout PlanItem, isSkipped: Bool = false) throws(PlannerFailure) -> Day? {
    switch item.advance(in: environment, isSkipped: isSkipped) {
    case .ends(let told):
      item.recurrence = told ?? item.recurrence
      return nil
    case .unknown: throw .invalid([Problem(.recurrence, .recurrenceNotOurs)])
    case .moves(let due, let notBefore, let recurrence):
      item.due = due
      item.notBefore = notBefore
      item.recurrence = recurrence
      // The minutes belong to the past occurrence and are stored with its completion.
      item.actualMinutes = 0
      return due.day
    }
  }

  private func event(of changes: [Change], next: Day?) -> Event {
    let step = Step(.complete, changes: changes, event: .nothingChanged)
    if changes.isEmpty { return .nothingChanged }
    if let next, step.count == 1 { return .advanced(title: step.title, next: next) }
    return .completed(title: step.title, count: step.count)
  }
}

/// The record of completed and skipped occurrences.
extension CommandHandler {
  /// Returns nil for a task that does not recur: the task itself holds all the facts.
  private func completion(of item: PlanItem, isSkipped: Bool = false) -> Completion? {
    guard item.recurrence != nil else { return nil }
    return Completion(
      task: item.id, due: item.occurrence ?? Due(day: environment.today), at: environment.now, isSkipped: isSkipped,
      minutes: item.actualMinutes)
  }

  private func keep(_ completion: Completion?) throws(PlannerFailure) -> [Change] {
    guard let completion else { return [] }
    try writer.save(completion)
    return [.completion(before: nil, after: completion)]
  }

  /// Removes the completion of the last occurrence of a recurring task that is open again.
  private func forgetLast(of item: PlanItem) throws(PlannerFailure) -> [Change] {
    guard item.recurrence != nil, let last = try writer.completions(of: item.id, limit: 1).first,
      last.due == item.occurrence ?? last.due
    else { return [] }
    try writer.remove(last)
    return [.completion(before: last, after: nil)]
  }
}
