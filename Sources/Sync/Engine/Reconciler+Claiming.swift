internal import Domain
internal import Storage

extension Reconciler {
  struct Claim {
    var task: TaskID
    var base: Base
    /// True if no task here has had this ID before.
    var isNew = false
  }

  /// Returns the task for a resource that has none yet, or nil if another resource of the list already shows that task.
  mutating func claim(
    _ remote: Reminder, at entry: SyncedResource, _ departed: Departed
  ) throws(PlannerFailure) -> Claim? {
    if let claim = try movedHere(entry) { return claim }
    let (plain, distinct) = (TaskID(remote.uid), TaskID(remote.uid + mark))
    let rows = try transaction.resources(of: plain, or: distinct).sorted(by: Self.isBefore)
    for task in [plain, distinct] {
      let other = rows.first { $0.task == task && $0.list == list && $0.href != entry.href }
      if let other { return try succeed(other, as: task, remote, departed) }
    }
    if let origin = departed.elsewhere[remote.uid], let task = origin.task { return try moveHere(origin, task) }
    for task in [plain, distinct] {
      if let origin = try unmade(rows.filter { $0.task == task }) { return try moveHere(origin, task) }
    }
    for task in [plain, distinct] where !rows.contains(where: { $0.task == task }) {
      // A task of this list without a resource belongs to this one.
      guard let item = try transaction.item(task) else { return Claim(task: task, base: .unknown, isNew: true) }
      if item.list == list { return Claim(task: task, base: .unknown) }
    }
    return nil
  }

  private static func isBefore(_ left: SyncedResource, _ right: SyncedResource) -> Bool {
    (left.list.text, left.href) < (right.list.text, right.href)
  }

  /// Resolves two resources of one list with the same UID: a renamed one keeps its task; of duplicates, the newest is
  /// shown.
  private func succeed(
    _ other: SyncedResource, as task: TaskID, _ remote: Reminder, _ departed: Departed
  ) throws(PlannerFailure) -> Claim? {
    let base = try self.base(of: other)
    if departed.hrefs.contains(other.href) || other.etag == nil {
      try transaction.removeResource(in: list, href: other.href)
      return Claim(task: task, base: base)
    }
    guard let shown = base.agreed, shown.item.modifiedAt < remote.item.modifiedAt else { return nil }
    var twin = other
    twin.task = nil
    try transaction.save(twin)
    return Claim(task: task, base: base)
  }

  /// Recognises a move by this client whose response was lost.
  private mutating func movedHere(_ entry: SyncedResource) throws(PlannerFailure) -> Claim? {
    guard try hasMoves() else { return nil }
    let moves = try transaction.movesUnderWay()
    let place = JournalEntry.Place(list: list, href: entry.href)
    guard let move = moves.first(where: { $0.draft.target == place }),
      let origin = try transaction.resource(in: move.draft.list, href: move.draft.href), let task = origin.task
    else { return nil }
    try transaction.end(origin.list, origin.href, JournalEntry.Ending(.adopted, at: environment.now))
    return try moveHere(origin, task)
  }

  /// True while a move from here has no response. Reconciling starts no moves, so the answer false can be cached.
  mutating func hasMoves() throws(PlannerFailure) -> Bool {
    if !hasNoMoves { hasNoMoves = try transaction.movesUnderWay().isEmpty }
    return !hasNoMoves
  }

  /// Handles a task moved between lists by another program: it keeps its local data.
  private mutating func moveHere(_ origin: SyncedResource, _ task: TaskID) throws(PlannerFailure) -> Claim? {
    let base = try self.base(of: origin)
    guard try transaction.resource(in: origin.list, href: origin.href) == origin else { return nil }
    try transaction.removeResource(in: origin.list, href: origin.href)
    if var item = try transaction.item(task), item.list == origin.list {
      try journalVanished(origin, base)
      item.list = list
      try receive(Received(tasks: [Received.Task(item: item)]))
      report.changed += 1
      relocated.insert(task)
    }
    return Claim(task: task, base: base)
  }

  /// Returns the row of a task that was about to be recreated elsewhere but is found here now.
  private func unmade(_ rows: [SyncedResource]) throws(PlannerFailure) -> SyncedResource? {
    for row in rows where row.list != list && row.etag == nil {
      if try transaction.underWay(in: row.list, href: row.href) == nil { return row }
    }
    return nil
  }

  /// True if the resource is known in another list that has not been read since: it may be the same one after a move.
  mutating func mustWait(_ task: TaskID, _ remote: Reminder, _ departed: Departed) throws(PlannerFailure) -> Bool {
    guard task != TaskID(remote.uid) else { return false }
    for row in try transaction.resources(of: TaskID(remote.uid)) where row.list != list && row.uid == remote.uid {
      if departed.awaited.contains(row.list) {
        isOutdated = true
        return true
      }
      if departed.readable.contains(row.list), !departed.sought.contains(row.place) {
        doubted.insert(row.place)
        return true
      }
    }
    return false
  }
}
