import Domain
import Sync
import TestSupport
import Testing

@Suite("Manual order on the server")
struct SortOrderTests {
  private func siblings(_ orders: [Int64?]) -> [Sibling] {
    orders.enumerated().map {
      Sibling(id: TaskID("t\($0.offset)"), order: RemoteOrder(explicit: $0.element, created: nil))
    }
  }

  private func written(_ moved: Int, _ orders: [Int64?]) -> [String: Int64] {
    let all = SortOrder.assignments(moving: moved, in: siblings(orders))
    return Dictionary(all.map { ($0.id.text, $0.order) }) { first, _ in first }
  }

  @Test("a task without an order stands at its creation")
  func implicit() {
    #expect(RemoteOrder(explicit: nil, created: Instant(seconds: 978_307_201)).value == 1)
    #expect(RemoteOrder(explicit: -27, created: Sample.now).value == -27)
    #expect(RemoteOrder(explicit: nil, created: nil).value == 0)
  }

  @Test("between two neighbours a move writes one number in the middle")
  func midpoint() {
    #expect(written(1, [1_000, nil, 2_000]) == ["t1": 1_500])
    #expect(written(1, [1, nil, 3]) == ["t1": 2])
  }

  @Test("at the ends a move keeps its distance and stays in the range")
  func ends() {
    #expect(written(2, [1_000, 2_000, nil]) == ["t2": 3_000])
    #expect(written(0, [nil, 5_000]) == ["t0": 4_000])
    #expect(written(0, [nil, 100]) == ["t0": 50])
    #expect(written(0, [nil]) == ["t0": 999])
    #expect(written(1, [2_147_483_645, nil]) == ["t1": 2_147_483_646])
  }

  @Test("without room the shortest run around the task is numbered anew")
  func renumbering() {
    #expect(written(1, [1_000, nil, 1_001, 9_000]) == ["t1": 3_666, "t2": 6_333])
    #expect(written(0, [nil, 0, 10_000]).keys.sorted() == ["t0", "t1"])
  }

  @Test("a foreign order places a task behind the one before it")
  func position() {
    let others = siblings([30, 10, 20])
    func place(_ order: Int64) -> Received.Task.Position {
      let task = Sibling(id: TaskID("x"), order: RemoteOrder(explicit: order, created: nil))
      return SortOrder.position(of: task, among: others)
    }
    #expect(place(25) == .after(TaskID("t2")))
    #expect(place(99) == .after(TaskID("t0")))
    #expect(place(5) == .before(TaskID("t1")))
    #expect(
      SortOrder.position(of: Sibling(id: TaskID("x"), order: RemoteOrder(explicit: 1, created: nil)), among: [])
        == .keep)
  }

  @Test("after any moves the numbers of the server give the order here")
  func randomMoves() {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var generator = SplitMix(seed: seed)
    var order = siblings((0..<40).map { Int64($0 / 4) * 3 - 6 })
    order.sort { $0.order.value == $1.order.value ? $0.id < $1.id : $0.order.value < $1.order.value }
    for round in 0..<3_000 {
      let moved = order.remove(at: Int.random(in: 0..<order.count, using: &generator))
      let place = Int.random(in: 0...order.count, using: &generator)
      order.insert(moved, at: place)
      let written = SortOrder.assignments(moving: place, in: order)
      for assignment in written {
        #expect((0...Int64(Int32.max)).contains(assignment.order))
        guard let index = order.firstIndex(where: { $0.id == assignment.id }) else { continue }
        order[index].order.explicit = assignment.order
      }
      let neighbours = order[max(0, place - 1)...min(order.count - 1, place + 1)]
      #expect(zip(neighbours, neighbours.dropFirst()).allSatisfy { $0.order.value < $1.order.value }, "round \(round)")
    }
  }
}
