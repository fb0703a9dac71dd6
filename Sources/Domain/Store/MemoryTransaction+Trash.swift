extension MemoryTransaction {
  public func steps(of task: TaskID, limit: Int) throws(PlannerFailure) -> [TaskStep] {
    let steps = tables.history.compactMap { $0.step(of: task) } + tables.received.filter { $0.after?.id == task }
    return Array(steps.sorted { TaskStep.precedes($0, $1) }.prefix(limit))
  }

  public func lastStep(_ kind: HistoryEntry.Kind, of task: TaskID) throws(PlannerFailure) -> Int64? {
    tables.history.filter { $0.summary.kind == kind && !$0.isUndone && $0.changes.contains { $0.subject == task } }
      .map { $0.number }.max()
  }

  public func noteReceived(_ before: PlanItem, _ after: PlanItem, at: Instant) throws(PlannerFailure) {
    let number = (tables.received.last?.number ?? 0) + 1
    tables.received.append(TaskStep(number: number, source: .server, at: at, before: before, after: after))
  }

  public func trash(since limit: Instant, offset: Int, limit count: Int?) throws(PlannerFailure) -> [TrashedTask] {
    let all = tables.trash.values.filter { tables.items[$0.item.id] == nil && $0.at > limit }.sorted { left, right in
      left.at == right.at ? left.item.rankKey < right.item.rankKey : left.at > right.at
    }
    let rest = all.dropFirst(offset)
    return Array(count.map { rest.prefix($0) } ?? rest)
  }

  public func trashCount(since limit: Instant) throws(PlannerFailure) -> Int {
    try trash(since: limit, offset: 0, limit: nil).count
  }

  public func trashed(_ id: TaskID) throws(PlannerFailure) -> TrashedTask? {
    tables.items[id] == nil ? tables.trash[id] : nil
  }

  public func save(_ trashed: TrashedTask) throws(PlannerFailure) {
    tables.trash[trashed.item.id] = trashed
  }

  public func forget(_ ids: [TaskID]) throws(PlannerFailure) {
    for id in ids {
      tables.trash[id] = nil
      guard tables.items[id] == nil else { continue }
      tables.completions[id] = nil
      tables.received.removeAll { $0.after?.id == id }
      for index in tables.history.indices { tables.history[index].changes.removeAll { $0.isAbout(id) } }
    }
    tables.history.removeAll { $0.changes.isEmpty }
  }

  public func forgetTrash(until limit: Instant) throws(PlannerFailure) -> Int {
    var count = 0
    for (id, trashed) in tables.trash where trashed.at <= limit {
      tables.trash[id] = nil
      guard tables.items[id] == nil else { continue }
      tables.completions[id] = nil
      count += 1
    }
    return count
  }
}

extension Change {
  /// Returns whether the change affects a task, its completions or its time blocks.
  func isAbout(_ id: TaskID) -> Bool {
    switch self {
    case .task: task == id
    case .completion(let before, let after): (before ?? after)?.task == id
    case .block(let before, let after): (before ?? after)?.task == id
    default: false
    }
  }
}
