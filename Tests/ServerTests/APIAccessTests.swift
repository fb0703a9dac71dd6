import Domain
import Foundation
import Testing
import Web

@testable import Server

@Suite("Access for programs")
struct APIAccessTests {
  private func bearer(_ token: String) -> String { "Authorization: Bearer " + token }

  @Test func aTokenLetsAProgramInWithoutCookieAndOrigin() throws {
    let running = try RunningServer()
    let made = try running.access.makeToken(named: "phone", mayWrite: true)
    #expect(try running.bare("/api/v1/tasks", running.host, bearer(made.text)).status == 200)
    #expect(
      try running.bare("/api/v1/undo", running.host, bearer(made.text), "Origin: https://evil.example", method: "POST")
        .status != 403)
    #expect(try running.access.tokens().first?.usedAt == running.world.value.time)
    #expect(try running.access.tokens().map(\.name) == ["phone"])
    #expect(try running.bare("/", running.host, bearer(made.text)).status == 403)
  }

  @Test func theSecretIsNotStored() throws {
    let running = try RunningServer()
    let made = try running.access.makeToken(named: "phone", mayWrite: true)
    #expect(made.text.hasPrefix("zeitblock_") && made.text.utf8.count == 74)
    #expect(made.token.digest.bytes.count == 32 && !made.text.contains(hexadecimal(made.token.digest.bytes)))
    #expect(try running.access.makeToken(named: "phone", mayWrite: true).text != made.text)
  }

  @Test func aRevokedOrInventedTokenIsRefusedAtOnce() throws {
    let running = try RunningServer()
    let made = try running.access.makeToken(named: "phone", mayWrite: true)
    #expect(try running.bare("/api/v1/tasks", running.host, bearer(made.text)).status == 200)
    #expect(try running.access.revokeToken(made.token.id))
    #expect(try !running.access.revokeToken(made.token.id))
    for text in [made.text, "", "x", "zeitblock_", "zeitblock_" + Secret.random().text, Secret.random().text] {
      let answer = try running.bare("/api/v1/tasks", running.host, bearer(text))
      #expect(answer.status == 401, "\(text)")
      #expect(answer["WWW-Authenticate"]?.contains("invalid_token") == true)
      #expect(answer["Content-Type"] == "application/problem+json")
    }
    let nobody = try running.bare("/api/v1/tasks", running.host)
    #expect(nobody.status == 401 && nobody["WWW-Authenticate"] == "Bearer realm=\"zeitblock\"")
  }

  @Test func aTokenForReadingChangesNothing() throws {
    let running = try RunningServer()
    let made = try running.access.makeToken(named: "widget", mayWrite: false)
    #expect(try running.bare("/api/v1/tasks", running.host, bearer(made.text)).status == 200)
    for method in ["POST", "PATCH", "DELETE", "PUT"] {
      let answer = try running.bare("/api/v1/tasks", running.host, bearer(made.text), method: method)
      #expect(answer.status == 403 && answer["WWW-Authenticate"]?.contains("insufficient_scope") == true)
    }
    #expect(running.world.value.answered == 1)
  }

  @Test func aBrowsersSessionCountsForItsOwnPagesOnly() throws {
    let running = try RunningServer()
    #expect(try running.get("/api/v1/tasks").status == 200)
    #expect(try running.get("/api/v1/undo", "Origin: https://evil.example", method: "POST").status == 403)
    #expect(try running.get("/api/v1/undo", "Sec-Fetch-Site: cross-site", method: "DELETE").status == 403)
    #expect(try running.get("/api/v1/undo", running.origin, method: "POST").status == 303)
  }

  @Test func typesAndSizesAreLimited() throws {
    let running = try RunningServer()
    let json = "Content-Type: application/json"
    #expect(try running.post("/api/v1/tasks", body: "{}", json, form: false).status == 303)
    #expect(running.world.value.lastRequest?.body == Array("{}".utf8))
    let utf8 = "Content-Type: application/json; charset=utf-8"
    #expect(try running.post("/api/v1/tasks", body: "{}", utf8, form: false).status == 303)
    for type in ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"] {
      let answer = try running.post("/api/v1/tasks", body: "{}", "Content-Type: " + type, form: false)
      #expect(answer.status == 415, "\(type)")
      #expect(answer["Content-Type"] == "application/problem+json")
    }
    #expect(try running.post("/api/v1/tasks", body: "{}", form: false).status == 415)
    let large = String(repeating: "x", count: 1_100_000)
    #expect(try running.post("/api/v1/tasks", body: large, json, form: false).status == 413)
    #expect(try running.get("/api/v1/tasks", "Accept: text/html").status == 406)
    #expect(try running.get("/api/v1/tasks", "Accept: text/html, */*;q=0.1").status == 200)
    #expect(try running.get("/api/v1/tasks", "Accept: application/json;q=0").status == 406)
  }

  /// Both ways: nothing is answered that is not described, and nothing described that is not answered.
  @Test func theDescriptionNamesEveryRouteAndNoOther() throws {
    let running = try RunningServer()
    let answer = try running.bare(APIResource.description, running.host)
    #expect(answer.status == 200 && answer["Content-Type"] == "application/json")
    let json = try JSON(parsing: answer.body)
    #expect(json["openapi"]?.text == "3.1.0")
    guard case .object(let paths)? = json["paths"] else {
      Issue.record("no paths")
      return
    }
    var described: Set<String> = []
    for path in paths {
      guard case .object(let members) = path.value else { continue }
      for member in members where member.name != "parameters" {
        described.insert(member.name.uppercased() + " " + path.name)
      }
    }
    let answered = APIResource.kinds.flatMap { kind in kind.methods.map { $0.name + " " + kind.template } }
    #expect(described == Set(answered))
    #expect(answered.count == Set(answered).count)
  }
}
