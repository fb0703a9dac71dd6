internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

typealias TaskFetchResult = FetchResult<SyncedResource>
typealias EventFetchResult = FetchResult<EventResource>

/// The data read from one list or calendar, before it is stored.
struct FetchResult<Row: ServerRow> {
  let list: ListID
  /// As stored before the server was asked; later changes are left to the next sync.
  let collection: SyncedCollection
  let rows: [Row]
  /// The change tokens to store with the data.
  var state: CollectionState
  /// The changes reported by the server, if already requested.
  var report: ChangeReport?
  var found: [CalendarResource] = []
  /// The first resources of `found`, parsed while the response was being read.
  var understood: [IncomingTask] = []
  var vanished: [Row] = []
  /// Missing resources that stay until the user has decided.
  var held: [HeldDeletion] = []
  /// Resources that the server lists but does not deliver.
  var unreadable: [Href] = []
  /// True if everything was compared, not only the reported changes.
  var isFull = false
  /// True if the vanished resources are missing from a second listing too.
  var isListedTwice = false
  /// True if the server rejected the sync token.
  var isTokenRefused = false
  /// True if another collection is at the address now, so that missing resources were not deleted.
  var isAnother = false
  /// False if deletions are held back or another sync interfered; the list is then read again next time.
  var isWhole = true
  /// Tasks to reposition by their numbers on the server.
  var moved: Set<TaskID> = []
  /// The tasks in `moved` that are new here.
  var arrived: Set<TaskID> = []

  init(list: ListID, collection: SyncedCollection, rows: [Row], state: CollectionState) {
    self.list = list
    self.collection = collection
    self.rows = rows
    self.state = state
  }

  /// The number of quarantined resources to retry whenever others are read: they may have been truncated in transit.
  private static var retriesAlong: Int { 5 }

  func retriedAlong(_ difference: ChangeDifference<Row>) -> [Href] {
    let (read, gone) = (Set(difference.toRead), Set(difference.vanished.map(\.href)))
    let aside = rows.filter { $0.state == .quarantined && !gone.contains($0.href) }.compactMap { Href($0.href) }
    return Array(aside.filter { !read.contains($0) }.prefix(Self.retriesAlong))
  }

  /// Returns quarantined resources that still exist. A full comparison retries them even if they seem unchanged.
  func retried(_ listing: CollectionListing) -> [Href] {
    let aside = Set(rows.filter { $0.state == .quarantined }.compactMap { Href($0.href) })
    guard !aside.isEmpty else { return [] }
    let etags = Dictionary(rows.compactMap { row in Href(row.href).map { ($0, row.etag) } }) { first, _ in first }
    return listing.resources.filter { aside.contains($0.href) && $0.etag?.text == etags[$0.href] }.map(\.href)
  }
}

extension SyncedCollection {
  /// The server's change tokens at the last agreement.
  var marks: CollectionState { CollectionState(ctag: ctag, syncToken: syncToken) }
}
