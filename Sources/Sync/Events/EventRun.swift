import CalDAV
import Domain
import HTTPClient
import Storage

/// One sync of an account's events, after its tasks: pull, push the blocks, and pull again what the push changed.
final class EventRun {
  let run: AccountRun
  let state: EventState
  private(set) var mapping: BlockMapping
  var calendars: [ListID: AccountRun.RemoteCollection]
  var reports: [ListID: EventReport] = [:]
  /// Calendars with a failure; nothing more is tried there.
  var stopped: Set<ListID> = []
  /// Blocks whose change cannot proceed in this run.
  var halted: Set<BlockID> = []
  /// Events that the server has accepted but that have not been read back yet.
  var unconfirmed: [(row: EventResource, pendingChange: PendingBlockChange)] = []
  /// By block, the hrefs of the events that have its change, and the number of that change.
  var settled: [BlockID: [String: Int64]] = [:]
  private(set) var order: [ListID] = []

  init(_ run: AccountRun) {
    self.run = run
    state = run.engine.state
    mapping = BlockMapping(zones: run.engine.surroundings.zones())
    calendars = run.eventCalendars
  }

  /// - Throws: only failures that stop the whole account.
  func perform() throws(SyncFailure) -> [EventReport] {
    for list in try run.read({ (transaction) throws(PlannerFailure) in try transaction.lists() }) {
      guard calendars[list.id] != nil else { continue }
      order.append(list.id)
      reports[list.id] = EventReport(list: list.id, name: list.name)
    }
    mapping.isBusy = try run.read { (transaction) throws(PlannerFailure) in
      try transaction.setting(.blockTransparency) ?? SettingKey.blockTransparency.fallback == "busy"
    }
    try renew()
    try pull(order)
    let written = try push()
    for list in written { calendars[list]?.state = nil }
    try pull(order.filter { written.contains($0) && !stopped.contains($0) })
    try fill()
    return order.compactMap { reports[$0] }
  }

  /// Renews the stretches before anything is read, so that new events are expanded for the same stretch as stored ones.
  private func renew() throws(SyncFailure) {
    let now = run.engine.surroundings.environment().now
    for list in order {
      try storing { () throws(PlannerFailure) in try state.renew(list, at: now) }
    }
  }

  /// After a change, retries occurrences that were left out for lack of space. Reports the shortage as long as it
  /// lasts.
  private func fill() throws(SyncFailure) {
    let now = run.engine.surroundings.environment().now
    for list in order {
      let hasChanged = reports[list].map { $0.received > 0 } ?? false
      let shortage = try storing { () throws(PlannerFailure) in
        if hasChanged { try state.fill(list, at: now) }
        return try state.shortage(of: list)
      }
      if let shortage { add(.tooManyEvents(limit: shortage), to: list) }
      reports[list]?.remarks = try run.read { (transaction) throws(PlannerFailure) in try transaction.remarks(in: list)
      }
      for href in try quarantined(list) { add(.quarantined(href: href), to: list) }
    }
  }

  private func quarantined(_ list: ListID) throws(SyncFailure) -> [String] {
    try run.read { (transaction) throws(PlannerFailure) in
      try transaction.eventResources(in: list).filter { $0.state == .quarantined }.map(\.href)
    }
  }

  func add(_ problem: ListProblem, to list: ListID) {
    guard reports[list]?.problems.contains(problem) == false else { return }
    reports[list]?.problems.append(problem)
  }

  /// Runs one transaction of a reconciler; its report counts only once the transaction is committed.
  @discardableResult
  func reconciler<Value>(
    _ list: ListID, _ body: (inout EventReconciler) throws(PlannerFailure) -> Value
  ) throws(SyncFailure) -> Value? {
    guard let report = reports[list] else { return nil }
    let environment = run.engine.surroundings.environment()
    let done = try run.write { (transaction) throws(PlannerFailure) in
      var reconciler = EventReconciler(
        transaction: transaction, mapping: mapping, environment: environment, list: list, report: report)
      let value = try body(&reconciler)
      return (reconciler.report, value)
    }
    reports[list] = done.0
    return done.1
  }
}
