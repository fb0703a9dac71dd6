/// The schedules of all accounts with the last known state of each. Has neither a clock nor a thread.
public struct SyncAgenda: Sendable {
  /// The state of an account that its schedule depends on.
  public struct Sight: Sendable, Equatable {
    public var account: String
    /// Changes when the account itself changes, for example with a new password.
    public var fingerprint: Int
    /// The number of the newest change not yet on the server; 0 if there is none.
    public var newestWaiting: Int64
    /// The number of the newest unsent time block change, which is counted separately.
    public var newestBlock: Int64

    public init(account: String, fingerprint: Int, newestWaiting: Int64, newestBlock: Int64 = 0) {
      self.account = account
      self.fingerprint = fingerprint
      self.newestWaiting = newestWaiting
      self.newestBlock = newestBlock
    }
  }

  private struct Entry {
    var sight: Sight
    var schedule: SyncSchedule
  }

  public enum Step: Sendable, Equatable {
    case sync(String)
    case wait(until: Int64)
    case rest
  }

  public var pace: SyncSchedule.Pace {
    didSet { for account in order { entries[account]?.schedule.pace = pace } }
  }
  private var order: [String] = []
  private var entries: [String: Entry] = [:]

  public init(pace: SyncSchedule.Pace = SyncSchedule.Pace()) {
    self.pace = pace
  }

  public var isEmpty: Bool { order.isEmpty }

  /// Updates the set of accounts: new and changed ones are synced at once, removed ones no longer.
  public mutating func see(_ sights: [Sight], at now: Int64) {
    order = sights.map(\.account)
    var seen: [String: Entry] = [:]
    for sight in sights {
      seen[sight.account] = entry(for: sight, at: now)
    }
    entries = seen
  }

  private func entry(for sight: Sight, at now: Int64) -> Entry {
    guard var entry = entries[sight.account] else {
      return Entry(sight: sight, schedule: SyncSchedule(pace: pace, startingAt: now))
    }
    if sight.fingerprint != entry.sight.fingerprint { entry.schedule.requested(at: now) }
    // Sending empties the queue, which lowers its newest number; only a higher number means a new change.
    let old = entry.sight
    if sight.newestWaiting > old.newestWaiting || sight.newestBlock > old.newestBlock {
      entry.schedule.changed(at: now)
    }
    entry.sight = sight
    entry.sight.newestWaiting = max(sight.newestWaiting, old.newestWaiting)
    entry.sight.newestBlock = max(sight.newestBlock, old.newestBlock)
    return entry
  }

  public mutating func focused(at now: Int64) {
    for account in order { entries[account]?.schedule.focused(at: now) }
  }

  public mutating func watched(at now: Int64) {
    for account in order { entries[account]?.schedule.watched(at: now) }
  }

  public mutating func requested(at now: Int64) {
    for account in order { entries[account]?.schedule.requested(at: now) }
  }

  public func isQuiet(_ account: String) -> Bool {
    entries[account]?.schedule.isQuiet ?? false
  }

  public func isRequested(_ account: String) -> Bool {
    entries[account]?.schedule.isRequested ?? false
  }

  public mutating func began(_ account: String) {
    entries[account]?.schedule.began()
  }

  public mutating func ended(_ account: String, _ outcome: SyncSchedule.Outcome, at now: Int64) {
    entries[account]?.schedule.ended(outcome, at: now)
  }

  /// Returns the first account that is due, in the given order.
  public func next(at now: Int64) -> Step {
    var soonest: Int64?
    for account in order {
      switch entries[account]?.schedule.next(at: now) ?? .rest {
      case .sync: return .sync(account)
      case .wait(let until): soonest = min(soonest ?? until, until)
      case .rest: continue
      }
    }
    return soonest.map { .wait(until: $0) } ?? .rest
  }

  /// The times at which accounts whose last sync failed are retried.
  public var retries: [String: Int64] {
    entries.compactMapValues { $0.schedule.retryAt }
  }
}
