public import Domain

/// What is known of a calendar's events since they were last listed, and how far its series are expanded.
public struct EventCalendar: Sendable, Equatable {
  public var list: ListID
  public var ctag: String?
  public var syncToken: String?
  /// By what the server tells this calendar from another at the same address, where it does.
  public var identity: String?
  /// When everything was last listed and compared.
  public var fullListAt: Instant?
  /// The stretch for which occurrences of series are stored; empty at first.
  public var expandedFrom: Instant?
  public var expandedUntil: Instant?
  /// Stretches somebody has looked at, in seconds since 1970, the latest last: of what is not stored for all of the
  /// stretch above, and outside of it, their occurrences are.
  public var looked: [Range<Int64>] = []
  /// The zone in which times without one were meant when they were stored.
  public var zone: String?
  /// The address or path of a calendar that is only read, and what its server said about the text last fetched.
  public var address: String?
  public var etag: String?
  public var modified: String?
  public var checkedAt: Instant?

  public init(list: ListID) {
    self.list = list
  }
}

/// One resource with events, as its server last had it.
public struct EventResource: Sendable, Equatable {
  /// Why only some of the occurrences are stored.
  public enum Cut: Int, Sendable {
    /// All are.
    case none = 0
    /// One resource has no more than so many.
    case resource = 1
    /// All of the calendar together have no more than so many.
    case calendar = 2
  }

  public var list: ListID
  /// As the server spells it.
  public var href: String
  public var etag: String?
  public var uid: String?
  /// The time block it is shown as; none for events of others.
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
