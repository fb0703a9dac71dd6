public import CalDAV
public import Domain
public import HTTPClient

/// The reason an account could not be added or synced. It carries only facts; the user interface supplies the wording.
public enum SyncFailure: Error, Sendable, Equatable {
  /// The text is not an address, a host or an e-mail address.
  case addressUnusable(String)
  /// The user name is empty or contains a colon or a control character, so it cannot be sent.
  case userNameUnusable
  /// The address answers, but not as a CalDAV server.
  case notCalDAV(address: String)
  case wrongPassword(address: String)
  /// The server accepts the user but denies this request.
  case forbidden(address: String)
  case notFound(address: String)
  case hostUnknown(String)
  case connectionRefused(address: String)
  /// `code` is the system's `errno`, or 0 if unknown.
  case unreachable(address: String, code: Int)
  case timedOut
  case certificate(host: String, CertificateProblem)
  /// The file of certificate authorities cannot be read.
  case certificateFileUnreadable(String)
  /// The file of certificate authorities contains no certificate in PEM format.
  case certificateFileEmpty(String)
  /// The connection failed; `code` is libcurl's error code.
  case connectionFailed(code: Int)
  case answerTooLarge(limit: Int)
  /// The server keeps calendars on other hosts, which may receive the password only with the user's consent.
  case otherHosts([String])
  /// The password would be sent to this origin unencrypted, which only the user can allow.
  case plainHTTP(String)
  /// A read-only calendar redirects to this address on another host.
  case movedAway(to: String)
  /// The account has neither a task list nor a calendar.
  case noTaskLists(address: String)
  case accountExists(String)
  /// The program that stores the account's password did not return it.
  case passwordCommand(PasswordCommandFault)
  case unknownAccount(String)
  /// The server is busy or asks to try again later; `seconds` comes from `Retry-After`.
  case serverBusy(status: Int, seconds: Int?)
  case serverAnswered(status: Int, codes: [String])
  case answerUnreadable(address: String)
  /// The content is not a calendar, but for example a web page.
  case noCalendar(address: String)
  /// A calendar file that came from a restored backup and has not been approved by the user.
  case awaitsConsent(String)
  /// A listing was not provably complete; nothing was deleted.
  case listingIncomplete(Incompleteness)
  case planner(PlannerFailure)

  /// True if the sync of the whole account must stop, not just of one list.
  var stopsAccount: Bool {
    switch self {
    case .wrongPassword, .hostUnknown, .connectionRefused, .unreachable, .certificate, .certificateFileUnreadable,
      .certificateFileEmpty, .planner, .otherHosts, .passwordCommand,
      .plainHTTP:
      true
    default: false
    }
  }
}

extension SyncFailure {
  /// libcurl's error code if TLS could not be negotiated with the server (CURLE_SSL_CONNECT_ERROR).
  public static let noTLS = 35

  public init(_ error: CalDAVError) {
    switch error {
    case .invalidAddress(let text): self = .addressUnusable(text)
    case .invalidUserName: self = .userNameUnusable
    case .transport(let error): self.init(error)
    case .unauthorized(let url): self = .wrongPassword(address: url.description)
    case .forbidden(let url, _): self = .forbidden(address: url.description)
    case .notFound(let url): self = .notFound(address: url.description)
    case .retryLater(let status, let seconds): self = .serverBusy(status: status, seconds: seconds)
    case .unexpectedStatus(_, _, let status, let codes): self = .serverAnswered(status: status, codes: codes)
    case .movedAway(let url): self = .movedAway(to: url.description)
    case .untrustedOrigin(let origin, _): self = .otherHosts([origin.description])
    case .tooManyRedirects(let url), .invalidRedirect(let url), .notCalDAVServer(let url), .notACalendar(let url):
      self = .notCalDAV(address: url.description)
    case .malformedXML(let url, _): self = .answerUnreadable(address: url.description)
    case .incompleteListing(_, let reason): self = .listingIncomplete(reason)
    case .outsideCollection(let href): self = .answerUnreadable(address: href.path)
    case .alreadyExists(let url): self = .answerUnreadable(address: url.description)
    case .missingPrecondition, .invalidHeader: self = .serverAnswered(status: 0, codes: [])
    }
  }

  init(_ error: TransportError) {
    switch error {
    case .hostNotFound(let host): self = .hostUnknown(host)
    case .connectionRefused(let origin): self = .connectionRefused(address: origin.description)
    case .unreachable(let origin, let code): self = .unreachable(address: origin.description, code: code)
    case .timedOut: self = .timedOut
    case .untrustedCertificate(let host, let problem): self = .certificate(host: host, problem)
    case .unreadableAuthorities(let file): self = .certificateFileUnreadable(file)
    case .tlsFailed(let code), .interrupted(let code), .failed(let code): self = .connectionFailed(code: code)
    case .responseTooLarge(let limit): self = .answerTooLarge(limit: limit)
    case .addressRefused(let origin): self = .connectionRefused(address: origin.description)
    case .stopped: self = .connectionFailed(code: StoppableTransport.stopped)
    }
  }
}

/// Runs CalDAV work and converts its errors to `SyncFailure`.
func asking<Value>(_ work: () throws(CalDAVError) -> Value) throws(SyncFailure) -> Value {
  do {
    return try work()
  } catch {
    throw SyncFailure(error)
  }
}

/// Runs storage work and converts its errors to `SyncFailure`.
func storing<Value>(_ work: () throws(PlannerFailure) -> Value) throws(SyncFailure) -> Value {
  do {
    return try work()
  } catch {
    throw .planner(error)
  }
}
