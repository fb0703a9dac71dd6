import Domain
import Synchronization
import Testing

@testable import Web

@Suite("Status dot")
struct StatusDotTests {
  private func status(_ problems: [SyncProblem] = [], isRunning: Bool = false, isPaused: Bool = false) -> SyncStatus {
    let at = Instant(seconds: 0)
    let result = SyncResult(account: "anna", startedAt: at, finishedAt: at, problems: problems)
    return SyncStatus(accounts: [.init(id: "anna", isPaused: isPaused, isRunning: isRunning, result: result)])
  }

  @Test func withoutAccountsEverythingIsSaved() {
    #expect(SyncDot(SyncStatus(), waiting: 0, conflicts: 0) == .saved)
  }

  @Test func whatWaitsIsCountedAndNotClaimedToBeSaved() {
    #expect(SyncDot(status(), waiting: 2, conflicts: 0) == .waiting(2))
    #expect(SyncDot(status([SyncProblem(.notSent, list: "L")]), waiting: 1, conflicts: 0) == .waiting(1))
  }

  @Test func aServerOutOfReachIsOffline() {
    #expect(SyncDot(status([SyncProblem(.unreachable)]), waiting: 3, conflicts: 0) == .offline(3))
    #expect(SyncDot(status([SyncProblem(.unreachable)]), waiting: 0, conflicts: 0) == .offline(0))
  }

  @Test func whatIsGoingOnIsToldBeforeWhatWas() {
    #expect(SyncDot(status([SyncProblem(.unreachable)], isRunning: true), waiting: 3, conflicts: 0) == .syncing)
  }

  @Test(arguments: SyncProblem.Code.allCases.filter { SyncProblem($0).remedy == .person })
  func whatOnlyAPersonCanSettleNeedsAttentionWhateverElseIsSo(code: SyncProblem.Code) {
    let problems = [SyncProblem(.unreachable), SyncProblem(code)]
    #expect(SyncDot(status(problems, isRunning: true), waiting: 3, conflicts: 0).name == "attention")
  }

  @Test func aConflictNeedsAttention() {
    #expect(SyncDot(status(), waiting: 0, conflicts: 1) == .attention(.decision))
  }

