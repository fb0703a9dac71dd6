import CalDAV
import Domain
import Storage

/// One sync of the events of one account, after its tasks: pull, push the blocks, and pull again what pushing changed.
final class EventRun {
  let run: AccountRun
  let shelf: EventShelf
  let mapping: BlockMapping
  var calendars: [ListID: AccountRun.RemoteCollection]
  var reports: [ListID: EventReport] = [:]
  /// Calendars that had a failure; nothing more is tried there.
  var stopped: Set<ListID> = []
  /// Blocks whose change cannot go on in this run.
  var halted: Set<BlockID> = []
  private var order: [ListID] = []

  init(_ run: AccountRun) {
    self.run = run
    let zones = run.engine.surroundings.zones
    shelf = EventShelf(zones: zones)
    mapping = BlockMapping(zones: zones)
    calendars = run.eventCalendars
  }

  /// - Throws: only what stops the whole account.
  func perform() throws(SyncFailure) -> [EventReport] {
    for list in try run.read({ (transaction) throws(PlannerFailure) in try transaction.lists() }) {
      guard calendars[list.id] != nil else { continue }
      order.append(list.id)
      reports[list.id] = EventReport(list: list.id, name: list.name)
    }
    try pull(order)
    let written = try push()
    for list in written { calendars[list]?.state = nil }
    try pull(order.filter { written.contains($0) && !stopped.contains($0) })
    try expand()
    return order.compactMap { reports[$0] }
  }

  private func expand() throws(SyncFailure) {
    let now = run.engine.surroundings.environment().now
    for list in order {
      try run.write { (transaction) throws(PlannerFailure) in try shelf.expand(list, at: now, transaction) }
    }
  }

  func add(_ problem: ListProblem, to list: ListID) {
    guard reports[list]?.problems.contains(problem) == false else { return }
    reports[list]?.problems.append(problem)
  }

  /// Runs one transaction of an intake; what it reports counts only once it is committed.
  @discardableResult
  func intake<Value>(
    _ list: ListID, _ body: (inout EventIntake) throws(PlannerFailure) -> Value
  ) throws(SyncFailure) -> Value? {
    guard let report = reports[list] else { return nil }
    let environment = run.engine.surroundings.environment()
    let done = try run.write { (transaction) throws(PlannerFailure) in
      var intake = EventIntake(
        transaction: transaction, shelf: shelf, mapping: mapping, environment: environment, list: list, report: report)
      let value = try body(&intake)
      return (intake.report, value)
    }
    reports[list] = done.0
    return done.1
  }
}
