import Testing

@testable import Domain

@Suite("Estimates against what it took")
struct CalibrationTests {
  private let bench = ProposalBench()

  private func done(
    _ title: String, _ estimate: Int?, _ actual: Int, change: (inout TaskDraft) -> Void = { _ in }
  ) throws {
    var draft = TaskDraft(title: title)
    draft.manualDuration = estimate
    change(&draft)
    let id = try #require(try bench.perform(.add(draft)).changed.first)
    if actual > 0 { try bench.perform(.record(id, minutes: actual)) }
    try bench.perform(.complete([id]))
  }

  private func calibration() throws -> Calibration {
    try bench.store.read { (reader) throws(PlannerFailure) in
      try reader.calibration(since: bench.now.advanced(minutes: -60))
    }
  }

  @Test func fourAreTooFewAndFiveHaveAMedian() throws {
    for actual in [40, 50, 60, 70] { try done("Report", 30, actual) { $0.tags = ["Work"] } }
    #expect(try calibration().figures.isEmpty)
    try done("Report", 30, 500) { $0.tags = ["work"] }
    let figures = try calibration().figures
    #expect(figures.map { $0.group } == [.all, .type(.maintenance), .tag("work"), .task("report")])
    #expect(figures.allSatisfy { $0.count == 5 && $0.estimate == 30 && $0.actual == 60 && $0.percent == 200 })
  }

  @Test func whatNobodyEstimatedOrTimedSaysNothing() throws {
    for _ in 0..<5 {
      try done("Guess", nil, 50)
      try done("Untimed", 30, 0)
    }
    #expect(try calibration() == Calibration([]))
  }

  @Test func oneThatComesAgainCountsEachTime() throws {
    var draft = TaskDraft(title: "Water")
    draft.manualDuration = 10
    draft.due = Due(day: bench.today)
    draft.recurrence = Recurrence(.daily)
    let id = try #require(try bench.perform(.add(draft)).changed.first)
    for minutes in [14, 15, 16, 17, 18, 19] {
      try bench.perform(.record(id, minutes: minutes))
      try bench.perform(.complete([id]))
    }
    let figure = try #require(try calibration().figures.last)
    #expect(figure == Calibration.Figure(group: .task("water"), count: 6, estimate: 10, actual: 16))
  }

  @Test func theTaskItselfTellsMoreThanItsTagAndThatMoreThanItsType() throws {
    for _ in 0..<5 { try done("Report", 30, 60) { $0.tags = ["work"] } }
    for _ in 0..<9 { try done("Letter", 20, 10) }
    let calibration = try calibration()
    var item = try #require(
      try bench.store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: .completed)).first })
    (item.title, item.tags) = ("REPORT", Tags([]))
    #expect(calibration.figure(like: item)?.group == .task("report"))
    (item.title, item.tags) = ("Other", Tags(["Work"]))
    #expect(calibration.figure(like: item)?.group == .tag("work"))
    item.tags = Tags([])
    #expect(calibration.figure(like: item)?.group == .type(.maintenance))
  }
}
