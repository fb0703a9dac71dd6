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
      let ids = Set(lists.map(\.id))
      for waiting in try transaction.waiting() where ids.contains(waiting.entry.list) {
        try transaction.clear(waiting)
      }
      try transaction.removeAccount(id)
      try receive(Self.aftermath(of: lists, keepingTasks: keepingTasks), transaction, environment)
      try clearIdle(transaction)
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

  /// What no server is left to hear of, such as that a task went from the account's list to a local one.
  private func clearIdle(_ transaction: PlannerTransaction) throws(PlannerFailure) {
    for waiting in try transaction.waiting() {
      guard let errand = try Errand(waiting.entry.task, transaction), errand.isIdle else { continue }
      try transaction.clear(waiting)
    }
  }
}
