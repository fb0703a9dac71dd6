internal import CalDAV
public import Domain
internal import HTTPClient
internal import Storage

/// The result of testing an account; nothing of it is stored.
public struct AccountFindings: Sendable, Equatable {
  /// The user's name as the server displays it.
  public var displayName: String?
  public var lists: [SourceList]
  /// Hosts with more calendars that may not receive the password.
  public var otherHosts: [String]
}

extension SyncEngine {
  /// Repeats the server requests made when adding an account, without changing anything.
  public func test(_ id: String) throws(SyncFailure) -> AccountFindings {
    try findings(try stored(id))
  }

  private func findings(_ account: Account) throws(SyncFailure) -> AccountFindings {
    let client = try client(for: account)
    let discovery = try asking { () throws(CalDAVError) in try client.discover() }
    let calendars = discovery.calendars.filter { SourceList.Contents($0) != nil }
    return AccountFindings(
      displayName: discovery.displayName,
      lists: calendars.map { SourceList($0, id: .of($0, in: account.id), account: account.id) },
      otherHosts: discovery.untrustedHomes.map(\.origin.description))
  }

  /// Replaces an account's password after the server has accepted the new one.
  /// - Throws: a `SyncFailure`, in which case the old password stays.
  public func changeSecret(_ secret: AccountSecret, of id: String) throws(SyncFailure) {
    var account = try stored(id)
    account.secret = secret.stored
    let found = try findings(account).lists
    try update(id) { $0.secret = secret.stored }
    try changing { (transaction) throws(PlannerFailure) in
      // The new credentials may have access to other resources, so the old change tokens must not be relied on.
      try transaction.distrustCollections(of: id)
      try transaction.removeConsent(.command, id)
      try Self.forgetRefusals(of: id, found, transaction)
    }
  }

  /// Clears the errors of the old password, which no longer apply; the next sync may be hours away.
  private static func forgetRefusals(
    of account: String, _ found: [SourceList], _ transaction: PlannerTransaction
  ) throws(PlannerFailure) {
    for var list in try transaction.lists() where list.account == account && list.access == .denied {
      list.access = found.first { $0.id == list.id }?.access ?? .notAsked
      try transaction.save(list)
    }
    for var result in try transaction.syncResults() where result.account == account {
      result.problems.removeAll { [.wrongPassword, .forbidden, .passwordCommand].contains($0.code) }
      try transaction.save(result)
    }
  }

  /// Pauses or resumes an account. While it is paused, nothing is read from or written to its server; changes stay
  /// queued.
  public func pause(_ id: String, _ isPaused: Bool) throws(SyncFailure) {
    try update(id) { $0.isPaused = isPaused }
  }

  private func stored(_ id: String) throws(SyncFailure) -> Account {
    let account = try reading { (transaction) throws(PlannerFailure) in try transaction.account(id) }
    guard let account else { throw .unknownAccount(id) }
    return account
  }

  private func update(_ id: String, _ change: (inout Account) -> Void) throws(SyncFailure) {
    let isKnown = try changing { (transaction) throws(PlannerFailure) in
      guard var account = try transaction.account(id) else { return false }
      change(&account)
      try transaction.save(account)
      return true
    }
    if !isKnown { throw .unknownAccount(id) }
  }
}
