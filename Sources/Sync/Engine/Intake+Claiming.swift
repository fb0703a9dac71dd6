internal import Domain
internal import Storage

extension Intake {
  struct Claim {
    var task: TaskID
    var base: Base
  }

  /// The task a resource without one belongs to; nil when another resource of the list shows the same task already.
  func claim(_ remote: Reminder, at entry: SyncedResource, _ departed: Departed) throws(PlannerFailure) -> Claim? {
    if let claim = try movedHere(entry) { return claim }
    let plain = TaskID(remote.uid)
    let distinct = TaskID("\(remote.uid)@\(ShortHash.digits(of: list.text).prefix(8))")
    for task in [plain, distinct] {
      let others = try transaction.resources(of: task).filter { $0.list == list && $0.href != entry.href }
      if let other = others.first { return try succeed(other, as: task, remote, departed) }
    }
    if let origin = departed.elsewhere[remote.uid], let task = origin.task { return try moveHere(origin, task) }
    for task in [plain, distinct] {
      if let origin = try unmade(task) { return try moveHere(origin, task) }
    }
    for task in [plain, distinct] where try isFree(task) { return Claim(task: task, base: .unknown) }
    return nil
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
  private func movedHere(_ entry: SyncedResource) throws(PlannerFailure) -> Claim? {
    let place = JournalEntry.Place(list: list, href: entry.href)
    guard let move = try transaction.movesUnderWay().first(where: { $0.draft.target == place }),
      let origin = try transaction.resource(in: move.draft.list, href: move.draft.href), let task = origin.task
    else { return nil }
    try transaction.end(origin.list, origin.href, JournalEntry.Ending(.adopted, at: environment.now))
    return try moveHere(origin, task)
  }

  /// Another program has moved the reminder from one list to another: the task keeps what only we know.
  private func moveHere(_ origin: SyncedResource, _ task: TaskID) throws(PlannerFailure) -> Claim? {
    let base = try self.base(of: origin)
    guard try transaction.resource(in: origin.list, href: origin.href) == origin else { return nil }
    try transaction.removeResource(in: origin.list, href: origin.href)
    if var item = try transaction.item(task), item.list == origin.list {
      item.list = list
      try receive(Received(tasks: [Received.Task(item: item)]))
    }
    return Claim(task: task, base: base)
  }

  /// Where a task is still to be made again that is found here now.
  private func unmade(_ task: TaskID) throws(PlannerFailure) -> SyncedResource? {
    for row in try transaction.resources(of: task) where row.list != list && row.etag == nil {
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

  /// True when no other list's reminder has this identity; a task of this list without a resource is waiting for it.
  private func isFree(_ task: TaskID) throws(PlannerFailure) -> Bool {
    guard try transaction.resources(of: task).isEmpty else { return false }
    guard let item = try transaction.item(task) else { return true }
    return item.list == list
  }
}
