import TestSupport
import Testing

@testable import Domain

/// Checks random days in quarter hours, independently of the planner's code.
@Suite("Random days planned by my order")
struct OrderedDaysTests {
  private struct RandomDay {
    var random: SplitMix
    let bench = ProposalBench()
    var tasks: [TaskID: Int] = [:]
    var order: [TaskID] = []
    var isSplit: Bool

    init(seed: UInt64) throws {
      random = SplitMix(seed: seed)
      isSplit = Bool.random(using: &random)
      try bench.perform(.set(.grid, "15"))
      try bench.perform(.set(.splitting, isSplit ? "on" : "off"))
      for number in 0..<Int.random(in: 0...4, using: &random) { try meet("E\(number)") }
      for number in 0..<Int.random(in: 3...14, using: &random) {
        let minutes = Int.random(in: 1...10, using: &random) * 15
        let due = Int.random(in: 0...3, using: &random)
        let id = try bench.add("T\(number)", minutes) { if due < 2 { $0.due = Due(day: Berlin.monday + due) } }
        tasks[id] = minutes / 15
        order.append(id)
      }
    }

    mutating func meet(_ title: String) throws {
      let start = Int.random(in: 0..<30, using: &random)
      try bench.put(
        title, Berlin.at(Berlin.monday, 9).advanced(minutes: start * 15),
        Berlin.at(Berlin.monday, 9).advanced(minutes: (start + Int.random(in: 1...6, using: &random)) * 15))
    }
  }

  /// Returns the quarter hours of the working day, 9:00 to 17:00, that are free of events.
  private func free(_ bench: ProposalBench) throws -> Set<Int> {
    let window = PlanWindow(from: Berlin.monday, through: Berlin.monday, Berlin.zones)
    let events = try bench.store.read { (reader) throws(PlannerFailure) in try reader.events(in: window) }
    var free = Set(0..<32)
    for event in events {
      guard case .timed(let start, let end) = event.span else { continue }
      free.subtract(quarter(start)..<quarter(end))
    }
    return free
  }

  private func quarter(_ instant: Instant) -> Int { instant.minutes(since: Berlin.at(Berlin.monday, 9)) / 15 }

  /// Returns the most quarter hours a task could get: a whole run or, if it may be split, parts of at least half an
  /// hour.
  private func most(_ wanted: Int, in free: Set<Int>, isSplit: Bool) -> Int {
    var runs: [Int] = []
    for slot in 0..<32 where free.contains(slot) {
      if free.contains(slot - 1) { runs[runs.count - 1] += 1 } else { runs.append(1) }
    }
    guard isSplit, wanted >= 4 else { return (runs.max() ?? 0) >= wanted ? wanted : 0 }
    var best = 0
    for count in 1...(wanted / 2) {
      let longest = runs.filter { $0 >= 2 }.sorted(by: >).prefix(count)
      if longest.count == count { best = max(best, min(wanted, longest.reduce(0, +))) }
    }
    return best
  }

  /// Checks that no task lacks time that is free or taken by later tasks.
  /// - Returns: The quarter hours of each task.
  @discardableResult
  private func check(_ day: RandomDay, _ seed: UInt64) throws -> [TaskID: Set<Int>] {
    let proposal = try day.bench.plan()
    var places: [TaskID: Set<Int>] = [:]
    let moved = Set(proposal.placements.compactMap { $0.moves } + proposal.removals)
    for block in try day.bench.blocks() where !moved.contains(block.id) {
      places[try #require(block.task), default: []].formUnion(quarter(block.start)..<quarter(block.end))
    }
    for placement in proposal.placements {
      places[placement.task, default: []].formUnion(quarter(placement.start)..<quarter(placement.end))
    }
    var free = try free(day.bench)
    for task in day.order {
      let wanted = try #require(day.tasks[task])
      let own = places[task] ?? []
      #expect(own.isSubset(of: free), "seed \(seed)")
      #expect(own.count >= most(wanted, in: free, isSplit: day.isSplit), "seed \(seed): \(task)")
      free.subtract(own)
    }
    return places
  }

  @Test("break the rule neither at first nor after a new meeting, and move nothing without a reason")
  func days() throws {
    for seed in UInt64(1)...150 {
      var day = try RandomDay(seed: seed)
      try check(day, seed)
      _ = try day.bench.handler.propose(first: Berlin.monday, days: 1, in: day.bench.environment)
      guard try day.bench.kept() != nil else { continue }
      try day.bench.handler.accept(.all, in: day.bench.environment)
      let again = try day.bench.plan()
      #expect(again.isEmpty, "seed \(seed): accepted a moment ago, and now \(day.bench.lines(again))")
      let before = try day.bench.blocks()
      try day.meet("neu")
      let places = try check(day, seed)
      let free = try free(day.bench)
      for block in before {
        let task = try #require(block.task)
        let slots = Set(quarter(block.start)..<quarter(block.end))
        if slots.isSubset(of: places[task] ?? []) || !slots.isSubset(of: free) { continue }
        // The block does not collide with the new event, so the rest of its task or an earlier task must have needed
        // its time.
        let rank = try #require(day.order.firstIndex(of: task))
        let isHit = before.contains { $0.task == task && !Set(quarter($0.start)..<quarter($0.end)).isSubset(of: free) }
        let isTaken = day.order[..<rank].contains { !(places[$0] ?? []).isDisjoint(with: slots) }
        #expect(isHit || isTaken, "seed \(seed): \(block.title) was moved for nothing")
      }
    }
  }
}