  @Test func whatIsHereAloneIsNotCalledSavedOnAServer() {
    let gaps: [(SyncProblem.Code, SyncGap)] = [
      (.listMissing, .missing(lists: 1, calendars: 0)), (.calendarMissing, .missing(lists: 0, calendars: 1)),
      (.serverError, .triedAgain), (.busy, .triedAgain), (.listFailed, .triedAgain),
      (.unreadable, .unreadable),
    ]
    for (code, gap) in gaps {
      #expect(SyncDot(status([SyncProblem(code, list: "L")]), waiting: 0, conflicts: 0) == .incomplete(gap), "\(code)")
    }
    #expect(
      SyncDot(status([SyncProblem(.listMissing, list: "L")], isPaused: true), waiting: 0, conflicts: 0)
        == .incomplete(.missing(lists: 1, calendars: 0)))
    #expect(SyncDot(SyncStatus(accounts: [.init(id: "new")]), waiting: 0, conflicts: 0) == .incomplete(.neverSynced))
  }

  @Test(arguments: [
    (1, 0, "A list is no longer on its server, so its tasks are only", "Eine Liste fehlt auf ihrem Server"),
    (3, 0, "3 lists are no longer on the server", "3 Listen fehlen auf dem Server; ihre Aufgaben"),
    (0, 1, "A calendar is no longer on its server, so its events are only", "Ein Kalender fehlt auf seinem Server"),
    (
      1, 2, "1 list and 2 calendars are no longer",
      "1 Liste und 2 Kalender fehlen auf dem Server; ihre Aufgaben und Termine"
    ),
  ])
  func whatIsMissingIsCountedAndNamed(lists: Int, calendars: Int, english: String, german: String) {
    let problems =
      (0..<lists).map { SyncProblem(.listMissing, list: "L\($0)") }
      + (0..<calendars).map { SyncProblem(.calendarMissing, list: "C\($0)") }
    let dot = SyncDot(status(problems), waiting: 0, conflicts: 0)
    #expect(Words(.english).sentence(dot).hasPrefix(english))
    #expect(Words(.german).sentence(dot).hasPrefix(german))
  }

  @Test func whatNeedsAPersonIsNamed() {
    func sentence(_ problem: SyncProblem) -> String {
      Words(.english).sentence(SyncDot(status([problem]), waiting: 0, conflicts: 0))
    }
    #expect(sentence(SyncProblem(.wrongPassword)).contains("refused the password"))
    #expect(sentence(SyncProblem(.forbidden)).contains("refuses access"))
    #expect(sentence(SyncProblem(.heldDeletions, list: "L")).contains("needs a decision from you"))
    #expect(sentence(SyncProblem(.rejected, list: "L")).contains("Something couldn’t be synced"))
  }

  @Test(arguments: SyncProblem.Code.allCases.filter { SyncProblem($0).leavesSomethingOut })
  func nothingThatLeavesSomethingOutIsCalledSaved(code: SyncProblem.Code) {
    #expect(SyncDot(status([SyncProblem(code, list: "L")]), waiting: 0, conflicts: 0) != .saved)
  }

  @Test func whatWaitsForAPausedAccountIsNotPromisedToTheNextSync() {
    let paused = SyncStatus(accounts: [.init(id: "anna", isPaused: true, waiting: 2)])
    #expect(SyncDot(paused, waiting: 2, conflicts: 0) == .paused(2))
    #expect(SyncDot(paused, waiting: 3, conflicts: 0) == .waiting(3))
    #expect(Words(.english).sentence(.paused(2)) == "2 changes are saved. Their account is paused.")
  }

  @Test func aPausedAccountAlarmsNobody() {
    #expect(SyncDot(status([SyncProblem(.wrongPassword)], isPaused: true), waiting: 0, conflicts: 0) == .saved)
  }
}

@Suite("Sync page")
struct SyncPageTests {
  private let client = TestClient()

  private func show(_ accounts: SyncStatus.Account...) {
    let status = SyncStatus(accounts: accounts, revision: "r-1")
    client.sync = SyncController(status: { status }, focused: {}, requested: {})
  }

  private func account(_ problems: [SyncProblem] = [], completed: Bool = true) -> SyncStatus.Account {
    let at = Instant(seconds: 50)
    let moment = SyncStatus.Moment(day: client.today, time: WallTime(hour: 10, minute: 32) ?? .midnight)
    return SyncStatus.Account(
      id: "anna@dav.example.org",
      result: SyncResult(
        account: "anna@dav.example.org", startedAt: at, finishedAt: at, completedAt: completed ? at : nil, received: 3,
        sent: 1, problems: problems),
      finishedAt: moment, completedAt: completed ? moment : nil)
  }

  @Test func anAccountIsShownWithItsLastSync() {
    show(account())
    let text = client.get(.sync).text
    #expect(text.contains("anna@dav.example.org"))
    #expect(text.contains("Last synced today, 10:32."))
    #expect(text.contains("3 changes received · 1 change sent"))
    #expect(text.contains("Every change is saved and has reached its server."))
  }

  @Test func germanSpeaksGerman() {
    client.acceptLanguage = "de"
    show(account())
    let text = client.get(.sync).text
    #expect(text.contains("Zuletzt synchronisiert heute, 10:32."))
    #expect(text.contains("Jetzt synchronisieren"))
  }

  @Test func withoutAnAccountThereIsNothingToPress() {
    let text = client.get(.sync).text
    #expect(text.contains("No account is connected."))
    #expect(!text.contains("sync-now"))
  }

