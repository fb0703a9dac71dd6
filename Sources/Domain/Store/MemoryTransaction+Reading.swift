extension MemoryTransaction: PlannerReader {
  public func item(_ id: TaskID) throws(PlannerFailure) -> PlanItem? {
    tables.items[id]
  }

  public func items(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    ids.compactMap { tables.items[$0] }
  }

  public func items(_ query: ItemQuery) throws(PlannerFailure) -> [PlanItem] {
    var found: [PlanItem] = []
    for key in tables.order {
      if let item = tables.items[key.id], query.matches(item), query.list != nil || isShown(item) { found.append(item) }
    }
    if query.state == .completed {
      found.sort { left, right in
        let times = (left.completedAt ?? left.createdAt, right.completedAt ?? right.createdAt)
        return times.0 == times.1 ? left.id < right.id : times.0 > times.1
      }
    }
    let rest = found.dropFirst(query.offset)
    return Array(query.limit.map { rest.prefix($0) } ?? rest)
  }

  public func traces(of list: ListID) throws(PlannerFailure) -> [StoredTrace] {
    try items(ItemQuery(state: .all, list: list)).map { item in
      StoredTrace(id: item.id, title: item.title, due: item.due, createdAt: item.createdAt)
    }
  }

  public func facts(_ state: ItemQuery.State) throws(PlannerFailure) -> [TaskFacts] {
    let undone = Set(tables.history.filter { $0.isUndone }.map { $0.number })
    return try items(ItemQuery(state: state)).map { item in
      let postponed = (tables.postponements[item.id] ?? []).count { !undone.contains($0) }
      return TaskFacts(item, postponements: postponed, isFolded: tables.folded.contains(item.id))
    }
  }

  public func visitFacts(_ state: ItemQuery.State, _ see: (TaskFacts) -> Void) throws(PlannerFailure) {
    for task in try facts(state) { see(task) }
  }

  public func numberedTasks() throws(PlannerFailure) -> [TaskID] {
    GradeSections(try facts(.open))[.a].filter { $0.subPriority != nil }.map { $0.id }
  }

  public func hasSubtasks() throws(PlannerFailure) -> Bool {
    tables.items.values.contains { $0.parent != nil }
  }

  public func parents() throws(PlannerFailure) -> Set<TaskID> {
    Set(tables.items.values.compactMap { $0.parent })
  }

  public func children(of parent: TaskID) throws(PlannerFailure) -> [TaskID] {
    tables.order.filter { tables.items[$0.id]?.parent == parent }.map { $0.id }
  }

  public func ids(startingWith prefix: String, limit: Int) throws(PlannerFailure) -> [TaskID] {
    let ids = tables.items.keys.filter { $0.text.utf8.starts(with: prefix.utf8) }.sorted()
    return Array(ids.prefix(limit))
  }

  public func counts(_ list: ListID?) throws(PlannerFailure) -> Counts {
    var counts = Counts()
    for item in tables.items.values where list.map({ item.list == $0 }) ?? isShown(item) {
      if item.isCompleted {
        counts.completed += 1
        continue
      }
      counts.open += 1
      counts.openMinutes += item.effectiveDuration.minutes
      if item.effectiveDuration.isDefault { counts.openWithoutDuration += 1 }
    }
    return counts
  }

  public func openCount() throws(PlannerFailure) -> Int {
    try counts(nil).open
  }

  public func position(of key: RankKey) throws(PlannerFailure) -> Int {
    var before = 0
    for other in tables.order[..<index(of: key)] {
      if let item = tables.items[other.id], !item.isCompleted, isShown(item) { before += 1 }
    }
    return before + 1
  }

  public func keys(before key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey] {
    let end = key.map { index(of: $0) } ?? tables.order.count
    return Array(tables.order[max(0, end - limit)..<end].reversed())
  }

  public func keys(after key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey] {
    var start = 0
    if let key {
      start = index(of: key)
      if start < tables.order.count, tables.order[start] == key { start += 1 }
    }
    return Array(tables.order[start...].prefix(limit))
  }

  public func lists() throws(PlannerFailure) -> [SourceList] {
    tables.lists.values.sorted { left, right in
      if (left.account == nil) != (right.account == nil) { return left.account == nil }
      return left.name == right.name ? left.id.text < right.id.text : left.name < right.name
    }
  }

  public func list(_ id: ListID) throws(PlannerFailure) -> SourceList? {
    tables.lists[id]
  }

  public func setting(_ key: SettingKey) throws(PlannerFailure) -> String? {
    tables.settings[key]
  }

  public func lastDone() throws(PlannerFailure) -> HistoryEntry? {
    tables.history.last { !$0.isUndone && $0.summary.kind != .improveTitle }
  }

  public func lastUndone() throws(PlannerFailure) -> HistoryEntry? {
    tables.history.first { $0.isUndone }
  }

  public func historyEntry(_ number: Int64) throws(PlannerFailure) -> HistoryEntry? {
    tables.history.first { $0.number == number }
  }

  public func undoable() throws(PlannerFailure) -> HistoryEntry.Head? {
    try lastDone().map { HistoryEntry.Head(number: $0.number, summary: $0.summary) }
  }

  public func redoable() throws(PlannerFailure) -> HistoryEntry.Head? {
    try lastUndone().map { HistoryEntry.Head(number: $0.number, summary: $0.summary) }
  }

  public func steps(before number: Int64?, limit: Int) throws(PlannerFailure) -> [HistoryEntry.Line] {
    let wanted = tables.history.filter { entry in number.map { entry.number < $0 } ?? true }
    return wanted.sorted { $0.number > $1.number }.prefix(limit).map {
      HistoryEntry.Line(head: .init(number: $0.number, summary: $0.summary), at: $0.at, isUndone: $0.isUndone)
    }
  }

  public func reviewSteps(in window: PlanWindow) throws(PlannerFailure) -> [HistoryEntry] {
    tables.history.filter { $0.counts(in: window) }
  }

  public func historyStart() throws(PlannerFailure) -> Instant? {
    nil
  }

  public func completed(from: Instant, until: Instant, timedOnly: Bool) throws(PlannerFailure) -> [PlanItem] {
    try items(ItemQuery(state: .completed)).filter { item in
      guard let at = item.completedAt, at >= from, at < until else { return false }
      return !timedOnly || item.actualMinutes > 0
    }
  }

  public func conflicts() throws(PlannerFailure) -> [Conflict] {
    tables.conflicts.filter { $0.settled == nil && tables.items[$0.copy] != nil }
  }

  public func conflict(_ number: Int64) throws(PlannerFailure) -> Conflict? {
    tables.conflicts.first { $0.number == number }
  }

  public func completions(of task: TaskID, limit: Int) throws(PlannerFailure) -> [Completion] {
    Array((tables.completions[task] ?? []).sorted { Completion.precedes($0, $1) }.prefix(limit))
  }

  public func completions(since: Instant) throws(PlannerFailure) -> [Completion] {
    tables.completions.values.flatMap { $0 }.filter { $0.at >= since }.sorted { left, right in
      left.at == right.at && left.due == right.due ? left.task < right.task : Completion.precedes(left, right)
    }
  }

  public func minutesWorked(from: Instant, until: Instant) throws(PlannerFailure) -> Int {
    let tasks = tables.items.values.filter { item in
      guard let at = item.completedAt, item.recurrence == nil else { return false }
      return at >= from && at < until && tables.lists[item.list]?.isUsed == true
    }
    let completions = tables.completions.values.joined().filter { $0.at >= from && $0.at < until && !$0.isSkipped }
    return tasks.reduce(0) { $0 + $1.actualMinutes } + completions.reduce(0) { $0 + $1.minutes }
  }

  public func focusText() throws(PlannerFailure) -> String? {
    tables.focusText
  }

  public func proposalText() throws(PlannerFailure) -> String? {
    tables.proposalText
  }

  public func waitingCount() throws(PlannerFailure) -> Int {
    tables.outbox.values.filter { tables.lists[$0.list]?.isUsed ?? true }.count
  }

  /// Returns false for tasks of deselected lists.
  func isShown(_ item: PlanItem) -> Bool {
    tables.lists[item.list]?.isUsed ?? true
  }
}

extension ItemQuery {
  func matches(_ item: PlanItem) -> Bool {
    switch state {
    case .open where item.isCompleted: return false
    case .completed where !item.isCompleted: return false
    default: break
    }
    if let list, item.list != list { return false }
    if let tag, !item.allTags.contains(tag) { return false }
    return true
  }
}
