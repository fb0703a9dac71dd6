internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

extension AccountRun {
  /// Moves a resource to its task's new list. If the server cannot, later steps create it there and delete it here once
  /// the copy is confirmed.
  func move(_ item: PlanItem, _ pendingChange: PendingChange, _ row: SyncedResource) throws(SyncFailure) {
    guard let source = collections[row.list]?.url, let target = collections[item.list]?.url,
      let href = Href(row.href), let etag = row.etag.flatMap({ ETag($0) })
    else {
      unmovable.insert(item.id)
      return
    }
    let fresh = try newRow(for: item, in: target, modelledOn: row)
    guard let destination = Href(fresh.href) else { return }
    try note(nil, for: row, .move, pendingChange.title, to: JournalEntry.Place(list: fresh.list, href: fresh.href))
    let outcome = try asking { () throws(CalDAVError) in
      try client.move(href, from: source, to: destination, in: target, ifMatch: etag)
    }
    switch outcome {
    case .done: try settleMove(row, fresh, at: destination, in: target)
    case .unauthorized, .retryLater: try refused(outcome, row, pendingChange)
    case .gone: try doubt(row)
    case .preconditionFailed: try stay(row, pendingChange)
    case .notSupported:
      movesResources = false
      try keep(row, .refused)
    case .forbidden, .rejected:
      unmovable.insert(item.id)
      try keep(row, .refused)
    }
  }

  /// Reads the moved resource. It may not be the expected version, because some servers ignore the ETag.
  private func settleMove(
    _ row: SyncedResource, _ fresh: SyncedResource, at href: Href, in url: ServerURL
  ) throws(SyncFailure) {
    let reading = try asking { () throws(CalDAVError) in try client.resource(at: href, in: url) }
    try accept(fresh.list)
    guard case .found(let resource) = reading else { throw .notFound(address: fresh.href) }
    try reconciler(fresh.list) { (reconciler) throws(PlannerFailure) in
      let transaction = reconciler.transaction
      guard let present = try transaction.resource(in: row.list, href: row.href) else { return }
      let base = try transaction.baseText(in: row.list, href: row.href)
      let bytes = resource.bytes
      let ending = JournalEntry.Ending(.done, at: reconciler.environment.now, after: bytes)
      try transaction.end(row.list, row.href, ending)
      try transaction.removeResource(in: row.list, href: row.href)
      var moved = fresh
      moved.task = present.task
      moved.uid = present.uid
      if let base { try transaction.save(moved, baseText: base) } else { try transaction.save(moved) }
      try reconciler.arrive(resource, row: moved)
      try reconciler.followNumber(of: moved)
    }
    reports[fresh.list]?.updated += 1
  }

  /// Handles a concurrent change or a taken destination.
  private func stay(_ row: SyncedResource, _ pendingChange: PendingChange) throws(SyncFailure) {
    collisions[pendingChange.task, default: 0] += 1
    try keep(row, .overtaken)
    try look(for: row, isDeleted: false)
    let etag = try read { (transaction) throws(PlannerFailure) in
      try transaction.resource(in: row.list, href: row.href)?.etag
    }
    if etag == row.etag || collisions[pendingChange.task, default: 0] > 2 { unmovable.insert(pendingChange.task) }
  }

  /// Completes a move without effect.
  private func keep(_ row: SyncedResource, _ outcome: JournalEntry.Outcome) throws(SyncFailure) {
    try end(row, outcome)
    try write { (transaction) throws(PlannerFailure) in
      guard var present = try transaction.resource(in: row.list, href: row.href) else { return }
      present.state = .clean
      try transaction.save(present)
    }
  }
}
