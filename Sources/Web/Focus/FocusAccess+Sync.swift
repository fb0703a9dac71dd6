import Domain

extension WebApp {
  /// The Focus command handler, informed about servers that deny access.
  var focusHandler: FocusHandler<Store> { FocusHandler(store, access: FocusAccess(sync.status())) }
}

extension FocusAccess {
  /// Collects the servers that deny access from the sync status.
  init(_ status: SyncStatus) {
    self.init()
    for account in status.accounts { learn(account.id, isPaused: account.isPaused, last: account.result) }
  }
}
