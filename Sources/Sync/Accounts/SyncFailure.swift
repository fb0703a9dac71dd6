public import CalDAV
public import Domain
public import HTTPClient

/// Why an account could not be added or synced. Facts only; words are made at the edge.
public enum SyncFailure: Error, Sendable, Equatable {
  /// The text is no address, host or e-mail address.
  case addressUnusable(String)
  /// A user name with a colon or a control character cannot be sent.
  case userNameUnusable
  /// Something answers at this address, but not as a CalDAV server.
  case notCalDAV(address: String)
  case wrongPassword(address: String)
  /// The server knows the user but refuses this.
  case forbidden(address: String)
  case notFound(address: String)
  case hostUnknown(String)
  case connectionRefused(address: String)
  /// `code` is the system's `errno`, 0 if unknown.
  case unreachable(address: String, code: Int)
  case timedOut
  case certificate(host: String, CertificateProblem)
  /// The file with certificate authorities cannot be read.
  case certificateFileUnreadable(String)
  /// The file with certificate authorities holds none (PEM).
  case certificateFileEmpty(String)
  /// The connection broke; `code` is libcurl's.
  case connectionFailed(code: Int)
  case answerTooLarge(limit: Int)
  /// The server keeps calendars on other hosts, which may only see the password when the user says so.
  case otherHosts([String])
  /// The password would go to this origin unencrypted, which only the user can allow.
  case plainHTTP(String)
  /// A calendar that is only read leads on to this address on another host.
  case movedAway(to: String)
  /// The account has no list that takes tasks, and no calendar.
  case noTaskLists(address: String)
  case accountExists(String)
  /// The program that keeps the account's password gave none.
  case passwordCommand(PasswordCommandFault)
  case unknownAccount(String)
  /// Nothing is wrong with the request; try later. Seconds from `Retry-After`.
  case serverBusy(status: Int, seconds: Int?)
  case serverAnswered(status: Int, codes: [String])
  case answerUnreadable(address: String)
  /// What is there is no calendar, such as the page of a website.
  case noCalendar(address: String)
  /// A calendar read from this file came with a restored backup and was not allowed yet.
  case awaitsConsent(String)
  /// A listing that is not proved whole; nothing was deleted.
  case listingIncomplete(Incompleteness)
  case planner(PlannerFailure)

  /// True when the whole account cannot go on, not just one list.
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
  /// libcurl’s code where the server spoke no TLS that can be used (CURLE_SSL_CONNECT_ERROR).
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

/// Runs CalDAV work for a caller who speaks of sync failures.
func asking<Value>(_ work: () throws(CalDAVError) -> Value) throws(SyncFailure) -> Value {
  do {
    return try work()
  } catch {
    throw SyncFailure(error)
  }
}

/// Runs storage work for a caller who speaks of sync failures.
func storing<Value>(_ work: () throws(PlannerFailure) -> Value) throws(SyncFailure) -> Value {
  do {
    return try work()
  } catch {
    throw .planner(error)
  }
}
