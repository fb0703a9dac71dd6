/// Decides when one account is synced next. It has no clock and no thread: whoever has them asks `next` and tells what
/// happened. All times are milliseconds of one clock that never goes back.
public struct SyncSchedule: Sendable, Equatable {
  /// How long is waited for what, in milliseconds.
  public struct Pace: Sendable, Equatable {
    /// Silence after a local change before it is sent.
    public var settling: Int64 = 2_000
    /// The longest a change waits for that silence.
    public var longestSettling: Int64 = 10_000
    /// Time between two syncs when nothing happens; nil for none.
    public var interval: Int64? = 300_000
    /// A page that gets the focus causes no sync so shortly after the last one.
    public var focusRest: Int64 = 30_000
    /// While somebody watches for changes made elsewhere, the time between two syncs, and the longest wait after a failure
    /// that may go better later.
    public var watchRest: Int64 = 5_000
    public var watchedRetry: Int64 = 15_000
    /// Waits for a server out of reach: after the first failure, the second …; the last one repeats.
    public var reconnecting: [Int64] = [5_000, 20_000, 60_000, 300_000]
    /// Waits after other failures.
    public var retrying: [Int64] = [60_000, 300_000, 900_000, 1_800_000]
    /// A new local change tries a server out of reach again, but not more often than this.
    public var eagerRetry: Int64 = 60_000
    /// Wait when a busy server does not say for how long, and the longest that is done as it says.
    public var busy: Int64 = 60_000
    public var longestBusy: Int64 = 86_400_000
    /// Wait while another program syncs the same data.
    public var occupied: Int64 = 2_000
    /// Wait while only a person can help; often enough to notice that somebody did, seldom enough to lock nobody out.
    public var stuck: Int64 = 3_600_000
    /// The same while somebody watches: often enough to see that it was settled on the server, and too
    /// seldom for servers that lock out after a few refusals in ten minutes.
    public var watchedStuck: [Int64] = [60_000, 300_000, 900_000]
    /// Each sync in a row that leaves new changes behind doubles the wait for the next, up to so many times.
    public var mostEchoes = 8

    public init() {}
  }

  /// What a sync came to, as far as the next one depends on it.
  public enum Outcome: Sendable, Equatable {
    case done
    /// The server did not answer.
    case unreachable
    /// The server asked to wait, perhaps for so many seconds.
    case busy(seconds: Int?)
    /// Something failed that may go better later.
    case failed
    /// Only a person can help, as with a wrong password; trying often would do harm.
    case stuck
    /// Another program syncs the same data; nothing was done.
    case occupied
  }

  public enum Step: Sendable, Equatable {
    case sync
    /// Nothing to do before this time.
    case wait(until: Int64)
    /// Nothing to do until something happens.
    case rest
  }

  enum Hold: Sendable, Equatable {
    case none
    /// The server was out of reach; a good reason may try again sooner.
    case reconnecting(Int64)
    case retrying(Int64)
    /// As the server wished; nothing shortens it.
    case wish(Int64)
    case stuck(Int64)
  }

  private struct Changes: Sendable, Equatable {
    var first: Int64
    var last: Int64
  }

  public var pace: Pace
  private(set) var hold = Hold.none
  private var isRunning = false
  private var failures = 0
  /// How often in a row only a person could help.
  private var refusals = 0
  /// Local changes not sent yet.
  private var changes: Changes?
  /// How many syncs in a row left new changes behind, be it their own or those made meanwhile.
  private var echoes = 0
  /// When another reason to sync came up.
  private var reason: Int64?
  /// True when that reason is only that somebody watches.
  private var isWatched = false
  /// Whether a person asked for the sync that is due.
  public private(set) var isRequested = false
  private var lastEnd: Int64?

  /// - Parameter now: an account is synced as soon as it is known.
  public init(pace: Pace = Pace(), startingAt now: Int64) {
    self.pace = pace
    reason = now
  }
}

// MARK: - What happens

extension SyncSchedule {
  /// Something was changed here that the server lacks.
  public mutating func changed(at now: Int64) {
    changes = Changes(first: changes?.first ?? now, last: now)
    if case .reconnecting(let until) = hold, let lastEnd {
      hold = .reconnecting(min(until, max(lastEnd + pace.eagerRetry, now)))
    }
  }

