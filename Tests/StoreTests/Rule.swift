import Domain
import Synchronization
import Testing

/// One rule of the contract every `PlannerStore` keeps, checked on a fresh store.
struct Rule<Store: PlannerStore>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (Bench<Store>) throws -> Void

  init(_ description: String, _ check: @escaping @Sendable (Bench<Store>) throws -> Void) {
    testDescription = description
    self.check = check
  }

  static var all: [Rule] {
    storing + finding + trash + backlog + bulk + nesting + levels + commands + recurring + completions + undoing
      + receiving + settling + restoring + using + planning + placing + returning + importing + grading + focusing
      + proposing + titles + blocking
  }
}

/// A fresh store with a fixed clock and counted ids.
struct Bench<Store: PlannerStore> {
  let store: Store
  let planner: Planner<Store>
  private let counter = Counter()

  init(_ store: Store) {
    self.store = store
    planner = Planner(store)
  }

  /// Saturday, 2026-11-21, 9:30 in a zone at UTC.
  var environment: Environment {
    Environment(
      now: Instant(seconds: 1_795_253_400), today: Day(number: 20_778), time: WallTime(minutes: 570) ?? .midnight,
      makeIdentifier: { [counter] in counter.next() })
  }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome {
    try planner.perform(command, in: environment)
  }

  /// Adds tasks with these titles; their ids are returned in order.
  @discardableResult
  func add(_ titles: String...) throws -> [TaskID] {
    try titles.map { title in try #require(try perform(.add(TaskDraft(title: title))).changed.first) }
  }

  func item(_ id: TaskID) throws -> PlanItem? {
    try store.read { (reader) throws(PlannerFailure) in try reader.item(id) }
  }

  func items(_ query: ItemQuery = ItemQuery()) throws -> [PlanItem] {
    try store.read { (reader) throws(PlannerFailure) in try reader.items(query) }
  }

  func titles(_ query: ItemQuery = ItemQuery()) throws -> [String] {
    try items(query).map { $0.title }
  }

  /// Everything a person could notice: all tasks with their fields and order, and the settings.
  func picture() throws -> Picture {
    Picture(
      items: try items(ItemQuery(state: .all)),
      language: try store.read { (reader) throws(PlannerFailure) in try reader.setting(.language) })
  }
}

/// What a person could notice of a store; ranks may be rewritten as long as the order stays.
struct Picture: Equatable {
  var items: [PlanItem]
  var language: String?

  init(items: [PlanItem], language: String?) {
    self.items = items.map { item in
      var item = item
      item.rank = Rank(0)
      item.modifiedAt = Instant(seconds: 0)
      // A title that was dealt with once is not improved again.
      item.needsTitleImprovement = false
      return item
    }
    self.language = language
  }
}

final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> String {
    value.withLock { value in
      value += 1
      return "id-\(value)"
    }
  }
}
