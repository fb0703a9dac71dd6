import CalDAV
import Domain
import Server
import Storage
import Sync
import Web

extension AccountController {
  /// Manages accounts through the sync engine. Gives up on a slow server after about twenty seconds, because the user
  /// is waiting for the page.
  static func engine(over database: PlannerDatabase) -> AccountController {
    let engine = SyncEngine.hasty(over: database)
    let seats = WaitingSeats()
    return AccountController(
      accounts: { () throws(AccountTrouble) in
        try asking { () throws(SyncFailure) in try engine.accounts().map { AccountView($0) } }
      },
      add: { (new) throws(AccountTrouble) in
        try asking(seats) { () throws(SyncFailure) in
          try engine.addAccount(
            NewAccount(
              address: new.address, user: new.user, password: new.password, trustedHosts: new.trustedHosts)
          ).id
        }
      },
      test: { (id) throws(AccountTrouble) in
        try asking(seats) { () throws(SyncFailure) in AccountTest(try engine.test(id)) }
      },
      changePassword: { (id, password) throws(AccountTrouble) in
        try asking(seats) { () throws(SyncFailure) in try engine.changeSecret(.password(password), of: id) }
      },
      pause: { (id, isPaused) throws(AccountTrouble) in
        try asking { () throws(SyncFailure) in try engine.pause(id, isPaused) }
      },
      remove: { (id, keepingTasks) throws(AccountTrouble) in
        let lock = try syncLock(in: database.directory)
        try asking { () throws(SyncFailure) in
          _ = try engine.removeAccount(id, keepingTasks: keepingTasks)
        }
        withExtendedLifetime(lock) {}
      },
      heldDeletions: { () throws(AccountTrouble) in
        try storing { () throws(PlannerFailure) in try database.read(HeldView.open) }
      },
      answerDeletions: { (answer) throws(AccountTrouble) in
        let isSame = try storing { () throws(PlannerFailure) in
          try database.write { (transaction) throws(PlannerFailure) in try transaction.take(answer) }
        }
        if !isSame { throw .questionChanged }
      })
  }

  /// Holds the sync lock, so that no sync writes to an account while it is being removed.
  private static func syncLock(in directory: DataDirectory) throws(AccountTrouble) -> SyncLock {
    do throws(StorageError) {
      return try SyncLock.waiting(in: directory, seconds: 5)
    } catch {
      if case .syncRunning = error { throw .syncRuns }
      throw .store(.other(code: 0))
    }
  }

  static func asking<Value>(_ work: () throws(SyncFailure) -> Value) throws(AccountTrouble) -> Value {
    do throws(SyncFailure) {
      return try work()
    } catch {
      throw AccountTrouble(error)
    }
  }

  /// Contacts a server.
  /// - Throws: `.deskBusy` if too many such requests are already running.
  static func asking<Value>(
    _ seats: WaitingSeats, _ work: () throws(SyncFailure) -> Value
  ) throws(AccountTrouble) -> Value {
    guard seats.take() else { throw .deskBusy }
    defer { seats.leave() }
    return try asking(work)
  }

  private static func storing<Value>(_ work: () throws(PlannerFailure) -> Value) throws(AccountTrouble) -> Value {
    do throws(PlannerFailure) {
      return try work()
    } catch {
      throw AccountTrouble(.planner(error))
    }
  }
}

extension SyncEngine {
  /// Returns an engine with short timeouts, for requests during which a user waits for a page.
  static func hasty(over database: PlannerDatabase) -> SyncEngine {
    var surroundings = Surroundings(
      environment: { .live() }, zones: { .live() }, copySuffix: "",
      transport: { HastyTransport(authorities: $0.certificateFile) })
    surroundings.passwordSeconds = 10
    return SyncEngine(store: database, surroundings)
  }
}

extension AccountView {
  fileprivate init(_ summary: AccountSummary) {
    self.init(
      id: summary.id, address: summary.address, user: summary.user, asksForPassword: summary.asksForPassword,
      isPaused: summary.isPaused, access: summary.access,
      syncedAt: summary.result?.completedAt.map { Due(local: $0) }, problems: summary.result?.problems ?? [],
      lists: summary.lists, unsent: summary.unsent)
    isExposed = summary.isExposed
  }
}

extension AccountTest {
  fileprivate init(_ findings: AccountFindings) {
    self.init(displayName: findings.displayName, lists: findings.lists, otherHosts: findings.otherHosts)
  }
}
