import Domain
import Synchronization
import Testing

@testable import Web

@Suite("Pages of accounts")
struct AccountPagesTests {
  private let client = TestClient()
  private let server = AccountServer()
  private let work = SourceList(id: ListID("w"), account: "me@dav.example", name: "Work & <more>")
  private let days = SourceList(
    id: ListID("d"), account: "me@dav.example", name: "Days", access: .readOnly, contents: .events)

  init() throws {
    client.accounts = server.controller
    try client.perform(.receive(Received(lists: [work, days])))
    let account = AccountView(
      id: "me@dav.example", address: "https://dav.example", user: "me", access: .granted,
      syncedAt: Due(day: Day(number: 20_778), time: WallTime(minutes: 545)), lists: [work, days])
    server.state.withLock { $0.accounts = [account] }
  }

  private func change(_ change: (inout AccountView) -> Void) {
    server.state.withLock { change(&$0.accounts[0]) }
  }

  @Test func anAccountIsListedWithItsStateAndNeverCached() {
    let page = client.get(.accounts)
    #expect(page.text.contains("me@dav.example") && page.text.contains("Connected"))
    #expect(page.text.contains("1 list, 1 calendar") && page.text.contains("today, 09:05"))
    #expect(page.header("X-Zeitblock-Cache") == nil)
    #expect(client.get(.account("me@dav.example")).text.contains("Work &amp; &lt;more&gt;"))
  }

  @Test(arguments: [
    (SourceList.Access.notAsked, "Not checked yet"), (.granted, "Connected"), (.readOnly, "Read-only"),
    (.denied, "Access denied"),
  ])
  func everyAccessIsToldApart(access: SourceList.Access, words: String) {
    change { $0.access = access }
    #expect(client.get(.account("me@dav.example")).text.contains(words))
  }

  @Test func withoutAnAccountThePageOffersToConnectOne() {
    server.state.withLock { $0.accounts = [] }
    #expect(client.get(.accounts).text.contains("href=\"/accounts/new\""))
    #expect(TestClient().get(.accounts).status == 404)
    #expect(client.get(.account("nobody")).status == 404)
  }

  @Test func addingAsksTheServerAndLeadsToTheLists() {
    let answer = client.post(.addAccount, ["server": " dav.example ", "user": "me", "password": " se cret "])
    #expect(answer.status == 303 && answer.header("Location") == "/accounts/me~40dav.example?added=1")
    let asked = AccountRequest(address: "dav.example", user: "me", password: " se cret ")
    #expect(server.state.withLock { $0.requests } == [asked])
  }

  @Test func anEmailAddressIsEnough() {
    _ = client.post(.addAccount, ["server": "me@dav.example", "user": "", "password": "x"])
    #expect(server.state.withLock { $0.requests }.first?.user == "me@dav.example")
  }

  @Test func aRefusalKeepsWhatWasTypedButNotThePassword() {
    server.state.withLock { $0.trouble = .wrongPassword("https://dav.example") }
    let page = client.post(.addAccount, ["server": "dav.example", "user": "me", "password": "hunter2"])
    #expect(page.status == 422)
    #expect(page.text.contains("value=\"dav.example\"") && page.text.contains("value=\"me\""))
    #expect(!page.text.contains("hunter2"))
    #expect(page.text.contains("wrong user name or password") && page.text.contains("href=\"#password\""))
    #expect(page.text.contains("aria-invalid=\"true\""))
  }

  @Test func whileOthersWaitForServersThePageSaysSoAtOnceAndKeepsWhatWasTyped() {
    server.state.withLock { $0.trouble = .deskBusy }
    let page = client.post(.addAccount, ["server": "dav.example", "user": "me", "password": "hunter2"])
    #expect(page.status == 503 && page.text.contains("Zeitblock is checking other servers"))
    #expect(page.text.contains("value=\"dav.example\"") && page.text.contains("value=\"me\""))
    #expect(client.post(.changeAccount("me@dav.example", .test)).status == 503)
    #expect(client.post(.changeAccount("me@dav.example", .password), ["password": "x"]).status == 503)
  }

  @Test(arguments: [
    ("https://a:secret@h.example/dav", "https://h.example/dav"), ("https://secret@h.example", "https://h.example"),
    ("https://a:sec/ret@h.example/", "https://h.example/"), ("a:secret@h.example", "h.example"),
    ("https://h.example:8443/u/me@x.example/", "https://h.example:8443/u/me@x.example/"),
    ("me@h.example", "me@h.example"),
  ])
  func aPasswordTypedIntoTheAddressIsShownToNobody(typed: String, shown: String) {
    server.state.withLock { $0.trouble = .addressUnusable(typed) }
    let page = client.post(.addAccount, ["server": typed, "user": "me", "password": "x"])
    #expect(page.text.contains("value=\"\(shown)\""))
    #expect(!page.text.contains("secret") && !page.text.contains("sec/ret"))
  }

