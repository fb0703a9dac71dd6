import Domain

extension WebApp {
  /// The one task, with what the sync knows of servers that let nobody in.
  var focusDesk: FocusDesk<Store> { FocusDesk(store, access: FocusAccess(sync.status())) }
}

extension FocusAccess {
  /// What the sync knows of servers that let nobody in.
  init(_ status: SyncStatus) {
    self.init()
    for account in status.accounts { learn(account.id, isPaused: account.isPaused, last: account.result) }
  }
}
