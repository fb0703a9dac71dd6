extension Desk {
  /// Takes back a step since which only titles were improved: nobody who undoes what they just did shall be told that
  /// something came in between. With it go the titles of the tasks it is about; those of others stay.
  func undo(_ number: Int64, below newest: HistoryEntry) throws(PlannerFailure) -> Outcome {
    guard newest.summary.kind == .improveTitle, let entry = try writer.historyEntry(number), !entry.isUndone else {
      throw .historyMovedOn
    }
    let concerned = Set(entry.changes.compactMap { $0.task })
    var changed: [TaskID] = []
    var untouched: [Untouched] = []
    for improvement in try improvements(since: number) where improvement.changes.contains(about: concerned) {
      let turned = try turn(improvement.changes.reversed().map { $0.inverse })
      try writer.setUndone(true, improvement.number)
      changed += turned.changed
      untouched += turned.untouched
    }
    let turned = try turn(entry.changes.reversed().map { $0.inverse })
    try writer.setUndone(true, number)
    return Outcome(
      number: number, event: .undone(entry.summary, untouched: untouched + turned.untouched),
      changed: (changed + turned.changed).withoutRepetition())
  }

  /// The steps after one, newest first; refuses when any of them is something else than an improved title.
  private func improvements(since number: Int64) throws(PlannerFailure) -> [HistoryEntry] {
    let lines = try writer.steps(before: nil, limit: Self.mostImprovements)
    var found: [HistoryEntry] = []
    for line in lines where !line.isUndone {
      if line.head.number == number { return found }
      guard line.head.summary.kind == .improveTitle, let entry = try writer.historyEntry(line.head.number) else {
        throw .historyMovedOn
      }
      found.append(entry)
    }
    throw .historyMovedOn
  }

  /// Who takes something back does so soon.
  private static var mostImprovements: Int { 200 }
}

extension [Change] {
  fileprivate func contains(about tasks: Set<TaskID>) -> Bool {
    contains { change in change.task.map { tasks.contains($0) } ?? false }
  }
}
