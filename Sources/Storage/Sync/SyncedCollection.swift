public import Domain

/// Sync state of a server's collection since its last listing; belongs to a visible list.
public struct SyncedCollection: Sendable, Equatable {
  public var list: ListID
  public var account: String
  /// The path exactly as the server spells it.
  public var href: String
  public var syncToken: String?
  public var ctag: String?
  /// Time of the last complete listing and comparison.
  public var fullListAt: Instant?
  /// False until the first full listing has been stored completely.
  public var hasFullList: Bool
  /// True if the server no longer lists the collection; its tasks are kept.
  public var isDetached: Bool
  /// The server's own identifier that distinguishes this collection from another one at the same address (RFC 5842
  /// §3.1); nil if it sends none.
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
