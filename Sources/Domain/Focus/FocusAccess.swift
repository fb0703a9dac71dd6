/// What is known of accounts beside the store.
public struct FocusAccess: Equatable, Sendable {
  /// Accounts that were never synced.
  public var unsynced: Set<String>
  /// Accounts whose server lets nobody in.
  public var deniedAccounts: Set<String>
  /// Lists their server no longer lets anybody read.
  public var deniedLists: Set<ListID>

  public init(unsynced: Set<String> = [], deniedAccounts: Set<String> = [], deniedLists: Set<ListID> = []) {
    self.unsynced = unsynced
    self.deniedAccounts = deniedAccounts
    self.deniedLists = deniedLists
  }

  public static let none = FocusAccess()

  func denies(_ list: SourceList) -> Bool {
    list.access == .notAsked || deniedLists.contains(list.id)
      || (list.account.map { deniedAccounts.contains($0) } ?? false)
  }
}
