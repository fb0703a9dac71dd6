internal import Domain
public import HTTPClient

/// The reason why a server returned no model output. Contains facts only; the user interfaces add the wording.
public enum ModelTrouble: Error, Sendable, Equatable {
  case transport(TransportError)
  /// The server requires authentication (401, 403, 407).
  case accessDenied(status: Int)
  /// The server is overloaded or starting (such as 408, 429, 502, 503, 504).
  case busy(status: Int)
  /// The address or the model does not exist (404); with the server's message.
  case notFound(String)
  /// The server redirects; titles are sent only to the configured address.
  case redirected(to: String)
  case refused(status: Int, String)
  /// The title exceeds the model's context.
  case tooLong
  /// The response is not a chat completion.
  case notChat
  /// The response is a web page, as from a proxy or another program at this address.
  case webPage
  case answerTooLarge

  /// The consequence for the title in question.
  var answer: ModelAnswer {
    switch self {
    // Asking again would give the same result.
    case .tooLong: .useless(text)
    // Another title may succeed.
    case .transport(.timedOut(wasSent: true)), .transport(.interrupted), .refused, .notChat, .answerTooLarge:
      .unanswered(text)
    case .transport, .accessDenied, .busy, .notFound, .redirected, .webPage: .unreachable(text)
    }
  }

  /// Whether the server rejected the request's content. A server that expects another API does so for every request.
  var isRefusal: Bool {
    if case .refused(400, _) = self { return true }
    if case .refused(413, _) = self { return true }
    if case .refused(422, _) = self { return true }
    return false
  }

  /// A short text for programs and logs.
  public var text: String {
    switch self {
    case .transport(.hostNotFound(let host)): "no host \(host)"
    case .transport(.connectionRefused(let origin)): "nothing answers at \(origin)"
    case .transport(.timedOut): "no answer in time"
    case .transport(.stopped): "the program ends"
    case .transport(.untrustedCertificate(let host, _)): "certificate of \(host) is not trusted"
    case .transport: "the connection failed"
    case .accessDenied(let status): "access denied (\(status))"
    case .busy(let status): "server busy (\(status))"
    case .notFound: "no such address or model (404)"
    case .redirected: "server refers to another address"
    case .refused(let status, _): "request refused (\(status))"
    case .tooLong: "longer than the model can read"
    case .notChat: "the response isn’t a chat reply"
    case .webPage: "the response was a web page"
    case .answerTooLarge: "answer is too large"
    }
  }
}
