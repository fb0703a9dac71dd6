/// Sends one request and waits for its response; does not follow redirects or add credentials.
public protocol Transport: Sendable {
  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse
}

/// The reason why no complete response arrived.
public enum TransportError: Error, Sendable, Equatable {
  case hostNotFound(String)
  case connectionRefused(Origin)
  /// Another network error; `code` is the system's `errno`, or 0 if unknown.
  case unreachable(Origin, code: Int)
  /// No response in time. `wasSent` is true if the request had already been sent.
  case timedOut(wasSent: Bool)
  case untrustedCertificate(host: String, CertificateProblem)
  /// The account's certificate file cannot be read.
  case unreadableAuthorities(file: String)
  /// TLS failed for another reason; `code` is libcurl's error code.
  case tlsFailed(code: Int)
  /// The connection broke before the response was complete.
  case interrupted(code: Int)
  case responseTooLarge(limit: Int)
  /// The host name resolves only to addresses that must not be connected to.
  case addressRefused(Origin)
  /// The program is shutting down.
  case stopped
  /// Any other libcurl error.
  case failed(code: Int)

  /// True if a write that failed with this error may still have taken effect on the server: read before writing again.
  public var mayHaveBeenApplied: Bool {
    switch self {
    case .hostNotFound, .connectionRefused, .unreachable, .untrustedCertificate, .unreadableAuthorities, .tlsFailed,
      .addressRefused:
      false
    case .timedOut(let wasSent): wasSent
    case .interrupted, .responseTooLarge, .failed, .stopped: true
    }
  }
}

/// The reason a server's certificate was rejected.
public enum CertificateProblem: Sendable, Equatable {
  case selfSigned
  case unknownAuthority
  case expired
  case notYetValid
  case wrongHost
  /// OpenSSL's verification code (`X509_V_ERR_…`).
  case other(code: Int)
}
