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
    problemsInUse.contains { $0.remedy == remedy }
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
  case attention(SyncAttention)
  /// So many changes wait for an account that is paused.
  case paused(Int)
  /// What was changed here has reached its servers, but something else has not come all the way.
  case incomplete(SyncGap)

  /// - Parameters:
  ///   - waiting: changes that servers lack.
  ///   - conflicts: texts changed on both sides, of which a person has to choose one.
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
enum SyncGap: Equatable, Sendable {
  /// Tasks and events of so many lists and calendars are here alone, since servers no longer have them.
  case missing(lists: Int, calendars: Int)
  /// An account, or a calendar, was never read.
  case neverSynced
  /// The last sync left something out and is tried again.
  case triedAgain
  /// A text on a server cannot be read.
  case unreadable

  /// The gravest of those there are; nil where there is none.
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

/// What a person has to do so that the sync goes on.
enum SyncAttention: Equatable, Sendable {
  /// The server of an account refuses the password.
  case password(account: String)
  /// The server of an account refuses access.
  case access(account: String)
  /// A question waits for an answer.
  case decision
  /// Something else has to be put right.
  case other

  /// The one that holds up most; nil where there is none.
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
  /// Changes that wait for accounts nothing is exchanged with.
  var pausedChanges: Int { accounts.filter { $0.isPaused }.reduce(0) { $0 + $1.waiting } }

  /// Problems of accounts and calendars that are not paused.
  fileprivate var problemsInUse: [SyncProblem] { parts.filter { !$0.isPaused }.flatMap { $0.result?.problems ?? [] } }

  /// The first account that was stopped by this.
  fileprivate func account(with code: SyncProblem.Code) -> String? {
    accounts.first { account in
      !account.isPaused && account.result?.problems.contains { $0.list == nil && $0.code == code } == true
    }?.id
  }

  /// Paused ones count too: where tasks are does not change with a pause.
  fileprivate func count(_ code: SyncProblem.Code) -> Int {
    parts.reduce(0) { sum, part in sum + (part.result?.problems.count { $0.code == code } ?? 0) }
  }

  fileprivate var hasUnread: Bool { parts.contains { !$0.isPaused && $0.result == nil } }

  fileprivate var hasUnreadable: Bool { problemsInUse.contains { $0.code == .unreadable } }
}
