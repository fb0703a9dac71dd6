internal import HTTPClient

/// The outcome of a write. Only `.done` changed anything.
public enum WriteOutcome: Sendable, Equatable {
  /// Success. Read the resource again, because servers rewrite what they store.
  case done
  /// The server's state is not the expected one: read, merge, try again.
  case preconditionFailed(PreconditionCause)
  /// 404 or 410: the resource, or for a creation the calendar, does not exist.
  case gone
  /// 403: the user may not write here.
  case forbidden(codes: [String])
  case unauthorized
  /// 423, 429, 5xx: a temporary failure unrelated to the text; `seconds` comes from `Retry-After`.
  case retryLater(status: Int, seconds: Int?)
  /// The server permanently rejects this text. `code` is the condition it names, `words` its message for users.
  case rejected(status: Int, code: String?, words: String? = nil)
  /// The server does not support this kind of write; only returned for moves.
  case notSupported
}

public enum PreconditionCause: Sendable, Equatable {
  /// The resource already exists, has changed, or was deleted.
  ///
  /// Alternatively, this write succeeded earlier but its response was lost (libcurl retries if a reused connection
  /// breaks): compare with the sent text before reporting a conflict.
  case stateChanged
  /// Another resource has the UID; the href is nil if the server does not name it.
  case uidConflict(Href?)
  /// A deleted resource in the server's trash has the UID (Nextcloud).
  case uidInBin
}

extension WriteOutcome {
  /// Interprets the body before the status, because servers use 400, 403, 409 and 412 for the same conditions.
  init(_ response: HTTPResponse, in calendar: ServerURL) {
    if 200..<300 ~= response.status {
      self = .done
      return
    }
    let error = ErrorBody(response.body)
    if let cause = Self.uidCause(response.status, error.words) {
      self = .preconditionFailed(cause)
    } else if !Set(error.codes).isDisjoint(with: ["no-uid-conflict", "unique-scheduling-object-resource"]) {
      self = .preconditionFailed(.uidConflict(Self.member(error.hrefs, of: calendar)))
    } else if let code = error.codes.first(where: Self.isAboutTheText) {
      self = .rejected(status: response.status, code: code, words: error.words)
    } else {
      self = Self.outcome(response, error)
    }
  }

  /// sabre/dav servers report a duplicate UID only in their message, not as a condition.
  private static func uidCause(_ status: Int, _ words: String?) -> PreconditionCause? {
    guard status == 400 || status == 409, let words = words?.lowercased(), words.contains("uid already exists") else {
      return nil
    }
    return words.contains("deleted") ? .uidInBin : .uidConflict(nil)
  }

  private static func outcome(_ response: HTTPResponse, _ error: ErrorBody) -> WriteOutcome {
    let codes = error.codes
    return switch response.status {
    case 401: .unauthorized
    case 403: .forbidden(codes: codes)
    case 404, 410: .gone
    case 412: .preconditionFailed(.stateChanged)
    case 507: .rejected(status: 507, code: codes.first, words: error.words)
    case 423, 429, 500...: .retryLater(status: response.status, seconds: response.retryAfter)
    case let status: .rejected(status: status, code: codes.first, words: error.words)
    }
  }

  private static func member(_ hrefs: [String], of calendar: ServerURL) -> Href? {
    for href in hrefs {
      if case .member(let found) = calendar.place(of: href) { return found }
    }
    return nil
  }

  /// The conditions of RFC 4791 §5.3.2.1 that only a different text can meet.
  private static func isAboutTheText(_ code: String) -> Bool {
    code.hasPrefix("valid-calendar-") || code.hasPrefix("max-") || code.hasPrefix("min-")
      || ["supported-calendar-data", "supported-calendar-component", "quota-not-exceeded"].contains(code)
  }
}
