import CalDAV
import Domain
import ICalendar
import Storage

/// A block's pending change with everything needed to send it.
struct BlockErrand {
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
      guard let errand = try errand(entry.note.block) else { continue }
      let concerned = errand.calendars.intersection(calendars.keys)
      guard let list = concerned.first(where: { $0 == errand.block?.calendar }) ?? concerned.first else { continue }
      try reporting(errand, in: list) { () throws(SyncFailure) in try send(errand.id, &touched) }
      if unconfirmed.count >= AccountRun.confirmedTogether { try confirmSent(&touched) }
    }
    for _ in 0..<Self.stepLimit where !unconfirmed.isEmpty { try confirmSent(&touched) }
    try reportRefused()
    return touched
  }

  /// Runs the work for one change. If it fails, the other changes of its calendar wait, unless the failure stops the
  /// whole account.
  private func reporting(
    _ errand: BlockErrand, in list: ListID, _ body: () throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    do {
      try body()
    } catch {
      if error.stopsAccount { throw error }
      add(.waiting(title: errand.title, error), to: list)
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
      guard let first = group.first?.errand else { continue }
      try reporting(first, in: list) { () throws(SyncFailure) in
        try look(at: group.map(\.row), in: list)
        for (row, errand) in group { settled[errand.id, default: [:]][row.href] = errand.waiting.number }
      }
    }
    for (row, errand) in sent where settled[errand.id]?[row.href] == errand.waiting.number {
      try reporting(errand, in: row.list) { () throws(SyncFailure) in try send(errand.id, &touched) }
    }
  }

  private func errand(_ id: BlockID) throws(SyncFailure) -> BlockErrand? {
    try run.read { (transaction) throws(PlannerFailure) in try BlockErrand(id, transaction) }
  }

  private func isOpen(_ list: ListID) -> Bool {
    guard let calendar = calendars[list] else { return false }
    return !calendar.isReadOnly && !stopped.contains(list)
  }

  private func send(_ id: BlockID, _ touched: inout Set<ListID>) throws(SyncFailure) {
    for _ in 0..<Self.stepLimit {
      guard !halted.contains(id), let errand = try errand(id), try !isRefused(errand) else { return }
      let number = errand.waiting.number
      let present = Set((settled[id] ?? [:]).filter { $0.value == number }.keys)
      switch BlockStep.next(block: errand.block, rows: errand.rows, isOurs: isOpen, settled: present) {
      case .wait: return
      case .finish:
        return try run.write { (transaction) throws(PlannerFailure) in try transaction.clear(errand.waiting) }
      case .create(let row):
        guard let block = errand.block, let calendar = block.calendar else { return }
        touched.insert(calendar)
        try create(block, in: calendar, row, errand)
      case .update(let row):
        guard let block = errand.block else { return }
        if try update(block, row, errand) { touched.insert(row.list) }
      case .delete(let row):
        touched.insert(row.list)
        try delete(row, errand)
      case .look(let row):
        touched.insert(row.list)
        try look(at: row)
      }
      if unconfirmed.contains(where: { $0.errand.id == id }) { return }
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
