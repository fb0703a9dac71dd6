public import Domain

/// What is known of a server's collection since its last listing; it belongs to the list shown to people.
public struct SyncedCollection: Sendable, Equatable {
  public var list: ListID
  public var account: String
  /// As the server spells it.
  public var href: String
  public var syncToken: String?
  public var ctag: String?
  /// When everything was last listed and compared.
  public var fullListAt: Instant?
  /// False until the first full listing has been stored completely.
  public var hasFullList: Bool
  /// True when the server no longer shows the collection; its tasks are kept.
  public var isDetached: Bool
  /// By what the server itself tells this collection from another at the same address (RFC 5842 §3.1), where it does.
  public var identity: String?

  public init(
    list: ListID, account: String, href: String, syncToken: String? = nil, ctag: String? = nil,
    fullListAt: Instant? = nil, hasFullList: Bool = false, isDetached: Bool = false,
    identity: String? = nil
  ) {
    self.list = list
    self.account = account
    self.href = href
    self.syncToken = syncToken
    self.ctag = ctag
    self.fullListAt = fullListAt
    self.hasFullList = hasFullList
    self.isDetached = isDetached
    self.identity = identity
  }
}
