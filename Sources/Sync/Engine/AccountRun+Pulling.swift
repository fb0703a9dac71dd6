internal import CalDAV
internal import Domain
internal import Storage

/// What was read of one list, before anything is stored.
struct Haul {
  let list: ListID
  /// As stored before the server was asked; what has changed since is left to the next sync.
  let collection: SyncedCollection
  let rows: [SyncedResource]
  let state: CollectionState
  var found: [CalendarResource] = []
  var vanished: [SyncedResource] = []
  /// False when a resource could not be read, or deletions are held back: then the list is looked at again next time.
  var isWhole = true
  /// Tasks whose number was changed on the server.
  var moved: Set<TaskID> = []
}

extension AccountRun {
  /// A list is compared completely at least this often, whatever its marks say. Seconds.
  private static let reconcileInterval: Int64 = 86_400

  /// Reads all lists first and stores what they said afterwards: a reminder that has moved between two lists is known
  /// as the same, and a password refused half-way changes nothing.
  func pull(_ lists: [ListID]) throws(SyncFailure) {
    var hauls: [Haul] = []
    for list in lists {
      do {
        if let haul = try haul(list) { hauls.append(haul) }
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        add(.failed(error), to: list)
      }
    }
    for index in hauls.indices { try brake(&hauls[index], among: hauls) }
    let departed = departures(in: hauls)
    for index in hauls.indices { try storeArrivals(&hauls[index], departed[hauls[index].list] ?? Intake.Departed()) }
    for haul in hauls { try finish(haul) }
  }

  /// Nil when nothing has changed there.
  private func haul(_ list: ListID) throws(SyncFailure) -> Haul? {
    guard let remote = collections[list] else { return nil }
    let stored = try read { (transaction) throws(PlannerFailure) in
      (collection: try transaction.collection(list), rows: try transaction.resources(in: list))
    }
    guard let collection = stored.collection else { return nil }
    // The marks are read before the listing: what changes between the two is seen again next time.
    let state = try present(remote)
    if isCurrent(collection, state) { return nil }
    engine.surroundings.progress(reports[list]?.name ?? "")
    let listing = try asking { () throws(CalDAVError) in try client.listing(of: remote.url) }
    let difference = ListingDifference(stored: stored.rows, listing: listing)
    var haul = Haul(list: list, collection: collection, rows: stored.rows, state: state)
    haul.vanished = difference.vanished
    try read(difference.toRead, from: remote.url, into: &haul)
    return haul
  }

  private func present(_ remote: RemoteCollection) throws(SyncFailure) -> CollectionState {
    if let state = remote.state { return state }
    return try asking { () throws(CalDAVError) in try client.state(of: remote.url) }
  }

  private func isCurrent(_ collection: SyncedCollection, _ state: CollectionState) -> Bool {
    guard collection.hasFullList, let last = collection.fullListAt else { return false }
    let age = engine.surroundings.environment().now.seconds - last.seconds
    return age >= 0 && age < Self.reconcileInterval
      && state.isUnchanged(since: CollectionState(ctag: collection.ctag, syncToken: collection.syncToken))
  }

  private func read(_ hrefs: [Href], from url: ServerURL, into haul: inout Haul) throws(SyncFailure) {
    guard !hrefs.isEmpty else { return }
    for reading in try asking({ () throws(CalDAVError) in try client.resources(at: hrefs, in: url) }) {
      switch reading {
      case .found(let resource): haul.found.append(resource)
      case .gone(let href):
        if let row = haul.rows.first(where: { Href($0.href) == href && $0.etag != nil }) { haul.vanished.append(row) }
      case .failed(let href, _):
        haul.isWhole = false
        add(.quarantined(href: href.path), to: haul.list)
      }
    }
  }

  /// For each list: what has left its place, so that it can be recognised elsewhere.
  private func departures(in hauls: [Haul]) -> [ListID: Intake.Departed] {
    var result: [ListID: Intake.Departed] = [:]
    for haul in hauls {
      var departed = Intake.Departed(hrefs: Set(haul.vanished.map(\.href)))
      for other in hauls where other.list != haul.list {
        for row in other.vanished {
          if let uid = row.uid, row.task != nil { departed.elsewhere[uid] = row }
        }
      }
      result[haul.list] = departed
    }
    return result
  }
}

extension AccountRun {
  /// Looks a second time when much would vanish, and then asks a person.
  private func brake(_ haul: inout Haul, among hauls: [Haul]) throws(SyncFailure) {
    guard !confirmingDeletions, let url = collections[haul.list]?.url else { return }
    guard try tooManyLosses(of: haul, hauls) != nil else { return }
    haul.isWhole = false
    do {
      let again = try asking { () throws(CalDAVError) in try client.listing(of: url) }
      let missing = Set(ListingDifference(stored: haul.rows, listing: again).vanished.map(\.href))
      haul.vanished.removeAll { !missing.contains($0.href) }
    } catch {
      haul.vanished = []
      if error.stopsAccount { throw error }
      add(.failed(error), to: haul.list)
    }
    guard let losses = try tooManyLosses(of: haul, hauls) else { return }
    haul.vanished = []
    add(.brake(count: losses, of: haul.rows.filter { $0.task != nil }.count), to: haul.list)
  }

  /// How many tasks would go, not counting those deleted here too, nor those found again under another name or in
  /// another list; nil when they are few enough.
  private func tooManyLosses(of haul: Haul, _ hauls: [Haul]) throws(SyncFailure) -> Int? {
    let total = haul.rows.filter { $0.task != nil }.count
    guard DeletionBrake.holds(vanishing: haul.vanished.count, of: total) else { return nil }
    let arrived = Set(
      hauls.flatMap { haul in haul.found.compactMap { wire.read(Array($0.text.utf8), in: haul.list)?.uid } })
    let losses = try read { (transaction) throws(PlannerFailure) in
      var count = 0
      for row in haul.vanished {
        guard let task = row.task, row.uid.map({ !arrived.contains($0) }) ?? true else { continue }
        if try transaction.item(task) != nil { count += 1 }
      }
      return count
    }
    return DeletionBrake.holds(vanishing: losses, of: total) ? losses : nil
  }
}
