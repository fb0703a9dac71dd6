internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

/// A text that the server has accepted but that has not been read back yet.
struct SentText {
  let row: SyncedResource
  let href: Href
  let text: CalendarText
  /// Nil for a renumbering, which has no pending change.
  var pendingChange: PendingChange?
}

extension AccountRun {
  /// The number of texts read back at once.
  static let confirmedTogether = 30

  /// Reads back the sent texts with one request per list, and continues with tasks that need another step.
  ///
  /// Until then, each write counts as unconfirmed: if the program ends, the next sync recognises it from the journal.
  func confirmSent(_ touched: inout Set<ListID>) throws(SyncFailure) {
    let sent = unconfirmed
    unconfirmed = []
    // Once the account is paused or removed, its server gets no more requests.
    guard try heedChoices() else { return }
    for list in order {
      let group = sent.filter { $0.row.list == list }
      guard let first = group.first?.pendingChange else { continue }
      try reporting(first, in: list) { () throws(SyncFailure) in try confirm(group, in: list) }
    }
    for pendingChange in sent.compactMap(\.pendingChange)
    where settled[pendingChange.task] != nil && !halted.contains(pendingChange.task) {
      try reporting(pendingChange) { () throws(SyncFailure) in try send(pendingChange.task, &touched) }
    }
  }

  /// Stores the server's version of the sent texts as the agreed state, because servers rewrite what they store.
  func confirm(_ sent: [SentText], in list: ListID) throws(SyncFailure) {
    guard let url = collections[list]?.url else { return }
    let readings = try asking { () throws(CalDAVError) in try client.resources(at: sent.map(\.href), in: url) }
    let answers = Array(zip(sent, readings))
    try settle(answers, in: list)
    for (sent, reading) in answers {
      switch reading {
      case .found:
        if let pendingChange = sent.pendingChange {
          settled[pendingChange.task, default: [:]][sent.row.href] = pendingChange.waiting.number
        }
      case .gone where sent.row.etag != nil: try doubt(sent.row)
      case .gone: try keepUnsent(sent)
      case .failed(_, let status):
        let failure = SyncFailure.serverAnswered(status: status, codes: [])
        guard let pendingChange = sent.pendingChange else { throw failure }
        fail(failure, pendingChange.title, in: list)
      }
    }
  }

  /// Handles a text that the server accepted but does not have: the task stays here, and its copies in other lists are
  /// not deleted.
  private func keepUnsent(_ sent: SentText) throws(SyncFailure) {
    let row = sent.row
    try end(row, .gone)
    try write { (transaction) throws(PlannerFailure) in
      guard var present = try transaction.resource(in: row.list, href: row.href) else { return }
      present.etag = nil
      present.state = .sending
      try transaction.save(present, baseText: sent.text.bytes)
    }
    guard let pendingChange = sent.pendingChange else { return }
    halted.insert(pendingChange.task)
    add(.waiting(title: pendingChange.title, .notFound(address: row.href)), to: row.list)
  }

  private func settle(_ answers: [(SentText, ResourceReading)], in list: ListID) throws(SyncFailure) {
    try reconciler(list) { (reconciler) throws(PlannerFailure) in
      var present: [SentText] = []
      for (sent, reading) in answers {
        guard case .found(let resource) = reading else { continue }
        try settle(sent, resource, &reconciler)
        present.append(sent)
      }
      try reconciler.reposition()
      for sent in present { try finish(sent, reconciler.transaction) }
    }
  }

  private func settle(_ sent: SentText, _ resource: CalendarResource, _ reconciler: inout Reconciler)
    throws(PlannerFailure)
  {
    guard let present = try reconciler.transaction.resource(in: sent.row.list, href: sent.row.href),
      let ours = codec.read(sent.text.bytes, in: sent.row.list)
    else { return }
    let bytes = resource.bytes
    guard let theirs = codec.read(bytes, in: sent.row.list) else {
      return try reconciler.arrive(resource, row: present)
    }
    var entry = present
    entry.etag = resource.etag?.text ?? Reconciler.noETag
    entry.state = .clean
    let kept = codec.kept(of: ours, by: theirs)
    var task = ours.task
    task.item = kept.item
    let base = Reconciler.Base(agreed: Reminder(bytes: sent.text.bytes, task: task))
    try reconciler.settle(theirs, as: entry, bytes, base: base, isAnswer: true)
    if !kept.lost.isEmpty {
      reconciler.report.problems.append(.notKept(title: ours.item.title, fields: kept.lost))
    }
  }

  /// Clears the pending change of a task that has not changed again and is in no other list.
  private func finish(_ sent: SentText, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    guard let number = sent.pendingChange?.waiting.number, let task = sent.row.task,
      let pendingChange = try PendingChange(task, transaction), pendingChange.waiting.number == number
    else { return }
    let step = PushStep.next(
      item: pendingChange.item, rows: pendingChange.rows, isOurs: { $0 == sent.row.list },
      isServed: { pendingChange.served.contains($0) }, settled: [sent.row.href])
    if step == .finish { try transaction.clear(pendingChange.waiting) }
  }
}
