internal import CalDAV
public import Domain
internal import HTTPClient
internal import Storage

/// What a server answered to a test; nothing of it is stored.
public struct AccountFindings: Sendable, Equatable {
  /// The person's name as the server shows it.
  public var displayName: String?
  public var lists: [SourceList]
  /// Hosts with more calendars, which may not see the password.
  public var otherHosts: [String]
}

extension SyncEngine {
  /// Asks an account's server for what it asks when an account is added, and changes nothing.
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

  /// Replaces an account's password after its server has accepted the new one.
  /// - Throws: what is wrong; then the old password stays.
  public func changeSecret(_ secret: AccountSecret, of id: String) throws(SyncFailure) {
    var account = try stored(id)
    account.secret = secret.stored
    let found = try findings(account).lists
    try update(id) { $0.secret = secret.stored }
    try changing { (transaction) throws(PlannerFailure) in
      // Whoever the password belongs to now may see other reminders: nothing is concluded from old marks.
      try transaction.distrustCollections(of: id)
      try transaction.removeConsent(.command, id)
      try Self.forgetRefusals(of: id, found, transaction)
    }
  }

  /// What the old password was refused is no longer true, and the next sync may be hours away.
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

  /// Lets an account rest, or wakes it. While it rests nothing is read or written there; changes wait here.
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
