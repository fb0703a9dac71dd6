extension MemoryTransaction: PlannerWriter {
  public func save(_ item: PlanItem) throws(PlannerFailure) {
    if let old = shelf.items[item.id] { unplace(old.rankKey) }
    shelf.items[item.id] = item
    place(item.rankKey)
  }

  public func insert(_ items: [PlanItem]) throws(PlannerFailure) {
    for item in items {
      guard shelf.items[item.id] == nil else { throw .store(.other(code: Self.isThere)) }
      try save(item)
    }
  }

  /// SQLite's result code for a violated unique constraint, `SQLITE_CONSTRAINT_UNIQUE`.
  private static var isThere: Int32 { 2067 }

  public func remove(_ id: TaskID) throws(PlannerFailure) {
    guard let old = shelf.items.removeValue(forKey: id) else { return }
    unplace(old.rankKey)
  }

  public func setRank(_ rank: Rank, of id: TaskID) throws(PlannerFailure) {
    guard var item = shelf.items[id] else { return }
    item.rank = rank
    try save(item)
  }

  public func setFolded(_ isFolded: Bool, _ id: TaskID) throws(PlannerFailure) {
    if isFolded { shelf.folded.insert(id) } else { shelf.folded.remove(id) }
  }

  public func setFocusText(_ text: String?) throws(PlannerFailure) {
    shelf.focusText = text
  }

  public func setProposalText(_ text: String?) throws(PlannerFailure) {
    shelf.proposalText = text
  }

  public func save(_ list: SourceList) throws(PlannerFailure) {
    shelf.lists[list.id] = list
  }

  public func remove(_ list: ListID) throws(PlannerFailure) {
    for id in shelf.items.values.filter({ $0.list == list }).map({ $0.id }) {
      shelf.completions[id] = nil
      try remove(id)
    }
    for id in shelf.blocks.values.filter({ $0.calendar == list }).map({ $0.id }) { shelf.blocks[id] = nil }
    for source in shelf.events.keys.filter({ $0.calendar == list }) { shelf.events[source] = nil }
    shelf.eventBlocking = shelf.eventBlocking.filter { $0.key.calendar != list }
    shelf.lists[list] = nil
  }

  public func set(_ key: SettingKey, to text: String?) throws(PlannerFailure) {
    shelf.settings[key] = text
  }

  public func append(_ entry: HistoryEntry.Draft) throws(PlannerFailure) -> Int64 {
    if entry.summary.kind != .improveTitle { forgetUndone() }
    shelf.lastNumber += 1
    for id in entry.postponed { shelf.postponements[id, default: []].append(shelf.lastNumber) }
    shelf.history.append(HistoryEntry(number: shelf.lastNumber, draft: entry))
    return shelf.lastNumber
  }

  private func forgetUndone() {
    let dropped = Set(shelf.history.filter { $0.isUndone }.map { $0.number })
    shelf.history.removeAll { $0.isUndone }
    if !dropped.isEmpty {
      for id in shelf.postponements.keys { shelf.postponements[id]?.removeAll { dropped.contains($0) } }
    }
  }

  public func setUndone(_ isUndone: Bool, _ number: Int64) throws(PlannerFailure) {
    guard let index = shelf.history.firstIndex(where: { $0.number == number }) else { return }
    shelf.history[index].isUndone = isUndone
  }

  public func append(_ conflict: Conflict.Draft) throws(PlannerFailure) -> Int64 {
    let number = (shelf.conflicts.last?.number ?? 0) + 1
    shelf.conflicts.append(Conflict(number: number, draft: conflict))
    return number
  }

  public func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(PlannerFailure) {
    guard let index = shelf.conflicts.firstIndex(where: { $0.number == number }) else { return }
    shelf.conflicts[index].settled = choice
  }

  public func save(_ completion: Completion) throws(PlannerFailure) {
    try remove(completion)
    shelf.completions[completion.task, default: []].append(completion)
  }

  public func remove(_ completion: Completion) throws(PlannerFailure) {
    shelf.completions[completion.task]?.removeAll { $0.at == completion.at && $0.due == completion.due }
  }

  public func enqueue(_ entry: OutboxEntry) throws(PlannerFailure) {
    var entry = entry
    entry.moved = entry.moved || (shelf.outbox[entry.task]?.moved ?? false)
    shelf.outbox[entry.task] = entry
  }
}
