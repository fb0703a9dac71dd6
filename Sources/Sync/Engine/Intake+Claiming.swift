internal import Domain
internal import Storage

extension Intake {
  struct Claim {
    var task: TaskID
    var base: Base
    /// Nothing here has had this identity before.
    var isNew = false
  }

  /// The task a resource without one belongs to; nil when another resource of the list shows the same task already.
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
      // A task of this list without a resource is waiting for it.
      guard let item = try transaction.item(task) else { return Claim(task: task, base: .unknown, isNew: true) }
      if item.list == list { return Claim(task: task, base: .unknown) }
    }
    return nil
  }

  private static func isBefore(_ left: SyncedResource, _ right: SyncedResource) -> Bool {
    (left.list.text, left.href) < (right.list.text, right.href)
  }

  /// Two resources of one list with one UID: a renamed one keeps its task, of twins the newest is shown.
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

  /// Our own move whose answer was lost.
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

  /// True while a move from here has no answer. Taking in begins none.
  mutating func hasMoves() throws(PlannerFailure) -> Bool {
    if !hasNoMoves { hasNoMoves = try transaction.movesUnderWay().isEmpty }
    return !hasNoMoves
  }

  /// Another program has moved the reminder from one list to another: the task keeps what only we know.
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

  /// Where a task is still to be made again that is found here now.
  private func unmade(_ rows: [SyncedResource]) throws(PlannerFailure) -> SyncedResource? {
    for row in rows where row.list != list && row.etag == nil {
      if try transaction.underWay(in: row.list, href: row.href) == nil { return row }
    }
    return nil
  }

  /// True when the reminder is known in another list that was not read since: it may be the same, having changed its list.
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
