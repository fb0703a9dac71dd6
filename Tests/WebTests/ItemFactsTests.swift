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
    let client = TestClient()
    client.zones = auckland
    client.now = Instant(seconds: Int64(client.today.number) * 86_400 - 1800)
    try client.add("Row the boat")
    try client.perform(.complete([TaskID("task-1")]))
    let page = client.get(address).text
    #expect(page.contains("<span class=\"due\">completed today</span>"))
  }

  @Test(arguments: ["/backlog", "/all"])
  func anOverdueTaskSaysSoToReadersAndHasASign(address: String) throws {
    let client = TestClient()
    var draft = TaskDraft(title: "Row the boat")
    draft.due = Due(day: Day(number: client.today.number + 1))
    try client.perform(.add(draft))
    #expect(!client.get(address).text.contains("is-late"))
    client.today = Day(number: client.today.number + 2)
    #expect(
      client.get(address).text.contains(
        "is-late\"><span aria-hidden=\"true\">yesterday</span><span class=\"vh\">overdue since"))
  }

  @Test(arguments: ["/backlog", "/all"])
  func tagsBeyondTwoAreCountedAndReadOut(address: String) throws {
    let client = TestClient()
    var draft = TaskDraft(title: "Row the boat")
    draft.tags = ["lake", "sport", "summer", "club"]
    try client.perform(.add(draft))
    #expect(
      client.get(address).text.contains(
        "#lake #sport<span aria-hidden=\"true\" title=\"#summer #club\"> +2</span><span class=\"vh\"> #summer #club</span>"
      ))
    #expect(client.get("/all?q=summer").text.contains("#<mark>summer</mark> #club"))
  }

  @Test func onAPageOfAllTasksADefaultDurationSaysThatItIsOne() throws {
    let client = TestClient()
    try client.add("Row the boat")
    #expect(client.get("/all").text.contains("<span class=\"vh\">, \(Words(.english)[.onlyDefault])</span>"))
  }

  @Test(arguments: ["/backlog", "/all", "/abcde", "/matrix"])
  func aTaskOfAReadOnlyListShowsThatItCannotBeChanged(address: String) throws {
    let client = TestClient()
    let list = SourceList(id: ListID("shared"), account: "me@dav.example", name: "Shared")
    try client.perform(.receive(Received(lists: [list])))
    var draft = TaskDraft(title: "Row the boat")
    draft.list = list.id
    try client.perform(.add(draft))
    let status = SyncStatus(accounts: [.init(id: "me")], revision: "1")
    client.sync = SyncController(status: { status }, focused: {}, requested: {})
    #expect(!client.get(address).text.contains("is-locked"))
    try client.perform(
      .receive(Received(lists: [SourceList(id: list.id, account: list.account, name: "Shared", access: .readOnly)])))
    let page = client.get(address).text
    #expect(page.contains("row is-locked") && page.contains("aria-label=\"read-only\""))
  }
}
