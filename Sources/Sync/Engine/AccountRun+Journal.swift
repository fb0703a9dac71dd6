internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

extension AccountRun {
  /// Records a write before it is sent, so that it is recognised even if the program is killed.
  func note(
    _ text: CalendarText?, for row: SyncedResource, _ verb: JournalEntry.Verb, _ title: String,
    to target: JournalEntry.Place? = nil
  ) throws(SyncFailure) {
    try write { (transaction) throws(PlannerFailure) in
      var noted = row
      noted.state = .sending
      try transaction.save(noted)
      let before = row.etag == nil ? nil : try transaction.baseText(in: row.list, href: row.href)
      let draft = JournalEntry.Draft(
        account: account.id, list: row.list, href: row.href, uid: row.uid, task: row.task, title: title, verb: verb,
        target: target, before: before, sent: text?.bytes, at: engine.surroundings.environment().now)
      try transaction.begin(draft)
    }
  }

  /// Completes the journal entry of a write.
  func end(
    _ row: SyncedResource, _ outcome: JournalEntry.Outcome, words: String? = nil
  ) throws(SyncFailure) {
    let ending = JournalEntry.Ending(outcome, at: engine.surroundings.environment().now, words: words)
    try write { (transaction) throws(PlannerFailure) in try transaction.end(row.list, row.href, ending) }
  }
}

extension AccountRun {
  /// Handles the outcomes common to all writes.
  func refused(_ outcome: WriteOutcome, _ row: SyncedResource, _ pendingChange: PendingChange) throws(SyncFailure) {
    switch Rejection(outcome) {
    case .unauthorized:
      try release(row)
      throw .wrongPassword(address: collections[row.list]?.url.description ?? account.url)
    // The write stays open until the resource is read again.
    case .busy(let status, let seconds): throw .serverBusy(status: status, seconds: seconds)
    case .readOnly:
      try release(row)
      try refuse(row.list)
    case .full(_, let words):
      try release(row, words: words)
      halted.insert(pendingChange.task)
      add(.waiting(title: pendingChange.title, .serverAnswered(status: 507, codes: [])), to: row.list)
    case .refused(let status, let code, let words): try quarantine(row, pendingChange, status, code, words)
    case nil: break
    }
  }

  /// Restores the row of a resource after a write without effect.
  private func release(_ row: SyncedResource, words: String? = nil) throws(SyncFailure) {
    try end(row, .refused, words: words)
    guard row.etag != nil else { return }
    try write { (transaction) throws(PlannerFailure) in
      guard var present = try transaction.resource(in: row.list, href: row.href) else { return }
      present.state = .clean
      try transaction.save(present)
    }
  }

  /// Stores a permanent rejection: the change is not sent again until it is edited.
  private func quarantine(
    _ row: SyncedResource, _ pendingChange: PendingChange, _ status: Int, _ code: String?, _ words: String?
  ) throws(SyncFailure) {
    try release(row, words: words ?? code)
    let refusal = Refusal(
      task: pendingChange.task, list: row.list, waiting: pendingChange.waiting.number, etag: row.etag, status: status,
      code: code,
      words: words, at: engine.surroundings.environment().now)
    try write { (transaction) throws(PlannerFailure) in try transaction.save(refusal) }
    halted.insert(pendingChange.task)
    tell(refusal, pendingChange)
  }

  /// Whether the server has already rejected this change to this version of the resource.
  func isRefused(_ pendingChange: PendingChange) throws(SyncFailure) -> Bool {
    let refusal = try read { (transaction) throws(PlannerFailure) in try transaction.refusal(of: pendingChange.task) }
    guard let refusal, refusal.waiting == pendingChange.waiting.number,
      refusal.etag == pendingChange.rows.first(where: { $0.list == refusal.list })?.etag
    else { return false }
    tell(refusal, pendingChange)
    return true
  }

  private func tell(_ refusal: Refusal, _ pendingChange: PendingChange) {
    add(
      .rejected(title: pendingChange.title, status: refusal.status, code: refusal.code, words: refusal.words),
      to: refusal.list)
  }
}
