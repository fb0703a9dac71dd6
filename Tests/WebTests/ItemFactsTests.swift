import Domain
import Testing

@testable import Web

@Suite("What lists say of a task")
struct ItemFactsTests {
  /// Thirteen hours ahead of Greenwich, as Auckland is in November.
  private let auckland = Domain.Environment.Zones(
    instant: { wall, _ in Instant(seconds: wall.total - 13 * 3600) },
    wall: { instant, _ in WallClock(total: instant.seconds + 13 * 3600) })

  @Test(arguments: ["/backlog?completed=yes", "/all"])
  func theDayOfCompletionIsThatOfTheClockHere(address: String) throws {
    let desk = Desk()
    desk.zones = auckland
    desk.now = Instant(seconds: Int64(desk.today.number) * 86_400 - 1800)
    try desk.add("Row the boat")
    try desk.perform(.complete([TaskID("task-1")]))
    let page = desk.get(address).text
    #expect(page.contains("<span class=\"due\">completed today</span>"))
  }

  @Test(arguments: ["/backlog", "/all"])
  func anOverdueTaskSaysSoInAWord(address: String) throws {
    let desk = Desk()
    var draft = TaskDraft(title: "Row the boat")
    draft.due = Due(day: Day(number: desk.today.number + 1))
    try desk.perform(.add(draft))
    #expect(!desk.get(address).text.contains("overdue ·"))
    desk.today = Day(number: desk.today.number + 2)
    #expect(desk.get(address).text.contains("is-late\"><span aria-hidden=\"true\">overdue · yesterday</span>"))
  }
}
