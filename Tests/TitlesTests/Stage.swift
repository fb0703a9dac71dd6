import Domain
import Synchronization
import Testing
import Titles

/// A store with a fixed clock, a model and pages that answer as told, and a sleeper that only counts.
final class Stage {
  let store = MemoryStore()
  var model: (String) -> ModelAnswer = { _ in .unreachable("not there") }
  var page: (String) -> PageTitle = { _ in .none("not asked") }
  /// Called before each question to the model.
  var beforeModel: () -> Void = {}
  var isStopping = false
  private(set) var asked: [String] = []
  private(set) var pagesAsked: [String] = []
  private(set) var slept: [Int] = []
  private let counter = Counter()

  /// Saturday, 2026-11-21, 9:30 in a zone at UTC.
  var environment: Environment {
    Environment(
      now: Instant(seconds: 1_795_253_400), today: Day(number: 20_778), time: WallTime(minutes: 570) ?? .midnight,
      makeIdentifier: { [counter] in counter.next() })
  }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome { try Planner(store).perform(command, in: environment) }

  @discardableResult
  func add(_ titles: String...) throws -> [TaskID] {
    try titles.map { try #require(try perform(.add(TaskDraft(title: $0))).changed.first) }
  }

  func titles() throws -> [String] {
    try store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: .all)).map { $0.title } }
  }

  func item(_ id: TaskID) throws -> PlanItem? {
    try store.read { (reader) throws(PlannerFailure) in try reader.item(id) }
  }

  func run() throws -> TitleRun {
    var memory = TitleMemory()
    return try run(&memory)
  }

  func run(_ memory: inout TitleMemory) throws -> TitleRun {
    try TitleBatch.run(
      store,
      .init(
        environment: { self.environment },
        model: { _, raw, _ in
          self.beforeModel()
          self.asked.append(raw)
          return self.model(raw)
        },
        page: { address in
          self.pagesAsked.append(address)
          return self.page(address)
        }, sleep: { self.slept.append($0) }, isStopping: { self.isStopping }), memory: &memory)
  }
}

final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> String {
    value.withLock { value in
      value += 1
      // So that ids of tasks made in the same second are in their order.
      return "id-\(10_000 + value)"
    }
  }
}
