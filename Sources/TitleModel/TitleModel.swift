public import Domain
public import HTTPClient

/// Asks a language model behind an OpenAI-compatible server for titles, and judges what it says.
///
/// Blocks the calling thread, for 20 seconds at most. Nothing is sent but to the address it was made with.
public struct TitleModel: Sendable {
  public let address: ModelAddress
  private let name: String?
  private let transport: any Transport
  private let known: KnownServers
  private let schema: JSON
  private let patience: Int

  /// - Parameters:
  ///   - name: which model to ask; nil or empty for the first one the server names.
  ///   - known: what was learnt of servers, kept between titles.
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

  /// Milliseconds for the whole of a title, with all forms that are tried.
  static let patience = 20_000

  /// A transport with the limits that fit: 2 seconds to connect, 256 kB of an answer.
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

  /// A title for a raw one, if the model has one that is better than that of the rules.
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

  /// A title that is refused by a server that takes others is no title for it.
  private func refused(_ error: ModelTrouble, _ exchange: ModelExchange) -> ModelAnswer {
    do {
      _ = try ask(Self.harmless, exchange)
      return .useless(error.text)
    } catch {
      return .unreachable(error.text)
    }
  }

  /// A text of this program's own, to see whether a server answers at all.
  private static let harmless = "Milch kaufen"

  private func judged(_ content: String, _ raw: String, _ rules: TitleImprovement) -> ModelAnswer {
    do {
      return .title(try TitleAnswer.title(in: content, for: raw, rules: rules))
    } catch {
      // Only what is a title has been judged; the task keeps waiting for an answer that is none.
      let isAnswer = error != .unreadable && error != .empty
      return isAnswer ? .useless(error.rawValue) : .unanswered(error.rawValue)
    }
  }
}

extension TitleModel {
  /// What a server is found to be.
  public struct Finding: Sendable, Equatable {
    public let form: AnswerForm
    /// The model that is asked.
    public let model: String
    /// Those the server names.
    public let models: [String]
  }

  /// Looks whether the server answers, with a text of this program's own: no title of anybody is sent.
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
      // Another one may have taken its place.
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
        // What may have been an accident of one answer is no reason to ask for less ever after.
        isCertain = isCertain && refusal.namesForm
        form = next
      }
    }
  }

  private func modelName(_ exchange: ModelExchange) throws(ModelTrouble) -> String {
    if let name = name ?? known.server(address).model { return name }
    // A server without names may get some later.
    guard let first = try exchange.models(at: address).first else { return "default" }
    known.note(address) { $0.model = first }
    return first
  }
}
