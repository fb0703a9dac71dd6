import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Testing

/// One Zeitblock with its own data, removed when the test ends.
final class Device {
  let path: String
  let clock: TestClock
  let database: PlannerDatabase
  private let transport: any Transport
  /// Where the device is; the engine of the next sync reads wall times there.
  var zone = "Europe/Berlin"
  /// Stands in for the platform's zones.
  var zones: ZoneResolver?
  var eventLimit: Int?

  var engine: SyncEngine {
    let zones = zones ?? .platform(local: zone)
    var surroundings = SyncEngine.Surroundings(
      environment: { [clock] in clock.environment }, zones: { zones },
      copySuffix: "(conflict copy)", transport: { [transport] _ in transport })
    if let eventLimit { surroundings.eventLimit = eventLimit }
    return SyncEngine(store: database, surroundings)
  }

  init(_ transport: any Transport, clock: TestClock = TestClock()) throws {
    path = FileManager.default.temporaryDirectory.path + "/zeitblock-sync-\(UUID().uuidString)"
    self.clock = clock
    let directory = DataDirectory(path: path)
    database = try PlannerDatabase(in: directory)
    self.transport = transport
  }

  deinit {
    // What cannot be removed is left to the system's temporary directory.
    try? FileManager.default.removeItem(atPath: path)
  }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome {
    clock.advance()
    return try Planner(database).perform(command, in: clock.environment)
  }

  @discardableResult
  func add(_ title: String, to list: ListID, _ change: (inout TaskDraft) -> Void = { _ in }) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.list = list
    change(&draft)
    return try #require(try perform(.add(draft)).changed.first)
  }

  func edit(_ task: TaskID, _ change: (inout TaskEdit) -> Void) throws {
    var edit = TaskEdit()
    change(&edit)
    try perform(.edit(task, edit))
  }

  /// All tasks in manual order.
  func items(in list: ListID? = nil) throws -> [PlanItem] {
    try database.read { (transaction) throws(PlannerFailure) in
      try transaction.items(ItemQuery(state: .all, list: list))
    }
  }

  func titles(in list: ListID? = nil) throws -> [String] { try items(in: list).map(\.title) }

  func task(_ title: String, in list: ListID? = nil) throws -> PlanItem {
    let found = try items(in: list).filter { $0.title == title }
    #expect(found.count == 1, "\(found.count) tasks are called \(title)")
    return try #require(found.first)
  }

  func lists() throws -> [SourceList] {
    try database.read { (transaction) throws(PlannerFailure) in try transaction.lists() }
  }

  func list(_ id: ListID) throws -> SourceList? { try lists().first { $0.id == id } }

  var waiting: Int {
    get throws { try database.read { (transaction) throws(PlannerFailure) in try transaction.waitingCount() } }
  }

  @discardableResult
  func sync(confirmingDeletions: Bool = false) -> SyncReport {
    clock.advance()
    // What cannot be read is no question; the sync itself tells why.
    return engine.syncAll(lettingGo: confirmingDeletions ? (try? questions()) ?? [] : [])
  }

  /// The marks of what is asked about now.
  func questions() throws -> [String] {
    try database.read { (transaction) throws(PlannerFailure) in try transaction.heldDeletions().map(\.mark) }
  }
}
