internal import Domain
internal import Storage

extension Reconciler {
  /// Completes the journal entry of the write confirmed by this text, or records a change made on the server.
  func journal(
    _ remote: Reminder, _ entry: SyncedResource, _ bytes: [UInt8], _ base: Base, isAnswer: Bool
  ) throws(PlannerFailure) {
    if isAnswer || base.isUnderWay {
      let isOurs = base.sent.map { codec.agree($0, remote) } ?? false
      let outcome: JournalEntry.Outcome = isAnswer ? .done : isOurs ? .adopted : .overtaken
      return try transaction.end(
        entry.list, entry.href, JournalEntry.Ending(outcome, at: environment.now, after: bytes))
    }
    guard let agreed = base.agreed, agreed.bytes != bytes else { return }
    let draft = draft(.receive, entry, title: agreed.item.title, before: agreed.bytes)
    try transaction.record(draft, after: bytes)
  }

  /// Completes the journal entry of the deletion proved by a vanished resource, or records a deletion by another
  /// client.
  func journalVanished(_ row: SyncedResource, _ base: Base) throws(PlannerFailure) {
    let open = try transaction.underWay(in: row.list, href: row.href)
    let isOurs = open?.verb == .delete || open?.verb == .move
    let ending = JournalEntry.Ending(isOurs ? .adopted : .gone, at: environment.now)
    try transaction.end(row.list, row.href, ending)
    guard !isOurs, let agreed = base.agreed else { return }
    let draft = draft(.vanish, row, title: agreed.item.title, before: agreed.bytes)
    try transaction.record(draft, after: nil)
  }

  private func draft(
    _ verb: JournalEntry.Verb, _ row: SyncedResource, title: String, before: [UInt8]
  ) -> JournalEntry.Draft {
    JournalEntry.Draft(
      account: account, list: row.list, href: row.href, uid: row.uid, task: row.task, title: title, verb: verb,
      before: before, at: environment.now)
  }
}
