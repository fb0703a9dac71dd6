import Domain
import Foundation
import Testing

@testable import Web

/// What `openapi.json` says about every operation.
enum APIDescription {
  /// By method and address, such as `GET /tasks/{id}`.
  static let statuses: [String: Set<Int>] = {
    let file = URL(filePath: #filePath).appending(path: "../../../Sources/Server/Assets/api/openapi.json").standardized
    // Without the file nothing is described, and every test that calls the interface fails.
    guard let data = try? Data(contentsOf: file), let json = try? JSON(parsing: Array(data)),
      case .object(let paths)? = json["paths"]
    else { return [:] }
    var statuses: [String: Set<Int>] = [:]
    for path in paths {
      guard case .object(let operations) = path.value else { continue }
      for operation in operations {
        guard case .object(let responses)? = operation.value["responses"] else { continue }
        statuses[operation.name.uppercased() + " " + path.name] = Set(responses.compactMap { Int($0.name) })
      }
    }
    return statuses
  }()

  /// Whether an answer is one that is described; addresses and methods nothing answers to are not.
  static func has(_ status: Int, _ method: Request.Method, _ path: String) -> Bool {
    guard let resource = APIResource(path: APIResource.base + path), resource.methods.contains(method) else {
      return status == 404 || status == 405
    }
    return statuses[method.name + " " + resource.template]?.contains(status) == true
  }
}

@Suite("The description of the interface for programs")
struct APIDescriptionTests {
  private static let operations = APIResource.kinds.flatMap { kind in kind.methods.map { (kind, $0) } }

  private static func name(_ operation: (APIResource, Request.Method)) -> String {
    operation.1.name + " " + operation.0.template
  }

  private func described(_ operation: (APIResource, Request.Method)) throws -> Set<Int> {
    try #require(APIDescription.statuses[Self.name(operation)])
  }

  /// What is asked of a task that exists, or of one that does not.
  private func call(
    _ operation: (APIResource, Request.Method), _ client: TestClient, id: String, _ body: String, ifMatch: String? = nil
  ) throws -> Int {
    let path = operation.0.template.replacing("{id}", with: id).replacing("{day}", with: "2026-11-23")
      .replacing("{name}", with: id)
    return try client.call(operation.1, path, body, ifMatch: ifMatch).status
  }

  @Test(
    "an unknown member or parameter is refused wherever the description says that something can be",
    arguments: operations)
  func invalid(operation: (APIResource, Request.Method)) throws {
    let client = TestClient()
    let id = try #require(try client.call(.post, "/tasks", #"{"title":"Milk"}"#).json["id"]?.text)
    let isReading = operation.1 == .get
    // A file may be of any type, and what is not there cannot be looked into.
    guard operation.0 != .importing, ![404].contains(try call(operation, client, id: id, "")) else { return }
    let suffix = isReading ? "?nonsense=1" : ""
    let path = operation.0.template.replacing("{id}", with: id).replacing("{day}", with: "2026-11-23") + suffix
    let status = try client.call(operation.1, path, isReading ? "" : #"{"nonsense":1}"#).status
    let statuses = try described(operation)
    #expect((status == 422) == statuses.contains(422), "\(Self.name(operation)): \(status)")
  }

  @Test("what is not there is answered with 404 exactly where that is described", arguments: operations)
  func missing(operation: (APIResource, Request.Method)) throws {
    guard operation.0.template.contains("{id}") else { return }
    let bodies: [String: String] = [
      "/tasks/{id}/move": #"{"position":1}"#, "/tasks/{id}/grade": #"{"grade":"A"}"#,
      "/tasks/{id}/delegate": #"{"to":"Kim"}"#, "/tasks/{id}/quadrant": #"{"quadrant":1}"#,
      "/lists/{id}": #"{"isUsed":true}"#, "/blocks/{id}": #"{"minutes":30}"#,
    ]
    let status = try call(
      operation, TestClient(), id: "nothing", operation.1 == .delete ? "" : bodies[operation.0.template] ?? "")
    let statuses = try described(operation)
    #expect(status == 404 && statuses.contains(404), "\(Self.name(operation)): \(status)")
  }

  @Test("If-Match is looked at exactly where 412 is described", arguments: operations)
  func changed(operation: (APIResource, Request.Method)) throws {
    guard operation.0.template.hasPrefix("/tasks/{id}"), operation.1 != .get else { return }
    let bodies: [String: String] = [
      "/tasks/{id}/move": #"{"position":1}"#, "/tasks/{id}/grade": #"{"grade":"A"}"#,
      "/tasks/{id}/delegate": #"{"to":"Kim"}"#, "/tasks/{id}/quadrant": #"{"quadrant":1}"#,
      "/tasks/{id}": #"{"title":"Tea"}"#,
    ]
    let client = TestClient()
    let id = try #require(try client.call(.post, "/tasks", #"{"title":"Milk"}"#).json["id"]?.text)
    let body = operation.1 == .delete ? "" : bodies[operation.0.template] ?? ""
    let status = try call(operation, client, id: id, body, ifMatch: #""0""#)
    let statuses = try described(operation)
    #expect((status == 412) == statuses.contains(412), "\(Self.name(operation)): \(status)")
  }

  @Test("only what changes something can be refused to a token that may only read", arguments: operations)
  func readOnly(operation: (APIResource, Request.Method)) throws {
    let statuses = try described(operation)
    #expect(statuses.contains(403) == (operation.1 != .get))
    // Refused before the application is asked.
    #expect(statuses.isSuperset(of: [400, 401, 406, 413, 503]))
    #expect(statuses.contains(415) == (operation.1 != .get && operation.0 != .importing))
  }

  @Test("a setting that needs a person is refused to a token with a described answer")
  func needsPerson() throws {
    let answer = try TestClient().call(
      .patch, "/settings", #"{"titlesModelURL":"http://127.0.0.1:1"}"#, isByToken: true)
    #expect(answer.status == 403 && answer.json["type"]?.text == "urn:zeitblock:problem:needsSession")
  }
}