  /// A person looks at a page, or the machine is connected again.
  public mutating func focused(at now: Int64) {
    if let lastEnd, now - lastEnd < pace.focusRest { return }
    if case .reconnecting = hold { hold = .none }
    reason = reason ?? now
  }

  /// A person watches for changes made elsewhere, and says so again and again.
  public mutating func watched(at now: Int64) {
    if let lastEnd, now - lastEnd < pace.watchRest { return }
    let soonest = max(now, (lastEnd ?? now) + pace.watchedRetry)
    switch hold {
    case .none where reason == nil:
      reason = now
      isWatched = true
    case .none: break
    case .reconnecting(let until): hold = .reconnecting(min(until, soonest))
    case .retrying(let until): hold = .retrying(min(until, soonest))
    case .stuck(let until):
      hold = .stuck(min(until, max(now, (lastEnd ?? now) + wait(pace.watchedStuck, after: refusals))))
    case .wish: break
    }
  }

  /// Whether the sync that is due only looks for what was changed elsewhere, every few seconds perhaps: nothing to make
  /// a show of.
  public var isQuiet: Bool { isWatched && changes == nil }

  /// A person asked for it. Only a wish of the server stands against it.
  public mutating func requested(at now: Int64) {
    isRequested = true
    reason = now
    isWatched = false
    guard case .wish = hold else {
      hold = .none
      return
    }
  }

  public mutating func began() {
    isRunning = true
    changes = nil
    reason = nil
    isWatched = false
    isRequested = false
  }

  public mutating func ended(_ outcome: Outcome, at now: Int64) {
    isRunning = false
    echoes = changes == nil ? 0 : min(echoes + 1, pace.mostEchoes)
    if outcome == .occupied {
      hold = .retrying(now + pace.occupied)
      reason = reason ?? now
      return
    }
    lastEnd = now
    switch outcome {
    case .done, .stuck: failures = 0
    default: failures += 1
    }
    if outcome == .stuck { refusals += 1 }
    if outcome == .done { refusals = 0 }
    hold = hold(after: outcome, at: now)
  }

  private func hold(after outcome: Outcome, at now: Int64) -> Hold {
    switch outcome {
    case .done, .occupied: .none
    case .unreachable: .reconnecting(now + wait(pace.reconnecting, after: failures))
    case .failed: .retrying(now + wait(pace.retrying, after: failures))
    case .busy(let seconds): .wish(now + min(seconds.map(milliseconds) ?? pace.busy, pace.longestBusy))
    case .stuck: .stuck(now + pace.stuck)
    }
  }

  /// A second at least. A server may name any number, so it is cut before it is multiplied.
  private func milliseconds(_ seconds: Int) -> Int64 {
    max(min(Int64(seconds), pace.longestBusy / 1_000), 1) * 1_000
  }

  private func wait(_ waits: [Int64], after count: Int) -> Int64 {
    waits.isEmpty ? 0 : waits[max(1, min(count, waits.count)) - 1]
  }
}

// MARK: - What to do

extension SyncSchedule {
  public func next(at now: Int64) -> Step {
    guard !isRunning, let due else { return .rest }
    return due <= now ? .sync : .wait(until: due)
  }

  /// When the next try is after a failure; nil when none is waited for.
  public var retryAt: Int64? {
    switch hold {
    case .reconnecting(let until), .retrying(let until), .wish(let until), .stuck(let until): until
    case .none: nil
    }
  }

  private var due: Int64? {
    retryAt ?? earliest
  }

  private var earliest: Int64? {
    // Were it a sync itself that changes something each time, it would otherwise go on without end.
    let settled = changes.map { min($0.last + pace.settling, $0.first + pace.longestSettling) + echo }
    let regular = pace.interval.flatMap { interval in lastEnd.map { $0 + interval } }
    return [settled, reason, regular].compactMap { $0 }.min()
  }

  private var echo: Int64 {
    echoes < 2 ? 0 : pace.settling << Int64(echoes - 1)
  }
}
