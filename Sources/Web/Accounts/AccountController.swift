public import Domain

/// The command handler for accounts. Each call may block while a server responds, for about twenty seconds at most.
/// Passwords are only ever passed in, never returned.
public struct AccountController: Sendable {
  /// All accounts, oldest first; contacts no server.
  public var accounts: @Sendable () throws(AccountTrouble) -> [AccountView]
  /// Discovers lists and calendars, verifies the password and stores the account; returns its id.
  public var add: @Sendable (AccountRequest) throws(AccountTrouble) -> String
  /// Asks the server for its lists; changes nothing.
  public var test: @Sendable (_ id: String) throws(AccountTrouble) -> AccountTest
  /// Stores a new password after the server has accepted it.
  public var changePassword: @Sendable (_ id: String, _ password: String) throws(AccountTrouble) -> Void
  public var pause: @Sendable (_ id: String, _ isPaused: Bool) throws(AccountTrouble) -> Void
  /// Removes an account; its data on the server stays.
  public var remove: @Sendable (_ id: String, _ keepingTasks: Bool) throws(AccountTrouble) -> Void
  /// Deletions on servers that await confirmation, oldest first.
  public var heldDeletions: @Sendable () throws(AccountTrouble) -> [HeldView]
  /// At the next sync, accepts the deletions or restores the items on the server. Throws `questionChanged`, without
  /// any change, if the question is no longer the one answered.
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

/// The user's input for a new account.
public struct AccountRequest: Sendable, Equatable {
  public var address: String
  public var user: String
  public var password: String
  /// Additional hosts that may receive the password.
  public var trustedHosts: [String]

  public init(address: String, user: String, password: String, trustedHosts: [String] = []) {
    self.address = address
    self.user = user
    self.password = password
    self.trustedHosts = trustedHosts
  }
}

/// An account as shown on its page.
public struct AccountView: Sendable, Equatable {
  public var id: String
  public var address: String
  public var user: String
  /// True if an external program provides the password.
  public var asksForPassword: Bool
  public var isPaused: Bool
  public var access: SourceList.Access
  /// The local day and time of the last sync without problems.
  public var syncedAt: Due?
  /// The problems of the last sync.
  public var problems: [SyncProblem]
  public var lists: [SourceList]
  /// The number of changes of each list that its server lacks.
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

  /// Whether the password and tasks are transferred unencrypted.
  public var isExposed = false

  /// Why the last sync failed; nil if it did not.
  var failure: SyncProblem? { problems.first { $0.list == nil && $0.leavesSomethingOut } }

  /// Problems only the user can solve, except held deletions, which have their own question.
  var urgentProblems: [SyncProblem] { problems.filter { $0.remedy == .person && !$0.isHeld } }

  /// Whether entering a new password would help.
  var refusesPassword: Bool {
    !asksForPassword && problems.contains { $0.list == nil && $0.code == .wrongPassword }
  }

  var unsentCount: Int { unsent.values.reduce(0) { $0 + $1 } }
}

/// The result of testing an account's server.
public struct AccountTest: Sendable, Equatable {
  /// The user's display name on the server.
  public var displayName: String?
  public var lists: [SourceList]
  /// Hosts with further calendars that may not receive the password.
  public var otherHosts: [String]

  public init(displayName: String?, lists: [SourceList], otherHosts: [String] = []) {
    self.displayName = displayName
    self.lists = lists
    self.otherHosts = otherHosts
  }
}

extension SyncProblem {
  /// Whether the problem concerns items deleted on the server that stay here until the user confirms.
  var isHeld: Bool { code == .heldDeletions || code == .heldBlocks }
}
