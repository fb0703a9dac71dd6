internal import CalDAV
internal import Domain
internal import Storage

extension AccountRun {
  /// Looks a second time when much would vanish, and then asks a person. What was asked about in an earlier sync stays
  /// until it is answered, however few are missing still.
  func brake(_ haul: inout Haul, among hauls: [Haul]) throws(SyncFailure) {
    guard !haul.isAnother, !haul.vanished.isEmpty, let url = collections[haul.list]?.url else { return }
    let asked = try heldBefore(haul)
    guard !asked.isEmpty || DeletionBrake.holds(vanishing: haul.vanished.count, of: haul.taskCount) else { return }
    let arrivals = Arrivals(hauls, wire)
    guard try !losses(of: haul, asked, arrivals).isEmpty else { return }
    haul.isWhole = false
    do {
      let again = try asking { () throws(CalDAVError) in try client.listing(of: url) }
      let missing = Set(ListingDifference(stored: haul.rows, listing: again).vanished.map(\.href))
      haul.vanished.removeAll { !missing.contains($0.href) }
    } catch {
      if error.stopsAccount { throw error }
      // Nothing goes, but what has moved is known as the same, and the question is no further than it was.
      haul.vanished.removeAll { !arrivals.include($0) }
      haul.held = Array(asked.values)
      return add(.failed(error), to: haul.list)
    }
    haul.hold(try losses(of: haul, asked, arrivals), asked, at: engine.surroundings.environment().now)
    if !haul.held.isEmpty { add(.brake(count: haul.held.count, of: haul.taskCount), to: haul.list) }
  }

  /// What a person was asked about in an earlier sync, by href.
  private func heldBefore(_ haul: Haul) throws(SyncFailure) -> [String: HeldDeletion] {
    let held = try read { (transaction) throws(PlannerFailure) in try transaction.heldDeletions(in: haul.list) }
    return Dictionary(held.map { ($0.href, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whose tasks would go without a person's word, not counting those deleted here too and those found again under
  /// another name or in another list: what was asked about before, and the rest when all together are many.
  private func losses(
    of haul: Haul, _ asked: [String: HeldDeletion], _ arrivals: Arrivals
  ) throws(SyncFailure) -> [SyncedResource] {
    let losses = try read { (transaction) throws(PlannerFailure) in
      var losses: [SyncedResource] = []
      for row in haul.vanished where asked[row.href]?.isConfirmed != true && !arrivals.include(row) {
        if let task = row.task, try transaction.item(task) != nil { losses.append(row) }
      }
      return losses
    }
    let areMany = DeletionBrake.holds(vanishing: losses.count, of: haul.taskCount)
    return areMany ? losses : losses.filter { asked[$0.href] != nil }
  }
}

/// What one pull has read, as far as it tells that something has only changed its place.
private struct Arrivals {
  private var uids: Set<String> = []
  private var tasks: Set<TaskID> = []

  init(_ hauls: [Haul], _ wire: Wire) {
    for haul in hauls {
      var known: [Href: TaskID] = [:]
      for row in haul.rows {
        if let href = Href(row.href) { known[href] = row.task }
      }
      for resource in haul.found {
        if let task = known[resource.href] {
          tasks.insert(task)
        } else if let uid = wire.read(Array(resource.text.utf8), in: haul.list)?.uid {
          uids.insert(uid)
        }
      }
    }
  }

  func include(_ row: SyncedResource) -> Bool {
    row.uid.map { uids.contains($0) } ?? false || row.task.map { tasks.contains($0) } ?? false
  }
}

extension Haul {
  fileprivate var taskCount: Int { rows.count { $0.task != nil } }

  /// Keeps what a person has not let go yet.
  fileprivate mutating func hold(_ losses: [SyncedResource], _ asked: [String: HeldDeletion], at now: Instant) {
    for row in losses {
      guard let task = row.task else { continue }
      held.append(HeldDeletion(href: row.href, task: task, heldAt: asked[row.href]?.heldAt ?? now))
    }
    let kept = Set(held.map(\.href))
    vanished.removeAll { kept.contains($0.href) }
  }
}

extension PlannerTransaction {
  /// Keeps the question about missing reminders; an answer given since the server was asked stands.
  func ask(about held: [HeldDeletion], in list: ListID) throws(PlannerFailure) {
    let confirmed = Set(try heldDeletions(in: list).filter(\.isConfirmed).map(\.href))
    var open: [HeldDeletion] = []
    for var deletion in held {
      // What was put back is on its way to the server.
      guard try resource(in: list, href: deletion.href)?.etag != nil else { continue }
      deletion.isConfirmed = confirmed.contains(deletion.href)
      open.append(deletion)
    }
    try hold(open, in: list)
  }
}
