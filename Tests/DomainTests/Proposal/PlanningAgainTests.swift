import Testing

@testable import Domain

@Suite("Planning again")
struct PlanningAgainTests {
  private let bench = ProposalBench()
  private let monday = Berlin.monday

  private func accept(days: Int = 1) throws {
    _ = try bench.handler.propose(first: bench.today, days: days, in: bench.environment)
    try bench.handler.accept(.all, in: bench.environment)
  }

  @Test("leaves blocks where they are when more days, with longer slots, are asked for")
  func moreDays() throws {
    try bench.block(nil, Berlin.at(monday, 9), 300, isPinned: true)
    try bench.add("Anruf", 15) { $0.importance = .high }
    try bench.add("Durchsicht", 60)
    try bench.add("Brief", 25)
    try accept()
    #expect(try bench.blocks().map { bench.clock($0.start) } == ["9:00", "14:00", "14:15", "15:15"])
    for days in 1...14 { #expect(bench.lines(try bench.plan(days: days)) == [], "\(days) days") }
  }

  @Test("leaves a block that ends beside the grid before something that begins there")
  func besideTheGrid() throws {
    try bench.add("Ordnen", 7)
    try accept()
    try bench.block(nil, Berlin.at(monday, 9, 7), 60, isPinned: true)
    #expect(try bench.plan().isEmpty)
  }

  @Test("comes to the tasks that were too many the first time")
  func manyTasks() throws {
    for index in 0..<70 { try bench.add("T\(index)", 30) }
    try accept(days: 14)
    #expect(try bench.blocks().count == 60)
    try accept(days: 14)
    #expect(try bench.blocks().count == 70)
  }

  @Test("takes blocks along that are in no working hours any more")
  func otherHours() throws {
    try bench.add("Anruf", 15)
    try accept()
    try bench.perform(.set(.workingHours, "1=13:00-17:00"))
    #expect(bench.lines(try bench.plan()) == ["13:00–13:15 Anruf"])
  }
}
