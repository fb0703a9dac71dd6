import Domain
import Foundation
import TestSupport
import Testing
import Web

@Suite("Router")
struct RouterTests {
  private func match(_ route: Route) -> Route.Match {
    let parts = route.url.split(separator: "?")
    let query = parts.dropFirst().flatMap { $0.split(separator: "&") }.map { pair in
      let sides = pair.split(separator: "=")
      return Fields.Pair(String(sides[0]), String(sides[1]).removingPercentEncoding ?? "")
    }
    return Route.match(Request(method: route.method, path: String(parts[0]), query: Fields(query)))
  }

  @Test func everyRouteIsReadAsItWasPrinted() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<5_000 {
      let route = random.route()
      #expect(match(route) == .found(route), "seed \(seed)")
    }
  }

  @Test(arguments: ["new", "..", ".", "a/b", "~", "ä ö", "%2F", "?#&=", "complete", "-", "\u{202E}"])
  func anyIdentifierMakesASafeAddress(id: String) {
    let routes: [Route] = [.task(TaskID(id)), .save(TaskID(id)), .change(TaskID(id), .move)]
    for route in routes {
      #expect(match(route) == .found(route))
      #expect(route.url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") })
    }
  }

  @Test(arguments: [
    "/nothing", "/focus/fly", "/focus/edit/more", "/backlog/1", "/tasks/a/b", "/tasks/a/b/c", "//backlog", "/tasks/~4",
    "/tasks/~zz", "/accounts/a/none",
    "/accounts/a/b/c",
    "/day/2026-13-01", "/day/x", "/week/soon", "/review/2026-W54", "/review/soon", "/schedule", "/blocks/a/none",
    "/lists/a", "/lists/a/none",
    "/calendars/a/none", "/events/a", "/events/a/~4",
    "/conflicts/x", "/conflicts/01", "/conflicts/-1", "",
  ])
  func unknownAddressesAreSaidToBeUnknown(path: String) {
    #expect(Route.match(Request(method: .get, path: path)) == (path.isEmpty ? .found(.home) : .unknown))
  }

  @Test func aPageReadableByGetIsNotChangedByPost() {
    #expect(Route.match(Request(method: .post, path: "/help")) == .wrongMethod(allowed: .get))
    #expect(Route.match(Request(method: .get, path: "/undo")) == .wrongMethod(allowed: .post))
    #expect(Route.match(Request(method: .head, path: "/help")) == .found(.help))
  }

  @Test(arguments: ["0", "-1", "x", "", "99999999999999999999"])
  func anUnreadablePageNumberMeansTheFirst(page: String) {
    let request = Request(method: .get, path: "/backlog", query: Fields([.init("page", page)]))
    #expect(Route.match(request) == .found(.backlog(page: 1)))
  }
}

extension SplitMix {
  mutating func id() -> TaskID {
    let letters = Array("abcXYZ019-_.~/%?&=# äöü\u{1F600}new")
    return TaskID(
      String(
        (0..<Int.random(in: 1...12, using: &self)).map { _ in letters[Int.random(in: 0..<letters.count, using: &self)] }
      ))
  }

  mutating func allView() -> AllView {
    let states: [ItemQuery.State] = [.all, .open, .completed]
    let texts = ["", "müll straße", "a&b=c?d#e", "\"x\" #y", "%2F+"]
    return AllView(
      state: states[Int.random(in: 0..<3, using: &self)], text: texts[Int.random(in: 0..<texts.count, using: &self)],
      page: Int.random(in: 1...9, using: &self))
  }

  mutating func planView() -> PlanView {
    PlanView(
      day: Bool.random(using: &self) ? Day(number: Int32.random(in: -100_000...100_000, using: &self)) : nil,
      zoom: Int.random(in: 1...5, using: &self), isWhole: Bool.random(using: &self))
  }

  mutating func planOrigin() -> Origin {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .day(planView())
    case 1: .week(planView())
    case 2: .block(BlockID(id().text))
    case 3: .task(id())
    default: .backlog(page: 1)
    }
  }

  mutating func route() -> Route {
    let verbs = TaskVerb.allCases
    let accountVerbs = AccountVerb.allCases
    switch Int.random(in: 0..<66, using: &self) {
    case 0: return .home
    case 64: return .review(planView().day.map { Week(of: $0) })
    case 65: return .estimates
    case 60: return .setCalendarBlocking(ListID(id().text))
    case 61: return .setEventBlocking(EventKey(calendar: ListID(id().text), uid: id().text))
    case 59: return .checkTitleModel
    case 62: return .planDay(([nil] + PlanningStep.allCases)[Int.random(in: 0..<5, using: &self)])
    case 63: return .closeDay
    case 29: return .all(allView())
    case 30: return .trash(page: Int.random(in: 1...1_000, using: &self))
    case 31: return .recover(id())
    case 32: return .purgeQuestion(id())
    case 33: return .purge(id())
    case 34: return .emptyQuestion
    case 35: return .emptyTrash
    case 52: return .captured(id())
    case 53: return .captureForm
    case 54: return .elsewhere
    case 55: return .lines
    case 56: return .uncapture(id())
    case 1: return .backlog(page: Int.random(in: 1...1_000_000, using: &self))
    case 2: return .newTask
    case 3: return .task(id())
    case 4: return .settings
    case 5: return .help
    case 6: return .add
    case 7: return .save(id())
    case 8: return .undo
    case 9: return .redo
    case 10: return .changeSettings
    case 11: return .loadSamples
    case 12: return .removeSamples
    case 13: return .accounts
    case 14: return .newAccount
    case 15: return .account(id().text)
    case 16: return .removal(id().text)
    case 17: return .attention
    case 18: return .addAccount
    case 19: return .changeAccount(id().text, accountVerbs[Int.random(in: 0..<accountVerbs.count, using: &self)])
    case 27: return .upcoming
    case 23: return .newCalendar
    case 24: return .addCalendar
    case 25: return .calendarRemoval(ListID(id().text))
    case 26: return .removeCalendar(ListID(id().text))
    case 22: return .answerDeletions(ListID(id().text))
    case 20: return .use(ListID(id().text))
    case 21: return .settle(Int64.random(in: 0...Int64.max, using: &self))
    case 28: return .tokens
    case 57: return .titles(page: Int.random(in: 1...1_000, using: &self))
    case 58: return .changeTitles
    case 36: return .addToken
    case 39: return .pastOf(id(), page: Int.random(in: 1...9, using: &self))
    case 38: return .commands(allView().text)
    case 37: return .revokeToken(id().text)
    case 40:
      return .actOnFocus(FocusVerb.allCases[Int.random(in: 0..<FocusVerb.allCases.count, using: &self)])
    case 42: return .day(planView())
    case 43: return .week(planView())
    case 44:
      return .placing(
        id(), PlacingView(day: planView().day, minutes: Bool.random(using: &self) ? 45 : nil, origin: planOrigin()))
    case 45:
      return .filling(
        FreeStretch(
          start: Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &self)),
          minutes: Int.random(in: 1...1_500, using: &self), origin: planOrigin()))
    case 46: return .block(BlockID(id().text))
    case 47: return .place
    case 48:
      return .changeBlock(
        BlockID(id().text), BlockVerb.allCases[Int.random(in: 0..<BlockVerb.allCases.count, using: &self)])
    case 49: return .actOnPlan(PlanVerb.allCases[Int.random(in: 0..<PlanVerb.allCases.count, using: &self)])
    case 41: return .focus(Bool.random(using: &self) ? .card : .edit)
    default: return .change(id(), verbs[Int.random(in: 0..<verbs.count, using: &self)])
    }
  }
}
