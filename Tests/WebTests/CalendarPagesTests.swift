import Domain
import Synchronization
import Testing

@testable import Web

/// What the pages would reach servers of calendars by, with answers set by the test.
private final class CalendarServer: Sendable {
  struct State {
    var addresses: [ListID: String] = [:]
    /// Thrown by whatever is asked next of a server.
    var trouble: AccountTrouble?
    var asked: [String] = []
  }

  let state = Mutex(State())

  var controller: CalendarController {
    CalendarController(
      addresses: { self.state.withLock { $0.addresses } },
      subscribe: { (address, name) throws(AccountTrouble) in
        self.state.withLock { $0.asked.append("\(address) \(name ?? "-")") }
        if let trouble = self.state.withLock({ $0.trouble }) { throw trouble }
        return ListID("ics-1")
      },
      unsubscribe: { (list) throws(AccountTrouble) in self.state.withLock { _ = $0.addresses.removeValue(forKey: list) }
      })
  }
}

@Suite("Pages of calendars")
struct CalendarPagesTests {
  private let client = TestClient()
  private let server = CalendarServer()
  private let days = SourceList(
    id: ListID("d"), account: "me@dav.example", name: "Days", colour: "#336699", contents: .events)
  private let school = SourceList(id: ListID("ics-1"), name: "School <1>", access: .readOnly, contents: .events)

  init() throws {
    client.accounts = AccountServer().controller
    client.calendars = server.controller
    try client.perform(.receive(Received(lists: [days, school])))
    server.state.withLock { $0.addresses = [school.id: "https://example.org/a.ics"] }
  }

  @Test func calendarsAreListedWithNameColourAndKind() {
    let page = client.get(.accounts)
    #expect(
      page.text.contains("School &lt;1&gt;") && page.text.contains("subscribed, read-only · https://example.org/a"))
    #expect(page.text.contains("fill=\"#336699\"") && page.text.contains("events · me@dav.example · for time blocks"))
    #expect(page.header("X-Zeitblock-Cache") == nil)
  }

  @Test func aCalendarIsLeftOutFromThePageThatListsIt() {
    let answer = client.post(.use(school.id), ["area": "accounts"])
    #expect(answer.header("Location") == "/accounts?notice=1")
    #expect(client.get(answer.header("Location") ?? "").text.contains("is no longer used"))
  }

  @Test func whatBlocksIsChosenForEachCalendarAndTakenBack() throws {
    func chosen(_ name: String) -> Bool { client.get(.accounts).text.contains("value=\"\(name)\" selected") }
    #expect(chosen("timed") && !chosen("all"))
    let answer = client.post(.setCalendarBlocking(school.id), ["blocks": "all", "area": "accounts"])
    #expect(answer.header("Location") == "/accounts?notice=1")
    #expect(chosen("timed") && chosen("all"))
    #expect(client.get(answer.header("Location") ?? "").text.contains("What blocks in “School &lt;1&gt;”"))
    try client.perform(.undo(expected: 1))
    #expect(!chosen("all"))
    #expect(client.post(.setCalendarBlocking(school.id), ["blocks": "some"]).status == 422)
    #expect(client.post(.setCalendarBlocking(school.id), [:]).status == 422)
    #expect(client.post(.setCalendarBlocking(ListID("none")), ["blocks": "all"]).status == 422)
  }

  @Test func aCalendarIsAddedByItsAddressAlone() {
    #expect(client.get(.newCalendar).status == 200)
    let answer = client.post(.addCalendar, ["address": " example.org/b.ics ", "name": ""])
    #expect(answer.status == 303 && answer.header("Location") == "/accounts")
    _ = client.post(.addCalendar, ["address": "webcal://example.org/c.ics", "name": "C"])
    #expect(server.state.withLock { $0.asked } == ["https://example.org/b.ics -", "webcal://example.org/c.ics C"])
  }

  @Test func filesOfThisMachineAreNotReadThroughThePage() {
    _ = client.post(.addCalendar, ["address": "/etc/passwd"])
    #expect(server.state.withLock { $0.asked } == ["https:///etc/passwd -"])
  }

  @Test(arguments: [
    (AccountTrouble.notFound("https://x"), "There’s no calendar at https://x."),
    (.answerUnreadable("https://x"), "There’s no calendar at https://x."),
    (.wrongPassword("https://x"), "https://x requires a password."),
    (.accountExists("x"), "subscribe to this calendar"),
    (.movedAway("https://y"), "now at https://y"), (.certificate(host: "x", .expired), "(expired)"),
    (.addressUnusable("<x>"), "“&lt;x&gt;” isn’t a calendar address"), (.timedOut, "didn’t respond in time"),
  ])
  func aRefusalSaysWhatIsWrongAndKeepsWhatWasTyped(trouble: AccountTrouble, words: String) {
    server.state.withLock { $0.trouble = trouble }
    let page = client.post(.addCalendar, ["address": "https://x", "name": "Mine"])
    #expect(page.status == 422 && page.text.contains(words))
    #expect(page.text.contains("value=\"https://x\"") && page.text.contains("value=\"Mine\""))
    #expect(page.text.contains("aria-invalid=\"true\"") && page.text.contains("href=\"#address\""))
  }

  @Test func withoutAnAddressNobodyIsAskedAndWhileOthersWaitThePageSaysSo() {
    #expect(client.post(.addCalendar, ["address": " "]).text.contains("Enter the address."))
    #expect(server.state.withLock { $0.asked }.isEmpty)
    server.state.withLock { $0.trouble = .deskBusy }
    #expect(client.post(.addCalendar, ["address": "x"]).status == 503)
  }

  @Test func removingAsksFirstAndOnlyCalendarsSubscribedToCanGo() {
    let question = client.get(.calendarRemoval(school.id))
    #expect(
      question.text.contains("Remove “School &lt;1&gt;”?") && question.text.contains("action=\"/calendars/ics-1/rem"))
    #expect(server.state.withLock { $0.addresses.count } == 1)
    #expect(client.get(.calendarRemoval(days.id)).status == 404 && client.post(.removeCalendar(days.id)).status == 404)
    #expect(client.post(.removeCalendar(school.id)).header("Location") == "/accounts")
    #expect(server.state.withLock { $0.addresses.isEmpty })
  }

  @Test func wherePagesCanReachNobodyTheySaySo() {
    client.calendars = nil
    #expect(client.get(.newCalendar).status == 404 && client.post(.addCalendar).status == 404)
    #expect(client.post(.removeCalendar(school.id)).status == 404)
  }
}

