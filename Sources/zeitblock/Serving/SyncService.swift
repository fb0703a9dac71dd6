import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Synchronization
import Web

/// Runs the background sync of a database and reports its state to pages. Accounts sync on one thread, subscribed
/// calendars on another.
final class SyncService: Sendable {
  private struct Seen {
    var stamp: Int64?
    var states: [BackgroundSync.State] = []
    var status = SyncStatus()
    var number = 0
  }

  let background: BackgroundSync
  private let calendars: BackgroundSync
  private let engine: SyncEngine
  private let database: PlannerDatabase
  private let stamp: ChangeStamp
  private let seen = Mutex(Seen())
  /// Distinguishes the revisions of different runs of the program.
  private let run = String(UInt32.random(in: .min ... .max), radix: 16)

  /// - Parameters:
  ///   - copySuffix: appended to the title of a conflict copy.
  ///   - tell: called on the sync thread after each account has synced, and after each subscribed calendar, which is
  ///     reported as an account without a name.
  init(
    _ database: PlannerDatabase, copySuffix: String,
    tell: @escaping @Sendable (AccountReport) -> Void = { _ in }
  ) throws(StorageError) {
    self.database = database
    let stamp = try database.changeStamp()
    self.stamp = stamp
    let (watched, alsoWatched) = (try database.changeStamp(), try database.changeStamp())
    let isStopping = StopFlag()
    // A read error here is ignored; other reads report it. Until then the system's zone applies.
    PersonZone.follow { [weak stamp] in (try? stamp?.setting(.timeZone)) ?? nil }
    let engine = SyncEngine(
      store: database,
      SyncEngine.Surroundings(
        environment: { .live() }, zones: { .live() }, copySuffix: copySuffix,
        transport: { account in
          StoppableTransport(
            CurlTransport(authorities: account.certificateFile), isStopping: { isStopping.isSet })
        }))
    self.engine = engine
    background = BackgroundSync(
      BackgroundSync.Surroundings(
        now: { Clock.milliseconds }, stamp: { SyncService.current(watched) }, look: { SyncService.look(engine) },
        sync: { SyncService.sync($0, isRequested: $1, engine, tell) }))
    calendars = BackgroundSync(
      BackgroundSync.Surroundings(
        now: { Clock.milliseconds }, stamp: { SyncService.current(alsoWatched) },
        look: { SyncService.subscribed(engine) }, sync: { calendar, _ in SyncService.refresh(calendar, engine, tell) }))
    isStopping.background = background
  }

  /// Starts any sync that is due; cheap if there is none.
  func wake() {
    background.wake()
    calendars.wake()
  }

  /// Stops the sync. Returns false if a request did not end within three seconds.
  func stop() -> Bool {
    _ = calendars.stop(milliseconds: 0)
    let hasEnded = background.stop(milliseconds: 3_000)
    // Reading a calendar can be cut short safely.
    return calendars.stop(milliseconds: 200) && hasEnded
  }

  /// The command handler for sync pages.
  var controller: SyncController {
    SyncController(
      status: { self.status },
      focused: {
        self.background.focused()
        self.calendars.focused()
      },
      watched: { self.background.watched() },
      requested: {
        self.background.requested()
        self.calendars.requested()
      },
      // If expansion fails, pages show the occurrences already cached.
      prepared: { try? self.engine.prepareEvents(in: $0) })
  }

  /// The sync status, read again only after a commit or a change of the sync state.
  var status: SyncStatus {
    let current = Self.current(stamp)
    let states = [background.state, calendars.state]
    let known = seen.withLock { seen in
      current != nil && seen.stamp == current && seen.states == states ? seen.status : nil
    }
    if let known { return known }
    wake()
    return refreshed(stamp: current, states)
  }

