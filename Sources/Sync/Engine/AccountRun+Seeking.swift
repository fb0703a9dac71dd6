internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// What has gone from its list may have come to another, where it is one and the same. So nothing is made again before
/// every list was read after it was missed.
extension AccountRun {
  /// A list that cannot be read keeps deletions elsewhere waiting for as long after its last comparison. Seconds.
  private static let patience: Int64 = 2 * 86_400

  /// A list that is not there, or not for this user, holds nothing that could be missed.
  func noteUnread(_ list: ListID, _ failure: SyncFailure, isGone: Bool = false) {
    switch failure {
    case .forbidden, .notFound: absent.insert(list)
    default: if isGone { absent.insert(list) } else { unread.insert(list) }
    }
  }

  /// The server has said that a reminder is not where it was: its list is compared until it is known what became of it.
  func doubt(_ row: SyncedResource) throws(SyncFailure) {
    try end(row, .gone)
    try write { (transaction) throws(PlannerFailure) in
      guard var collection = try transaction.collection(row.list) else { return }
      collection.hasFullList = false
      try transaction.save(collection)
    }
    missing.insert(row.place)
  }

  /// Looks into all lists for what is missing in its own, which is pointless while one of them cannot be read, and again
  /// at what was found in two.
  func seek() throws(SyncFailure) {
    guard !doubted.isEmpty || !missing.isEmpty && isEveryListOpen else { return }
    for list in order { collections[list]?.state = nil }
    let sought = missing.union(doubted)
    (missing, doubted) = ([], [])
    try pull(order.filter { !stopped.contains($0) }, for: sought)
  }

  private var isEveryListOpen: Bool { unread.isEmpty && stopped.isSubset(of: absent) }

  /// Leaves where it is what may only have changed its list.
  /// - Parameter isAwaited: a list cannot be read now that is worth waiting for.
  func holdDoubtful(
    _ haul: inout Haul, _ sought: Set<JournalEntry.Place>, isAwaited: Bool
  ) throws(SyncFailure) {
    guard !haul.vanished.isEmpty else { return }
    let (waiting, confirmed) = try waiting(in: haul)
    let held = haul.vanished.filter { row in
      if haul.isAnother { return isAwaited }
      if waiting.contains(row.place) { return !isEveryListOpen || !sought.contains(row.place) }
      return isAwaited && !confirmed.contains(row.href)
    }
    guard !held.isEmpty else { return }
    let places = Set(held.map(\.place))
    missing.formUnion(places.intersection(waiting))
    haul.vanished.removeAll { places.contains($0.place) }
    haul.isWhole = false
  }

  /// Where a change is to be sent to, and what a person has let go.
  private func waiting(
    in haul: Haul
  ) throws(SyncFailure) -> (places: Set<JournalEntry.Place>, confirmed: Set<String>) {
    try read { (transaction) throws(PlannerFailure) in
      var places: Set<JournalEntry.Place> = []
      for row in haul.vanished {
        guard let task = row.task, try transaction.resource(in: row.list, href: row.href) == row else { continue }
        if try transaction.waiting(task) != nil { places.insert(row.place) }
      }
      let held = try transaction.heldDeletions(in: haul.list)
      return (places, Set(held.filter(\.isConfirmed).map(\.href)))
    }
  }

  /// Lists that were read not long ago and cannot be read now.
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

  func isInDoubt(_ errand: Errand) -> Bool {
    errand.rows.contains { missing.contains($0.place) || doubted.contains($0.place) }
  }

  /// What is to be made now may be in a list that cannot be read: the one its task comes from, or any where it was on
  /// the server before.
  func mayBeElsewhere(_ errand: Errand, _ row: SyncedResource?) throws(SyncFailure) -> Bool {
    guard !unread.isEmpty else { return false }
    let awaited = try awaitedLists()
    if errand.rows.contains(where: { awaited.contains($0.list) && $0.list != errand.item?.list }) { return true }
    guard let row, row.etag == nil else { return false }
    return try read { (transaction) throws(PlannerFailure) in
      try transaction.baseText(in: row.list, href: row.href) != nil
    }
  }
}

extension SyncedResource {
  var place: JournalEntry.Place { JournalEntry.Place(list: list, href: href) }
}
