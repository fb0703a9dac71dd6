import Domain
import Synchronization
import Testing

/// A memory store with a manual clock and the command handler of the focus page, used as by a device.
struct FocusBench {
  private final class World: Sendable {
    private let seconds = Mutex<Int64>(1_795_253_400)
    private let identifiers = Mutex(0)
    let access: Mutex<FocusAccess>

    init(_ access: FocusAccess) { self.access = Mutex(access) }

    var now: Instant { seconds.withLock { Instant(seconds: $0) } }

    func pass(_ count: Int64) { seconds.withLock { $0 += count } }

    func identifier() -> String {
      identifiers.withLock { number in
        number += 1
        return "id-\(number)"
      }
    }
  }

  let store = MemoryStore()
  private let world: World

  init(_ access: FocusAccess = .none) { world = World(access) }

  /// The current time: Saturday, 2026-11-21, 9:30 UTC, plus the time passed since.
  var now: Instant { world.now }

  var environment: Environment {
    let wall = WallClock(utc: now)
    return Environment(
      now: now, today: wall.day, time: WallTime(minutes: wall.second / 60) ?? .midnight,
      makeIdentifier: { [world] in world.identifier() })
  }

  func pass(_ seconds: Int64) { world.pass(seconds) }
  func pass(minutes: Int64) { pass(minutes * 60) }
  func know(_ access: FocusAccess) { world.access.withLock { $0 = access } }

  private var handler: FocusHandler<MemoryStore> { FocusHandler(store, access: world.access.withLock { $0 }) }

  @discardableResult
  func look() throws -> FocusScene { try handler.look(in: environment) }

  @discardableResult
  func act(_ event: FocusEvent) throws -> FocusScene { try handler.act(event, in: environment) }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome { try Planner(store).perform(command, in: environment) }

  @discardableResult
  func add(_ titles: String..., list: ListID? = nil, change: (inout TaskDraft) -> Void = { _ in }) throws -> [TaskID] {
    try titles.map { title in
      var draft = TaskDraft(title: title)
      draft.list = list
      change(&draft)
      return try #require(try perform(.add(draft)).changed.first)
    }
  }

  /// Adds a server list as a sync does.
  func receive(_ id: String, _ name: String, access: SourceList.Access = .granted) throws {
    try perform(.receive(Received(lists: [SourceList(id: ListID(id), account: "a", name: name, access: access)])))
  }

  func item(_ id: TaskID) throws -> PlanItem? {
    try store.read { (reader) throws(PlannerFailure) in try reader.item(id) }
  }

  func required(_ id: TaskID) throws -> PlanItem { try #require(try item(id)) }

  func steps() throws -> [HistoryEntry.Kind] {
    try store.read { (reader) throws(PlannerFailure) in
      try reader.steps(before: nil, limit: 100).map { $0.head.summary.kind }
    }
  }

  func focusText() throws -> String? {
    try store.read { (reader) throws(PlannerFailure) in try reader.focusText() }
  }

  func keep(_ text: String?) throws {
    try store.write { (writer) throws(PlannerFailure) in try writer.setFocusText(text) }
  }

  /// Returns the current task.
  func top() throws -> TaskID { try #require(try look().card?.item.id) }

  /// Makes a task the current one, as the user does.
  func show(_ id: TaskID) throws { #expect(try act(.show(id)).card?.item.id == id) }
}
