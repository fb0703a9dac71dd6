public import Domain

/// Why an account could not be added, tested or changed: facts the pages put into words.
public enum AccountTrouble: Error, Equatable, Sendable {
  /// The text is no address, host or e-mail address.
  case addressUnusable(String)
  case addressMissing
  /// Empty, or with a colon or a control character, which cannot be sent.
  case userNameUnusable
  case passwordMissing
  /// Something answers at this address, but not as a CalDAV server.
  case notCalDAV(String)
  case wrongPassword(String)
  /// The server knows the user but refuses this.
  case forbidden(String)
  case notFound(String)
  /// What is looked for is at another address now.
  case movedAway(String)
  case hostUnknown(String)
  case connectionRefused(String)
  case unreachable(String)
  case timedOut
  case certificate(host: String, CertificateFault)
  /// The file with certificate authorities cannot be read, or holds none.
  case authorities(String)
  case connectionBroken
  case answerTooLarge(megabytes: Int)
  case tooManyCalendars(limit: Int)
  /// The server keeps calendars on other hosts, which may only see the password when the person says so.
  case otherHosts([String])
  /// The password would go to this origin unencrypted, which only the person can allow.
  case plainHTTP(String)
  /// The account has neither lists nor calendars.
  case nothingFound(String)
  case accountExists(String)
  case unknownAccount(String)
  /// The program that keeps the password gave none in time, failed with a status, or printed nothing.
  case passwordCommandTimedOut(seconds: Int)
  case passwordCommandFailed(status: Int)
  case passwordCommandEmpty
  /// The program came with a restored backup and was not allowed yet.
  case passwordCommandWaits
  /// Seconds to wait, when the server told them.
  case serverBusy(seconds: Int?)
  case serverError(status: Int)
  case answerUnreadable(String)
  /// What was answered is not what is asked now.
  case questionChanged
  /// Another sync works on the data just now.
  case syncRuns
  /// As many people as may wait for servers at once do so already; nobody was asked.
  case deskBusy
  case store(StoreFailure)
}

/// What is wrong with a server's certificate.
public enum CertificateFault: Sendable {
  case selfSigned, unknownAuthority, expired, notYetValid, wrongHost, other
}
