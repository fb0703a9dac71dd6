import Domain
import TestSupport
import Testing

@Suite("What other formats lose")
struct LossTests {
  /// What is told elsewhere or to the day, and a name nobody sees any more.
  private static let untold: Set<Field> = [.list, .completedAt, .originalTitle, .needsTitleImprovement]

  /// What a task is found again by; Taskwarrior wants identities of its own kind.
  private static func key(_ item: PlanItem, _ format: ExchangeFormat) -> String {
    format == .taskwarrior ? item.title + item.createdAt.iso : item.id.text
  }

  private func set(seed: UInt64) throws -> ExchangeSet {
    let store = MemoryStore()
    var random = RandomTasks(seed: seed)
    try random.fill(store)
    var set = try store.read { (reader) throws(PlannerFailure) in
      try ExchangeSet.gathered(ExportChoice(.csv, withCompleted: true), from: reader)
    }
    set.items = set.items.map { $0.wellFormed(among: set.items) }
    return set
  }

  @Test(
    "is told, each field that comes back as another", arguments: [ExchangeFormat.csv, .todotxt, .taskwarrior], 1...40)
  func isTold(format: ExchangeFormat, seed: UInt64) throws {
    let set = try set(seed: seed)
    let file = try #require(Exchange.write(set, as: format, Fixture.context))
    guard !set.items.isEmpty else { return }
    let parsedFile = try Exchange.read(file.bytes, as: format, Fixture.context)
    let told = Set((file.report.entries + parsedFile.report.entries).map { $0.field })
    let back = Dictionary(
      parsedFile.tasks.map { (Self.key($0.item, format), $0.item) }, uniquingKeysWith: { first, _ in first })
    for item in set.items {
      guard let found = back[Self.key(item, format)] else {
        Issue.record("seed \(seed), \(format): \(item.title) is gone, told: \(told)")
        continue
      }
      for field in found.fields(differingFrom: item) where !Self.untold.contains(field) {
        #expect(told.contains(field.rawValue), "seed \(seed), \(format): \(field) is lost")
      }
    }
  }
}
