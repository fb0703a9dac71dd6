import Domain

extension FocusAccess {
  /// What the sync knows of servers that let nobody in.
  /// - Parameter lists: all lists, since problems name theirs.
  init(_ status: SyncStatus, lists: [SourceList]) {
    self.init()
    for account in status.accounts where !account.isPaused {
      guard let result = account.result else {
        unsynced.insert(account.id)
        continue
      }
      for problem in result.problems where problem.deniesAccess {
        guard let name = problem.list else {
          deniedAccounts.insert(account.id)
          continue
        }
        for list in lists where list.account == account.id && list.name == name { deniedLists.insert(list.id) }
      }
    }
  }
}

extension SyncProblem {
  /// Whether the server lets nobody in, as far as this problem goes.
  fileprivate var deniesAccess: Bool {
    switch code {
    case .wrongPassword, .forbidden: true
    case .listFailed: count == 401 || count == 403
    default: false
    }
  }
}
