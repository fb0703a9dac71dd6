public import Domain

/// What is known of the sync with all accounts at one moment.
public struct SyncStatus: Equatable, Sendable {
  /// An instant as a clock on the person's wall showed it.
  public struct Moment: Equatable, Sendable {
    public var day: Day
    public var time: WallTime

    public init(day: Day, time: WallTime) {
      self.day = day
      self.time = time
    }
  }

  public struct Account: Equatable, Sendable {
    public var id: String
    public var isPaused: Bool
    /// True while it is being synced.
    public var isRunning: Bool
    /// What became of its last sync; nil when it had none.
    public var result: SyncResult?
    public var finishedAt: Moment?
    /// The last time everything went through.
    public var completedAt: Moment?
    /// When it is tried again by itself after a failure.
    public var retryAt: Moment?
    /// Changes its server lacks.
    public var waiting: Int

    public init(
      id: String, isPaused: Bool = false, isRunning: Bool = false, result: SyncResult? = nil,
      finishedAt: Moment? = nil, completedAt: Moment? = nil, retryAt: Moment? = nil, waiting: Int = 0
    ) {
      self.id = id
      self.isPaused = isPaused
      self.isRunning = isRunning
      self.result = result
      self.finishedAt = finishedAt
      self.completedAt = completedAt
      self.retryAt = retryAt
      self.waiting = waiting
    }
  }

  /// A calendar subscribed to.
  public struct Subscription: Equatable, Sendable {
    public var name: String
    /// How it stands, with the calendar's id in place of an account's.
    public var state: Account

    public init(name: String, state: Account) {
      self.name = name
      self.state = state
    }

    var problem: SyncProblem? { state.result?.problems.first }
  }

  /// Oldest account first.
  public var accounts: [Account]
  /// Those in use.
  public var subscriptions: [Subscription]
  /// Names this state; any other state has another name.
  public var revision: String

  public init(accounts: [Account] = [], subscriptions: [Subscription] = [], revision: String = "") {
    self.accounts = accounts
    self.subscriptions = subscriptions
    self.revision = revision
  }
}

extension SyncStatus {
  var isRunning: Bool { parts.contains { $0.isRunning } }

  /// Whether there is nothing to exchange with anybody.
  var isEmpty: Bool { accounts.isEmpty && subscriptions.isEmpty }

  private var parts: [Account] { accounts + subscriptions.map { $0.state } }

  /// Problems of accounts and calendars in use that go away by this.
  func hasProblem(_ remedy: SyncProblem.Remedy) -> Bool {
    parts.contains { account in
      !account.isPaused && account.result?.problems.contains { $0.remedy == remedy } == true
    }
  }
}

/// The one word the dot on every page says.
enum SyncDot: Equatable, Sendable {
  /// Everything is where it belongs.
  case saved
  case syncing
  /// Saved here; so many changes go to a server with the next sync.
  case waiting(Int)
  /// A server is out of reach; so many changes wait for it.
  case offline(Int)
  /// A person has to do something.
  case attention
  /// So many changes wait for an account that is paused.
  case paused(Int)
  /// What was changed here has reached its servers, but something else has not come all the way.
  case incomplete(SyncGap)

  /// - Parameters:
  ///   - waiting: changes that servers lack.
  ///   - conflicts: texts changed on both sides, of which a person has to choose one.
  init(_ status: SyncStatus, waiting: Int, conflicts: Int) {
    if status.hasProblem(.person) || conflicts > 0 {
      self = .attention
    } else if status.isRunning {
      self = .syncing
    } else if status.hasProblem(.network) {
      self = .offline(waiting)
    } else if waiting > 0 {
      self = waiting > status.pausedChanges ? .waiting(waiting) : .paused(waiting)
    } else {
      self = SyncGap(status).map { .incomplete($0) } ?? .saved
    }
  }

  /// How the style sheet and scripts call it.
  var name: String {
    switch self {
    case .saved: "saved"
    case .syncing: "syncing"
    case .waiting, .paused, .incomplete: "waiting"
    case .offline: "offline"
    case .attention: "attention"
    }
  }
}

/// Why a server and this program do not hold the same, although nothing waits to be sent.
enum SyncGap: Equatable, Sendable, CaseIterable {
  /// Tasks of a list its server no longer has are here alone.
  case listMissing
  /// An account, or a calendar, was never read.
  case neverSynced
  /// The last sync left something out and is tried again.
  case triedAgain
  /// A text on a server cannot be read.
  case unreadable

  /// The gravest of those there are; nil where there is none.
  init?(_ status: SyncStatus) {
    guard let gap = Self.allCases.first(where: { status.has($0) }) else { return nil }
    self = gap
  }
}

extension SyncStatus {
  /// Changes that wait for accounts nothing is exchanged with.
  var pausedChanges: Int { accounts.filter { $0.isPaused }.reduce(0) { $0 + $1.waiting } }

  fileprivate func has(_ gap: SyncGap) -> Bool {
    switch gap {
    // Where tasks are does not change with a pause.
    case .listMissing: parts.contains { $0.result?.problems.contains { $0.code == .listMissing } == true }
    case .neverSynced: parts.contains { !$0.isPaused && $0.result == nil }
    case .triedAgain: hasProblem(.time)
    case .unreadable:
      parts.contains { !$0.isPaused && $0.result?.problems.contains { $0.code == .unreadable } == true }
    }
  }
}
