import Domain
import TestSupport
import Testing

@Suite("Working hours")
struct WorkingHoursTests {
  @Test func aWeekIsKeptAsText() {
    let text = "1=09:00-12:30+13:00-17:00;2=22:00-06:00;7=08:00-00:00"
    let hours = WorkingHours(text: text)
    #expect(hours?.text == text)
    #expect(hours?.days[0] == [540..<750, 780..<1_020])
    #expect(hours?.days[1] == [1_320..<1_800])
    #expect(hours?.days[2] == [])
    #expect(hours?.days[6] == [480..<1_440])
    #expect(WorkingHours.standard.text == "1=09:00-17:00;2=09:00-17:00;3=09:00-17:00;4=09:00-17:00;5=09:00-17:00")
    #expect(WorkingHours(text: WorkingHours.standard.text) == .standard)
    #expect(WorkingHours(text: "none") == WorkingHours.none)
    #expect(WorkingHours.none.text == "none")
    #expect(WorkingHours(text: "3=13:00-17:00+09:00-24:00") == nil)
    #expect(WorkingHours(text: "3=13:00-24:00+09:00-12:00")?.text == "3=09:00-12:00+13:00-00:00")
  }

  @Test(arguments: [
    ("", WorkingHours.Fault.unreadable("")), ("1=9:00-17:00", .unreadable("1=9:00-17:00")),
    ("8=09:00-17:00", .unreadable("8=09:00-17:00")), ("1=09:00-17:00;", .unreadable("")),
    ("1=09:00–17:00", .unreadable("1=09:00–17:00")), ("1=24:00-25:00", .unreadable("1=24:00-25:00")),
    ("1=09:00-17:00;1=18:00-19:00", .repeated(1)), ("2=09:00-12:00+11:00-13:00", .overlapping(2)),
    ("1=22:00-06:00;2=05:00-07:00", .overlapping(1)), ("7=22:00-06:00;1=05:00-07:00", .overlapping(7)),
    ("4=" + Array(repeating: "09:00-10:00", count: 9).joined(separator: "+"), .tooMany(4)),
  ])
  func aTextThatSaysNoHoursIsRefusedWithThePlace(text: String, fault: WorkingHours.Fault) {
    #expect(throws: fault) { try WorkingHours(reading: text) }
  }

  @Test func wholeWeeksWithoutABreakAreHours() {
    let text = (1...7).map { "\($0)=08:00-08:00" }.joined(separator: ";")
    #expect(WorkingHours(text: text)?.text == text)
  }

  @Test func everyWeekSurvivesItsText() {
    for seed in UInt64(1)...200 {
      var random = SplitMix(seed: seed)
      let days = (0..<7).map { _ in
        var start = 0
        return (0..<Int.random(in: 0...8, using: &random)).compactMap { _ -> Range<Int>? in
          let from = start + Int.random(in: 0...120, using: &random)
          start = from + Int.random(in: 1...180, using: &random)
          return start <= 1_440 ? from..<start : nil
        }
      }
      let hours = WorkingHours(days: days)
      #expect(hours != nil && hours == hours.flatMap { WorkingHours(text: $0.text) }, "seed \(seed)")
    }
  }

  @Test func aSettingIsCheckedAndKeptInOneForm() throws {
    let planner = Planner(MemoryStore())
    try planner.perform(.set(.workingHours, "2=13:00-24:00+09:00-12:00"), in: .fixed)
    let kept = try planner.store.read { (reader) throws(PlannerFailure) in try reader.setting(.workingHours) }
    #expect(kept == "2=09:00-12:00+13:00-00:00")
    #expect(throws: PlannerFailure.invalid([Problem(.workingHours, .workingHours(.unreadable("nine to five")))])) {
      try planner.perform(.set(.workingHours, "nine to five"), in: .fixed)
    }
    try planner.perform(.set(.morningTypes, "learning, income"), in: .fixed)
    let settings = try planner.store.read { (reader) throws(PlannerFailure) in try reader.planSettings() }
    #expect(settings.morningTypes == [.income, .learning])
    #expect(settings.grid == 5 && settings.buffer == 0 && settings.splits && settings.minChunk == 30)
    #expect(throws: PlannerFailure.self) { try planner.perform(.set(.morningTypes, "work"), in: .fixed) }
    #expect(throws: PlannerFailure.self) { try planner.perform(.set(.grid, "7"), in: .fixed) }
  }
}
