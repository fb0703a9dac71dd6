import Domain
import Testing

@testable import Web

@Suite("Reasons of a plan in words")
struct ReasonTests {
  private let today = Day(number: 20_780)
  private let zones = Environment(
    now: Instant(seconds: 0), today: Day(number: 0), time: .midnight, makeIdentifier: { "" }
  ).zones

  private func sentence(_ reason: PlanReason, _ language: Language) -> String {
    Words(language).sentence(reason, today: today, zones: zones)
  }

  /// 9:30 on a day from today on.
  private func at(_ day: Int) -> Instant { Instant(seconds: Int64(20_780 + day) * 86_400 + 34_200) }

  @Test("tell days, times and lengths as a person does")
  func placing() {
    #expect(
      sentence(.due(Due(day: today + 4), latest: at(3)), .english)
        == "due Fri 27 Nov, start by Thu 26 Nov, 09:30")
    #expect(sentence(.missed(at(0)), .german) == "09:30 verpasst, deshalb neu geplant")
    #expect(
      sentence(.moved(from: at(1), taken: "Arzt"), .german)
        == "von morgen, 09:30 verschoben, dort liegt jetzt „Arzt“")
    #expect(sentence(.better(title: "Steuer", grade: .a, number: 1), .english) == "A-1 “Steuer” is still open")
    let placed = Words(.german).sentence(
      placing: .better(title: "Steuer", grade: .a, number: 1), today: today, zones: zones)
    #expect(placed == "obwohl A-1 „Steuer“ noch offen ist")
    #expect(sentence(.grade(.b, number: nil), .german) == "Stufe B")
  }

  @Test("tell what would be needed")
  func leaving() {
    let friday = Due(day: today + 4)
    #expect(
      sentence(.needs(minutes: 360, free: 240, before: friday), .english) == "needs 6 h by Fri 27 Nov, 4 h free")
    #expect(
      sentence(.needsOnePiece(minutes: 90, largest: 45), .german)
        == "braucht 1 h 30 min am Stück, die längste Lücke hat 45 min")
    #expect(sentence(.delegated(to: "Anna", until: nil), .german) == "an Anna abgegeben")
    #expect(sentence(.notBefore(today + 1), .english) == "not before tomorrow")
  }

  @Test("are never empty and fill all their places, in both languages")
  func all() {
    let due = Due(day: today)
    let reasons: [PlanReason] = [
      .due(due, latest: at(0)), .late(due), .overdue(due), .grade(.a, number: 2), .importance(.high, .urgent),
      .importance(.low, .notUrgent), .importance(.medium, .urgent), .rank(1), .fillsGap, .onlyGap(minutes: 5),
      .missed(at(0)), .moved(from: at(0), taken: nil), .morning, .part(1, of: 2), .rest(planned: 5),
      .better(title: "x", grade: .a, number: nil), .needsOnePiece(minutes: 1, largest: 0),
      .needs(minutes: 1, free: 0, before: nil), .othersFirst(minutes: 1, free: 0), .noRoom(minutes: 1, free: 0),
      .notBefore(today), .recurs(today),
      .delegated(to: "x", until: today), .eliminated, .waitsFor(title: "x"), .noWorkingTime, .notConsidered(limit: 1),
      .allTaken(by: "x"), .allTaken(by: nil),
    ]
    for language in [Language.german, .english] {
      for reason in reasons {
        let text = sentence(reason, language)
        #expect(!text.isEmpty && !text.utf8.contains(UInt8(ascii: "{")), "\(reason)")
      }
    }
  }
}
