/// Decides when one account is synced next. It has neither a clock nor a thread: the caller asks `next` and reports
/// events. All times are milliseconds of one clock that never runs backwards.
public struct SyncSchedule: Sendable, Equatable {
  /// Waiting times in milliseconds.
  public struct Pace: Sendable, Equatable {
    /// The quiet period after a local change before it is sent.
    public var settling: Int64 = 2_000
    /// The maximum time a change waits for a quiet period.
    public var longestSettling: Int64 = 10_000
    /// Time between two syncs without events; nil for none.
    public var interval: Int64? = 300_000
    /// The time after a sync during which a page gaining focus does not trigger another one.
    public var focusRest: Int64 = 30_000
    /// While a user watches for remote changes: the time between two syncs, and the maximum wait after a temporary
    /// failure.
    public var watchRest: Int64 = 5_000
    public var watchedRetry: Int64 = 15_000
    /// Successive waits for an unreachable server; the last one repeats.
    public var reconnecting: [Int64] = [5_000, 20_000, 60_000, 300_000]
    /// Successive waits after other failures; the last one repeats.
    public var retrying: [Int64] = [60_000, 300_000, 900_000, 1_800_000]
    /// The minimum interval at which new local changes retry an unreachable server.
    public var eagerRetry: Int64 = 60_000
    /// The wait for a busy server that names no time, and the maximum wait that a server can request.
    public var busy: Int64 = 60_000
    public var longestBusy: Int64 = 86_400_000
    /// Wait while another program syncs the same data.
    public var occupied: Int64 = 2_000
    /// Wait while only the user can fix the problem: short enough to notice the fix, long enough not to cause a
    /// lockout.
    public var stuck: Int64 = 3_600_000
    /// The same while a user watches: short enough to notice a fix on the server, and long enough for servers that lock
    /// out after a few failed logins in ten minutes.
    public var watchedStuck: [Int64] = [60_000, 300_000, 900_000]
    /// Each consecutive sync that leaves new changes behind doubles the wait for the next, up to this many times.
    public var mostEchoes = 8

    public init() {}
  }

  /// The outcome of a sync that determines the next one.
  public enum Outcome: Sendable, Equatable {
    case done
    /// The server did not answer.
    case unreachable
    /// The server asked to wait; `seconds` is nil if it named no time.
    case busy(seconds: Int?)
    /// A failure that may be temporary.
    case failed
    /// Only the user can fix this, for example a wrong password; frequent retries would do harm.
    case stuck
    /// Another program syncs the same data; nothing was done.
    case occupied
  }

  public enum Step: Sendable, Equatable {
    case sync
    /// Nothing to do before this time.
    case wait(until: Int64)
    /// Nothing to do until the next event.
    case rest
  }

  enum Hold: Sendable, Equatable {
    case none
    /// The server was unreachable; a user action or a new change may retry sooner.
    case reconnecting(Int64)
    case retrying(Int64)
    /// Requested by the server; nothing shortens it.
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
  /// The number of consecutive syncs with outcome `.stuck`.
  private var refusals = 0
  /// Local changes that have not been sent.
  private var changes: Changes?
  /// The number of consecutive syncs that left new changes behind, whether their own or made in the meantime.
  private var echoes = 0
  /// The time at which another reason to sync arose.
  private var reason: Int64?
  /// True if the only reason is a user watching for changes.
  private var isWatched = false
  /// Whether the user requested the sync that is due.
  public private(set) var isRequested = false
  private var lastEnd: Int64?

  /// Creates a schedule whose first sync is due at once.
  /// - Parameter now: the current time.
  public init(pace: Pace = Pace(), startingAt now: Int64) {
    self.pace = pace
    reason = now
  }
}

// MARK: - Events

extension SyncSchedule {
  /// Records a local change that the server does not have yet.
  public mutating func changed(at now: Int64) {
    changes = Changes(first: changes?.first ?? now, last: now)
    if case .reconnecting(let until) = hold, let lastEnd {
      hold = .reconnecting(min(until, max(lastEnd + pace.eagerRetry, now)))
    }
  }

  /// Handles a page gaining focus, or the machine going online again.
  public mutating func focused(at now: Int64) {
    if let lastEnd, now - lastEnd < pace.focusRest { return }
    if case .reconnecting = hold { hold = .none }
    reason = reason ?? now
  }

  /// Handles a user watching for remote changes; called repeatedly while the page is open.
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

  /// Whether the next sync only polls for remote changes, possibly every few seconds, and should not be shown as
  /// activity.
  public var isQuiet: Bool { isWatched && changes == nil }

  /// Handles the user's request to sync. Only a wait requested by the server delays it.
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

  /// Converts to milliseconds, at least one second. Limits the server's number before multiplying, to avoid an
  /// overflow.
  private func milliseconds(_ seconds: Int) -> Int64 {
    max(min(Int64(seconds), pace.longestBusy / 1_000), 1) * 1_000
  }

  private func wait(_ waits: [Int64], after count: Int) -> Int64 {
    waits.isEmpty ? 0 : waits[max(1, min(count, waits.count)) - 1]
  }
}

// MARK: - Next step

extension SyncSchedule {
  public func next(at now: Int64) -> Step {
    guard !isRunning, let due else { return .rest }
    return due <= now ? .sync : .wait(until: due)
  }

  /// The time of the next retry after a failure; nil if none is scheduled.
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
    // Without the echo delay, a sync that changes something each time would repeat endlessly.
    let settled = changes.map { min($0.last + pace.settling, $0.first + pace.longestSettling) + echo }
    let regular = pace.interval.flatMap { interval in lastEnd.map { $0 + interval } }
    return [settled, reason, regular].compactMap { $0 }.min()
  }

  private var echo: Int64 {
    echoes < 2 ? 0 : pace.settling << Int64(echoes - 1)
  }
}
