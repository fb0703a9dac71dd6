public import Domain

/// Tasks of one list that are missing on its server, so many at once that a person is asked before they go here too.
public struct HeldDeletions: Sendable, Equatable {
  public var list: ListID
  /// Those that would go, as far as they are still here; in their order.
  public var tasks: [TaskID]
  /// Tasks of the list, these included.
  public var total: Int
  /// When they were first found missing.
  public var since: Instant
  /// True when a person has let them go: the next sync removes those that are still missing.
  public var isConfirmed: Bool

  public init(list: ListID, tasks: [TaskID], total: Int, since: Instant, isConfirmed: Bool) {
    self.list = list
    self.tasks = tasks
    self.total = total
    self.since = since
    self.isConfirmed = isConfirmed
  }
}

/// One missing reminder of a list.
public struct HeldDeletion: Sendable, Equatable {
  public var href: String
  public var task: TaskID
  public var heldAt: Instant
  public var isConfirmed: Bool

  public init(href: String, task: TaskID, heldAt: Instant, isConfirmed: Bool = false) {
    self.href = href
    self.task = task
    self.heldAt = heldAt
    self.isConfirmed = isConfirmed
  }
}

extension PlannerTransaction {
  /// Questions that wait for an answer or, answered with yes, for the next sync; the oldest first.
  public func heldDeletions() throws(PlannerFailure) -> [HeldDeletions] {
    try attempt { () throws(StorageError) in
      var found: [HeldDeletions] = []
      for list in try connection.listsWithHeldDeletions() {
        let held = try connection.heldDeletions(in: list)
        guard let since = held.map(\.heldAt).min() else { continue }
        found.append(
          HeldDeletions(
            list: list, tasks: try connection.tasksHeld(in: list), total: try connection.taskCount(in: list),
            since: since, isConfirmed: held.allSatisfy(\.isConfirmed)))
      }
      return found.sorted { ($0.since.seconds, $0.list.text) < ($1.since.seconds, $1.list.text) }
    }
  }

  /// The missing reminders of one list.
  public func heldDeletions(in list: ListID) throws(PlannerFailure) -> [HeldDeletion] {
    try attempt { () throws(StorageError) in try connection.heldDeletions(in: list) }
  }

  /// Replaces what is known to be missing in a list; none ends the question.
  public func hold(_ held: [HeldDeletion], in list: ListID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      try connection.removeHeldDeletions(in: list)
      for deletion in held { try connection.insert(deletion, in: list) }
    }
  }

  /// Answers "let them go": the next sync removes those, and only those, that are still missing then.
  public func confirmHeldDeletions(in list: ListID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.confirmHeldDeletions(in: list) }
  }

  /// Answers "put them back": the next sync makes them again on the server, from their last texts.
  public func restoreHeldDeletions(in list: ListID) throws(PlannerFailure) {
    for deletion in try heldDeletions(in: list) {
      guard var row = try resource(in: list, href: deletion.href), row.task == deletion.task else { continue }
      row.etag = nil
      row.state = .sending
      row.notice = nil
      try save(row)
      try enqueue(OutboxEntry(task: deletion.task, list: list, kind: .save))
    }
    try hold([], in: list)
  }

  /// Makes the next sync compare an account's lists completely, whatever their marks say: after its address, its user
  /// or its password was changed.
  public func distrustCollections(of account: String) throws(PlannerFailure) {
    for var collection in try collections(of: account) where collection.hasFullList {
      collection.hasFullList = false
      try save(collection)
    }
  }
}
