public import Domain

/// The journal: every write is recorded before it is sent and completed once its outcome is known; changes received
/// from servers are recorded too. Entries with an outcome are kept for 90 days, at most 50,000. It contains no
/// passwords.
extension PlannerTransaction {
  /// Records a write about to be sent. Drops an older one to the same resource that never got an outcome.
  @discardableResult
  public func begin(_ draft: JournalEntry.Draft) throws(PlannerFailure) -> Int64 {
    try attempt { () throws(StorageError) in try connection.beginJournal(draft) }
  }

  /// Completes the write to a resource; does nothing if none is pending.
  public func end(_ list: ListID, _ href: String, _ ending: JournalEntry.Ending) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.endJournal(list, href, ending) }
  }

  /// Records a completed event, such as a change received from a server.
  public func record(_ draft: JournalEntry.Draft, after: [UInt8]?) throws(PlannerFailure) {
    let ending = JournalEntry.Ending(.done, at: draft.at, after: after)
    try attempt { () throws(StorageError) in _ = try connection.insertJournal(draft, ending) }
  }

  /// Returns the write to a resource whose outcome is unknown.
  public func underWay(in list: ListID, href: String) throws(PlannerFailure) -> JournalEntry? {
    try attempt { () throws(StorageError) in try connection.openJournal(list, href) }
  }

  /// Returns moves without a known outcome.
  public func movesUnderWay() throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.openMoves() }
  }

  /// Returns the newest entries in chronological order.
  public func journal(
    of list: ListID? = nil, since: Instant? = nil, limit: Int = .max
  ) throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.journal(list, since: since, limit: limit) }
  }

  /// Returns the first entry of each task's resource after an instant; its `before` is the text the server had then.
  public func firstEntries(after instant: Instant, of list: ListID? = nil) throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.firstJournal(after: instant, list) }
  }

  /// Retention of entries with an outcome, in seconds.
  public static var journalAge: Int64 { Connection.journalAge }

  /// Returns the time from which the journal is complete, or nil if no entry was ever deleted.
  public func journalStart() throws(PlannerFailure) -> Instant? {
    try attempt { () throws(StorageError) in try connection.journalStart() }
  }

  /// Deletes entries older than 90 days.
  public func pruneJournal(at now: Instant) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.pruneJournal(at: now) }
  }

  /// Keeps the text from which a deleted task can be created again.
  public func keep(_ text: [UInt8], for task: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.keepText(text, task) }
  }
}

/// Changes that servers rejected, and pauses they asked for.
extension PlannerTransaction {
  public func refusal(of task: TaskID) throws(PlannerFailure) -> Refusal? {
    try attempt { () throws(StorageError) in try connection.refusal(task) }
  }

  public func save(_ refusal: Refusal) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveRefusal(refusal) }
  }

  public func removeRefusal(of task: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeRefusal(task) }
  }

  public func pauses() throws(PlannerFailure) -> [Pause] {
    try attempt { () throws(StorageError) in try connection.pauses() }
  }

  public func save(_ pause: Pause) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.savePause(pause) }
  }

  /// - Parameter key: the ID of a list or account.
  public func removePause(_ key: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removePause(key) }
  }
}
