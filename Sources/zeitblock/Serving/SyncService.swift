import CalDAV
import Domain
import Storage
import Sync
import Synchronization
import Web

/// The background sync of a database, and what pages see of it.
final class SyncService: Sendable {
  private struct Seen {
    var stamp: Int64?
    var state = BackgroundSync.State()
    var status = SyncStatus()
    var number = 0
  }

  let background: BackgroundSync
  private let database: PlannerDatabase
  private let stamp: ChangeStamp
  private let seen = Mutex(Seen())
  /// Tells the states of different runs apart.
  private let run = String(UInt32.random(in: .min ... .max), radix: 16)

  /// - Parameters:
  ///   - copySuffix: appended to the title of a conflict copy.
  ///   - tell: told of each account's sync when it has ended, on the thread that syncs.
  init(
    _ database: PlannerDatabase, copySuffix: String,
    tell: @escaping @Sendable (AccountReport) -> Void = { _ in }
  ) throws(StorageError) {
    self.database = database
    let stamp = try database.changeStamp()
    self.stamp = stamp
    let watched = try database.changeStamp()
    let isStopping = StopFlag()
    let zones = ZoneResolver.platform()
    let engine = SyncEngine(
      store: database,
      SyncEngine.Surroundings(
        environment: { .live() }, zones: zones, copySuffix: copySuffix,
        transport: { account in
          StoppableTransport(
            CurlTransport(authorities: account.certificateFile), isStopping: { isStopping.isSet })
        }))
    background = BackgroundSync(
      BackgroundSync.Surroundings(
        now: { Clock.milliseconds }, stamp: { SyncService.current(watched) }, look: { SyncService.look(engine) },
        sync: { account in
          let outcome = SyncService.sync(account, engine, tell)
          return outcome
        }))
    isStopping.background = background
  }

  /// Starts what there is to do; cheap when there is nothing.
  func wake() { background.wake() }

  /// Ends the sync; false when a request did not end within three seconds.
  func stop() -> Bool { background.stop(milliseconds: 3_000) }

  /// What pages ask.
  var desk: SyncDesk {
    SyncDesk(
      status: { self.status }, focused: { self.background.focused() }, requested: { self.background.requested() })
  }

  /// How the sync stands; read anew only when something was committed or the sync went on.
  var status: SyncStatus {
    let current = Self.current(stamp)
    let state = background.state
    let known = seen.withLock { seen in
      current != nil && seen.stamp == current && seen.state == state ? seen.status : nil
    }
    if let known { return known }
    background.wake()
    return refreshed(stamp: current, state)
  }

  private func refreshed(stamp: Int64?, _ state: BackgroundSync.State) -> SyncStatus {
    let accounts = read(state)
    return seen.withLock { seen in
      // What cannot be read stays as it was seen last.
      if let accounts, accounts != seen.status.accounts || seen.number == 0 {
        seen.number += 1
        seen.status = SyncStatus(accounts: accounts, revision: "\(run)-\(seen.number)")
      }
      seen.stamp = accounts == nil ? nil : stamp
      seen.state = state
      return seen.status
    }
  }
}

extension SyncService {
  private static func current(_ stamp: ChangeStamp) -> Int64? {
    do { return try stamp.current() } catch { return nil }
  }

  /// The accounts there are and how far each is behind.
  private static func look(_ engine: SyncEngine) -> BackgroundSync.Sight? {
    do {
      let subscribed = try engine.subscriptions().filter { $0.list.isUsed }.map { $0.list.id.text }
      return try engine.store.read { (transaction) throws(PlannerFailure) in
        let waiting = try transaction.waitingByAccount()
        let lists = try transaction.lists()
        var sights = try transaction.accounts().filter { !$0.isPaused }.map { account in
          SyncAgenda.Sight(
            account: account.id,
            fingerprint: account.fingerprint(using: lists.filter { $0.account == account.id && $0.isUsed }),
            newestWaiting: max(waiting[account.id]?.newest ?? 0, waiting[nil]?.newest ?? 0),
            newestBlock: waiting[account.id]?.newestBlock ?? 0)
        }
        if !subscribed.isEmpty {
          sights.append(SyncAgenda.Sight(account: subscriptions, fingerprint: subscribed.hashValue, newestWaiting: 0))
        }
        var pace = SyncSchedule.Pace()
        let minutes = try transaction.setting(.syncInterval) ?? SettingKey.syncInterval.fallback
        pace.interval = Int64(minutes).flatMap { $0 > 0 ? $0 * 60_000 : nil }
        return BackgroundSync.Sight(accounts: sights, pace: pace)
      }
    } catch {
      // It is looked again a second later.
      return nil
    }
  }

  /// Stands for all calendars subscribed to, which belong to no account.
  private static let subscriptions = ""

  private static func sync(
    _ account: String, _ engine: SyncEngine, _ tell: @Sendable (AccountReport) -> Void
  ) -> SyncSchedule.Outcome {
    do {
      let lock = try SyncLock(in: engine.store.directory)
      defer { withExtendedLifetime(lock) {} }
      if account == subscriptions {
        return refresh(engine, tell)
      }
      guard let report = engine.sync(account: account) else { return .done }
      if !report.wasStopped { tell(report) }
      return report.outcome
    } catch {
      if case .syncRunning = error { return .occupied }
      return .failed
    }
  }

  /// Seconds between two looks at a calendar subscribed to.
  private static let subscriptionRest: Int64 = 3_600

  private static func refresh(
    _ engine: SyncEngine, _ tell: @Sendable (AccountReport) -> Void
  ) -> SyncSchedule.Outcome {
    var report = AccountReport(account: subscriptions)
    report.calendars = engine.syncSubscriptions(notWithin: subscriptionRest)
    if !report.wasStopped, !report.calendars.isEmpty { tell(report) }
    return report.outcome
  }

  private func read(_ state: BackgroundSync.State) -> [SyncStatus.Account]? {
    do {
      return try Self.accounts(in: database, during: state)
    } catch {
      return nil
    }
  }

  /// What is known of each account.
  static func accounts(
    in database: PlannerDatabase, during state: BackgroundSync.State
  ) throws(PlannerFailure) -> [SyncStatus.Account] {
    let now = (clock: Clock.milliseconds, wall: Environment.live().now)
    return try database.read { (transaction) throws(PlannerFailure) in
      let results = try transaction.syncResults()
      let waiting = try transaction.waitingByAccount()
      return try transaction.accounts().map { account in
        let result = results.first { $0.account == account.id }
        return SyncStatus.Account(
          id: account.id, isPaused: account.isPaused, isRunning: state.running == account.id, result: result,
          finishedAt: (result?.finishedAt).map { SyncStatus.Moment($0) },
          completedAt: (result?.completedAt).map { SyncStatus.Moment($0) },
          retryAt: state.retries[account.id].map { retry in
            SyncStatus.Moment(Instant(seconds: now.wall.seconds + max(0, retry - now.clock) / 1_000))
          },
          waiting: waiting[account.id]?.count ?? 0)
      }
    }
  }
}

/// Asks a background sync that is made later whether it is about to stop.
private final class StopFlag: Sendable {
  private let held = Mutex<BackgroundSync?>(nil)

  var background: BackgroundSync? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  var isSet: Bool { background?.isStopping ?? false }
}

extension Account {
  /// Differs, within one run of the program, after every change that makes a sync worth trying.
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
    return hasher.finalize()
  }
}
