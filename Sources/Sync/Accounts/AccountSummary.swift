public import Domain
internal import HTTPClient
internal import Storage

/// An account with its lists, without its password.
public struct AccountSummary: Sendable, Equatable {
  public var id: String
  public var address: String
  public var user: String
  /// True if another program stores the password.
  public var asksForPassword: Bool
  /// Whether the password and tasks can be read in transit to the server.
  public var isExposed: Bool
  public var certificateFile: String?
  public var isPaused: Bool
  public var lists: [SourceList]
  /// The number of changes not yet sent to the server, by list.
  public var unsent: [ListID: Int]
  /// The result of its last sync; nil before the first.
  public var result: SyncResult?

  /// The access the server grants, as far as it is known.
  public var access: SourceList.Access {
    if result?.problems.contains(where: \.isDenial) == true { return .denied }
    if lists.isEmpty { return .notAsked }
    if lists.allSatisfy({ $0.access == .denied }) { return .denied }
    return lists.contains { $0.access == .granted } ? .granted : .readOnly
  }
}

extension SyncEngine {
  /// Returns all accounts, oldest first.
  public func accounts() throws(SyncFailure) -> [AccountSummary] {
    try reading { (transaction) throws(PlannerFailure) in
      let lists = try transaction.lists()
      let unsent = try unsent(transaction)
      let results = try transaction.syncResults()
      return try transaction.accounts().map { account in
        let own = lists.filter { $0.account == account.id }
        let ids = Set(own.map(\.id))
        var summary = AccountSummary(account, lists: own, unsent: unsent.filter { ids.contains($0.key) })
        summary.result = results.first { $0.account == account.id }
        return summary
      }
    }
  }

  /// Counts each list's unsent changes: those of its own tasks and those of tasks that are moving out of it.
  private func unsent(_ transaction: PlannerTransaction) throws(PlannerFailure) -> [ListID: Int] {
    var counts: [ListID: Int] = [:]
    for waiting in try transaction.waiting() {
      var lists: Set<ListID> = [waiting.entry.list]
      for row in try transaction.resources(of: waiting.entry.task) { lists.insert(row.list) }
      for list in lists { counts[list, default: 0] += 1 }
    }
    return counts
  }
}

extension AccountSummary {
  init(_ account: Account, lists: [SourceList], unsent: [ListID: Int]) {
    id = account.id
    address = account.url
    user = account.user
    if case .command = account.secret { asksForPassword = true } else { asksForPassword = false }
    certificateFile = account.certificateFile
    isExposed = ([account.url] + account.homes).contains { ServerURL($0)?.origin.isExposed == true }
    isPaused = account.isPaused
    self.lists = lists
    self.unsent = unsent
  }
}

extension SyncProblem {
  /// True if the server denies access to the whole account.
  fileprivate var isDenial: Bool { list == nil && (code == .wrongPassword || code == .forbidden) }
}
