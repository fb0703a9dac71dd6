public import Domain
internal import ICalendar
internal import Storage

/// The changes that would restore the tasks of server lists to an earlier state.
public struct RestorePlan: Sendable, Equatable {
  public struct Change: Sendable, Equatable {
    /// The task as it is now.
    public var before: PlanItem
    /// The task as it was, as far as its fields are synced.
    public var after: PlanItem
    public var fields: [Field]
  }

  public var at: Instant
  /// Tasks that no longer exist.
  public var recreated: [PlanItem] = []
  public var changed: [Change] = []
  /// Tasks created since; they stay unless their deletion is requested.
  public var newer: [PlanItem] = []
  /// Tasks that would change but are in read-only lists.
  public var locked: [PlanItem] = []
  /// The time at which the journal begins; nil if it is complete.
  public var knownSince: Instant?
  fileprivate var fields: [Field] = []
  fileprivate var texts: [TaskID: [UInt8]] = [:]

  public var changesNothing: Bool { recreated.isEmpty && changed.isEmpty }

  /// False if the journal no longer reaches back to the requested instant.
  public var isCertain: Bool { knownSince.map { $0 <= at } ?? true }
}

extension SyncEngine {
  /// Determines from the journal what has changed since an instant. Changes nothing.
  /// - Parameter list: nil for all lists of all accounts.
  public func restorePlan(at instant: Instant, of list: ListID? = nil) throws(SyncFailure) -> RestorePlan {
    let codec = try codec()
    return try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in
        try RestorePlanner(
          transaction: transaction, codec: codec, at: instant, list: list, now: surroundings.environment().now
        ).plan()
      }
    }
  }

  /// Carries out a plan as one undo step; the next sync sends the changes to the servers.
  public func restore(_ plan: RestorePlan, deletingNewer: Bool = false) throws(SyncFailure) -> Outcome {
    let restoration = Restoration(
      tasks: plan.recreated + plan.changed.map(\.after), fields: plan.fields,
      removed: deletingNewer ? plan.newer.map(\.id) : [])
    return try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        // Properties that only other programs understand are restored with the task.
        for (task, text) in plan.texts { try transaction.keep(text, for: task) }
        return try Planner<PlannerDatabase>.perform(
          .restore(restoration), with: transaction, in: surroundings.environment())
      }
    }
  }
}

/// Compares the current tasks with their state in the journal.
private struct RestorePlanner {
  let transaction: PlannerTransaction
  let codec: VTODOCodec
  let at: Instant
  let list: ListID?
  let now: Instant

  func plan() throws(PlannerFailure) -> RestorePlan {
    var plan = RestorePlan(at: at)
    let horizon = Instant(seconds: now.seconds - PlannerTransaction.journalAge)
    plan.knownSince = try transaction.journalStart() ?? (at < horizon ? horizon : nil)
    plan.fields = codec.mapping.fields
    var seen: Set<TaskID> = []
    // A task's first entry has its state at the time; later entries in other lists are about the same task.
    for entry in try transaction.firstEntries(after: at, of: list) {
      guard let task = entry.draft.task, let text = entry.draft.before, !seen.contains(task),
        var was = codec.read(text, in: entry.draft.list)?.item, was.createdAt <= at
      else { continue }
      seen.insert(task)
      was.id = task
      try add(was, text, to: &plan)
    }
    plan.newer = try newer(than: seen)
    return plan
  }

  private func add(_ was: PlanItem, _ text: [UInt8], to plan: inout RestorePlan) throws(PlannerFailure) {
    let now = try transaction.item(was.id)
    var after = now ?? was
    var fields: [Field] = []
    if let now {
      fields = codec.fields(differing: was, from: now) + (was.list == now.list ? [] : [.list])
      for field in fields { after.take(field, from: was) }
      if fields.isEmpty { return }
    }
    guard try allowsChanges(was.list),
      try now.map({ item throws(PlannerFailure) in try allowsChanges(item.list) }) ?? true
    else { return plan.locked.append(after) }
    if let now {
      plan.changed.append(RestorePlan.Change(before: now, after: after, fields: fields))
    } else {
      plan.recreated.append(after)
      plan.texts[was.id] = text
    }
  }

  private func allowsChanges(_ list: ListID) throws(PlannerFailure) -> Bool {
    try transaction.list(list)?.allowsChanges ?? false
  }

  private func newer(than known: Set<TaskID>) throws(PlannerFailure) -> [PlanItem] {
    var served: Set<ListID> = []
    for one in try transaction.lists() where one.account != nil && (list == nil || one.id == list) {
      served.insert(one.id)
    }
    return try transaction.items(ItemQuery(state: .all, list: list)).filter { item in
      item.createdAt > at && served.contains(item.list) && !known.contains(item.id)
    }
  }
}
