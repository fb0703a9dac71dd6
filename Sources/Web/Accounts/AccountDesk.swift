public import Domain

/// What the pages ask of the part of the program that talks to servers. Each call may block for as long as a server is
/// waited for, at most some twenty seconds; passwords go in and never come out.
public struct AccountDesk: Sendable {
  /// All accounts, oldest first; asks no server.
  public var accounts: @Sendable () throws(AccountTrouble) -> [AccountView]
  /// Finds lists and calendars, proves the password, stores the account; returns its id.
  public var add: @Sendable (AccountRequest) throws(AccountTrouble) -> String
  /// Asks the server what it has and changes nothing.
  public var test: @Sendable (_ id: String) throws(AccountTrouble) -> AccountTest
  /// Stores a password the server has accepted.
  public var changePassword: @Sendable (_ id: String, _ password: String) throws(AccountTrouble) -> Void
  public var pause: @Sendable (_ id: String, _ isPaused: Bool) throws(AccountTrouble) -> Void
  /// Forgets an account; its server keeps everything.
  public var remove: @Sendable (_ id: String, _ keepingTasks: Bool) throws(AccountTrouble) -> Void
  /// Deletions on servers that wait for an answer, oldest first.
  public var heldDeletions: @Sendable () throws(AccountTrouble) -> [HeldView]
  /// Lets what is missing go, or puts it back on the server, at the next sync. Throws `questionChanged` and does nothing
  /// when the question is another than the one that was answered.
  public var answerDeletions: @Sendable (HeldAnswer) throws(AccountTrouble) -> Void

  public init(
    accounts: @escaping @Sendable () throws(AccountTrouble) -> [AccountView],
    add: @escaping @Sendable (AccountRequest) throws(AccountTrouble) -> String,
    test: @escaping @Sendable (_ id: String) throws(AccountTrouble) -> AccountTest,
    changePassword: @escaping @Sendable (_ id: String, _ password: String) throws(AccountTrouble) -> Void,
    pause: @escaping @Sendable (_ id: String, _ isPaused: Bool) throws(AccountTrouble) -> Void,
    remove: @escaping @Sendable (_ id: String, _ keepingTasks: Bool) throws(AccountTrouble) -> Void,
    heldDeletions: @escaping @Sendable () throws(AccountTrouble) -> [HeldView],
    answerDeletions: @escaping @Sendable (HeldAnswer) throws(AccountTrouble) -> Void
  ) {
    self.accounts = accounts
    self.add = add
    self.test = test
    self.changePassword = changePassword
    self.pause = pause
    self.remove = remove
    self.heldDeletions = heldDeletions
    self.answerDeletions = answerDeletions
  }
}

/// What a person says about a new account.
public struct AccountRequest: Sendable, Equatable {
  public var address: String
  public var user: String
  public var password: String
  /// Other hosts that may see the password.
  public var trustedHosts: [String]

  public init(address: String, user: String, password: String, trustedHosts: [String] = []) {
    self.address = address
    self.user = user
    self.password = password
    self.trustedHosts = trustedHosts
  }
}

/// An account as its pages show it.
public struct AccountView: Sendable, Equatable {
  public var id: String
  public var address: String
  public var user: String
  /// True when another program keeps the password.
  public var asksForPassword: Bool
  public var isPaused: Bool
  public var access: SourceList.Access
  /// The local day and time of the last sync in which everything went well.
  public var syncedAt: Due?
  /// What the last sync could not do.
  public var problems: [SyncProblem]
  public var lists: [SourceList]
  /// Changes a list's server lacks.
  public var unsent: [ListID: Int]

  public init(
    id: String, address: String, user: String, asksForPassword: Bool = false, isPaused: Bool = false,
    access: SourceList.Access, syncedAt: Due? = nil, problems: [SyncProblem] = [], lists: [SourceList],
    unsent: [ListID: Int] = [:]
  ) {
    self.id = id
    self.address = address
    self.user = user
    self.asksForPassword = asksForPassword
    self.isPaused = isPaused
    self.access = access
    self.syncedAt = syncedAt
    self.problems = problems
    self.lists = lists
    self.unsent = unsent
  }

  /// Whether its password and tasks can be read on the way to the server.
  public var isExposed = false

  /// Why nothing was synced the last time.
  var failure: SyncProblem? { problems.first { $0.list == nil && $0.leavesSomethingOut } }

  /// What only a person can put right; deletions are asked about on their own.
  var urgentProblems: [SyncProblem] { problems.filter { $0.remedy == .person && !$0.isHeld } }

  /// Whether another password, entered in the account, would help.
  var refusesPassword: Bool {
    !asksForPassword && problems.contains { $0.list == nil && $0.code == .wrongPassword }
  }

  var unsentCount: Int { unsent.values.reduce(0) { $0 + $1 } }
}

/// What a server answered to a test.
public struct AccountTest: Sendable, Equatable {
  /// The person's name as the server shows it.
  public var displayName: String?
  public var lists: [SourceList]
  /// Hosts with more calendars, which may not see the password.
  public var otherHosts: [String]

  public init(displayName: String?, lists: [SourceList], otherHosts: [String] = []) {
    self.displayName = displayName
    self.lists = lists
    self.otherHosts = otherHosts
  }
}

extension SyncProblem {
  /// Whether it is about something gone on the server that stays here until a person says that it may go.
  var isHeld: Bool { code == .heldDeletions || code == .heldBlocks }
}
