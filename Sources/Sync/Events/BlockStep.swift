import Domain
import Storage

/// The next step in sending a block's pending change. Pure: planned anew from the stored data after every step, so that
/// a kill between two steps repeats at most one.
enum BlockStep: Equatable {
  /// Create the event. `row` records an earlier attempt.
  case create(row: EventResource?)
  case update(EventResource)
  case delete(EventResource)
  /// Check whether an earlier attempt to create this event succeeded; its block is removed here.
  case look(EventResource)
  /// Nothing can be done now; the change stays pending.
  case wait
  /// The server has everything.
  case finish

  /// - Parameters:
  ///   - block: the current block; nil if it was removed here.
  ///   - rows: its events in all calendars.
  ///   - isOurs: whether a calendar belongs to the account being synced and is writable.
  ///   - settled: hrefs of events that already have the current state.
  static func next(
    block: TimeBlock?, rows: [EventResource], isOurs: (ListID) -> Bool, settled: Set<String>
  ) -> BlockStep {
    guard let block, let calendar = block.calendar else { return removal(of: rows, isOurs) }
    let own = rows.first { $0.list == calendar }
    guard isOurs(calendar) else { return .wait }
    guard let own else { return .create(row: nil) }
    if own.state == .quarantined { return .wait }
    if own.etag == nil { return .create(row: own) }
    if !settled.contains(own.href) { return .update(own) }
    return removal(of: rows.filter { $0.list != calendar }, isOurs)
  }

  private static func removal(of rows: [EventResource], _ isOurs: (ListID) -> Bool) -> BlockStep {
    guard let row = rows.first(where: { isOurs($0.list) && $0.state != .quarantined }) else {
      return rows.isEmpty ? .finish : .wait
    }
    return row.etag == nil ? .look(row) : .delete(row)
  }
}
