public import Domain

/// The sync status of all accounts at one moment.
public struct SyncStatus: Equatable, Sendable {
  /// An instant in local time.
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
    /// True while the account is being synced.
    public var isRunning: Bool
    /// The result of the last sync; nil if there was none.
    public var result: SyncResult?
    public var finishedAt: Moment?
    /// The time of the last sync without problems.
    public var completedAt: Moment?
    /// The time of the next automatic retry after a failure.
    public var retryAt: Moment?
    /// The number of changes not yet sent to the server.
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

  /// A subscribed calendar.
  public struct Subscription: Equatable, Sendable {
    public var name: String
    /// The state of the calendar, with its id in place of an account's.
    public var state: Account

    public init(name: String, state: Account) {
      self.name = name
      self.state = state
    }

    var problem: SyncProblem? { state.result?.problems.first }
  }

  /// The accounts, oldest first.
  public var accounts: [Account]
  /// The calendars in use.
  public var subscriptions: [Subscription]
  /// Identifies this state; any other state has a different revision.
  public var revision: String

  public init(accounts: [Account] = [], subscriptions: [Subscription] = [], revision: String = "") {
    self.accounts = accounts
    self.subscriptions = subscriptions
    self.revision = revision
  }
}

extension SyncStatus {
  var isRunning: Bool { parts.contains { $0.isRunning } }

  /// Whether there is nothing to sync.
  var isEmpty: Bool { accounts.isEmpty && subscriptions.isEmpty }

  private var parts: [Account] { accounts + subscriptions.map { $0.state } }

  /// Returns whether an active account or calendar has a problem with this remedy.
  func hasProblem(_ remedy: SyncProblem.Remedy) -> Bool {
    problemsInUse.contains { $0.remedy == remedy }
  }
}

/// The state shown by the status dot.
enum SyncDot: Equatable, Sendable {
  /// All changes are saved and synced.
  case saved
  case syncing
  /// Saved locally; this many changes are sent with the next sync.
  case waiting(Int)
  /// A server is unreachable; this many changes wait for it.
  case offline(Int)
  case attention(SyncAttention)
  /// This many changes wait for a paused account.
  case paused(Int)
  /// All local changes have reached their servers, but something else is not synced completely.
  case incomplete(SyncGap)

  /// - Parameters:
  ///   - waiting: the number of changes not yet sent to servers.
  ///   - conflicts: the number of texts changed on both sides, between which the user must choose.
  init(_ status: SyncStatus, waiting: Int, conflicts: Int) {
    if let attention = SyncAttention(status, conflicts: conflicts) {
      self = .attention(attention)
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

  /// The name used by the style sheet and scripts.
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

/// Why a server and this database differ although no change is waiting to be sent.
enum SyncGap: Equatable, Sendable {
  /// This many lists and calendars no longer exist on their servers; their tasks and events are kept only here.
  case missing(lists: Int, calendars: Int)
  /// An account or calendar has never been read.
  case neverSynced
  /// The last sync left something out and will be retried.
  case triedAgain
  /// A text on a server cannot be parsed.
  case unreadable

  /// Selects the most serious gap; nil if there is none.
  init?(_ status: SyncStatus) {
    let (lists, calendars) = (status.count(.listMissing), status.count(.calendarMissing))
    if lists + calendars > 0 {
      self = .missing(lists: lists, calendars: calendars)
    } else if status.hasUnread {
      self = .neverSynced
    } else if status.hasProblem(.time) {
      self = .triedAgain
    } else if status.hasUnreadable {
      self = .unreadable
    } else {
      return nil
    }
  }
}

/// What the user must do before the sync can go on.
enum SyncAttention: Equatable, Sendable {
  /// The server of an account rejects the password.
  case password(account: String)
  /// The server of an account denies access.
  case access(account: String)
  /// A question awaits an answer.
  case decision
  /// Another problem needs to be fixed.
  case other

  /// Selects the most serious problem; nil if there is none.
  init?(_ status: SyncStatus, conflicts: Int) {
    let problems = status.problemsInUse.filter { $0.remedy == .person }
    if let account = status.account(with: .wrongPassword) {
      self = .password(account: account)
    } else if let account = status.account(with: .forbidden) {
      self = .access(account: account)
    } else if conflicts > 0 || problems.contains(where: { $0.isHeld }) {
      self = .decision
    } else if !problems.isEmpty {
      self = .other
    } else {
      return nil
    }
  }
}

extension SyncStatus {
  /// The number of changes that wait for paused accounts.
  var pausedChanges: Int { accounts.filter { $0.isPaused }.reduce(0) { $0 + $1.waiting } }

  /// The problems of accounts and calendars that are not paused.
  fileprivate var problemsInUse: [SyncProblem] { parts.filter { !$0.isPaused }.flatMap { $0.result?.problems ?? [] } }

  /// Returns the first account stopped by this problem.
  fileprivate func account(with code: SyncProblem.Code) -> String? {
    accounts.first { account in
      !account.isPaused && account.result?.problems.contains { $0.list == nil && $0.code == code } == true
    }?.id
  }

  /// Includes paused accounts: pausing does not change where tasks are stored.
  fileprivate func count(_ code: SyncProblem.Code) -> Int {
    parts.reduce(0) { sum, part in sum + (part.result?.problems.count { $0.code == code } ?? 0) }
  }

  fileprivate var hasUnread: Bool { parts.contains { !$0.isPaused && $0.result == nil } }

  fileprivate var hasUnreadable: Bool { problemsInUse.contains { $0.code == .unreadable } }
}
