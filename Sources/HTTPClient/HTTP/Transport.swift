/// Sends one request and waits for its answer; follows no redirect and adds no credentials.
public protocol Transport: Sendable {
  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse
}

/// Why no whole answer arrived.
public enum TransportError: Error, Sendable, Equatable {
  case hostNotFound(String)
  case connectionRefused(Origin)
  /// The network gave another error; `code` is the system's `errno`, 0 if unknown.
  case unreachable(Origin, code: Int)
  /// No answer in time. `wasSent` is true when the request had left this machine.
  case timedOut(wasSent: Bool)
  case untrustedCertificate(host: String, CertificateProblem)
  /// The certificate file of the account cannot be read.
  case unreadableAuthorities(file: String)
  /// TLS failed for another reason; `code` is libcurl's.
  case tlsFailed(code: Int)
  /// The connection broke before the answer was whole.
  case interrupted(code: Int)
  case responseTooLarge(limit: Int)
  /// The host's name stands for addresses only to which no connection may be made.
  case addressRefused(Origin)
  /// The program is about to end.
  case stopped
  /// libcurl gave another error.
  case failed(code: Int)

  /// True when a write that ended so may have happened on the server all the same: read before writing again.
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

/// What is wrong with a server's certificate.
public enum CertificateProblem: Sendable, Equatable {
  case selfSigned
  case unknownAuthority
  case expired
  case notYetValid
  case wrongHost
  /// OpenSSL's verification code (`X509_V_ERR_…`).
  case other(code: Int)
}
