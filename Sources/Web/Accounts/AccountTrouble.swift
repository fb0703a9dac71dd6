public import Domain

/// Why an account could not be added, tested or changed. The pages turn these facts into text.
public enum AccountTrouble: Error, Equatable, Sendable {
  /// The text is not an address, host or e-mail address.
  case addressUnusable(String)
  case addressMissing
  /// The user name is empty or contains a colon or a control character, which cannot be sent.
  case userNameUnusable
  case passwordMissing
  /// The address responds, but not as a CalDAV server.
  case notCalDAV(String)
  case wrongPassword(String)
  /// The server knows the user but denies access.
  case forbidden(String)
  case notFound(String)
  /// The resource has moved to another address.
  case movedAway(String)
  case hostUnknown(String)
  case connectionRefused(String)
  case unreachable(String)
  case timedOut
  case certificate(host: String, CertificateFault)
  /// The file of certificate authorities cannot be read, or contains none.
  case authorities(String)
  case connectionBroken
  case answerTooLarge(megabytes: Int)
  case tooManyCalendars(limit: Int)
  /// The server keeps calendars on other hosts, which may receive the password only if the user agrees.
  case otherHosts([String])
  /// The password would be sent to this origin unencrypted, which the user must allow.
  case plainHTTP(String)
  /// The account has neither lists nor calendars.
  case nothingFound(String)
  case accountExists(String)
  case unknownAccount(String)
  /// The password command timed out, failed with an exit status, or printed nothing.
  case passwordCommandTimedOut(seconds: Int)
  case passwordCommandFailed(status: Int)
  case passwordCommandEmpty
  /// The password command comes from a restored backup and has not been allowed yet.
  case passwordCommandWaits
  /// The server asked to retry later; `seconds` is nil if it gave no time.
  case serverBusy(seconds: Int?)
  case serverError(status: Int)
  case answerUnreadable(String)
  /// The answer belongs to a question that has since changed.
  case questionChanged
  /// Another sync is running on this data.
  case syncRuns
  /// Too many users are already waiting for servers; no server was contacted.
  case deskBusy
  case store(StoreFailure)
}

/// A problem with a server's certificate.
public enum CertificateFault: Sendable {
  case selfSigned, unknownAuthority, expired, notYetValid, wrongHost, other
}
