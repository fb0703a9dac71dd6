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

@Suite("What the past says about an estimate")
struct AdviceTests {
  private let bench = ProposalBench()

  private func calibration(
    _ title: String, _ estimate: Int, _ actual: Int, times: Int = 5, tag: String? = nil
  ) throws -> Calibration {
    for _ in 0..<times {
      let id = try bench.add(title, estimate) { if let tag { $0.tags = [tag] } }
      try bench.perform(.record(id, minutes: actual))
      try bench.perform(.complete([id]))
    }
    return try bench.store.read { (reader) throws(PlannerFailure) in
      try reader.calibration(since: bench.now.aYearAgo)
    }
  }

  private func item(_ title: String, _ estimate: Int?, tag: String? = nil) -> PlanItem {
    var item = PlanItem(id: TaskID("x"), list: .local, title: title, rank: Rank(0), createdAt: bench.now)
    item.manualDuration = estimate
    if let tag { item.tags = Tags([tag]) }
    return item
  }

  @Test func aTaskDoneBeforeIsToTakeAsLongAsItTook() throws {
    let known = try calibration("Report", 30, 50)
    #expect(known.advice(for: item("report", 30))?.minutes == 50)
    #expect(known.advice(for: item("Report", nil))?.minutes == 50)
    #expect(known.advice(for: item("Report", 45)) == nil)
  }

  @Test func fourTimesAreTooFew() throws {
    #expect(try calibration("Report", 30, 50, times: 4).advice(for: item("Report", 30)) == nil)
  }

  @Test(arguments: [(60, 120), (10, 20), (1_000, 1_440), (3, 5)])
  func anotherTaskWithItsTagIsToTakeAsMuchLonger(estimate: Int, minutes: Int) throws {
    let known = try calibration("Report", 30, 60, tag: "work")
    let advice = known.advice(for: item("Other", estimate, tag: "Work"))
    #expect(advice?.minutes == (estimate == 3 ? nil : minutes))
  }

  @Test func aTagSaysNothingOfATaskNobodyHasEstimated() throws {
    #expect(try calibration("Report", 30, 60, tag: "work").advice(for: item("Other", nil, tag: "work")) == nil)
  }

  @Test(arguments: [(30, 30, 0), (60, 30, 12), (30, 60, -12), (600, 1, 16), (1, 600, -16), (36, 30, 3), (31, 30, 1)])
  func aRatioHasItsStepAndItsReverseTheOpposite(actual: Int, estimate: Int, step: Int) {
    #expect(Calibration.Spread.step(actual: actual, estimate: estimate) == step)
    #expect(Calibration.Spread.step(actual: estimate, estimate: actual) == -step)
  }

  @Test func everySampleHasItsPlaceInTheSpread() throws {
    let known = try calibration("Report", 30, 50)
    #expect(known.spread.counts.reduce(0, +) == 5 && known.longer == 5)
  }
}
