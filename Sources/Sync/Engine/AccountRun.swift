internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// One sync of one account: pull, push, and pull again if a resource was not at its location. Used by one thread.
final class AccountRun {
  let engine: SyncEngine
  let account: Account
  let client: CalDAVClient
  let codec: VTODOCodec
  /// Whether the user requested the sync; quarantined resources are then read again.
  let isRequested: Bool
  /// Lists in report order.
  private(set) var order: [ListID] = []
  var reports: [ListID: ListReport] = [:]
  var collections: [ListID: RemoteCollection] = [:]
  /// Calendars with events that are in use.
  var eventCalendars: [ListID: RemoteCollection] = [:]
  /// Lists with a failure; nothing more is tried there.
  var stopped: Set<ListID> = []
  /// Lists that exist but could not be read in this run.
  var unread: Set<ListID> = []
  /// Lists that the server reports as missing or forbidden.
  var absent: Set<ListID> = []
  /// Resources that are not at their location and may be in another list. Their pending changes are not sent.
  var missing: Set<JournalEntry.Place> = []
  /// Resources that were found in another list, possibly instead of their own. Their pending changes are not sent.
  var doubted: Set<JournalEntry.Place> = []
  /// Lists in which the server has denied a write in this run.
  var refused: Set<ListID> = []
  /// Tasks whose change cannot proceed in this run.
  var halted: Set<TaskID> = []
  /// Texts that the server has accepted but that have not been read back yet.
  var unconfirmed: [SentText] = []
  /// By task, the hrefs of the resources that have its change, and the number of that change.
  var settled: [TaskID: [String: Int64]] = [:]
  /// By task, the number of steps in this pass.
  var steps: [TaskID: Int] = [:]
  /// By task, the number of concurrent changes.
  var collisions: [TaskID: Int] = [:]
  /// Tasks that the server cannot move; they are created in the new list and deleted from the old one.
  var unmovable: Set<TaskID> = []
  /// False if the changes of the only list are requested directly, without its change tokens.
  var asksMarks = true
  /// False once the server has shown that it does not support moves.
  var movesResources = true
  /// Pauses requested before this run, by list or account.
  var pauses: [String: Pause] = [:]

  /// A list's collection on the server.
  struct RemoteCollection {
    let url: ServerURL
    /// True if the server reports that writing is not allowed.
    let isReadOnly: Bool
    /// As of the start of this run; nil if it was not requested or has changed since.
    var state: CollectionState?
    /// True if the server reports changes since a sync token.
    let offersChanges: Bool
    /// The server's identifier, which differs for another collection at the same address.
    let identity: String?
    /// True if its name on the server has changed.
    let isRenamed: Bool

    /// - Parameter isMarked: whether its change tokens were requested.
    init(_ calendar: CalendarCollection, wasNamed name: String?, isMarked: Bool) {
      url = calendar.url
      isReadOnly = calendar.isReadOnly
      state = isMarked ? calendar.state : nil
      offersChanges = isMarked ? calendar.offersChanges : calendar.reports.contains("sync-collection")
      identity = calendar.identity
      isRenamed = name != nil && calendar.displayName != nil && calendar.displayName != name
    }
  }

  /// The maximum number of pull and push rounds; several are needed only if a resource was not at its location.
  private static let rounds = 3

  init(_ engine: SyncEngine, _ account: Account, isRequested: Bool) throws(SyncFailure) {
    self.engine = engine
    self.isRequested = isRequested
    self.account = account
    client = try engine.client(for: account)
    codec = try engine.codec()
  }

  func report() -> AccountReport {
    var result = AccountReport(account: account.id)
    do {
      try run()
      if try heedChoices() { result.calendars = try EventRun(self).perform() }
      try notePauses(nil)
    } catch {
      result.failure = error
      // The failure itself is reported; not storing its pause has no effect on this run.
      try? notePauses(error)
    }
    result.lists = order.compactMap { reports[$0] }
    return result
  }

  private func run() throws(SyncFailure) {
    try heedPauses()
    try followZone()
    try refreshLists()
    restPausedLists()
    var lists = Set(order)
    for _ in 0..<Self.rounds where !lists.isEmpty {
      try heedChoices()
      try pull(order.filter { lists.contains($0) && !stopped.contains($0) })
      try seek()
      lists = try push()
      for list in lists { collections[list]?.state = nil }
    }
    try reportQuarantine()
    try pruneJournal()
  }

  func add(_ list: SourceList, _ collection: RemoteCollection?) {
    if reports[list.id] == nil { order.append(list.id) }
    reports[list.id] = ListReport(list: list.id, name: list.name)
    collections[list.id] = collection
  }

  func add(_ problem: ListProblem, to list: ListID) {
    guard reports[list]?.problems.contains(problem) == false else { return }
    reports[list]?.problems.append(problem)
  }

  func read<Value>(_ body: (PlannerTransaction) throws(PlannerFailure) -> Value) throws(SyncFailure) -> Value {
    try storing { () throws(PlannerFailure) in try engine.store.read(body) }
  }

  func write<Value>(_ body: (PlannerTransaction) throws(PlannerFailure) -> Value) throws(SyncFailure) -> Value {
    try storing { () throws(PlannerFailure) in try engine.store.write(body) }
  }

  /// Runs one transaction of a reconciler; its report counts only once the transaction is committed.
  @discardableResult
  func reconciler(
    _ list: ListID, _ body: (inout Reconciler) throws(PlannerFailure) -> Void
  ) throws(SyncFailure) -> Reconciler? {
    guard let report = reports[list] else { return nil }
    let done = try write { (transaction) throws(PlannerFailure) in
      var reconciler = Reconciler(
        transaction: transaction, codec: codec, environment: engine.surroundings.environment(),
        copySuffix: engine.surroundings.copySuffix, list: list, report: report, account: account.id)
      try body(&reconciler)
      return reconciler
    }
    reports[list] = done.report
    return done
  }

  private func pruneJournal() throws(SyncFailure) {
    guard reports.values.contains(where: { $0.changedAnything }) else { return }
    let now = engine.surroundings.environment().now
    try write { (transaction) throws(PlannerFailure) in try transaction.pruneJournal(at: now) }
  }

  private func reportQuarantine() throws(SyncFailure) {
    for list in order {
      let aside = try read { (transaction) throws(PlannerFailure) in try transaction.quarantined(in: list) }
      for href in aside { add(.quarantined(href: href), to: list) }
      reports[list]?.remarks = try read { (transaction) throws(PlannerFailure) in
        try transaction.remarks(in: list).filter { $0.kind == .foreignBytes }
      }
    }
  }
}
