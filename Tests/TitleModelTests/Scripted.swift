import Domain
import HTTPClient
import Synchronization
import TestSupport
import Testing

@testable import TitleModel

let raw = "Re: Meeting Donnerstag"
let good = "Meeting Donnerstag vorbereiten"

/// The answer of a chat with this content.
func chat(_ content: String, finish: String = "stop") -> String {
  let message = JSON.object([.init("role", .string("assistant")), .init("content", .string(content))])
  let choice = JSON.object([
    .init("index", .int(0)), .init("message", message), .init("finish_reason", .string(finish)),
  ])
  return JSON.object([.init("object", .string("chat.completion")), .init("choices", .array([choice]))]).printed
}

func title(_ text: String) -> String { JSON.object([.init("title", .string(text))]).printed }

extension ScriptedServer {
  /// A server with one model that answers chats as told.
  static func model(_ script: @escaping Script) throws -> ScriptedServer {
    try ScriptedServer { request in
      request.target.hasSuffix("/models") ? .json(#"{"object":"list","data":[{"id":"tiny"}]}"#) : script(request)
    }
  }

  /// The chats asked for.
  var chats: [JSON] { requests.filter { $0.method == "POST" }.compactMap { try? JSON(parsing: $0.body) } }

  /// The forms asked for, one after the other.
  var forms: [String] {
    chats.map { chat in
      let format = chat["response_format"]
      return (format?["type"]?.text ?? "none") + (format?["schema"] == nil ? "" : "+schema")
    }
  }
}

extension TitleModel {
  static func at(
    _ server: ScriptedServer, path: String = "", name: String? = "tiny", milliseconds: Int = 20_000,
    known: KnownServers = KnownServers()
  ) throws -> TitleModel {
    let address = try #require(ModelAddress(server.address + path))
    return TitleModel(
      address, name: name, transport: TitleModel.transport(), known: known, schema: TitleAnswer.schema,
      patience: milliseconds)
  }

  func answer(_ raw: String = raw) -> ModelAnswer { answer(raw, TitleRules.improve(raw)) }
}
