import CalDAV
import Domain
import ICalendar
import Storage

/// A block's pending change with everything needed to send it.
struct PendingBlockChange {
  let waiting: WaitingBlock
  let block: TimeBlock?
  let rows: [EventResource]

  var id: BlockID { waiting.note.block }
  var title: String { block?.title ?? id.text }

  /// Returns nil if the block has no pending change.
  init?(_ id: BlockID, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    guard let waiting = try transaction.waiting(id) else { return nil }
    self.waiting = waiting
    block = try transaction.block(id)
    rows = try transaction.eventResources(of: id)
  }

  /// The calendars that need the change.
  var calendars: Set<ListID> { Set(rows.map(\.list) + [waiting.note.calendar] + [block?.calendar].compactMap { $0 }) }
}

extension EventRun {
  /// The maximum number of steps for one block in one sync, including retries after concurrent changes.
  private static let stepLimit = 8

  /// Sends pending changes. Returns the calendars that were written to or must be read again.
  func push() throws(SyncFailure) -> Set<ListID> {
    var touched: Set<ListID> = []
    let waiting = try run.read { (transaction) throws(PlannerFailure) in try transaction.waitingBlocks() }
    for entry in waiting {
      guard let pendingChange = try pendingChange(entry.note.block) else { continue }
      let concerned = pendingChange.calendars.intersection(calendars.keys)
      guard let list = concerned.first(where: { $0 == pendingChange.block?.calendar }) ?? concerned.first else {
        continue
      }
      try reporting(pendingChange, in: list) { () throws(SyncFailure) in try send(pendingChange.id, &touched) }
      if unconfirmed.count >= AccountRun.confirmedTogether { try confirmSent(&touched) }
    }
    for _ in 0..<Self.stepLimit where !unconfirmed.isEmpty { try confirmSent(&touched) }
    try reportRefused()
    return touched
  }

  /// Runs the work for one change. If it fails, the other changes of its calendar wait, unless the failure stops the
  /// whole account.
  private func reporting(
    _ pendingChange: PendingBlockChange, in list: ListID, _ body: () throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    do {
      try body()
    } catch {
      if error.stopsAccount { throw error }
      add(.waiting(title: pendingChange.title, error), to: list)
      stopped.insert(list)
      if case .serverBusy = error { unconfirmed.removeAll { $0.row.list == list } }
    }
  }

  /// Reads back the sent events with one request per calendar, and continues with each block.
  private func confirmSent(_ touched: inout Set<ListID>) throws(SyncFailure) {
    let sent = unconfirmed
    unconfirmed = []
    for list in order {
      let group = sent.filter { $0.row.list == list }
      guard let first = group.first?.pendingChange else { continue }
      try reporting(first, in: list) { () throws(SyncFailure) in
        try look(at: group.map(\.row), in: list)
        for (row, pendingChange) in group {
          settled[pendingChange.id, default: [:]][row.href] = pendingChange.waiting.number
        }
      }
    }
    for (row, pendingChange) in sent where settled[pendingChange.id]?[row.href] == pendingChange.waiting.number {
      try reporting(pendingChange, in: row.list) { () throws(SyncFailure) in try send(pendingChange.id, &touched) }
    }
  }

  private func pendingChange(_ id: BlockID) throws(SyncFailure) -> PendingBlockChange? {
    try run.read { (transaction) throws(PlannerFailure) in try PendingBlockChange(id, transaction) }
  }

  private func isOpen(_ list: ListID) -> Bool {
    guard let calendar = calendars[list] else { return false }
    return !calendar.isReadOnly && !stopped.contains(list)
  }

  private func send(_ id: BlockID, _ touched: inout Set<ListID>) throws(SyncFailure) {
    for _ in 0..<Self.stepLimit {
      guard !halted.contains(id), let pendingChange = try pendingChange(id), try !isRefused(pendingChange) else {
        return
      }
      let number = pendingChange.waiting.number
      let present = Set((settled[id] ?? [:]).filter { $0.value == number }.keys)
      switch BlockStep.next(block: pendingChange.block, rows: pendingChange.rows, isOurs: isOpen, settled: present) {
      case .wait: return
      case .finish:
        return try run.write { (transaction) throws(PlannerFailure) in try transaction.clear(pendingChange.waiting) }
      case .create(let row):
        guard let block = pendingChange.block, let calendar = block.calendar else { return }
        touched.insert(calendar)
        try create(block, in: calendar, row, pendingChange)
      case .update(let row):
        guard let block = pendingChange.block else { return }
        if try update(block, row, pendingChange) { touched.insert(row.list) }
      case .delete(let row):
        touched.insert(row.list)
        try delete(row, pendingChange)
      case .look(let row):
        touched.insert(row.list)
        try look(at: row)
      }
      if unconfirmed.contains(where: { $0.pendingChange.id == id }) { return }
    }
  }

  /// Reports the pending changes in calendars that the server does not allow writing to.
  private func reportRefused() throws(SyncFailure) {
    let waiting = try run.read { (transaction) throws(PlannerFailure) in try transaction.waitingBlocks() }
    for (list, calendar) in calendars where calendar.isReadOnly {
      let count = waiting.count { $0.note.calendar == list }
      if count > 0 { add(.readOnly(waiting: count), to: list) }
    }
  }
}
