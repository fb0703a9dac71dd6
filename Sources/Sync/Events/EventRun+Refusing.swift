import CalDAV
import Domain
import HTTPClient
import Storage

extension EventRun {
  /// Handles the outcomes common to all writes.
  func refused(_ outcome: WriteOutcome, _ row: EventResource, _ pendingChange: PendingBlockChange) throws(SyncFailure) {
    halted.insert(pendingChange.id)
    switch Rejection(outcome) {
    case .unauthorized:
      try release(row)
      throw .wrongPassword(address: calendars[row.list]?.url.description ?? run.account.url)
    // The outcome will be known when the event is read again.
    case .busy(let status, let seconds): throw .serverBusy(status: status, seconds: seconds)
    case .readOnly:
      try release(row)
      try close(row.list)
    case .full(let code, let words):
      try release(row, words: words ?? code)
      add(.waiting(title: pendingChange.title, .serverAnswered(status: 507, codes: [])), to: row.list)
    case .refused(let status, let code, let words):
      try release(row, words: words ?? code)
      try settle(refusal(row, pendingChange, status, code, words), pendingChange)
    case nil: break
    }
  }

  /// Restores the row of an event after a write without effect.
  private func release(_ row: EventResource, words: String? = nil) throws(SyncFailure) {
    try end(row, .refused, words: words)
    guard row.etag != nil else { return }
    try run.write { (transaction) throws(PlannerFailure) in
      guard var present = try transaction.eventResource(in: row.list, href: row.href) else { return }
      present.state = .clean
      try transaction.save(present)
    }
  }

  /// Marks a calendar as read-only after the server denied a write; its changes wait.
  private func close(_ list: ListID) throws(SyncFailure) {
    stopped.insert(list)
    try run.refuse(list)
    add(.readOnly(waiting: 1), to: list)
  }
}

extension EventRun {
  func refusal(
    _ row: EventResource, _ pendingChange: PendingBlockChange, _ status: Int, _ code: String?, _ words: String?
  ) -> BlockRefusal {
    BlockRefusal(
      block: pendingChange.id, list: row.list, waiting: pendingChange.waiting.number, etag: row.etag, status: status,
      code: code,
      words: words)
  }

  /// Stores a permanent rejection: the change is not sent again until it is edited.
  func settle(_ refusal: BlockRefusal, _ pendingChange: PendingBlockChange) throws(SyncFailure) {
    halted.insert(pendingChange.id)
    try run.write { (transaction) throws(PlannerFailure) in try transaction.save(refusal) }
    tell(refusal, pendingChange)
  }

  /// Whether the server has already rejected this change to this version of the event.
  func isRefused(_ pendingChange: PendingBlockChange) throws(SyncFailure) -> Bool {
    let refusal = try run.read { (transaction) throws(PlannerFailure) in try transaction.refusal(of: pendingChange.id) }
    guard let refusal, refusal.waiting == pendingChange.waiting.number,
      refusal.etag == pendingChange.rows.first(where: { $0.list == refusal.list })?.etag
    else { return false }
    tell(refusal, pendingChange)
    return true
  }

  private func tell(_ refusal: BlockRefusal, _ pendingChange: PendingBlockChange) {
    add(
      .rejected(title: pendingChange.title, status: refusal.status, code: refusal.code, words: refusal.words),
      to: refusal.list)
  }
}
