internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

typealias Haul = CollectionHaul<SyncedResource>
typealias EventHaul = CollectionHaul<EventResource>

/// What was read of one list or calendar, before anything is stored.
struct CollectionHaul<Row: ServerRow> {
  let list: ListID
  /// As stored before the server was asked; what has changed since is left to the next sync.
  let collection: SyncedCollection
  let rows: [Row]
  /// The marks to store with it.
  var state: CollectionState
  /// What the server says has changed, where it was asked already.
  var report: ChangeReport?
  var found: [CalendarResource] = []
  /// What the first of them say, understood while the answer was read.
  var understood: [Arrival] = []
  var vanished: [Row] = []
  /// What is missing and stays until a person has answered.
  var held: [HeldDeletion] = []
  /// Resources the server lists and does not give out.
  var unreadable: [Href] = []
  /// True when everything was compared, not only what the server says has changed.
  var isFull = false
  /// What has vanished is missing in a second listing too.
  var isListedTwice = false
  /// The server did not know our token.
  var isTokenRefused = false
  /// Another collection is there now: nothing it lacks was deleted.
  var isAnother = false
  /// False when deletions are held back or another sync came in between: then the list is looked at again next time.
  var isWhole = true
  /// Tasks to be put where their numbers on the server say.
  var moved: Set<TaskID> = []
  /// Those of them that are new here.
  var arrived: Set<TaskID> = []

  init(list: ListID, collection: SyncedCollection, rows: [Row], state: CollectionState) {
    self.list = list
    self.collection = collection
    self.rows = rows
    self.state = state
  }

  /// So many of what is set aside are tried again when something else is read anyway: it may have been cut on its way.
  private static var retriesAlong: Int { 5 }

  func retriedAlong(_ difference: ChangeDifference<Row>) -> [Href] {
    let (read, gone) = (Set(difference.toRead), Set(difference.vanished.map(\.href)))
    let aside = rows.filter { $0.state == .quarantined && !gone.contains($0.href) }.compactMap { Href($0.href) }
    return Array(aside.filter { !read.contains($0) }.prefix(Self.retriesAlong))
  }

  /// Set aside and still there: when everything is compared they are tried once more, though nothing seems changed.
  func retried(_ listing: CollectionListing) -> [Href] {
    let aside = Set(rows.filter { $0.state == .quarantined }.compactMap { Href($0.href) })
    guard !aside.isEmpty else { return [] }
    let etags = Dictionary(rows.compactMap { row in Href(row.href).map { ($0, row.etag) } }) { first, _ in first }
    return listing.resources.filter { aside.contains($0.href) && $0.etag?.text == etags[$0.href] }.map(\.href)
  }
}

extension SyncedCollection {
  /// The server's marks at the last agreement.
  var marks: CollectionState { CollectionState(ctag: ctag, syncToken: syncToken) }
}
