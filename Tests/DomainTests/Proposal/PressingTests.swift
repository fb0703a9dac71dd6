import Testing

@testable import Domain

@Suite("What is due soon or was before, in a proposed plan,")
struct PressingTests {
  private let bench: ProposalBench
  private let monday = Berlin.monday

  init() throws { bench = try ProposalBench(by: .points) }

  /// Leaves no free time from Monday, 9:15, until Friday morning.
  private func fill() throws {
    try bench.put("Messe", Berlin.at(monday, 9, 15), Berlin.at(monday + 3, 17))
  }

  @Test("comes before what weighs a little more and can wait until Thursday")
  func today() throws {
    try fill()
    try bench.add("Folien", 15) {
      $0.importance = .medium
      $0.due = Due(day: monday + 3)
    }
    try bench.add("Zahnarzt", 15) { $0.due = Due(day: monday, time: WallTime(hour: 11, minute: 0)) }
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["9:00–9:15 Zahnarzt"])
    #expect(proposal.reason(leavingOut: "Folien") == .othersFirst(minutes: 15, free: 15))
  }

  @Test("comes too late on a later day, but is not called overdue before it is")
  func later() throws {
    let due = Due(day: monday, time: WallTime(hour: 17, minute: 0))
    try bench.add("Wäsche") { $0.due = due }
    #expect(try bench.plan(from: monday + 1).reasons(of: "Wäsche").first == .late(due))
  }

  @Test("does not move days away for what is due on one of them", arguments: [true, false])
  func overdue(hasPlace: Bool) throws {
    var bench = bench
    bench.now = Berlin.at(monday + -1, 8)
    let task = try bench.add("Zahnarzt", 15) {
      $0.urgency = .urgent
      $0.due = Due(day: monday + -1)
    }
    bench.now = Berlin.at(monday, 8)
    try fill()
    if hasPlace { try bench.block(task, Berlin.at(monday, 9), 15, isPinned: false) }
    try bench.add("Fahrkarte", 15) { $0.due = Due(day: monday + 2) }
    let proposal = try bench.plan(days: 5)
    #expect(proposal.placements.map { $0.title } == (hasPlace ? ["Fahrkarte"] : ["Zahnarzt", "Fahrkarte"]))
    #expect(proposal.placements.last?.start == Berlin.at(monday + 4, 9) && proposal.removals.isEmpty)
  }
}
