/// Access problems of accounts and lists, as found by the accounts' last sync.
public struct FocusAccess: Equatable, Sendable {
  /// Identifies a list by its account and its name there.
  private struct Name: Hashable, Sendable {
    var account: String
    var list: String
  }

  /// Accounts that have never been synced.
  public var unsynced: Set<String>
  /// Accounts whose server denies access.
  public var deniedAccounts: Set<String>
  /// Lists that the server no longer allows the account to read.
  public var deniedLists: Set<ListID>
  private var deniedNames: Set<Name> = []

  public init(unsynced: Set<String> = [], deniedAccounts: Set<String> = [], deniedLists: Set<ListID> = []) {
    self.unsynced = unsynced
    self.deniedAccounts = deniedAccounts
    self.deniedLists = deniedLists
  }

  public static let none = FocusAccess()

  /// Records the result of an account's last sync; nil means that it has never been synced. Ignores a paused account,
  /// which sends no requests that could be refused.
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
