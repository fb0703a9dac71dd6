import TestSupport
import Testing

@testable import Domain

/// Random weeks that are planned, disturbed and planned again, so that blocks are moved and removed.
@Suite("Proposals taken in part")
struct PartlyAcceptedTests {
  private static let seeds: [UInt64] = Array(1...40)

  private struct Lying: Hashable {
    var task: TaskID?
    var start: Instant
    var minutes: Int

    init(_ block: TimeBlock) { (task, start, minutes) = (block.task, block.start, block.minutes) }
    init(_ placement: Proposal.Placement) {
      (task, start, minutes) = (placement.task, placement.start, placement.minutes)
    }
  }

  @Test("leave a rest that is possible, and come to the same as when all is accepted", arguments: seeds)
  func accepting(seed: UInt64) throws {
    print("seed \(seed)")
    var (week, bench) = try disturbed(seed)
    let proposal = try #require(try bench.kept())
    let moving = Set(proposal.placements.compactMap { $0.moves } + proposal.removals)
    let expected =
      try bench.blocks().filter { !moving.contains($0.id) }.map { Lying($0) } + proposal.placements.map { Lying($0) }
    while let shown = try bench.kept(), !shown.placements.isEmpty {
      let wanted = shown.placements.filter { _ in Int.random(in: 0..<3, using: &week.random) == 0 }.map { $0.number }
      let numbers = wanted.isEmpty ? [shown.placements[0].number] : wanted
      try bench.handler.accept(.some(numbers), in: bench.environment)
      try check(bench, seed)
      let rest = try bench.kept()?.placements ?? []
      let lying = Set(try bench.blocks().map { Lying($0) })
      for placement in shown.placements where !rest.contains(placement) {
        #expect(lying.contains(Lying(placement)), "seed \(seed): \(placement.title) was neither accepted nor left")
      }
    }
    if try bench.kept() != nil { try bench.handler.accept(.all, in: bench.environment) }
    #expect(Set(try bench.blocks().map { Lying($0) }) == Set(expected), "seed \(seed)")
  }

  @Test("do not take time from what nothing replaces, whatever is discarded", arguments: seeds)
  func discarding(seed: UInt64) throws {
    print("seed \(seed)")
    var (week, bench) = try disturbed(seed)
    let proposal = try #require(try bench.kept())
    let before = try bench.blocks()
    let discarded = proposal.placements.filter { _ in Bool.random(using: &week.random) }
    try bench.handler.reject(.some(discarded.map { $0.number }), in: bench.environment)
    if let shown = try bench.kept() {
      try bench.handler.accept(.shown(shown.placements.map { $0.number }), in: bench.environment)
    }
    try check(bench, seed)
    let after = try bench.blocks()
    for block in before where !after.contains(where: { $0.id == block.id }) {
      let wasReplaced = proposal.placements.contains {
        replaces($0.start, $0.end, $0.moves == nil ? $0.task : nil, block)
      }
      let isReplaced = after.contains { other in
        let isNew = !before.contains { $0.id == other.id }
        return replaces(other.start, other.end, isNew ? other.task : nil, block)
      }
      #expect(!wasReplaced || isReplaced, "seed \(seed): \(block.title) went for nothing")
    }
  }

  private func replaces(_ start: Instant, _ end: Instant, _ task: TaskID?, _ block: TimeBlock) -> Bool {
    (start < block.end && block.start < end) || (task != nil && task == block.task)
  }

  private func disturbed(_ seed: UInt64) throws -> (RandomWeek, ProposalBench) {
    var week = RandomWeek(seed: seed)
    let bench = try week.made(by: seed.isMultiple(of: 2) ? .order : .points)
    let days = Int.random(in: 1...5, using: &week.random)
    _ = try bench.handler.propose(first: bench.today, days: days, in: bench.environment)
    try bench.handler.accept(.all, in: bench.environment)
    for _ in 0..<4 { try week.disturb(bench) }
    try bench.add("Neu zuerst", 60) { $0.grade = .a }
    _ = try bench.handler.propose(first: bench.today, days: days, in: bench.environment)
    return (week, bench)
  }

  /// Checks that planned blocks do not overlap anything. Only the test's surprise event may overlap a block that was
  /// not moved.
  private func check(_ bench: ProposalBench, _ seed: UInt64) throws {
    let blocks = try bench.blocks().sorted { $0.start < $1.start }
    for (one, next) in zip(blocks, blocks.dropFirst()) {
      #expect(one.end <= next.start, "seed \(seed): \(one.title) lies over \(next.title)")
    }
  }
}
