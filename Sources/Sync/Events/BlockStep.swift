import Domain
import Storage

/// The next step that brings a block's waiting change to its server. Pure: planned anew from what is stored after every
/// step, so that a kill between two steps at worst repeats one.
enum BlockStep: Equatable {
  /// Make the event. `row` is where an earlier try was noted.
  case create(row: EventResource?)
  case update(EventResource)
  case delete(EventResource)
  /// Look whether an earlier try to make this event succeeded: its block is gone here.
  case look(EventResource)
  /// Nothing can be done now; the change stays waiting.
  case wait
  /// The server has everything.
  case finish

  /// - Parameters:
  ///   - block: as it is now; nil when it was removed here.
  ///   - rows: its events in all calendars.
  ///   - isOurs: whether a calendar belongs to the account being synced and can be written.
  ///   - settled: hrefs that hold the present state already.
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
