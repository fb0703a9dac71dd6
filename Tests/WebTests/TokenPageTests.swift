import Domain
import Synchronization
import Testing

@testable import Web

/// Keeps what a page asked for.
private final class Keeper: Sendable {
  struct Made: Sendable, Equatable {
    var name: String
    var mayWrite: Bool
  }

  let made = Mutex<[Made]>([])
  let revoked = Mutex<[String]>([])
}

@Suite("The page about access for programs")
struct TokenPageTests {
  private typealias Made = Keeper.Made

  private let client = TestClient()
  private let keeper = Keeper()

  private func respond(_ method: Request.Method, _ route: Route, _ fields: [Fields.Pair] = []) -> Response {
    return respond(
      to: Request(method: method, path: route.url, form: Fields(fields), acceptLanguage: client.acceptLanguage))
  }

  private func page(_ request: Request) -> String { respond(to: request).text }

  private func respond(to request: Request) -> Response {
    let keeper = keeper
    let tokens = TokenController(
      tokens: { () throws(PlannerFailure) in
        keeper.made.withLock { $0 }.map {
          TokenView(
            id: "id-\($0.name)", name: $0.name, mayWrite: $0.mayWrite, madeAt: Due(day: Day(number: 20_778)),
            usedAt: nil)
        }
      },
      make: { (name, mayWrite, _) throws(PlannerFailure) in
        keeper.made.withLock { $0.append(Made(name: name, mayWrite: mayWrite)) }
        return "zeitblock_secret"
      },
      revoke: { (id, _) throws(PlannerFailure) in keeper.revoked.withLock { $0.append(id) } })
    return WebApp(store: client.store, assets: "", version: "1", tokens: tokens)
      .respond(to: request, environment: client.environment)
  }

  @Test("a token is made with a name, may only read unless it is said, and is shown in that one answer")
  func making() {
    let page = respond(.post, .addToken, [.init("name", " My   <phone> "), .init("scope", "read")])
    #expect(page.status == 200 && page.text.contains("zeitblock_secret"))
    #expect(page.text.contains("My &lt;phone>") || page.text.contains("My &lt;phone&gt;"))
    #expect(keeper.made.withLock { $0 } == [Made(name: "My <phone>", mayWrite: false)])
    #expect(page.header("X-Zeitblock-Cache") == nil)
    #expect(!respond(.get, .tokens).text.contains("zeitblock_secret"))
    _ = respond(.post, .addToken, [.init("name", "b"), .init("scope", "write")])
    #expect(keeper.made.withLock { $0.last } == Made(name: "b", mayWrite: true))
  }

  @Test("whoever comes for one that may change finds it chosen, and the secret has a button to copy it")
  func scope() {
    client.acceptLanguage = "en"
    let keeper = respond(.post, .addToken, [.init("name", "b"), .init("scope", "write")])
    #expect(keeper.text.contains("data-behavior=\"copy-field\""))
    var request = Request(method: .get, path: "/tokens", query: Fields([.init("scope", "write")]))
    request.acceptLanguage = "en"
    #expect(page(request).contains("value=\"write\" checked"))
    request.query = Fields()
    #expect(page(request).contains("value=\"read\" checked"))
  }

  @Test(
    "without a name none is made, and what was chosen stays", arguments: ["", "  ", String(repeating: "x", count: 101)])
  func nameless(name: String) {
    let page = respond(.post, .addToken, [.init("name", name), .init("scope", "write")])
    #expect(page.status == 422 && page.text.contains("1 to 100 characters") && page.text.contains("aria-invalid"))
    #expect(keeper.made.withLock { $0 }.isEmpty)
  }

  @Test("a token is revoked with one press, in both languages")
  func revoking() {
    _ = respond(.post, .addToken, [.init("name", "phone")])
    client.acceptLanguage = "de"
    let page = respond(.get, .tokens)
    #expect(page.text.contains("/tokens/id-phone/revoke") && page.text.contains("Widerrufen"))
    #expect(page.text.contains("noch nicht verwendet"))
    #expect(respond(.post, .revokeToken("id-phone")).status == 303)
    #expect(keeper.revoked.withLock { $0 } == ["id-phone"])
  }

  @Test("where no program can get in there is no such page")
  func unavailable() {
    #expect(client.get(.tokens).status == 404 && client.post(.addToken).status == 404)
  }
}
