internal import Domain
internal import Storage

/// What became of a removed account's data.
public struct RemovedAccount: Sendable, Equatable {
  /// Lists that stay here as local ones; none when they went with their tasks.
  public var keptLists: Int
  /// Changes that were never sent to the server.
  public var unsent: Int

  public init(keptLists: Int, unsent: Int) {
    self.keptLists = keptLists
    self.unsent = unsent
  }
}

extension SyncEngine {
  /// Forgets an account. Nothing is deleted on its server; changes that still wait are not sent any more.
  /// - Parameter keepingTasks: whether its lists stay here as local ones, or go with their tasks.
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

  /// A calendar of nothing but events has no tasks that could stay.
  private static func aftermath(of lists: [SourceList], keepingTasks: Bool) -> Received {
    guard keepingTasks else { return Received(goneLists: lists.map(\.id)) }
    let kept = lists.filter(\.contents.holdsTasks)
    return Received(
      lists: kept.map { SourceList(id: $0.id, name: $0.name, colour: $0.colour) },
      goneLists: lists.filter { !$0.contents.holdsTasks }.map(\.id))
  }

  /// A task on its way here from another account's list goes with its new list: its reminder, which is still in the old
  /// one, is shown again.
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

  /// A task on its way to another account's list takes along what its reminder says beyond the task.
  private func keepTexts(_ transaction: PlannerTransaction, of lists: [SourceList]) throws(PlannerFailure) {
    let going = Set(lists.map(\.id))
    for waiting in try transaction.waiting() {
      guard let item = try transaction.item(waiting.entry.task), !going.contains(item.list) else { continue }
      for row in try transaction.resources(of: item.id) where going.contains(row.list) { try transaction.forget(row) }
    }
  }

  /// What no server is left to hear of waits no more. What another server has to hear, such as that a task has left its
  /// list, waits for that one.
  private func redirect(_ transaction: PlannerTransaction) throws(PlannerFailure) {
    for waiting in try transaction.waiting() {
      guard let errand = try Errand(waiting.entry.task, transaction) else { continue }
      if errand.isIdle {
        try transaction.clear(waiting)
      } else if !errand.served.contains(waiting.entry.list), let list = errand.nextList {
        let entry = waiting.entry
        try transaction.enqueue(OutboxEntry(task: entry.task, list: list, kind: entry.kind, moved: entry.moved))
      }
    }
  }
}

extension Errand {
  /// A list whose server has to hear of the change.
  fileprivate var nextList: ListID? {
    if let list = item?.list, served.contains(list) { return list }
    return rows.first { served.contains($0.list) }?.list
  }
}
