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
  func anOverdueTaskSaysSoToReadersAndHasASign(address: String) throws {
    let desk = Desk()
    var draft = TaskDraft(title: "Row the boat")
    draft.due = Due(day: Day(number: desk.today.number + 1))
    try desk.perform(.add(draft))
    #expect(!desk.get(address).text.contains("is-late"))
    desk.today = Day(number: desk.today.number + 2)
    #expect(
      desk.get(address).text.contains(
        "is-late\"><span aria-hidden=\"true\">yesterday</span><span class=\"vh\">overdue since"))
  }

  @Test(arguments: ["/backlog", "/all"])
  func tagsBeyondTwoAreCountedAndReadOut(address: String) throws {
    let desk = Desk()
    var draft = TaskDraft(title: "Row the boat")
    draft.tags = ["lake", "sport", "summer", "club"]
    try desk.perform(.add(draft))
    #expect(
      desk.get(address).text.contains(
        "#lake #sport<span aria-hidden=\"true\" title=\"#summer #club\"> +2</span><span class=\"vh\"> #summer #club</span>"
      ))
    #expect(desk.get("/all?q=summer").text.contains("#<mark>summer</mark> #club"))
  }

  @Test func onAPageOfAllTasksADefaultDurationSaysThatItIsOne() throws {
    let desk = Desk()
    try desk.add("Row the boat")
    #expect(desk.get("/all").text.contains("<span class=\"vh\">, \(Words(.english)[.onlyDefault])</span>"))
  }

  @Test(arguments: ["/backlog", "/all", "/abcde", "/matrix"])
  func aTaskOfAReadOnlyListShowsThatItCannotBeChanged(address: String) throws {
    let desk = Desk()
    let list = SourceList(id: ListID("shared"), account: "me@dav.example", name: "Shared")
    try desk.perform(.receive(Received(lists: [list])))
    var draft = TaskDraft(title: "Row the boat")
    draft.list = list.id
    try desk.perform(.add(draft))
    let status = SyncStatus(accounts: [.init(id: "me")], revision: "1")
    desk.sync = SyncDesk(status: { status }, focused: {}, requested: {})
    #expect(!desk.get(address).text.contains("is-locked"))
    try desk.perform(
      .receive(Received(lists: [SourceList(id: list.id, account: list.account, name: "Shared", access: .readOnly)])))
    let page = desk.get(address).text
    #expect(page.contains("row is-locked") && page.contains("aria-label=\"read-only\""))
  }
}
