import TestSupport
import Testing

@testable import Domain

@Suite("Drawing the one task")
struct FocusDrawTests {
  private static let list = ListID("l")

  private func view(_ count: Int, _ draw: FocusDraw) -> FocusView {
    let list = FocusView.List(
      list: SourceList(id: Self.list, account: "a", name: "Haus"), standing: .usable, open: count, all: count)
    let candidates = (0..<count).map { number in
      FocusView.Candidate(.made("t\(number)") { $0.list = Self.list }, isTop: true, isOfBlock: false)
    }
    return FocusView(lists: [list], candidates: candidates, draw: draw)
  }

  private func moment(_ seed: UInt64) -> FocusMachine.Moment {
    .init(now: Instant(seconds: 0), today: saturday, seed: ShortHash.number(of: "id-\(seed)"))
  }

  private func card(_ machine: FocusMachine) throws -> TaskID {
    guard case .focused(let id) = machine.phase else { throw Missing() }
    return id
  }

  private struct Missing: Error {}

  @Test("gives every other task alike: χ² with 10 tasks, 99 degrees of freedom less the diagonal, at 0.1 %")
  func uniform() throws {
    let count = 10
    let draws = 90_000
    var machine = FocusMachine()
    _ = machine.take(.looked(view(count, .uniform)), at: moment(0))
    // Counts how often each task was drawn after each other task.
    var seen = Array(repeating: Array(repeating: 0, count: count), count: count)
    var last = try number(of: card(machine))
    for draw in 1...draws {
      _ = machine.take(.person(.shuffle(nil)), at: moment(UInt64(draw)))
      let next = try number(of: card(machine))
      seen[last][next] += 1
      last = next
    }
    var statistic = 0.0
    for from in 0..<count {
      #expect(seen[from][from] == 0)
      let expected = Double(seen[from].reduce(0, +)) / Double(count - 1)
      for to in 0..<count where to != from {
        let difference = Double(seen[from][to]) - expected
        statistic += difference * difference / expected
      }
    }
    // Each of the 10 rows has 9 possible successors and thus 8 degrees of freedom, 80 in total; the 99.9 % quantile is
    // 124.84.
    #expect(statistic < 124.84, "χ² = \(statistic)")
    // Counts that are too even would not be random either: the 0.1 % quantile is 46.52.
    #expect(statistic > 46.52, "χ² = \(statistic)")
  }

  private func number(of id: TaskID) throws -> Int { try #require(Int(id.text.dropFirst())) }

  @Test("says numbers below a bound without preferring any: χ² with 5 degrees of freedom")
  func generator() {
    var generator = FocusGenerator(seed: 7)
    var seen = Array(repeating: 0, count: 6)
    for _ in 0..<60_000 { seen[generator.below(6)] += 1 }
    let statistic = seen.reduce(0.0) { $0 + (Double($1) - 10_000) * (Double($1) - 10_000) / 10_000 }
    // The 99.9 % quantile is 20.52.
    #expect(statistic < 20.52, "χ² = \(statistic)")
    #expect(generator.below(1) == 0 && generator.below(0) == 0)
  }

  @Test("a bag gives every task once before any comes again, and none twice in a row", arguments: [2, 3, 7, 40])
  func bag(count: Int) throws {
    var machine = FocusMachine()
    _ = machine.take(.looked(view(count, .bag)), at: moment(0))
    var order = [try card(machine)]
    for draw in 1..<(count * 20) {
      _ = machine.take(.person(.shuffle(nil)), at: moment(UInt64(draw)))
      order.append(try card(machine))
    }
    for (left, right) in zip(order, order.dropFirst()) { #expect(left != right) }
    for round in 0..<20 {
      let part = order[(round * count)..<((round + 1) * count)]
      #expect(Set(part).count == count, "round \(round): \(part)")
    }
  }

  @Test("what joins a bag comes in the same round, and what leaves it is missed by nobody", arguments: 1...20)
  func bagChanges(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var count = 6
    var machine = FocusMachine()
    _ = machine.take(.looked(view(count, .bag)), at: moment(0))
    var shown: Set<TaskID> = [try card(machine)]
    for draw in 1...200 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        // Adds or removes tasks with the highest numbers.
        count = max(2, count + Int.random(in: -2...2, using: &random))
        let before = try card(machine)
        _ = machine.take(.looked(view(count, .bag)), at: moment(UInt64(draw * 2)))
        if try card(machine) != before { note(try card(machine), &shown, count, seed) }
      }
      _ = machine.take(.person(.shuffle(nil)), at: moment(UInt64(draw * 2 + 1)))
      note(try card(machine), &shown, count, seed)
    }
  }

  /// Checks that a task is repeated only after all tasks have been shown.
  private func note(_ id: TaskID, _ shown: inout Set<TaskID>, _ count: Int, _ seed: Int) {
    if shown.contains(id) {
      let missing = (0..<count).filter { !shown.contains(TaskID("t\($0)")) }
      #expect(missing.isEmpty, "seed \(seed): \(id.text) again before \(missing)")
      shown = []
    }
    shown.insert(id)
  }

  @Test("comes out the same for the same seed")
  func seeded() {
    var machine = FocusMachine()
    _ = machine.take(.looked(view(50, .uniform)), at: moment(0))
    let (one, _) = machine.after(.person(.shuffle(nil)), at: moment(1))
    let (other, _) = machine.after(.person(.shuffle(nil)), at: moment(1))
    #expect(one == other)
    #expect((1...20).contains { machine.after(.person(.shuffle(nil)), at: moment($0)).0 != one })
  }

  @Test("gives a task one of six colours, always the same, and each of them to about as many")
  func colours() {
    var seen = Array(repeating: 0, count: 6)
    for number in 0..<6_000 { seen[FocusCard.colour(of: TaskID("task-\(number)"))] += 1 }
    #expect(seen.allSatisfy { (900...1_100).contains($0) }, "\(seen)")
    #expect(FocusCard.colour(of: TaskID("x")) == FocusCard.colour(of: TaskID("x")))
  }
}
