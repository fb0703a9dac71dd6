internal import Synchronization

/// Keeps all accounts in sync on a thread of its own while a program runs.
///
/// The thread exists only while there are accounts. Once a second, it checks whether any program has committed a
/// change, and otherwise sleeps. `SyncAgenda` decides what to sync and when.
public final class BackgroundSync: Sendable {
  /// The functions that the host program provides. All are called on the sync thread, except `now`.
  public struct Surroundings: Sendable {
    /// Milliseconds of a clock that never runs backwards and keeps running while the machine sleeps.
    public var now: @Sendable () -> Int64
    /// A number that changes with every commit; nil if unavailable.
    public var stamp: @Sendable () -> Int64?
    /// The accounts to sync and the pace; nil if the data cannot be read now.
    public var look: @Sendable () -> Sight?
    /// Syncs one account; `isRequested` is true if the user asked for it.
    public var sync: @Sendable (_ account: String, _ isRequested: Bool) -> SyncSchedule.Outcome
    /// Called after every change of `state`.
    public var notify: @Sendable () -> Void

    public init(
      now: @escaping @Sendable () -> Int64, stamp: @escaping @Sendable () -> Int64?,
      look: @escaping @Sendable () -> Sight?, sync: @escaping @Sendable (String, Bool) -> SyncSchedule.Outcome,
      notify: @escaping @Sendable () -> Void = {}
    ) {
      self.now = now
      self.stamp = stamp
      self.look = look
      self.sync = sync
      self.notify = notify
    }
  }

  public struct Sight: Sendable {
    public var accounts: [SyncAgenda.Sight]
    public var pace: SyncSchedule.Pace

    public init(accounts: [SyncAgenda.Sight], pace: SyncSchedule.Pace = SyncSchedule.Pace()) {
      self.accounts = accounts
      self.pace = pace
    }
  }

  /// The current activity.
  public struct State: Sendable, Equatable {
    /// The account being synced.
    public var running: String?
    /// The times at which accounts whose last sync failed are retried, on the clock of `now`.
    public var retries: [String: Int64] = [:]

    public init() {}
  }

  fileprivate struct Shared {
    var agenda = SyncAgenda()
    var state = State()
    var lastStamp: Int64?
    var hasThread = false
    var isStopping = false
  }

  /// Milliseconds between checks of the stamp.
  private static let poll: Int64 = 1_000

  private let surroundings: Surroundings
  private let shared = Mutex(Shared())
  private let sleeper = Sleeper()

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public var state: State { shared.withLock { $0.state } }

  var hasThread: Bool { shared.withLock { $0.hasThread } }

  /// True once `stop` was called; transports check it before each request.
  public var isStopping: Bool { shared.withLock { $0.isStopping } }
}

// MARK: - Events

extension BackgroundSync {
  /// Checks for work and starts the thread if there are accounts. Cheap if nothing has changed.
  public func wake() {
    sleeper.ring()
    let isNeeded = shared.withLock { shared in !shared.hasThread && !shared.isStopping }
    guard isNeeded, observe(), shared.withLock({ $0.claimThread() }) else { return }
    guard startThread({ [self] in run() }) else { return shared.withLock { $0.hasThread = false } }
  }

  /// Handles a page gaining focus, or the machine going online again.
  public func focused() {
    let now = surroundings.now()
    shared.withLock { $0.agenda.focused(at: now) }
    wake()
  }

  /// Handles a user watching a page for remote changes.
  public func watched() {
    let now = surroundings.now()
    shared.withLock { $0.agenda.watched(at: now) }
    wake()
  }

  /// Handles the user's request to sync now.
  public func requested() {
    let now = surroundings.now()
    shared.withLock { shared in
      shared.agenda.requested(at: now)
      // The user sees the new state at once, possibly before the thread starts the sync.
      guard shared.hasThread, case .sync(let account) = shared.agenda.next(at: now) else { return }
      shared.state.running = shared.state.running ?? account
    }
    wake()
  }

  /// Ends the thread. The current request may finish; unsent changes are sent the next time.
  /// - Returns: false if the thread has not ended in time; the program should then exit immediately.
  public func stop(milliseconds: Int64) -> Bool {
    shared.withLock { $0.isStopping = true }
    sleeper.ring()
    let deadline = surroundings.now() + milliseconds
    while true {
      let ticket = sleeper.ticket
      guard shared.withLock({ $0.hasThread }) else { return true }
      let rest = deadline - surroundings.now()
      guard rest > 0 else { return false }
      sleeper.sleep(milliseconds: rest, unless: ticket)
    }
  }
}

// MARK: - Thread

extension BackgroundSync {
  func run() {
    while !isStopping {
      let ticket = sleeper.ticket
      if !observe(), shared.withLock({ $0.letGoOfThread() }) { return sleeper.ring() }
      let now = surroundings.now()
      switch shared.withLock({ $0.agenda.next(at: now) }) {
      case .sync(let account): sync(account)
      case .wait(let until): sleeper.sleep(milliseconds: min(max(until - now, 1), Self.poll), unless: ticket)
      case .rest: sleeper.sleep(milliseconds: Self.poll, unless: ticket)
      }
    }
    shared.withLock { $0.hasThread = false }
    sleeper.ring()
  }

  /// Reads the changes committed since the last check.
  /// - Returns: whether there are accounts.
  private func observe() -> Bool {
    let stamp = surroundings.stamp()
    let isSame = shared.withLock { shared in stamp != nil && shared.lastStamp == stamp }
    if !isSame, let sight = surroundings.look() {
      let now = surroundings.now()
      shared.withLock { shared in
        shared.lastStamp = stamp
        shared.agenda.pace = sight.pace
        shared.agenda.see(sight.accounts, at: now)
      }
    }
    return shared.withLock { !$0.agenda.isEmpty }
  }

  private func sync(_ account: String) {
    let isRequested = shared.withLock { shared in
      shared.state.running = shared.agenda.isQuiet(account) ? nil : account
      defer { shared.agenda.began(account) }
      return shared.agenda.isRequested(account)
    }
    surroundings.notify()
    let outcome = surroundings.sync(account, isRequested)
    // Read the changes made by this sync, or by others during it, before scheduling the next one.
    _ = observe()
    let now = surroundings.now()
    shared.withLock { shared in
      shared.agenda.ended(account, outcome, at: now)
      shared.state.running = nil
      shared.state.retries = shared.agenda.retries
    }
    surroundings.notify()
  }
}

extension BackgroundSync.Shared {
  mutating func claimThread() -> Bool {
    guard !hasThread, !isStopping else { return false }
    hasThread = true
    return true
  }

  /// Ends the thread if there are no accounts; it is restarted when there are some.
  mutating func letGoOfThread() -> Bool {
    guard agenda.isEmpty else { return false }
    hasThread = false
    return true
  }
}
