internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// One sync of one account: pull, push, and pull again where something was not where it was. Used by one thread.
final class AccountRun {
  let engine: SyncEngine
  let account: Account
  let client: CalDAVClient
  let wire: Wire
  /// A person asked for it: what was set aside is tried again.
  let isRequested: Bool
  /// Lists in the order they are reported.
  private(set) var order: [ListID] = []
  var reports: [ListID: ListReport] = [:]
  var collections: [ListID: RemoteCollection] = [:]
  /// Those with events that are in use.
  var eventCalendars: [ListID: RemoteCollection] = [:]
  /// Lists that had a failure; nothing more is tried there.
  var stopped: Set<ListID> = []
  /// Lists that are there and could not be read in this run.
  var unread: Set<ListID> = []
  /// Lists that the server says are not there, or not for this user.
  var absent: Set<ListID> = []
  /// Reminders that are not where they were and may be in another list. What waits for them is not sent.
  var missing: Set<JournalEntry.Place> = []
  /// Reminders that were found in another list too, or are there only. What waits for them is not sent.
  var doubted: Set<JournalEntry.Place> = []
  /// Lists in which the server has refused a change in this run.
  var refused: Set<ListID> = []
  /// Tasks whose change cannot go on in this run.
  var halted: Set<TaskID> = []
  /// What a server has accepted and that was not read back yet.
  var unconfirmed: [SentText] = []
  /// By task, the resources that hold its change and the number of that change.
  var settled: [TaskID: [String: Int64]] = [:]
  /// By task, the steps taken in this pass.
  var steps: [TaskID: Int] = [:]
  /// How often somebody else was faster with a task.
  var collisions: [TaskID: Int] = [:]
  /// Tasks that cannot be moved on the server and so are made in the new list and deleted in the old one.
  var unmovable: Set<TaskID> = []
  /// False where the changes of the only list are asked for at once.
  var asksMarks = true
  /// False once the server has turned out not to move resources.
  var movesResources = true
  /// What was asked to be left alone before this run, by list and account.
  var pauses: [String: Pause] = [:]

  /// A list's collection on the server.
  struct RemoteCollection {
    let url: ServerURL
    /// The server says that nothing may be written.
    let isReadOnly: Bool
    /// As of the start of this run; nil when it was not asked for, or has changed since.
    var state: CollectionState?
    /// The server tells what has changed since a token.
    let offersChanges: Bool
    /// By what the server tells it from another at the same address.
    let identity: String?
    /// The server calls it otherwise than before.
    let isRenamed: Bool

    /// - Parameter isMarked: whether its marks were asked for.
    init(_ calendar: CalendarCollection, wasNamed name: String?, isMarked: Bool) {
      url = calendar.url
      isReadOnly = calendar.isReadOnly
      state = isMarked ? calendar.state : nil
      offersChanges = isMarked ? calendar.offersChanges : calendar.reports.contains("sync-collection")
      identity = calendar.identity
      isRenamed = name != nil && calendar.displayName != nil && calendar.displayName != name
    }
  }

  /// Pull and push; more rounds only where something was not where it was.
  private static let rounds = 3

  init(_ engine: SyncEngine, _ account: Account, isRequested: Bool) throws(SyncFailure) {
    self.engine = engine
    self.isRequested = isRequested
    self.account = account
    client = try engine.client(for: account)
    wire = try engine.wire()
  }

  func report() -> AccountReport {
    var result = AccountReport(account: account.id)
    do {
      try run()
      if try heedChoices() { result.calendars = try EventRun(self).perform() }
      try notePauses(nil)
    } catch {
      result.failure = error
      // The failure itself is told; that it could not be remembered changes nothing for now.
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

  /// Runs one transaction of an intake; what it reports counts only once it is committed.
  @discardableResult
  func intake(
    _ list: ListID, _ body: (inout Intake) throws(PlannerFailure) -> Void
  ) throws(SyncFailure) -> Intake? {
    guard let report = reports[list] else { return nil }
    let done = try write { (transaction) throws(PlannerFailure) in
      var intake = Intake(
        transaction: transaction, wire: wire, environment: engine.surroundings.environment(),
        copySuffix: engine.surroundings.copySuffix, list: list, report: report, account: account.id)
      try body(&intake)
      return intake
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
