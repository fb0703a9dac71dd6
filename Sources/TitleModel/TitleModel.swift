public import Domain
public import HTTPClient

/// Asks a language model on an OpenAI-compatible server for titles and checks its answers.
///
/// Blocks the calling thread for at most 20 seconds. Sends data only to the given address.
public struct TitleModel: Sendable {
  public let address: ModelAddress
  private let name: String?
  private let transport: any Transport
  private let known: KnownServers
  private let schema: JSON
  private let patience: Int

  /// - Parameters:
  ///   - name: the model to use; nil or empty for the first one the server lists.
  ///   - known: what is known about servers, shared between titles.
  public init(_ address: ModelAddress, name: String? = nil, transport: any Transport, known: KnownServers) {
    self.init(
      address, name: name, transport: transport, known: known, schema: TitleAnswer.schema, patience: Self.patience)
  }

  init(
    _ address: ModelAddress, name: String?, transport: any Transport, known: KnownServers, schema: JSON, patience: Int
  ) {
    self.address = address
    self.name = name?.isEmpty == true ? nil : name
    self.transport = transport
    self.known = known
    self.schema = schema
    self.patience = patience
  }

  /// Milliseconds for one title, including retries in other answer forms.
  static let patience = 20_000

  /// Returns a transport with suitable limits: 2 seconds to connect, 256 KiB per response.
  public static func transport(isStopping: @escaping @Sendable () -> Bool = { false }) -> CurlTransport {
    CurlTransport(limits: limits, isStopping: isStopping)
  }

  static var limits: CurlLimits {
    var limits = CurlLimits()
    limits.connectMilliseconds = 2_000
    limits.totalMilliseconds = patience
    limits.responseBytes = 256 * 1_024
    return limits
  }

  /// Asks for a title and returns it if it is better than that of the rules.
  public func answer(_ raw: String, _ rules: TitleImprovement) -> ModelAnswer {
    let exchange = ModelExchange(transport, deadline: Deadline(patience))
    do {
      let reply = try ask(raw, exchange)
      guard reply.hasEnded else { return .unanswered(TitleFlaw.unfinished.rawValue) }
      return judged(reply.content, raw, rules)
    } catch {
      guard error.isRefusal else { return error.answer }
      return refused(error, exchange)
    }
  }

  /// Distinguishes a title this server rejects from a server that rejects everything.
  private func refused(_ error: ModelTrouble, _ exchange: ModelExchange) -> ModelAnswer {
    do {
      _ = try ask(Self.harmless, exchange)
      return .useless(error.text)
    } catch {
      return .unreachable(error.text)
    }
  }

  /// A built-in text to check whether a server answers at all.
  private static let harmless = "Milch kaufen"

  private func judged(_ content: String, _ raw: String, _ rules: TitleImprovement) -> ModelAnswer {
    do {
      return .title(try TitleAnswer.title(in: content, for: raw, rules: rules))
    } catch {
      // Only a real title counts as judged; otherwise, the task keeps waiting for an answer.
      let isAnswer = error != .unreadable && error != .empty
      return isAnswer ? .useless(error.rawValue) : .unanswered(error.rawValue)
    }
  }
}

extension TitleModel {
  /// The result of probing a server.
  public struct Finding: Sendable, Equatable {
    public let form: AnswerForm
    /// The model in use.
    public let model: String
    /// The models the server lists.
    public let models: [String]
  }

  /// Checks whether the server answers, using a built-in text, so that no user data is sent.
  public func probe() throws(ModelTrouble) -> Finding {
    let exchange = ModelExchange(transport, deadline: Deadline(patience))
    let models = try exchange.models(at: address)
    _ = try ask(Self.harmless, exchange)
    return Finding(form: known.server(address).form, model: name ?? models.first ?? "", models: models)
  }

  private func ask(_ raw: String, _ exchange: ModelExchange) throws(ModelTrouble) -> ModelReply {
    let isRemembered = name == nil && known.server(address).model != nil
    do {
      return try ask(raw, of: modelName(exchange), exchange)
    } catch {
      guard case .notFound = error, name == nil else { throw error }
      // Another model may have replaced it.
      known.note(address) { $0.model = nil }
      guard isRemembered else { throw error }
      return try ask(raw, of: modelName(exchange), exchange)
    }
  }

  private func ask(
    _ raw: String, of model: String, _ exchange: ModelExchange
  ) throws(ModelTrouble) -> ModelReply {
    var form = known.server(address).form
    var isCertain = true
    while true {
      let body = TitlePrompt.body(for: raw, model: model, form: form, schema: schema)
      switch try exchange.complete(at: address, body) {
      case .reply(let reply):
        let accepted = form
        if isCertain { known.note(address) { $0.form = accepted } }
        return reply
      case .refusal(let refusal):
        guard let next = form.next else { throw refusal.trouble }
        // A failure that may be specific to one answer must not weaken the form permanently.
        isCertain = isCertain && refusal.namesForm
        form = next
      }
    }
  }

  private func modelName(_ exchange: ModelExchange) throws(ModelTrouble) -> String {
    if let name = name ?? known.server(address).model { return name }
    // Do not remember the name: the server may list models later.
    guard let first = try exchange.models(at: address).first else { return "default" }
    known.note(address) { $0.model = first }
    return first
  }
}
