internal import CalDAV

/// The meaning of an unsuccessful response, for every kind of write. Pure.
enum Rejection: Equatable {
  /// The server rejected the password.
  case unauthorized
  /// A temporary failure; the write may still have taken effect.
  case busy(status: Int, seconds: Int?)
  /// The collection is not writable.
  case readOnly
  /// The server has no space left; the change waits.
  case full(code: String?, words: String?)
  /// The server permanently rejects this change.
  case refused(status: Int, code: String?, words: String?)

  /// Returns nil for success and for a changed state, which each kind of write handles on its own.
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
