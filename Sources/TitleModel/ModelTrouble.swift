internal import Domain
public import HTTPClient

/// Why a server gave no answer of a model. Facts only; words are made at the edge.
public enum ModelTrouble: Error, Sendable, Equatable {
  case transport(TransportError)
  /// It asks who is there (401, 403).
  case accessDenied(status: Int)
  /// It has too much to do or is starting (408, 429, 502, 503, 504).
  case busy(status: Int)
  /// Nothing is at this address, or it has no such model (404); with what it says.
  case notFound(String)
  /// It refers to another address; titles go to the one that was set only.
  case redirected(to: String)
  case refused(status: Int, String)
  /// The title is longer than the model can read.
  case tooLong
  /// What came is no answer of a chat.
  case notChat
  /// What came is a page for people, as of a proxy or of another program at this address.
  case webPage
  case answerTooLarge

  /// What it means for the title that was asked for.
  var answer: ModelAnswer {
    switch self {
    // Asking again would bring the same.
    case .tooLong: .useless(text)
    // Another title may fare better.
    case .transport(.timedOut(wasSent: true)), .transport(.interrupted), .refused, .notChat, .answerTooLarge:
      .unanswered(text)
    case .transport, .accessDenied, .busy, .notFound, .redirected, .webPage: .unreachable(text)
    }
  }

  /// Whether the request was refused for what it says; so is every request by a server that wants something else.
  var isRefusal: Bool {
    if case .refused(400, _) = self { return true }
    if case .refused(413, _) = self { return true }
    if case .refused(422, _) = self { return true }
    return false
  }

  /// A few words for programs and logs.
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
