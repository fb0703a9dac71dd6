internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// A resource missing from its list may have moved to another one. It is not recreated until every list has been read
/// since it was missed.
extension AccountRun {
  /// The time in seconds after its last comparison for which an unreadable list delays deletions elsewhere.
  private static let patience: Int64 = 2 * 86_400

  /// Records a list that could not be read. A missing or forbidden list cannot contain a missing resource.
  func noteUnread(_ list: ListID, _ failure: SyncFailure, isGone: Bool = false) {
    switch failure {
    case .forbidden, .notFound: absent.insert(list)
    default: if isGone { absent.insert(list) } else { unread.insert(list) }
    }
  }

  /// Records that a resource is not at its location: its list is compared completely until the outcome is known.
  func doubt(_ row: SyncedResource) throws(SyncFailure) {
    try end(row, .gone)
    try write { (transaction) throws(PlannerFailure) in
      guard var collection = try transaction.collection(row.list) else { return }
      collection.hasFullList = false
      try transaction.save(collection)
    }
    missing.insert(row.place)
  }

  /// Searches all lists for missing resources, unless one of the lists cannot be read, and checks resources found in
  /// two lists again.
  func seek() throws(SyncFailure) {
    guard !doubted.isEmpty || !missing.isEmpty && isEveryListOpen else { return }
    for list in order { collections[list]?.state = nil }
    let sought = missing.union(doubted)
    (missing, doubted) = ([], [])
    try pull(order.filter { !stopped.contains($0) }, for: sought)
  }

  private var isEveryListOpen: Bool { unread.isEmpty && stopped.isSubset(of: absent) }

  /// Holds back deletions of resources that may only have moved to another list.
  /// - Parameter isAwaited: whether a list that is worth waiting for cannot be read now.
  func holdDoubtful(
    _ fetched: inout TaskFetchResult, _ sought: Set<JournalEntry.Place>, isAwaited: Bool
  ) throws(SyncFailure) {
    guard !fetched.vanished.isEmpty else { return }
    let (waiting, confirmed) = try waiting(in: fetched)
    let held = fetched.vanished.filter { row in
      if fetched.isAnother { return isAwaited }
      if waiting.contains(row.place) { return !isEveryListOpen || !sought.contains(row.place) }
      return isAwaited && !confirmed.contains(row.href)
    }
    guard !held.isEmpty else { return }
    let places = Set(held.map(\.place))
    missing.formUnion(places.intersection(waiting))
    fetched.vanished.removeAll { places.contains($0.place) }
    fetched.isWhole = false
  }

  /// Returns the locations with a pending change, and the hrefs whose deletion the user has confirmed.
  private func waiting(
    in fetched: TaskFetchResult
  ) throws(SyncFailure) -> (places: Set<JournalEntry.Place>, confirmed: Set<String>) {
    try read { (transaction) throws(PlannerFailure) in
      var places: Set<JournalEntry.Place> = []
      for row in fetched.vanished {
        guard let task = row.task, try transaction.resource(in: row.list, href: row.href) == row else { continue }
        if try transaction.waiting(task) != nil { places.insert(row.place) }
      }
      let held = try transaction.heldDeletions(in: fetched.list)
      return (places, Set(held.filter(\.isConfirmed).map(\.href)))
    }
  }

  /// Returns the lists that were read recently but cannot be read now.
  func awaitedLists() throws(SyncFailure) -> Set<ListID> {
    let now = engine.surroundings.environment().now.seconds
    return try read { (transaction) throws(PlannerFailure) in
      var lists: Set<ListID> = []
      for list in unread {
        guard let last = try transaction.collection(list)?.fullListAt else { continue }
        if now - last.seconds < Self.patience { lists.insert(list) }
      }
      return lists
    }
  }

  func isInDoubt(_ pendingChange: PendingChange) -> Bool {
    pendingChange.rows.contains { missing.contains($0.place) || doubted.contains($0.place) }
  }

  /// Whether a resource about to be created may exist in a list that cannot be read: the list its task comes from, or
  /// any list if the task was on the server before.
  func mayBeElsewhere(_ pendingChange: PendingChange, _ row: SyncedResource?) throws(SyncFailure) -> Bool {
    guard !unread.isEmpty else { return false }
    let awaited = try awaitedLists()
    if pendingChange.rows.contains(where: { awaited.contains($0.list) && $0.list != pendingChange.item?.list }) {
      return true
    }
    guard let row, row.etag == nil else { return false }
    return try read { (transaction) throws(PlannerFailure) in
      try transaction.baseText(in: row.list, href: row.href) != nil
    }
  }
}

extension SyncedResource {
  var place: JournalEntry.Place { JournalEntry.Place(list: list, href: href) }
}
