internal import CalDAV

/// What an answer that is no success says about a change, whatever was written. Pure.
enum Rejection: Equatable {
  /// Another password is needed.
  case unauthorized
  /// It may have been done all the same.
  case busy(status: Int, seconds: Int?)
  /// Nothing may be written in this collection.
  case readOnly
  /// The server has no room for it: the change waits.
  case full(code: String?, words: String?)
  /// The server will not take this change, however often it is sent.
  case refused(status: Int, code: String?, words: String?)

  /// Nil for a success and for a state that has changed, which each write answers in its own way.
  init?(_ outcome: WriteOutcome) {
    switch outcome {
    case .unauthorized: self = .unauthorized
    case .retryLater(let status, let seconds): self = .busy(status: status, seconds: seconds)
    case .forbidden(let codes):
      let isClosed = codes.isEmpty || codes.contains("need-privileges")
      self = isClosed ? .readOnly : .refused(status: 403, code: codes.first, words: nil)
    case .rejected(let status, let code, let words):
      let isFull = status == 507 || code == "quota-not-exceeded"
      self = isFull ? .full(code: code, words: words) : .refused(status: status, code: code, words: words)
    case .notSupported: self = .refused(status: 405, code: nil, words: nil)
    case .done, .preconditionFailed, .gone: return nil
    }
  }
}
