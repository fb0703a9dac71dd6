internal import Domain
internal import HTTPClient

/// The output of a model, and whether it ended normally.
struct ModelReply: Sendable {
  let content: String
  let hasEnded: Bool
}

/// A rejected request, possibly because of its form.
struct Refusal: Sendable {
  let status: Int
  let message: String

  var trouble: ModelTrouble { .refused(status: status, message) }
  /// Whether the message says that the model does not exist.
  var namesModel: Bool {
    let text = message.lowercased()
    guard text.holds("model"), !namesForm else { return false }
    return ["not found", "not exist", "not loaded", "unknown model", "invalid model"].contains { text.holds($0) }
  }
  var namesForm: Bool {
    let text = message.lowercased()
    return ["response_format", "json_schema", "json_object", "schema", "grammar"].contains { text.holds($0) }
  }
}

/// A point in time by which an operation must be finished.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(_ milliseconds: Int) { end = ContinuousClock.now + .milliseconds(milliseconds) }

  /// Remaining milliseconds; 0 after the deadline.
  var milliseconds: Int { max(0, Int((end - ContinuousClock.now) / .milliseconds(1))) }
}

/// Sends requests to one server and interprets its responses.
struct ModelExchange: Sendable {
  enum Completion: Sendable {
    case reply(ModelReply)
    case refusal(Refusal)
  }

  private let transport: any Transport
  private let deadline: Deadline

  init(_ transport: any Transport, deadline: Deadline) {
    self.transport = transport
    self.deadline = deadline
  }

  /// Returns the model names of a server; empty if it does not list them.
  func models(at address: ModelAddress) throws(ModelTrouble) -> [String] {
    let response = try send(HTTPRequest(.get, address.models, fields: [HTTPField("Accept", "application/json")]))
    if response.status == 404 || response.status == 405 || response.status == 501 { return [] }
    guard response.status == 200 else { throw trouble(response) }
    guard let models = Self.json(response.body)?["data"]?.elements else { throw Self.noChat(response) }
    return models.compactMap { $0["id"]?.text }.filter { !$0.isEmpty && $0.utf8.count <= 500 }
  }

  func complete(at address: ModelAddress, _ body: [UInt8]) throws(ModelTrouble) -> Completion {
    let fields = [HTTPField("Content-Type", "application/json"), HTTPField("Accept", "application/json")]
    let response = try send(HTTPRequest(.post, address.completions, fields: fields, body: body))
    switch response.status {
    case 200: return .reply(try reply(response))
    case 400, 415, 422, 500, 501:
      let message = Self.message(response.body)
      if message.lowercased().holds("context") { throw .tooLong }
      let refusal = Refusal(status: response.status, message: message)
      if refusal.namesModel { throw .notFound(message) }
      return .refusal(refusal)
    default: throw trouble(response)
    }
  }

  private func reply(_ response: HTTPResponse) throws(ModelTrouble) -> ModelReply {
    guard let choice = Self.json(response.body)?["choices"]?.elements?.first, let message = choice["message"] else {
      throw Self.noChat(response)
    }
    return ModelReply(content: message["content"]?.text ?? "", hasEnded: choice["finish_reason"]?.text == "stop")
  }

  private static func noChat(_ response: HTTPResponse) -> ModelTrouble {
    let first = response.body.first { $0 > 0x20 }
    return first == UInt8(ascii: "<") ? .webPage : .notChat
  }

  private func trouble(_ response: HTTPResponse) -> ModelTrouble {
    switch response.status {
    case 300...399: .redirected(to: response.field("Location") ?? "")
    case 401, 403, 407: .accessDenied(status: response.status)
    case 404: .notFound(Self.message(response.body))
    case 408, 425, 429, 502...504, 529: .busy(status: response.status)
    default: .refused(status: response.status, Self.message(response.body))
    }
  }

  private func send(_ request: HTTPRequest) throws(ModelTrouble) -> HTTPResponse {
    var request = request
    var limits = request.limits ?? TitleModel.limits
    limits.totalMilliseconds = deadline.milliseconds
    guard limits.totalMilliseconds > 0 else { throw .transport(.timedOut(wasSent: true)) }
    request.limits = limits
    do {
      return try transport.send(request)
    } catch {
      if case .responseTooLarge = error { throw .answerTooLarge }
      throw .transport(error)
    }
  }

  /// Parses JSON, treating control characters as spaces because some servers do not escape them.
  static func json(_ body: [UInt8]) -> JSON? {
    try? JSON(parsing: body.map { $0 < 0x20 ? 0x20 : $0 })
  }

  /// Returns the error message of a server in any of the usual formats, at most 500 characters.
  static func message(_ body: [UInt8]) -> String {
    let said = json(body)
    let text = said?["error"]?["message"]?.text ?? said?["error"]?.text ?? said?["message"]?.text
    return String((text ?? String(decoding: body.prefix(4_000), as: UTF8.self)).prefix(500))
  }
}