@Suite("Calendars subscribed to in the status")
struct SubscriptionStatusTests {
  private let client = TestClient()

  private func show(_ problem: SyncProblem?) {
    let result = SyncResult(
      account: "ics-1", startedAt: Instant(seconds: 1), finishedAt: Instant(seconds: 2),
      completedAt: problem == nil ? Instant(seconds: 2) : nil, problems: problem.map { [$0] } ?? [])
    let moment = SyncStatus.Moment(day: client.today, time: .midnight)
    let calendar = SyncStatus.Subscription(
      name: "School <1>",
      state: SyncStatus.Account(
        id: "ics-1", result: result, finishedAt: moment, completedAt: problem == nil ? moment : nil,
        retryAt: problem == nil ? nil : SyncStatus.Moment(day: client.today, time: .midnight)))
    client.sync = SyncController(status: { SyncStatus(subscriptions: [calendar]) }, focused: {}, requested: {})
  }

  @Test func oneThatIsInOrderIsSaidToBe() {
    show(nil)
    let page = client.get(.sync).text
    #expect(page.contains("School &lt;1&gt;") && page.contains("Last synced today, 00:00."))
    #expect(page.contains("Sync now") && page.contains("data-status=\"saved\""))
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
  }

  @Test func oneThatIsGoneNeedsAPersonAndNamesTheRemedy() {
    show(SyncProblem(.address, subject: "https://x/a.ics"))
    #expect(client.get(.sync).text.contains("Last attempt today, 00:00. Next attempt today, 00:00."))
    #expect(client.get(.backlog(page: 1)).text.contains("data-status=\"attention\""))
    let page = client.get(.attention).text
    #expect(page.contains("There’s no calendar at https://x/a.ics any more. Remove it from Zeitblock"))
    #expect(page.contains("href=\"/accounts#calendars\"") && !page.contains("Nothing needs your attention."))
  }

  @Test func oneOutOfReachIsOfflineAndNeedsNobody() {
    show(SyncProblem(.unreachable, subject: "https://x"))
    #expect(client.get(.backlog(page: 1)).text.contains("data-status=\"offline\""))
    #expect(client.get(.sync).text.contains("Can’t reach https://x."))
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
  }

  @Test(arguments: SyncProblem.Code.allCases, ["en", "de"])
  func everyProblemIsSaidInWordsAndTheDotAgreesWithThePage(code: SyncProblem.Code, language: String) {
    client.acceptLanguage = language
    show(SyncProblem(code, subject: "thing", count: 3, total: 9))
    #expect(!client.get(Route.sync.url, fragment: true).text.contains("{1}"))
    let needsAPerson = SyncProblem(code).remedy == .person
    #expect(client.get(.attention).text.contains("href=\"/accounts#calendars\"") == needsAPerson)
  }
}