  @Test(arguments: SyncProblem.Code.allCases, ["de", "en"])
  func everyProblemHasWordsWithoutGaps(code: SyncProblem.Code, language: String) {
    client.acceptLanguage = language
    show(account([SyncProblem(code, list: "Home", subject: "<b>x", count: 7, total: 9), SyncProblem(code)]))
    let text = client.get(Route.sync.url, fragment: true).text
    #expect(!text.contains("{1}") && !text.contains("{2}"))
    #expect(!text.contains("<b>x"))
  }

  @Test func theButtonAsksForASyncAndLeadsBackToThePage() {
    let asked = Mutex(0)
    client.sync.requested = { asked.withLock { $0 += 1 } }
    let response = client.post(.syncNow)
    #expect(response.status == 303)
    #expect(response.header("Location") == "/sync")
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func triedAgainForAnAccountItLeadsToThatAccount() throws {
    let response = client.post(.syncNow, ["account": "anna@dav.example.org"])
    #expect(response.header("Location") == Route.account("anna@dav.example.org").url)
  }

  @Test func aRefusedPasswordLeadsToItsField() {
    show(account([SyncProblem(.wrongPassword, subject: "dav.example.org")], completed: false))
    let text = client.get(.sync).text
    #expect(text.contains("The server of anna@dav.example.org refused the password."))
    #expect(text.contains("href=\"\(Route.account("anna@dav.example.org").url)#password\""))
  }

  @Test func aListThatIsRefusedIsToldWithItsReason() {
    show(account([SyncProblem(.listFailed, list: "Home", subject: "dav.example.org", count: 403)], completed: false))
    #expect(client.get(.sync).text.contains("“Home”: The server refuses access (403). Ask your provider"))
  }

  @Test func beforeAListIsChosenTheFocusNamesTheAccount() throws {
    show(account([SyncProblem(.wrongPassword, subject: "dav.example.org")], completed: false))
    let list = SourceList(id: ListID("home"), account: "anna@dav.example.org", name: "Home")
    try client.store.write { (writer) throws(PlannerFailure) in try writer.save(list) }
    let text = client.get(.focus(.card)).text
    #expect(text.contains("Can’t open “anna@dav.example.org”") && !text.contains("Can’t open “Home”"))
  }

  @Test func theFocusNamesARefusedPasswordAndLeadsToWhereItIsEntered() throws {
    show(account([SyncProblem(.wrongPassword, subject: "dav.example.org")], completed: false))
    let list = SourceList(id: ListID("home"), account: "anna@dav.example.org", name: "Home")
    try client.store.write { (writer) throws(PlannerFailure) in try writer.save(list) }
    _ = client.post(.actOnFocus(.choose), ["list": "home"])
    let text = client.get(.focus(.card)).text
    #expect(text.contains("anna@dav.example.org refused the password."))
    #expect(text.contains("Enter password") && !text.contains("ask for the list to be shared again"))
    show(account([SyncProblem(.forbidden, subject: "dav.example.org")], completed: false))
    #expect(client.get(.focus(.card)).text.contains("ask for the list to be shared again"))
  }

  @Test func theFocusIsPassedOnWithoutAnAnswer() {
    let told = Mutex(0)
    client.sync.focused = { told.withLock { $0 += 1 } }
    #expect(client.post(.syncOnFocus) == Response(status: 204))
    #expect(told.withLock { $0 } == 1)
  }

  @Test func theDotsCanBeFetchedAloneAndNameTheStateTheyShow() {
    show(account([SyncProblem(.wrongPassword, subject: "dav.example.org")]))
    let response = client.get("/sync/status", fragment: true)
    #expect(response.text.contains("id=\"status-wide\"") && response.text.contains("id=\"status-narrow\""))
    #expect(response.text.contains("data-revision=\"r-1\""))
    #expect(response.text.contains("Needs attention"))
    #expect(response.header("X-Zeitblock-Cache") == nil)
  }

  @Test func theIntervalIsASetting() throws {
    _ = client.post(.changeSettings, ["syncInterval": "15"])
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.setting(.syncInterval) } == "15")
    #expect(client.post(.changeSettings, ["syncInterval": "7"]).status == 422)
  }
}