  @Test func everythingIsChosenIsSaidOnlyWhileItIs() {
    #expect(client.get("/accounts/me~40dav.example?added=1").text.contains("Clear what you don’t need"))
    change { $0.lists[0].isUsed = false }
    #expect(!client.get("/accounts/me~40dav.example?added=1").text.contains("Clear what you don’t need"))
  }

  @Test func whatIsMissingIsToldTogetherWithoutAskingAnybody() {
    let page = client.post(.addAccount, ["server": "", "user": "", "password": ""])
    #expect(page.status == 422)
    #expect(page.text.contains("Enter a server or email address") && page.text.contains("Enter the password"))
    #expect(server.state.withLock { $0.requests }.isEmpty)
  }

  @Test func anotherHostMaySeeThePasswordOnlyWhenThePersonSaysSo() {
    server.state.withLock { $0.trouble = .otherHosts(["https://p1.dav.example"]) }
    let page = client.post(.addAccount, ["server": "dav.example", "user": "me", "password": "x"])
    #expect(page.text.contains("name=\"trust\" value=\"https://p1.dav.example\"") && !page.text.contains(" checked"))
    let hosts = ["server": "dav.example", "user": "me", "password": "x", "trust": "https://p1.dav.example"]
    _ = client.post(
      .addAccount,
      KeyValuePairs(
        dictionaryLiteral: ("server", hosts["server"] ?? ""),
        ("user", "me"), ("password", "x"), ("trust", "https://p1.dav.example")))
    #expect(server.state.withLock { $0.requests }.last?.trustedHosts == ["https://p1.dav.example"])
  }

