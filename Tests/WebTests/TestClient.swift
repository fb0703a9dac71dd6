import Domain
import Synchronization
import Testing

@testable import Web

/// An app on a store in memory, on a fixed day, with counted identifiers.
final class TestClient {
  let store = MemoryStore()
  var today = Day(number: 20_778)  // 2026-11-21, a Saturday
  /// The first moment of the day in Greenwich unless said otherwise.
  var now: Instant?
  /// The person's clock is that of Greenwich unless said otherwise.
  var zones: Domain.Environment.Zones?
  var acceptLanguage: String? = "en"
  var accounts: AccountController?
  var calendars: CalendarController?
  var sync = SyncController.none
  var exchange: ExchangeController?
  var checkTitleModel: (@Sendable (TitlePolicy, Language) -> TitleModelCheck)?
  private let identifiers = Counter()

  /// Answers a GET of an address with its query.
  func get(_ url: String, fragment: Bool = false) -> Response {
    respond(.get, url, fragment: fragment)
  }

  func get(_ route: Route) -> Response {
    get(route.url)
  }

  /// Answers a POST of fields.
  func post(_ route: Route, _ fields: KeyValuePairs<String, String> = [:]) -> Response {
    respond(.post, route.url, form: Fields(fields.map { Fields.Pair($0.key, $0.value) }))
  }

  func respond(_ method: Request.Method, _ url: String, form: Fields = Fields(), fragment: Bool = false) -> Response {
    let parts = url.split(separator: "?", maxSplits: 1)
    var query: [Fields.Pair] = []
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1).map { String($0) }
      query.append(Fields.Pair(sides[0], sides.count > 1 ? sides[1] : ""))
    }
    let request = Request(
      method: method, path: String(parts[0]), query: Fields(query), form: form, acceptLanguage: acceptLanguage,
      wantsFragment: fragment)
    return respond(to: request)
  }

  func respond(to request: Request) -> Response { app.respond(to: request, environment: environment) }

  private var app: WebApp<MemoryStore> {
    WebApp(
      store: store, assets: "/assets/0", version: "1.2.3", accounts: accounts, calendars: calendars, sync: sync,
      exchange: exchange, checkTitleModel: checkTitleModel)
  }

  /// A request to the page of the one task on its way to a response.
  func context() -> RequestContext<MemoryStore> {
    let request = Request(method: .get, path: "/focus", acceptLanguage: acceptLanguage)
    return RequestContext(app: app, request: request, environment: environment)
  }

  var environment: Domain.Environment {
    let identifiers = identifiers
    return Domain.Environment(
      now: now ?? Instant(seconds: Int64(today.number) * 86_400), today: today, time: .midnight, zones: zones,
      makeIdentifier: { identifiers.next() })
  }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome {
    try Planner(store).perform(command, in: environment)
  }

  /// Adds tasks by their titles; their ids are `task-1`, `task-2` ….
  func add(_ titles: String...) throws {
    for title in titles { try perform(.add(TaskDraft(title: title))) }
  }

  /// Titles of the open tasks in their order.
  func titles() throws -> [String] {
    try open().map(\.title)
  }

  func open() throws -> [PlanItem] {
    try store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()) }
  }

  func item(_ id: String) throws -> PlanItem {
    try #require(try store.read { (reader) throws(PlannerFailure) in try reader.item(TaskID(id)) })
  }
}

/// Counts identifiers: `task-1`, `task-2` ….
final class Counter: Sendable {
  private let last = Mutex(0)

  func next() -> String {
    let number = last.withLock { last in
      last += 1
      return last
    }
    return "task-\(number)"
  }
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }

  func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}
