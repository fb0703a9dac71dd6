import Domain
import TestSupport
import Testing

@Suite("Packed tasks")
struct PackedTasksTests {
  /// Tasks with anything a task may have, each behind the one before.
  private func changes(seed: UInt64) throws -> [Change] {
    let store = MemoryStore()
    var random = RandomTasks(seed: seed)
    try random.fill(store)
    let items = try store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: .all)) }
    var changes: [Change] = []
    for (number, item) in items.enumerated() {
      let after = number == 0 ? nil : items[number - 1].id
      let places = [
        Place(after: after, before: nil), Place(after: after, before: TaskID("x")), Place(after: nil, before: nil), nil,
      ]
      changes.append(.task(before: nil, after: .init(item: item, place: places[(number + Int(seed)) % 5 % 4])))
    }
    return changes
  }

  @Test(arguments: UInt64(1)...60)
  func areReadAsTheyWereWritten(seed: UInt64) throws {
    let changes = try changes(seed: seed)
    let packed = PackedTasks(changes)
    #expect(try packed.snapshots().map { Change.task(before: nil, after: $0) } == changes)
    for case .task(nil, let snapshot?) in changes {
      #expect(PackedTasks.mayHold(snapshot.item.id, packed.index))
      #expect(try packed.item(snapshot.item.id) == snapshot.item)
    }
    #expect(!PackedTasks.mayHold(TaskID("unknown"), packed.index))
    #expect(try packed.item(TaskID("unknown")) == nil)
  }

  @Test(arguments: UInt64(1)...60)
  func areRefusedWhenTheyWereCutShort(seed: UInt64) throws {
    let changes = try changes(seed: seed).prefix(3)
    let packed = PackedTasks(changes)
    var starts = 0
    for end in packed.bytes.indices {
      let cut = PackedTasks(bytes: Array(packed.bytes[..<end]), index: packed.index)
      do {
        // Between two tasks it is shorter, and whole.
        #expect(try cut.snapshots().count < changes.count)
        starts += 1
      } catch {
        continue
      }
    }
    #expect(starts == changes.count)
  }

  @Test func areNeverMadeOfNoise() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      // Whatever comes of it, nothing breaks.
      let tasks = try? PackedTasks(bytes: bytes, index: []).snapshots()
      #expect((tasks?.count ?? 0) <= bytes.count)
    }
  }
}
