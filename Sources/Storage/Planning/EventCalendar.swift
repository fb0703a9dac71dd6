public import Domain

/// Sync state of a calendar's events since the last listing, and the range for which recurring events are expanded.
public struct EventCalendar: Sendable, Equatable {
  public var list: ListID
  public var ctag: String?
  public var syncToken: String?
  /// The server's own identifier that distinguishes this calendar from another one at the same address; nil if it sends
  /// none.
  public var identity: String?
  /// Time of the last complete listing and comparison.
  public var fullListAt: Instant?
  /// The range for which occurrences of recurring events are stored; nil at first.
  public var expandedFrom: Instant?
  public var expandedUntil: Instant?
  /// Ranges a user has viewed, in seconds since 1970-01-01 UTC, the latest last. Outside the range above, and for
  /// events not stored completely within it, occurrences are stored for these.
  public var looked: [Range<Int64>] = []
  /// The time zone used to interpret times without a zone when they were stored.
  public var zone: String?
  /// The address or path of a read-only calendar, and the validators its server sent with the last text.
  public var address: String?
  public var etag: String?
  public var modified: String?
  public var checkedAt: Instant?

  public init(list: ListID) {
    self.list = list
  }
}

/// A calendar resource with events, as last seen on its server.
public struct EventResource: Sendable, Equatable {
  /// The reason why only some of the occurrences are stored.
  public enum Cut: Int, Sendable {
    /// All occurrences are stored.
    case none = 0
    /// The limit per resource is reached.
    case resource = 1
    /// The limit per calendar is reached.
    case calendar = 2
  }

  public var list: ListID
  /// The path exactly as the server spells it.
  public var href: String
  public var etag: String?
  public var uid: String?
  /// The time block created from it; nil for other events.
  public var block: BlockID?
  public var state: SyncedResource.State
  public var isRecurring: Bool
  public var cut: Cut

  public init(
    list: ListID, href: String, etag: String? = nil, uid: String? = nil, block: BlockID? = nil,
    state: SyncedResource.State = .clean, isRecurring: Bool = false, cut: Cut = .none
  ) {
    self.list = list
    self.href = href
    self.etag = etag
    self.uid = uid
    self.block = block
    self.state = state
    self.isRecurring = isRecurring
    self.cut = cut
  }
}
