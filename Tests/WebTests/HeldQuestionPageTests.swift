import Domain
import Synchronization
import Testing

@testable import Web

@Suite("Questions about deletions")
struct HeldQuestionPageTests {
  private let client = TestClient()
  private let server = AccountServer()
  private let list = ListID("w")
  private let tasks: HeldView

  init() {
    client.accounts = server.controller
    tasks = HeldView(
      list: list, name: "Work", items: [.init(title: "<Milk>"), .init(title: "Bread")], count: 7, total: 9,
      since: Due(day: client.today, time: .midnight), mark: "m1")
    server.state.withLock { [tasks] in $0.held = [tasks] }
  }

  private func answer(_ answer: String, _ kind: String = "tasks", seen: String = "m1") -> Response {
    client.post(.answerDeletions(list), ["answer": answer, "kind": kind, "seen": seen])
  }

  private func block(from start: Due, to end: Due) -> HeldView {
    HeldView(
      list: list, kind: .blocks, name: "Days", items: [.init(title: "Write", start: start, end: end)], count: 8,
      total: 8, since: start, mark: "b1")
  }

  @Test func manyDeletionsAreAQuestionWithTwoAnswers() {
    let page = client.get(.attention).text
    #expect(page.contains("7 of 9 tasks in “Work” were deleted on the server."))
    #expect(page.contains("&lt;Milk&gt;") && page.contains("and 5 more · noticed today, 00:00"))
    #expect(answer("").status == 422)
    #expect(answer("release").status == 303 && answer("restore").status == 303)
    let expected = [true, false].map { HeldAnswer(list: list, kind: .tasks, mark: "m1", isLettingGo: $0) }
    #expect(server.state.withLock { $0.answers } == expected)
  }

  @Test func anAnswerToAQuestionThatHasChangedDoesNothingAndShowsItAnew() {
    server.state.withLock { state in
      state.held[0].mark = "m2"
      state.held[0].count = 8
    }
    for stale in [answer("release"), client.post(.answerDeletions(list), ["answer": "release"])] {
      #expect(stale.status == 409 && stale.header("X-Zeitblock-Cache") == nil)
      #expect(stale.text.contains("The question has changed in the meantime") && stale.text.contains("8 of 9 tasks"))
      #expect(stale.text.contains("name=\"seen\" value=\"m2\""))
    }
    #expect(server.state.withLock { $0.answers }.isEmpty)
  }

  @Test func timeBlocksAreNamedWithTheirTimesAndAnsweredApart() throws {
    let (nine, ten) = (WallTime(hour: 9, minute: 0), WallTime(hour: 10, minute: 30))
    let view = block(from: Due(day: client.today + 1, time: nine), to: Due(day: client.today + 1, time: ten))
    server.state.withLock { $0.held.append(view) }
    let page = client.get(.attention).text
    #expect(page.contains("8 of 8 time blocks in “Days” were deleted on the server."))
    #expect(page.contains("Write · tomorrow, 09:00–10:30"))
    #expect(answer("restore", "blocks").status == 409)
    #expect(answer("restore", "blocks", seen: "b1").status == 303)
    #expect(server.state.withLock { $0.answers }.map(\.kind) == [.blocks])
  }

  @Test func aBlockPastMidnightNamesBothDays() {
    let view = block(
      from: Due(day: client.today, time: WallTime(hour: 23, minute: 0)),
      to: Due(day: client.today + 1, time: WallTime(hour: 1, minute: 0)))
    server.state.withLock { $0.held = [view] }
    client.acceptLanguage = "de"
    #expect(client.get(.attention).text.contains("Write · heute, 23:00–morgen, 01:00"))
  }

  @Test func whatTheLastSyncHasReportedIsNotAskedTwice() {
    let account = AccountView(
      id: "me", address: "https://x", user: "me", access: .granted,
      problems: [
        SyncProblem(.heldDeletions, list: "Work", count: 7, total: 9),
        SyncProblem(.heldBlocks, list: "Work", count: 8, total: 8),
      ], lists: [])
    server.state.withLock { $0.accounts = [account] }
    let page = client.get(.attention).text
    #expect(!page.contains("7 of 9 tasks were deleted") && page.contains("8 of 8 time blocks were deleted"))
  }
}
