import TestSupport
import Testing

@testable import Domain

@Suite("Proposed plans of random weeks")
struct ProposalPropertyTests {
  private static let seeds: [UInt64] = Array(1...24)

  @Test("lie in working hours, over nothing and in their order, and lose no minute", arguments: seeds)
  func rules(seed: UInt64) throws {
    print("seed \(seed)")
    var week = RandomWeek(seed: seed)
    let bench = try week.made(by: seed.isMultiple(of: 2) ? .order : .points)
    let days = Int.random(in: 1...7, using: &week.random)
    let proposal = try bench.plan(days: days)
    try check(proposal, bench, days)
    // The whole proposal can be accepted, which leaves nothing to propose.
    let handler = bench.handler
    _ = try handler.propose(first: bench.today, days: days, in: bench.environment)
    try handler.accept(.all, in: bench.environment)
    #expect(try bench.kept() == nil)
    let again = try bench.plan(days: days)
    #expect(again.removals.isEmpty)
    let moved = again.placements.filter { $0.moves != nil }
    #expect(moved.isEmpty, "seed \(seed): a plan accepted a moment ago moves \(bench.lines(again))")
    #expect(try bench.plan(days: days) == again)
  }

  private func check(_ proposal: Proposal, _ bench: ProposalBench, _ days: Int) throws {
    let hours = WorkingHours.standard
    var last = bench.now
    var minutes: [TaskID: Int] = [:]
    for placement in proposal.placements {
      #expect(placement.start >= last)
      last = placement.end
      let day = Berlin.zones.here(placement.start).day
      #expect(day - bench.today < days)
      let isInside = hours.stretches(on: day, Berlin.zones).contains {
        $0.lowerBound <= placement.start && placement.end <= $0.upperBound
      }
      #expect(isInside)
      #expect(!placement.reasons.isEmpty)
      minutes[placement.task, default: 0] += placement.minutes
    }
    for left in proposal.leftOut where proposal.leftOutCount == proposal.leftOut.count {
      minutes[left.task, default: 0] += left.minutes
    }
    let tasks = try bench.store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()) }
    for task in tasks { #expect(minutes[task.id] == task.effectiveDuration.minutes, "\(task.title)") }
    try bench.store.read { (reader) throws(PlannerFailure) in
      var check = try PlanCheck(proposal.placements, removing: [], reader, in: bench.environment)
      let obstacles = try check.obstacles(proposal.placements)
      #expect(obstacles.allSatisfy { $0 == nil })
    }
  }

  @Test(
    "change little after one disturbance: a tenth of the slots in the median, pinned ones never",
    arguments: PlanBy.allCases)
  func calm(by: PlanBy) throws {
    var shares: [Int] = []
    for seed in UInt64(1)...25 {
      var week = RandomWeek(seed: seed)
      let bench = try week.made(by: by)
      let handler = bench.handler
      let days = seed.isMultiple(of: 2) ? 1 : 5
      _ = try handler.propose(first: bench.today, days: days, in: bench.environment)
      try handler.accept(.all, in: bench.environment)
      let pinned = try week.pinSome(of: bench)
      let before = try bench.blocks()
      try week.disturb(bench)
      let proposal = try bench.plan(days: days)
      #expect(proposal.placements.allSatisfy { placement in !pinned.contains { $0 == placement.moves } })
      #expect(!proposal.removals.contains { pinned.contains($0) })
      let all = before.reduce(0) { $0 + $1.minutes }
      let moved = before.filter { block in
        proposal.removals.contains(block.id)
          || proposal.placements.contains { $0.moves == block.id && $0.start != block.start }
      }
      shares.append(moved.reduce(0) { $0 + $1.minutes } * 1_000 / max(1, all))
    }
    print("per mille of the minutes moved, by seed: \(shares)")
    #expect(shares.sorted()[shares.count / 2] <= 100)
  }
}

/// Random tasks and meetings of a week, generated from a seed.
struct RandomWeek {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func made(by: PlanBy) throws -> ProposalBench {
    var bench = try ProposalBench(by: by)
    bench.now = Berlin.at(Berlin.monday, 8, Int.random(in: 0..<60, using: &random))
    for day in 0..<7 {
      for meeting in 0..<Int.random(in: 0...3, using: &random) {
        let start = Berlin.at(bench.today + day, 8).advanced(minutes: 5 * Int.random(in: 0..<110, using: &random))
        let end = start.advanced(minutes: 15 * Int.random(in: 1...6, using: &random))
        try bench.put("Termin \(day)-\(meeting)", start, end)
      }
    }
    for index in 0..<Int.random(in: 3...40, using: &random) { try add(index, bench) }
    return bench
  }

  private mutating func add(_ index: Int, _ bench: ProposalBench) throws {
    let lengths = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120, 180]
    let minutes = lengths.randomElement(using: &random) ?? 30
    let (importance, urgency) = (Importance.allCases.randomElement(using: &random), Bool.random(using: &random))
    let grade: Grade? = [nil, .a, .b, .c].randomElement(using: &random) ?? nil
    let due = Int.random(in: -2...9, using: &random)
    try bench.add("Aufgabe \(index)", minutes) { draft in
      draft.importance = importance ?? .low
      draft.urgency = urgency ? .urgent : .notUrgent
      draft.grade = grade
      if due >= 0 { draft.due = Due(day: bench.today + due) }
    }
  }

  /// Pins every fifth block.
  func pinSome(of bench: ProposalBench) throws -> [BlockID] {
    var pinned: [BlockID] = []
    for (index, block) in try bench.blocks().enumerated() where index % 5 == 0 {
      var edit = BlockEdit()
      edit.isPinned = .set(true)
      try bench.perform(.reschedule(block.id, edit))
      pinned.append(block.id)
    }
    return pinned
  }

  /// Adds a meeting, extends a task or completes one early.
  mutating func disturb(_ bench: ProposalBench) throws {
    guard let block = try bench.blocks().filter({ !$0.isPinned }).randomElement(using: &random) else { return }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: try bench.put("Überraschung", block.start, block.start.advanced(minutes: 30))
    case 1:
      guard let task = block.task else { return }
      var edit = TaskEdit()
      edit.manualDuration = .set(block.minutes + 30)
      try bench.perform(.edit(task, edit))
    default:
      guard let task = block.task else { return }
      try bench.perform(.complete([task]))
    }
  }
}
