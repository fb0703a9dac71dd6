public import Domain

/// The journal: every write is noted before it is sent and completed once its outcome is known; what servers change here
/// is noted too. Entries with an outcome are kept for 90 days, 50,000 at most. There are no passwords in it.
extension PlannerTransaction {
  /// Notes a write that is about to be sent. An older one to the same place whose outcome never became known is dropped.
  @discardableResult
  public func begin(_ draft: JournalEntry.Draft) throws(PlannerFailure) -> Int64 {
    try attempt { () throws(StorageError) in try connection.beginJournal(draft) }
  }

  /// Completes the write to a place; does nothing when none is under way there.
  public func end(_ list: ListID, _ href: String, _ ending: JournalEntry.Ending) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.endJournal(list, href, ending) }
  }

  /// Notes something that is over, such as a change taken in from a server.
  public func record(_ draft: JournalEntry.Draft, after: [UInt8]?) throws(PlannerFailure) {
    let ending = JournalEntry.Ending(.done, at: draft.at, after: after)
    try attempt { () throws(StorageError) in _ = try connection.insertJournal(draft, ending) }
  }

  /// The write to a place whose outcome is not known.
  public func underWay(in list: ListID, href: String) throws(PlannerFailure) -> JournalEntry? {
    try attempt { () throws(StorageError) in try connection.openJournal(list, href) }
  }

  /// Moves whose outcome is not known.
  public func movesUnderWay() throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.openMoves() }
  }

  /// The newest entries, oldest of them first.
  public func journal(
    of list: ListID? = nil, since: Instant? = nil, limit: Int = .max
  ) throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.journal(list, since: since, limit: limit) }
  }

  /// Of each resource of a task the first entry after an instant: its `before` is what the server held then.
  public func firstEntries(after instant: Instant, of list: ListID? = nil) throws(PlannerFailure) -> [JournalEntry] {
    try attempt { () throws(StorageError) in try connection.firstJournal(after: instant, list) }
  }

  /// Seconds an entry with an outcome is kept.
  public static var journalAge: Int64 { Connection.journalAge }

  /// The instant from which on the journal tells everything; nil when nothing was ever forgotten.
  public func journalStart() throws(PlannerFailure) -> Instant? {
    try attempt { () throws(StorageError) in try connection.journalStart() }
  }

  /// Forgets entries older than 90 days.
  public func pruneJournal(at now: Instant) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.pruneJournal(at: now) }
  }

  /// Keeps a text a deleted task is to be made again from.
  public func keep(_ text: [UInt8], for task: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.keepText(text, task) }
  }
}

/// What servers refuse and how long they want to be left alone.
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

  /// - Parameter key: the id of a list or of an account.
  public func removePause(_ key: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removePause(key) }
  }
}
