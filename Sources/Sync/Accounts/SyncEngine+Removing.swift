internal import Domain
internal import Storage

/// The effect of removing an account on its data.
public struct RemovedAccount: Sendable, Equatable {
  /// The number of lists kept as local lists; 0 if they were deleted with their tasks.
  public var keptLists: Int
  /// The number of changes that were never sent to the server.
  public var unsent: Int

  public init(keptLists: Int, unsent: Int) {
    self.keptLists = keptLists
    self.unsent = unsent
  }
}

extension SyncEngine {
  /// Removes an account. Deletes nothing on its server and drops pending changes.
  /// - Parameter keepingTasks: true to keep its lists as local lists, false to delete them with their tasks.
  @discardableResult
  public func removeAccount(_ id: String, keepingTasks: Bool) throws(SyncFailure) -> RemovedAccount {
    guard let summary = try accounts().first(where: { $0.id == id }) else { throw .unknownAccount(id) }
    let environment = surroundings.environment()
    try changing { (transaction) throws(PlannerFailure) in
      let lists = try transaction.lists().filter { $0.account == id }
      if !keepingTasks { try letBeReadAgain(transaction, tasksOf: lists) }
      try keepTexts(transaction, of: lists)
      try transaction.removeAccount(id)
      try receive(Self.aftermath(of: lists, keepingTasks: keepingTasks), transaction, environment)
      try redirect(transaction)
    }
    let kept = keepingTasks ? summary.lists.filter(\.contents.holdsTasks).count : 0
    return RemovedAccount(keptLists: kept, unsent: summary.unsent.values.reduce(0, +))
  }

  /// Calendars that contain only events have no tasks to keep.
  private static func aftermath(of lists: [SourceList], keepingTasks: Bool) -> Received {
    guard keepingTasks else { return Received(goneLists: lists.map(\.id)) }
    let kept = lists.filter(\.contents.holdsTasks)
    return Received(
      lists: kept.map { SourceList(id: $0.id, name: $0.name, colour: $0.colour) },
      goneLists: lists.filter { !$0.contents.holdsTasks }.map(\.id))
  }

  /// A task being moved here from another account's list is deleted with its new list. Its VTODO still exists in the
  /// old list, so it is read again from there.
  private func letBeReadAgain(
    _ transaction: PlannerTransaction, tasksOf lists: [SourceList]
  ) throws(PlannerFailure) {
    let going = Set(lists.map(\.id))
    for waiting in try transaction.waiting() {
      guard let item = try transaction.item(waiting.entry.task), going.contains(item.list) else { continue }
      for row in try transaction.resources(of: item.id) where !going.contains(row.list) {
        try transaction.removeResource(in: row.list, href: row.href)
        guard var collection = try transaction.collection(row.list) else { continue }
        collection.hasFullList = false
        try transaction.save(collection)
      }
    }
  }

  /// A task being moved to another account's list keeps the parts of its VTODO that the task itself does not store.
  private func keepTexts(_ transaction: PlannerTransaction, of lists: [SourceList]) throws(PlannerFailure) {
    let going = Set(lists.map(\.id))
    for waiting in try transaction.waiting() {
      guard let item = try transaction.item(waiting.entry.task), !going.contains(item.list) else { continue }
      for row in try transaction.resources(of: item.id) where going.contains(row.list) { try transaction.forget(row) }
    }
  }

  /// Removes changes that no remaining server needs, and assigns the others, such as a task leaving its list, to the
  /// server that needs them.
  private func redirect(_ transaction: PlannerTransaction) throws(PlannerFailure) {
    for waiting in try transaction.waiting() {
      guard let pendingChange = try PendingChange(waiting.entry.task, transaction) else { continue }
      if pendingChange.isIdle {
        try transaction.clear(waiting)
      } else if !pendingChange.served.contains(waiting.entry.list), let list = pendingChange.nextList {
        let entry = waiting.entry
        try transaction.enqueue(OutboxEntry(task: entry.task, list: list, kind: entry.kind, moved: entry.moved))
      }
    }
  }
}

extension PendingChange {
  /// A list whose server needs the change.
  fileprivate var nextList: ListID? {
    if let list = item?.list, served.contains(list) { return list }
    return rows.first { served.contains($0.list) }?.list
  }
}