  @Test func aListIsLeftOutAndChosenAgain() throws {
    let answer = client.post(.use(work.id), ["area": "account", "account": "me@dav.example"])
    #expect(answer.header("Location") == "/accounts/me~40dav.example?notice=1")
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.list(work.id) }?.isUsed == false)
    #expect(client.get(answer.header("Location") ?? "").text.contains("is no longer used"))
    _ = client.post(.use(work.id), ["used": "1", "area": "account", "account": "me@dav.example"])
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.list(work.id) }?.isUsed == true)
  }

  @Test func leavingOutAListWithChangesAsksFirst() throws {
    change { $0.unsent = [ListID("w"): 2] }
    let question = client.post(.use(work.id), ["area": "account", "account": "me@dav.example"])
    #expect(question.status == 200 && question.text.contains("2 changes of this list have not been sent"))
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.list(work.id) }?.isUsed == true)
    #expect(client.post(.use(work.id), ["sure": "1"]).status == 303)
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.list(work.id) }?.isUsed == false)
  }

  @Test func aTestSaysWhatWasFoundOrWhatIsWrong() {
    let good = client.post(.changeAccount("me@dav.example", .test))
    #expect(good.text.contains("Signed in as Me.") && good.text.contains("“Work” is read-only."))
    #expect(good.text.contains("https://other.example"))
    server.state.withLock { $0.trouble = .certificate(host: "dav.example", .expired) }
    #expect(client.post(.changeAccount("me@dav.example", .test)).text.contains("(expired)"))
  }

  @Test func aNewPasswordIsStoredOnlyWhenTheServerAcceptsIt() {
    let answer = client.post(.changeAccount("me@dav.example", .password), ["password": "hunter3"])
    #expect(answer.status == 303 && answer.header("Location")?.contains("hunter3") == false)
    #expect(client.get(answer.header("Location") ?? "").text.contains("New password checked and saved"))
    server.state.withLock { $0.trouble = .wrongPassword("https://dav.example") }
    let refused = client.post(.changeAccount("me@dav.example", .password), ["password": "hunter4"])
    #expect(refused.status == 422 && !refused.text.contains("hunter4"))
    #expect(client.post(.changeAccount("me@dav.example", .password), ["password": ""]).status == 422)
    #expect(server.state.withLock { $0.passwords } == ["hunter3", "hunter4"])
  }

  @Test func anAccountRestsAndWakes() {
    #expect(client.post(.changeAccount("me@dav.example", .pause)).status == 303)
    #expect(client.get(.account("me@dav.example")).text.contains("Paused"))
    #expect(client.post(.changeAccount("me@dav.example", .resume)).status == 303)
    #expect(client.get(.account("me@dav.example")).text.contains("Connected"))
  }

  @Test func removingAsksWhatBecomesOfTheTasks() {
    change { $0.unsent = [ListID("w"): 1] }
    let question = client.get(.removal("me@dav.example"))
    #expect(
      question.text.contains("1 change was never sent") && question.text.contains("Nothing is deleted on the server"))
    #expect(
      client.post(.changeAccount("me@dav.example", .remove)).header("Location") == "/accounts/me~40dav.example/remove")
    #expect(server.state.withLock { $0.removed }.isEmpty)
    _ = client.post(.changeAccount("me@dav.example", .remove), ["tasks": "keep"])
    _ = client.post(.changeAccount("me@dav.example", .remove), ["tasks": "delete"])
    #expect(server.state.withLock { $0.removed } == ["me@dav.example true", "me@dav.example false"])
  }

  @Test func whatNeedsAPersonIsSaidInOnePlace() throws {
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
    change { $0.problems = [SyncProblem(.unreachable, subject: "https://dav.example")] }
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
    change { $0.problems = [SyncProblem(.wrongPassword, subject: "https://dav.example")] }
    #expect(client.get(.attention).text.contains("wrong user name or password"))
    change { $0.isPaused = true }
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
  }

  @Test(arguments: [
    (SyncProblem.Code.unreachable, "Not reachable"), (.wrongPassword, "Password refused"),
    (.forbidden, "Access denied"),
    (.certificate, "Needs attention"), (.busy, "Not synced"),
  ])
  func theStateOfAnAccountDoesNotContradictItsProblem(code: SyncProblem.Code, word: String) {
    change { $0.problems = [SyncProblem(code, subject: "https://dav.example")] }
    let page = client.get(.accounts).text
    #expect(page.contains(">\(word)<") && !page.contains(">Connected<"))
  }

  @Test func timeBlocksHeldInACalendarAreSaidWithWhatToDo() {
    change { $0.problems = [SyncProblem(.heldBlocks, list: "Days", count: 7, total: 8)] }
    let page = client.get(.attention).text
    #expect(page.contains("“Days”") && page.contains("7 of 8 time blocks were deleted on the server."))
    #expect(page.contains("zeitblock sync shows how"))
    #expect(!page.contains("Nothing needs your attention."))
    client.acceptLanguage = "de"
    #expect(client.get(.attention).text.contains("7 von 8 Zeitblöcken wurden auf dem Server gelöscht."))
  }

  /// The dot and the page must not contradict each other.
  @Test(arguments: SyncProblem.Code.allCases, [nil, "Work"] as [String?])
  func whateverNeedsAPersonIsOnThePage(code: SyncProblem.Code, list: String?) {
    let problem = SyncProblem(code, list: list, subject: "thing", count: 3, total: 9)
    change { $0.problems = [problem] }
    #expect(client.get(.attention).text.contains("Nothing needs your attention.") == (problem.remedy != .person))
  }

  @Test(arguments: SyncProblem.Code.allCases, [nil, "Work"] as [String?])
  func everyProblemIsSaidInWords(code: SyncProblem.Code, list: String?) {
    change { $0.problems = [SyncProblem(code, list: list, subject: "thing", count: 3, total: 9)] }
    for language in ["en", "de"] {
      client.acceptLanguage = language
      let page = client.get(Route.account("me@dav.example").url, fragment: true)
      #expect(page.status == 200 && !page.text.contains("{1}") && !page.text.contains("{2}"))
    }
  }

  @Test(arguments: [("here", "mine"), ("there", "theirs")])
  func aConflictShowsBothTextsAndKeepsTheChosenOne(keep: String, title: String) throws {
    try client.perform(.add(TaskDraft(title: "theirs")))
    try client.perform(.add(TaskDraft(title: "mine (copy)")))
    let items = try client.open()
    let draft = Conflict.Draft(
      task: items[0].id, copy: items[1].id, copyTitle: "mine (copy)",
      texts: [Conflict.Text(field: .title, base: "old", local: "mine", remote: "theirs")],
      at: Instant(seconds: 0))
    try client.perform(.receive(Received(conflicts: [draft])))
    let number = try #require(try client.store.read { (reader) throws(PlannerFailure) in try reader.conflicts() }.first)
      .number
    let page = client.get(.attention)
    #expect(page.text.contains("mine") && page.text.contains("theirs") && page.text.contains("Written in Zeitblock"))
    #expect(client.post(.settle(number), ["keep": "nothing"]).status == 422)
    #expect(client.post(.settle(number), ["keep": keep]).status == 303)
    #expect(try client.titles() == [title])
    #expect(client.get(.attention).text.contains("Nothing needs your attention."))
  }
}
