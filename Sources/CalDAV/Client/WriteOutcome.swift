/// What became of a write. Only `.done` changed anything.
public enum WriteOutcome: Sendable, Equatable {
  /// Done; read the resource again, servers rewrite what they store.
  case done
  /// The server's state is not the expected one: read, merge, try again.
  case preconditionFailed(PreconditionCause)
  /// 404 or 410: there is no such resource, or for a creation no such calendar.
  case gone
  /// 403: the user may not write here.
  case forbidden(codes: [String])
  case unauthorized
  /// 423, 429, 5xx: nothing wrong with the text; `seconds` from `Retry-After`.
  case retryLater(status: Int, seconds: Int?)
  /// The server will not take this text, now or later. `code` is the condition it names.
  case rejected(status: Int, code: String?)
  /// The server does not offer this kind of write; only a move is ever answered so.
  case notSupported
}

public enum PreconditionCause: Sendable, Equatable {
  /// The resource exists already, or has changed, or was deleted.
  ///
  /// Or this very write was done before and its answer lost (libcurl asks once more when a kept connection breaks):
  /// compare with what was sent before calling it a conflict.
  case stateChanged
  /// Another resource has the UID; its href where the server names it.
  case uidConflict(Href?)
}

extension WriteOutcome {
  /// The body counts before the status: servers use 400, 403, 409 and 412 for the same conditions.
  init(_ response: HTTPResponse, in calendar: ServerURL) {
    if 200..<300 ~= response.status {
      self = .done
      return
    }
    let error = ErrorBody(response.body)
    if !Set(error.codes).isDisjoint(with: ["no-uid-conflict", "unique-scheduling-object-resource"]) {
      self = .preconditionFailed(.uidConflict(Self.member(error.hrefs, of: calendar)))
    } else if let code = error.codes.first(where: Self.isAboutTheText) {
      self = .rejected(status: response.status, code: code)
    } else {
      self = Self.outcome(response, codes: error.codes)
    }
  }

  private static func outcome(_ response: HTTPResponse, codes: [String]) -> WriteOutcome {
    switch response.status {
    case 401: .unauthorized
    case 403: .forbidden(codes: codes)
    case 404, 410: .gone
    case 412: .preconditionFailed(.stateChanged)
    case 507: .rejected(status: 507, code: codes.first)
    case 423, 429, 500...: .retryLater(status: response.status, seconds: response.retryAfter)
    case let status: .rejected(status: status, code: codes.first)
    }
  }

  private static func member(_ hrefs: [String], of calendar: ServerURL) -> Href? {
    for href in hrefs {
      if case .member(let found) = calendar.place(of: href) { return found }
    }
    return nil
  }

  /// RFC 4791 §5.3.2.1: conditions that only another text can meet.
  private static func isAboutTheText(_ code: String) -> Bool {
    code.hasPrefix("valid-calendar-") || code.hasPrefix("max-") || code.hasPrefix("min-")
      || ["supported-calendar-data", "supported-calendar-component", "quota-not-exceeded"].contains(code)
  }
}
