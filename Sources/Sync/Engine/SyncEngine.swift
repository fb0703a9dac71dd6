public import CalDAV
public import Domain
public import HTTPClient
public import Storage

/// Keeps the tasks here and the reminders on CalDAV servers in agreement; this is the module's face.
///
/// - `addAccount`, `accounts`, `changeSecret`, `pause` and `removeAccount` manage accounts.
/// - `syncAll` reads what changed there, merges it, and sends what changed here, always under a precondition.
///
/// Nothing is ever deleted on the word of a listing that is not proved whole. No transaction is open while the network
/// is waited for, and whatever step a kill interrupts, the next sync takes it up again. All calls block.
public struct SyncEngine: Sendable {
  /// What the engine takes from outside.
  public struct Surroundings: Sendable {
    /// The clock, the day and fresh identifiers, asked for once per transaction.
    public var environment: @Sendable () -> Environment
    /// Asked for anew by each sync: the person may be in another zone then.
    public var zones: @Sendable () -> ZoneResolver
    /// Appended to the title of a conflict copy, such as `(conflict copy)`.
    public var copySuffix: String
    /// The connection to an account's server.
    public var transport: @Sendable (Account) -> any Transport
    /// Where a domain says that its calendars are.
    public var services = ServiceLookup()
    /// How long a program that keeps a password may take. Seconds.
    public var passwordSeconds = PasswordCommand.seconds
    /// Occurrences kept of all events of one calendar.
    public var eventLimit = 100_000
    /// Told the name of each list before it is synced.
    public var progress: @Sendable (String) -> Void
    /// Told how many changes of how many have been sent, now and then.
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

  /// Syncs every account and reads every calendar subscribed to.
  /// - Parameter questions: see `syncAccounts`.
  public func syncAll(lettingGo questions: [String] = []) -> SyncReport {
    var report = syncAccounts(lettingGo: questions)
    report.subscriptions = syncSubscriptions()
    return report
  }

  /// Syncs every account.
  /// - Parameter questions: marks, or their beginnings, of questions an earlier sync has reported as `.brake`, which are
  ///   answered with yes. A question that has changed since is asked anew, and so is what is found to be missing only now.
  /// - Returns: what was done and what was not; a failing list or account is told there and stops no other.
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

  /// - Parameter isRequested: a person asked for it, so that what could not be read is tried again.
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

  /// Lets go what a person was asked about, and nothing else.
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

  /// - Parameter transport: one that is in use already; else a connection of its own.
  func client(
    for account: Account, trusting hosts: [Origin] = [], over transport: (any Transport)? = nil
  ) throws(SyncFailure) -> CalDAVClient {
    // Made first: where it is given up after a time, that time covers the password too.
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
    // An account without an id is being added by the person.
    if try awaitsConsent(Consent(.command, account.id, command)) { throw .passwordCommand(.awaitsConsent) }
    do {
      return try PasswordCommand(command: command, seconds: surroundings.passwordSeconds).password()
    } catch {
      throw .passwordCommand(error)
    }
  }

  /// Whether a restored file brought it and nobody has allowed it yet.
  func awaitsConsent(_ consent: Consent) throws(SyncFailure) -> Bool {
    try reading { (transaction) throws(PlannerFailure) in try transaction.consents().contains(consent) }
  }

  func wire() throws(SyncFailure) -> Wire {
    let shares = try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in try transaction.setting(.shareMetadata) }
    }
    let mapping = TaskMapping(
      zones: surroundings.zones(), sharesMetadata: (shares ?? SettingKey.shareMetadata.fallback) == "on")
    return Wire(mapping: mapping)
  }
}
