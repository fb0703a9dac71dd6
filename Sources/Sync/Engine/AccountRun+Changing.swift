internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

extension AccountRun {
  /// Sends the differences between a task and the last agreed text. Returns whether anything was written.
  func update(
    _ item: PlanItem, _ pendingChange: PendingChange, _ row: SyncedResource
  ) throws(SyncFailure) -> Bool {
    guard let url = collections[row.list]?.url, let href = Href(row.href) else { return false }
    let renumbered = pendingChange.waiting.entry.moved ? try renumberNeighbours(of: item) : false
    let base = try read { (transaction) throws(PlannerFailure) in
      try transaction.baseText(in: row.list, href: row.href)
    }
    let text = try self.text(of: item, modelledOn: row, moved: pendingChange.waiting.entry.moved)
    guard text.bytes != base else {
      settled[pendingChange.task, default: [:]][row.href] = pendingChange.waiting.number
      return renumbered
    }
    guard let etag = try etag(of: row) else {
      halted.insert(pendingChange.task)
      add(.waiting(title: pendingChange.title, .answerUnreadable(address: row.href)), to: row.list)
      return renumbered
    }
    try note(text, for: row, .update, pendingChange.title)
    let outcome = try asking { () throws(CalDAVError) in
      try client.update(text.bytes, at: href, ifMatch: etag, in: url)
    }
    switch outcome {
    case .done:
      try accept(row.list)
      reports[row.list]?.updated += 1
      unconfirmed.append(SentText(row: row, href: href, text: text, pendingChange: pendingChange))
    case .preconditionFailed: try lookAgain(at: row, for: item, pendingChange)
    case .gone: try doubt(row)
    default: try refused(outcome, row, pendingChange)
    }
    return true
  }

  /// Deletes the resource if it is still in the last agreed state.
  func delete(_ row: SyncedResource, _ pendingChange: PendingChange) throws(SyncFailure) {
    guard let url = collections[row.list]?.url, let href = Href(row.href), let etag = try etag(of: row) else {
      halted.insert(pendingChange.task)
      add(.waiting(title: pendingChange.title, .answerUnreadable(address: row.href)), to: row.list)
      return
    }
    try note(nil, for: row, .delete, pendingChange.title)
    let outcome = try asking { () throws(CalDAVError) in try client.delete(href, ifMatch: etag, in: url) }
    switch outcome {
    case .done:
      try end(row, .done)
      try remove(row)
      reports[row.list]?.deleted += 1
      try accept(row.list)
    case .gone:
      try end(row, .gone)
      try remove(row)
    case .preconditionFailed: try look(for: row)
    default: try refused(outcome, row, pendingChange)
    }
  }

  /// Reads a resource whose state is uncertain.
  /// - Parameter isDeleted: whether its task is deleted here, so that nothing is lost if the resource is gone.
  func look(for row: SyncedResource, isDeleted: Bool = true) throws(SyncFailure) {
    guard let url = collections[row.list]?.url, let href = Href(row.href) else { return }
    switch try asking({ () throws(CalDAVError) in try client.resource(at: href, in: url) }) {
    case .found(let resource): try arrive(resource, row.list, href: row.href)
    case .gone: if isDeleted { try remove(row) } else { try doubt(row) }
    case .failed(_, let status): throw .serverAnswered(status: status, codes: [])
    }
  }

  /// Handles a concurrent change on the server: merges it; the next step sends the result.
  private func lookAgain(at row: SyncedResource, for item: PlanItem, _ pendingChange: PendingChange) throws(SyncFailure)
  {
    guard let url = collections[row.list]?.url, let href = Href(row.href) else { return }
    collisions[item.id, default: 0] += 1
    let isStubborn = collisions[item.id, default: 0] >= Self.collisionLimit
    let reading = try asking { () throws(CalDAVError) in
      // The ETag in listings may differ from the one that writes are checked against.
      isStubborn ? try client.resourceByGet(at: href, in: url) : try client.resource(at: href, in: url)
    }
    switch reading {
    case .found(let resource): try arrive(resource, row.list, href: row.href)
    case .gone: try doubt(row)
    case .failed(_, let status): throw .serverAnswered(status: status, codes: [])
    }
    guard collisions[item.id, default: 0] > Self.collisionLimit else { return }
    // The change is merged here; another client that keeps writing may have stopped by the next sync.
    halted.insert(item.id)
    add(.waiting(title: pendingChange.title, .serverAnswered(status: 412, codes: [])), to: row.list)
  }

  /// The number of collisions after which the ETag is read with GET; after one more, the change waits for the next
  /// sync.
  private static let collisionLimit = 3

  /// Returns the ETag for a write. If listings contain none, uses that of a GET if its text is the agreed one.
  private func etag(of row: SyncedResource) throws(SyncFailure) -> ETag? {
    if let etag = row.etag.flatMap({ ETag($0) }) { return etag }
    guard let url = collections[row.list]?.url, let href = Href(row.href) else { return nil }
    let base = try read { (transaction) throws(PlannerFailure) in
      try transaction.baseText(in: row.list, href: row.href)
    }
    guard let agreed = base.flatMap({ codec.read($0, in: row.list) }),
      case .found(let found) = try asking({ () throws(CalDAVError) in try client.resourceByGet(at: href, in: url) }),
      let present = codec.read(found.bytes, in: row.list), codec.isUntouched(agreed, present)
    else { return nil }
    return found.etag
  }

  /// Removes the row of a resource that is no longer on the server; keeps its text for undo. Hidden resources with the
  /// same UID are read again.
  private func remove(_ row: SyncedResource) throws(SyncFailure) {
    try write { (transaction) throws(PlannerFailure) in
      try transaction.forget(row)
      guard let uid = row.uid else { return }
      for twin in try transaction.resources(in: row.list) where twin.uid == uid && twin.task == nil {
        try transaction.removeResource(in: twin.list, href: twin.href)
      }
    }
  }
}