  private func refreshed(stamp: Int64?, _ states: [BackgroundSync.State]) -> SyncStatus {
    let found = read(states[0], states[1])
    return seen.withLock { seen in
      // If reading fails, the last known status stays.
      if var found {
        found.revision = seen.status.revision
        if found != seen.status || seen.number == 0 {
          seen.number += 1
          found.revision = "\(run)-\(seen.number)"
          seen.status = found
        }
      }
      seen.stamp = found == nil ? nil : stamp
      seen.states = states
      return seen.status
    }
  }
}

extension SyncService {
  private static func current(_ stamp: ChangeStamp) -> Int64? {
    do { return try stamp.current() } catch { return nil }
  }

  /// Returns the accounts with their pending changes; nil if they cannot be read.
  private static func look(_ engine: SyncEngine) -> BackgroundSync.Sight? {
    do {
      return try engine.store.read { (transaction) throws(PlannerFailure) in
        let waiting = try transaction.waitingByAccount()
        let lists = try transaction.lists()
        let sights = try transaction.accounts().filter { !$0.isPaused }.map { account in
          SyncAgenda.Sight(
            account: account.id,
            fingerprint: account.fingerprint(using: lists.filter { $0.account == account.id && $0.isUsed }),
            newestWaiting: max(waiting[account.id]?.newest ?? 0, waiting[nil]?.newest ?? 0),
            newestBlock: waiting[account.id]?.newestBlock ?? 0)
        }
        var pace = SyncSchedule.Pace()
        pace.interval = try transaction.syncInterval()
        return BackgroundSync.Sight(accounts: sights, pace: pace)
      }
    } catch {
      // Retried by the next check, a second later.
      return nil
    }
  }

  private static func sync(
    _ account: String, isRequested: Bool, _ engine: SyncEngine, _ tell: @Sendable (AccountReport) -> Void
  ) -> SyncSchedule.Outcome {
    do {
      let lock = try SyncLock(in: engine.store.directory)
      defer { withExtendedLifetime(lock) {} }
      guard let report = engine.sync(account: account, isRequested: isRequested) else { return .done }
      if !report.wasStopped { tell(report) }
      return report.outcome
    } catch {
      if case .syncRunning = error { return .occupied }
      return .failed
    }
  }

  private func read(_ accounts: BackgroundSync.State, _ calendars: BackgroundSync.State) -> SyncStatus? {
    do {
      return SyncStatus(
        accounts: try Self.accounts(in: database, during: accounts),
        subscriptions: try Self.subscriptions(in: database, during: calendars))
    } catch {
      return nil
    }
  }

  /// Returns the state of each account.
  static func accounts(
    in database: PlannerDatabase, during state: BackgroundSync.State
  ) throws(PlannerFailure) -> [SyncStatus.Account] {
    try database.read { (transaction) throws(PlannerFailure) in
      let results = try transaction.syncResults()
      let waiting = try transaction.waitingByAccount()
      return try transaction.accounts().map { account in
        SyncStatus.Account(
          account.id, isPaused: account.isPaused, results.first { $0.account == account.id },
          waiting: waiting[account.id]?.count ?? 0, during: state)
      }
    }
  }
}

/// Asks a background sync, which is created later, whether it is about to stop.
private final class StopFlag: Sendable {
  private let held = Mutex<BackgroundSync?>(nil)

  var background: BackgroundSync? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  var isSet: Bool { background?.isStopping ?? false }
}

extension Account {
  /// Returns a hash that differs, within one run of the program, after every change that makes a sync worth retrying.
  fileprivate func fingerprint(using lists: [SourceList]) -> Int {
    var hasher = Hasher()
    hasher.combine(url)
    hasher.combine(user)
    hasher.combine(certificateFile)
    switch secret {
    case .password(let text): hasher.combine(text)
    case .command(let text): hasher.combine([text])
    }
    for list in lists { hasher.combine(list.id.text) }
    // A new time zone changes how times are interpreted.
    hasher.combine(ZoneResolver.live().localZone)
    return hasher.finalize()
  }
}
