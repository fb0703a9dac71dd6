import Domain
import Storage
import Sync
import Web

/// Subscribed calendars are read on a separate thread and without the sync lock: a server that hangs delays the other
/// subscriptions by at most two minutes, and no account.
extension SyncService {
  /// Returns the calendars in use, each with its own schedule; nil if they cannot be read.
  static func subscribed(_ engine: SyncEngine) -> BackgroundSync.Sight? {
    do {
      let used = try engine.subscriptions().filter { $0.list.isUsed }
      let interval = try engine.store.read { (transaction) throws(PlannerFailure) in try transaction.syncInterval() }
      return BackgroundSync.Sight(
        accounts: used.map {
          SyncAgenda.Sight(account: $0.list.id.text, fingerprint: $0.address.hashValue, newestWaiting: 0)
        },
        pace: .subscriptions(each: interval))
    } catch {
      // Retried by the next check, a second later.
      return nil
    }
  }

  static func refresh(
    _ calendar: String, _ engine: SyncEngine, _ tell: @Sendable (AccountReport) -> Void
  ) -> SyncSchedule.Outcome {
    guard let report = engine.syncSubscription(ListID(calendar)) else { return .done }
    if !report.wasStopped {
      var account = AccountReport(account: "")
      account.calendars = [report]
      tell(account)
    }
    return report.outcome
  }

  /// Returns the state of each subscribed calendar in use, by name.
  static func subscriptions(
    in database: PlannerDatabase, during state: BackgroundSync.State
  ) throws(PlannerFailure) -> [SyncStatus.Subscription] {
    try database.read { (transaction) throws(PlannerFailure) in
      let results = try transaction.subscriptionResults()
      let calendars = Set(try transaction.eventCalendars().lazy.filter { $0.address != nil }.map { $0.list })
      var found: [SyncStatus.Subscription] = []
      for list in try transaction.lists() where list.isUsed && list.account == nil && calendars.contains(list.id) {
        let result = results.first { $0.account == list.id.text }
        found.append(
          SyncStatus.Subscription(
            name: list.name,
            state: SyncStatus.Account(list.id.text, isPaused: false, result, waiting: 0, during: state)))
      }
      return found
    }
  }
}

extension SyncStatus.Account {
  /// - Parameter id: the id of an account or of a subscribed calendar.
  init(_ id: String, isPaused: Bool, _ result: SyncResult?, waiting: Int, during state: BackgroundSync.State) {
    let (clock, wall) = (Clock.milliseconds, Environment.live().now)
    self.init(
      id: id, isPaused: isPaused, isRunning: state.running == id, result: result,
      finishedAt: (result?.finishedAt).map { SyncStatus.Moment($0) },
      completedAt: (result?.completedAt).map { SyncStatus.Moment($0) },
      retryAt: state.retries[id].map { retry in
        SyncStatus.Moment(Instant(seconds: wall.seconds + max(0, retry - clock) / 1_000))
      },
      waiting: waiting)
  }
}

extension PlannerTransaction {
  /// Returns the milliseconds between two background syncs; nil if background sync is off.
  func syncInterval() throws(PlannerFailure) -> Int64? {
    let minutes = try setting(.syncInterval) ?? SettingKey.syncInterval.fallback
    return Int64(minutes).flatMap { $0 > 0 ? $0 * 60_000 : nil }
  }
}

extension SyncSchedule.Pace {
  private static let hour: Int64 = 3_600_000

  /// Returns the pace for subscribed calendars, which change seldom and whose servers should be spared: at most once
  /// an hour, less often if the setting says so, and never by timer if it is off.
  static func subscriptions(each interval: Int64?) -> SyncSchedule.Pace {
    var pace = SyncSchedule.Pace()
    pace.interval = interval.map { max($0, hour) }
    pace.focusRest = hour
    pace.reconnecting = [60_000, 300_000, 900_000, hour]
    pace.retrying = [300_000, 900_000, hour]
    return pace
  }
}
