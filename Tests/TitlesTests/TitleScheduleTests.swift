import Domain
import Testing
import Titles

@Suite("When titles are looked at")
struct TitleScheduleTests {
  private var schedule = TitleSchedule()

  /// Checks whether titles are looked at.
  private mutating func expect(
    _ isDue: Bool, _ sight: TitleSchedule.Sight, at now: Int64, in place: SourceLocation = #_sourceLocation
  ) {
    let found = schedule.isDue(sight, at: now)
    #expect(found == isDue, sourceLocation: place)
  }

  private func sight(_ waiting: Int, _ mode: TitleMode = .rules) -> TitleSchedule.Sight {
    TitleSchedule.Sight(policy: TitlePolicy(mode: mode), waiting: waiting)
  }

  @Test mutating func atTheStartWhateverWaits() {
    expect(true, sight(3), at: 0)
  }

  @Test mutating func notWhileNothingWaitsOrNobodyImprovesThem() {
    expect(false, sight(0), at: 0)
    expect(false, sight(3, .off), at: 0)
  }

  @Test mutating func soonAfterSomethingCameIn() {
    schedule.ended(sight(0), at: 0)
    expect(false, sight(0), at: 1)
    expect(true, sight(1), at: 2)
  }

  @Test mutating func whatStillWaitsOnlyAfterAWhile() {
    schedule.ended(sight(2, .model), at: 1_000)
    expect(false, sight(2, .model), at: 2_000)
    #expect(schedule.wait(at: 2_000) == TitleSchedule.pause - 1_000)
    expect(true, sight(2, .model), at: 1_000 + TitleSchedule.pause)
  }

  @Test mutating func atOnceWhenASettingIsAnotherOne() {
    schedule.ended(sight(2, .model), at: 0)
    expect(true, sight(2, .rules), at: 1)
  }

  @Test mutating func soonWhenAnotherProgramWasAtIt() {
    expect(true, sight(2), at: 0)
    schedule.ended(nil, at: 0)
    #expect(schedule.wait(at: 0) == 5_000)
    expect(true, sight(2), at: 5_000)
  }
}
