extension MemoryTransaction: PlannerWriter {
  public func save(_ item: PlanItem) throws(PlannerFailure) {
    if let old = tables.items[item.id] { unplace(old.rankKey) }
    tables.items[item.id] = item
    place(item.rankKey)
  }

  public func insert(_ items: [PlanItem]) throws(PlannerFailure) {
    for item in items {
      guard tables.items[item.id] == nil else { throw .store(.other(code: Self.isThere)) }
      try save(item)
    }
  }

  /// SQLite's result code for a violated unique constraint, `SQLITE_CONSTRAINT_UNIQUE`.
  private static var isThere: Int32 { 2067 }

  public func remove(_ id: TaskID) throws(PlannerFailure) {
    guard let old = tables.items.removeValue(forKey: id) else { return }
    unplace(old.rankKey)
  }

  public func setRank(_ rank: Rank, of id: TaskID) throws(PlannerFailure) {
    guard var item = tables.items[id] else { return }
    item.rank = rank
    try save(item)
  }

  public func setFolded(_ isFolded: Bool, _ id: TaskID) throws(PlannerFailure) {
    if isFolded { tables.folded.insert(id) } else { tables.folded.remove(id) }
  }

  public func setFocusText(_ text: String?) throws(PlannerFailure) {
    tables.focusText = text
  }

  public func setProposalText(_ text: String?) throws(PlannerFailure) {
    tables.proposalText = text
  }

  public func save(_ list: SourceList) throws(PlannerFailure) {
    tables.lists[list.id] = list
  }

  public func remove(_ list: ListID) throws(PlannerFailure) {
    for id in tables.items.values.filter({ $0.list == list }).map({ $0.id }) {
      tables.completions[id] = nil
      try remove(id)
    }
    for id in tables.blocks.values.filter({ $0.calendar == list }).map({ $0.id }) { tables.blocks[id] = nil }
    for source in tables.events.keys.filter({ $0.calendar == list }) { tables.events[source] = nil }
    tables.eventBlocking = tables.eventBlocking.filter { $0.key.calendar != list }
    tables.lists[list] = nil
  }

  public func set(_ key: SettingKey, to text: String?) throws(PlannerFailure) {
    tables.settings[key] = text
  }

  public func append(_ entry: HistoryEntry.Draft) throws(PlannerFailure) -> Int64 {
    if entry.summary.kind != .improveTitle { forgetUndone() }
    tables.lastNumber += 1
    for id in entry.postponed { tables.postponements[id, default: []].append(tables.lastNumber) }
    tables.history.append(HistoryEntry(number: tables.lastNumber, draft: entry))
    return tables.lastNumber
  }

  private func forgetUndone() {
    let dropped = Set(tables.history.filter { $0.isUndone }.map { $0.number })
    tables.history.removeAll { $0.isUndone }
    if !dropped.isEmpty {
      for id in tables.postponements.keys { tables.postponements[id]?.removeAll { dropped.contains($0) } }
    }
  }

  public func setUndone(_ isUndone: Bool, _ number: Int64) throws(PlannerFailure) {
    guard let index = tables.history.firstIndex(where: { $0.number == number }) else { return }
    tables.history[index].isUndone = isUndone
  }

  public func append(_ conflict: Conflict.Draft) throws(PlannerFailure) -> Int64 {
    let number = (tables.conflicts.last?.number ?? 0) + 1
    tables.conflicts.append(Conflict(number: number, draft: conflict))
    return number
  }

  public func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(PlannerFailure) {
    guard let index = tables.conflicts.firstIndex(where: { $0.number == number }) else { return }
    tables.conflicts[index].settled = choice
  }

  public func save(_ completion: Completion) throws(PlannerFailure) {
    try remove(completion)
    tables.completions[completion.task, default: []].append(completion)
  }

  public func remove(_ completion: Completion) throws(PlannerFailure) {
    tables.completions[completion.task]?.removeAll { $0.at == completion.at && $0.due == completion.due }
  }

  public func enqueue(_ entry: OutboxEntry) throws(PlannerFailure) {
    var entry = entry
    entry.moved = entry.moved || (tables.outbox[entry.task]?.moved ?? false)
    tables.outbox[entry.task] = entry
  }
}
