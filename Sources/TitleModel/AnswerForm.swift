internal import Domain
internal import Synchronization

/// The ways to request JSON from a server, from the strictest to none.
public enum AnswerForm: Int, Sendable, CaseIterable, Comparable {
  /// `response_format` of type `json_schema`.
  case schema
  /// `json_object` with the schema next to it, as llama-cpp-python requires.
  case objectWithSchema
  case object
  /// Only the instructions in the prompt.
  case prompt

  public static func < (one: AnswerForm, other: AnswerForm) -> Bool { one.rawValue < other.rawValue }

  var next: AnswerForm? { AnswerForm(rawValue: rawValue + 1) }

  func member(_ schema: JSON) -> JSON? {
    switch self {
    case .schema:
      let named = JSON.object([
        .init("name", .string("title")), .init("strict", .bool(true)), .init("schema", schema),
      ])
      return .object([.init("type", .string("json_schema")), .init("json_schema", named)])
    case .objectWithSchema: return .object([.init("type", .string("json_object")), .init("schema", schema)])
    case .object: return .object([.init("type", .string("json_object"))])
    case .prompt: return nil
    }
  }
}

/// Remembers, while the program runs, the answer form each server accepts and the first model it lists.
public final class KnownServers: Sendable {
  struct Server: Sendable {
    var form = AnswerForm.schema
    var model: String?
  }

  private let servers = Mutex<[ModelAddress: Server]>([:])

  public init() {}

  func server(_ address: ModelAddress) -> Server { servers.withLock { $0[address] ?? Server() } }

  func note(_ address: ModelAddress, _ change: @Sendable (inout Server) -> Void) {
    servers.withLock { servers in
      var server = servers[address] ?? Server()
      change(&server)
      servers[address] = server
    }
  }
}
