public import CalDAV
public import Domain
public import HTTPClient
public import Storage

/// Syncs local tasks with CalDAV servers; the public interface of this module.
///
/// - `addAccount`, `accounts`, `changeSecret`, `pause` and `removeAccount` manage accounts.
/// - `syncAll` reads remote changes, merges them, and sends local changes, always with a precondition.
///
/// Never deletes anything based on a listing that is not provably complete. Holds no transaction open during network
/// access. If the program is killed at any step, the next sync resumes there. All calls block.
public struct SyncEngine: Sendable {
  /// The dependencies of the engine.
  public struct Surroundings: Sendable {
    /// Returns the clock, the day and new IDs; called once per transaction.
    public var environment: @Sendable () -> Environment
    /// Returns the time zones; called by every sync, because the user may have travelled.
    public var zones: @Sendable () -> ZoneResolver
    /// The suffix for the title of a conflict copy, such as `(conflict copy)`.
    public var copySuffix: String
    /// Creates the connection to an account's server.
    public var transport: @Sendable (Account) -> any Transport
    /// Looks up the calendar servers of a domain.
    public var services = ServiceLookup()
    /// The timeout of a password command in seconds.
    public var passwordSeconds = PasswordCommand.seconds
    /// The maximum number of occurrences stored per calendar.
    public var eventLimit = 100_000
    /// Called with the name of each list before it is synced.
    public var progress: @Sendable (String) -> Void
    /// Called now and then with the number of changes sent and the total.
    public var sent: @Sendable (_ count: Int, _ total: Int) -> Void = { _, _ in }

    public init(
      environment: @escaping @Sendable () -> Environment, zones: @escaping @Sendable () -> ZoneResolver,
      copySuffix: String,
      transport: @escaping @Sendable (Account) -> any Transport = { CurlTransport(authorities: $0.certificateFile) },
      progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.environment = environment
      self.zones = zones
      self.copySuffix = copySuffix
      self.transport = transport
      self.progress = progress
    }
  }

  public let store: PlannerDatabase
  let surroundings: Surroundings

  public init(store: PlannerDatabase, _ surroundings: Surroundings) {
    self.store = store
    self.surroundings = surroundings
  }

  /// Syncs every account and updates every subscription.
  /// - Parameter questions: see `syncAccounts`.
  public func syncAll(lettingGo questions: [String] = []) -> SyncReport {
    var report = syncAccounts(lettingGo: questions)
    report.subscriptions = syncSubscriptions()
    return report
  }

  /// Syncs every account.
  /// - Parameter questions: identifiers, or prefixes of them, of questions that an earlier sync reported as `.deletionGuard`.
  ///   The user has confirmed these deletions. A question that has changed since is asked again, and so are resources
  ///   found missing only now.
  /// - Returns: a report of successes and failures; a failing list or account does not stop the others.
  public func syncAccounts(lettingGo questions: [String] = []) -> SyncReport {
    var report = SyncReport()
    do throws(SyncFailure) {
      let accounts = try storing { () throws(PlannerFailure) in
        try store.read { (transaction) throws(PlannerFailure) in try transaction.accounts() }
      }
      for account in accounts where !account.isPaused {
        report.accounts.append(sync(account, lettingGo: questions, isRequested: true))
      }
    } catch {
      var failed = AccountReport(account: "")
      failed.failure = error
      report.accounts.append(failed)
    }
    return report
  }

  /// - Parameter isRequested: whether the user requested the sync, so that unreadable resources are tried again.
  func sync(_ account: Account, lettingGo questions: [String] = [], isRequested: Bool) -> AccountReport {
    let startedAt = surroundings.environment().now
    let report = report(on: account, lettingGo: questions, isRequested)
    return keeping(report, from: startedAt)
  }

  private func report(
    on account: Account, lettingGo questions: [String], _ isRequested: Bool
  ) -> AccountReport {
    do throws(SyncFailure) {
      if !questions.isEmpty { try letGo(questions, of: account.id) }
      return try AccountRun(self, account, isRequested: isRequested).report()
    } catch {
      var failed = AccountReport(account: account.id)
      failed.failure = error
      return failed
    }
  }

  /// Confirms the deletions that these questions are about, and no others.
  private func letGo(_ questions: [String], of account: String) throws(SyncFailure) {
    try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        let lists = Set(try transaction.collections(of: account).map(\.list))
        for held in try transaction.heldDeletions() where lists.contains(held.list) {
          guard questions.contains(where: { held.mark.hasPrefix($0) }) else { continue }
          try transaction.confirmHeldDeletions(of: held.kind, in: held.list)
        }
      }
    }
  }

  /// - Parameter transport: an existing connection to use; nil creates a new one.
  func client(
    for account: Account, trusting hosts: [Origin] = [], over transport: (any Transport)? = nil
  ) throws(SyncFailure) -> CalDAVClient {
    // Created first, so that a timeout of the transport includes the password command.
    let transport = transport ?? surroundings.transport(account)
    let password = try password(of: account)
    let homes = account.homes.compactMap { ServerURL($0)?.origin }
    let server = try asking { () throws(CalDAVError) in
      try ServerAccount(
        address: account.url, credentials: Credentials(user: account.user, password: password),
        trustedOrigins: Set(homes + hosts))
    }
    return CalDAVClient(
      account: server, transport: transport, clock: { surroundings.environment().now.seconds })
  }

  private func password(of account: Account) throws(SyncFailure) -> String {
    guard case .command(let command) = account.secret else { return try account.secret.revealed() }
    // An account without an ID is just being added by the user.
    if try awaitsConsent(Consent(.command, account.id, command)) { throw .passwordCommand(.awaitsConsent) }
    do {
      return try PasswordCommand(command: command, seconds: surroundings.passwordSeconds).password()
    } catch {
      throw .passwordCommand(error)
    }
  }

  /// Whether a setting came from a restored backup and has not been approved yet.
  func awaitsConsent(_ consent: Consent) throws(SyncFailure) -> Bool {
    try reading { (transaction) throws(PlannerFailure) in try transaction.consents().contains(consent) }
  }

  func codec() throws(SyncFailure) -> VTODOCodec {
    let shares = try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in try transaction.setting(.shareMetadata) }
    }
    let mapping = TaskMapping(
      zones: surroundings.zones(), sharesMetadata: (shares ?? SettingKey.shareMetadata.fallback) == "on")
    return VTODOCodec(mapping: mapping)
  }
}
