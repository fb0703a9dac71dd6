internal import Domain
internal import Storage

/// The next step that brings a waiting change to its server. Pure: planned anew from what is stored after every step, so
/// that a kill between two steps at worst repeats one.
enum PushStep: Equatable {
  /// Make the resource. `row` is where an earlier try was noted, `model` the text to start from.
  case create(row: SyncedResource?, model: SyncedResource?)
  /// Move the resource to the list its task is in now.
  case move(SyncedResource)
  case update(SyncedResource)
  case delete(SyncedResource)
  /// Look whether an earlier try to make this resource succeeded: its task is deleted here.
  case look(SyncedResource)
  /// Nothing can be done now; the change stays waiting.
  case wait
  /// The server has everything.
  case finish

  /// - Parameters:
  ///   - item: the task as it is now; nil when it was deleted here.
  ///   - rows: its resources in all lists.
  ///   - isOurs: whether a list belongs to the account being synced and can be written.
  ///   - isServed: whether a list belongs to any account.
  ///   - moves: whether the server can move the resource from one list to another.
  ///   - settled: hrefs that hold the present state already.
  static func next(
    item: PlanItem?, rows: [SyncedResource], isOurs: (ListID) -> Bool, isServed: (ListID) -> Bool,
    moves: Bool = false, settled: Set<String>
  ) -> PushStep {
    guard let item else { return removal(of: rows, isOurs) }
    let own = rows.first { $0.list == item.list }
    if isOurs(item.list) {
      guard let own else { return arrival(rows, isOurs, moves) }
      if own.state == .quarantined { return .wait }
      if own.etag == nil { return .create(row: own, model: own) }
      if !settled.contains(own.href) { return .update(own) }
    } else if isServed(item.list) {
      // Only the list's own account knows when it has everything; until then nothing counts as finished.
      guard own?.etag != nil else { return .wait }
      let step = removal(of: rows.filter { $0.list != item.list }, isOurs)
      return step == .finish ? .wait : step
    }
    // The task is safe in its list; only now may it leave the others.
    return removal(of: rows.filter { $0.list != item.list }, isOurs)
  }

  private static func arrival(
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
