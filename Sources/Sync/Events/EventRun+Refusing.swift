import CalDAV
import Domain
import Storage

extension EventRun {
  /// What every write may be answered with besides its own cases.
  func refused(_ outcome: WriteOutcome, _ row: EventResource, _ errand: BlockErrand) throws(SyncFailure) {
    halted.insert(errand.id)
    switch outcome {
    case .unauthorized:
      try release(row)
      throw .wrongPassword(address: calendars[row.list]?.url.description ?? run.account.url)
    // It may have been done all the same: that is known when the event is read again.
    case .retryLater(let status, let seconds): throw .serverBusy(status: status, seconds: seconds)
    case .forbidden(let codes):
      if codes.isEmpty || codes.contains("need-privileges") {
        try release(row)
        return try close(row.list)
      }
      try release(row, words: codes.first)
      try settle(refusal(row, errand, 403, codes.first, nil), errand)
    case .rejected(let status, let code, let words):
      try release(row, words: words ?? code)
      if status == 507 || code == "quota-not-exceeded" {
        return add(.waiting(title: errand.title, .serverAnswered(status: 507, codes: [])), to: row.list)
      }
      try settle(refusal(row, errand, status, code, words), errand)
    case .notSupported:
      try release(row)
      try settle(refusal(row, errand, 405, nil, nil), errand)
    case .done, .preconditionFailed, .gone: break
    }
  }

  /// Nothing was done: the event is as it was before.
  private func release(_ row: EventResource, words: String? = nil) throws(SyncFailure) {
    try end(row, .refused, words: words)
    guard row.etag != nil else { return }
    try run.write { (transaction) throws(PlannerFailure) in
      guard var present = try transaction.eventResource(in: row.list, href: row.href) else { return }
      present.state = .clean
      try transaction.save(present)
    }
  }

  /// The server refuses writing here: the calendar is shown as read-only, changes wait.
  private func close(_ list: ListID) throws(SyncFailure) {
    stopped.insert(list)
    try run.write { (transaction) throws(PlannerFailure) in
      guard var known = try transaction.list(list), known.access == .granted else { return }
      known.access = .readOnly
      try run.receive(Received(lists: [known]), transaction)
    }
    add(.readOnly(waiting: 1), to: list)
  }
}

extension EventRun {
  func refusal(
    _ row: EventResource, _ errand: BlockErrand, _ status: Int, _ code: String?, _ words: String?
  ) -> BlockRefusal {
    BlockRefusal(
      block: errand.id, list: row.list, waiting: errand.waiting.number, etag: row.etag, status: status, code: code,
      words: words)
  }

  /// The server will not take this change, however often it is sent: it waits until somebody changes it.
  func settle(_ refusal: BlockRefusal, _ errand: BlockErrand) throws(SyncFailure) {
    halted.insert(errand.id)
    try run.write { (transaction) throws(PlannerFailure) in try transaction.save(refusal) }
    tell(refusal, errand)
  }

  /// True when the server has refused just this change of just this event before.
  func isRefused(_ errand: BlockErrand) throws(SyncFailure) -> Bool {
    let refusal = try run.read { (transaction) throws(PlannerFailure) in try transaction.refusal(of: errand.id) }
    guard let refusal, refusal.waiting == errand.waiting.number,
      refusal.etag == errand.rows.first(where: { $0.list == refusal.list })?.etag
    else { return false }
    tell(refusal, errand)
    return true
  }

  private func tell(_ refusal: BlockRefusal, _ errand: BlockErrand) {
    add(
      .rejected(title: errand.title, status: refusal.status, code: refusal.code, words: refusal.words),
      to: refusal.list)
  }
}
