/// What is known of accounts beside the store: from what became of their last sync.
public struct FocusAccess: Equatable, Sendable {
  /// A list by the name its account has for it.
  private struct Name: Hashable, Sendable {
    var account: String
    var list: String
  }

  /// Accounts that were never synced.
  public var unsynced: Set<String>
  /// Accounts whose server lets nobody in.
  public var deniedAccounts: Set<String>
  /// Lists their server no longer lets anybody read.
  public var deniedLists: Set<ListID>
  private var deniedNames: Set<Name> = []

  public init(unsynced: Set<String> = [], deniedAccounts: Set<String> = [], deniedLists: Set<ListID> = []) {
    self.unsynced = unsynced
    self.deniedAccounts = deniedAccounts
    self.deniedLists = deniedLists
  }

  public static let none = FocusAccess()

  /// Takes in how an account stands. Of one that is paused nothing is asked, so that nothing can be refused.
  public mutating func learn(_ account: String, isPaused: Bool, last result: SyncResult?) {
    guard !isPaused else { return }
    guard let result else {
      unsynced.insert(account)
      return
    }
    for problem in result.problems {
      switch (problem.code, problem.list) {
      case (.wrongPassword, nil), (.forbidden, nil): deniedAccounts.insert(account)
      case (.listFailed, let name?): deniedNames.insert(Name(account: account, list: name))
      default: break
      }
    }
  }

  func denies(_ list: SourceList) -> Bool {
    if list.access == .notAsked || deniedLists.contains(list.id) { return true }
    guard let account = list.account else { return false }
    return deniedAccounts.contains(account) || deniedNames.contains(Name(account: account, list: list.name))
  }
}
