internal import Domain
internal import Storage

/// The next step in sending a pending change. Pure: planned anew from the stored data after every step, so that a kill
/// between two steps repeats at most one.
enum PushStep: Equatable {
  /// Create the resource. `row` records an earlier attempt, `model` provides the text to start from.
  case create(row: SyncedResource?, model: SyncedResource?)
  /// Move the resource to its task's current list.
  case move(SyncedResource)
  case update(SyncedResource)
  case delete(SyncedResource)
  /// Check whether an earlier attempt to create this resource succeeded; its task is deleted here.
  case look(SyncedResource)
  /// Nothing can be done now; the change stays pending.
  case wait
  /// The server has everything.
  case finish

  /// - Parameters:
  ///   - item: the current task; nil if it was deleted here.
  ///   - rows: its resources in all lists.
  ///   - isOurs: whether a list belongs to the account being synced and is writable.
  ///   - isServed: whether a list belongs to any account.
  ///   - moves: whether the server can move the resource to another list.
  ///   - settled: hrefs of resources that already have the current state.
  static func next(
    item: PlanItem?, rows: [SyncedResource], isOurs: (ListID) -> Bool, isServed: (ListID) -> Bool,
    moves: Bool = false, settled: Set<String>
  ) -> PushStep {
    guard let item else { return removal(of: rows, isOurs) }
    let own = rows.first { $0.list == item.list }
    if isOurs(item.list) {
      guard let own else { return incoming(rows, isOurs, moves) }
      if own.state == .quarantined { return .wait }
      if own.etag == nil { return .create(row: own, model: own) }
      if !settled.contains(own.href) { return .update(own) }
    } else if isServed(item.list) {
      // Only the list's own account knows whether its server has everything; until then the change is not finished.
      guard own?.etag != nil else { return .wait }
      let step = removal(of: rows.filter { $0.list != item.list }, isOurs)
      return step == .finish ? .wait : step
    }
    // The task is safe in its list; only now may it be removed from the others.
    return removal(of: rows.filter { $0.list != item.list }, isOurs)
  }

  private static func incoming(
    _ rows: [SyncedResource], _ isOurs: (ListID) -> Bool, _ moves: Bool
  ) -> PushStep {
    let movable = rows.first { row in
      isOurs(row.list) && row.state != .quarantined && row.etag.map { !$0.isEmpty } ?? false
    }
    if moves, let movable { return .move(movable) }
    return .create(row: nil, model: rows.first)
  }

  private static func removal(of rows: [SyncedResource], _ isOurs: (ListID) -> Bool) -> PushStep {
    guard let row = rows.first(where: { isOurs($0.list) && $0.state != .quarantined }) else {
      return rows.isEmpty ? .finish : .wait
    }
    return row.etag == nil ? .look(row) : .delete(row)
  }
}
