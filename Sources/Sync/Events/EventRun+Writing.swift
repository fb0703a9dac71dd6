import CalDAV
import Domain
import HTTPClient
import ICalendar
import Storage

extension EventRun {
  /// Creates the event of a block. Records the attempt first, so that its success is recognised even if the program is
  /// killed.
  func create(
    _ block: TimeBlock, in calendar: ListID, _ known: EventResource?, _ pendingChange: PendingBlockChange
  ) throws(SyncFailure) {
    guard let url = calendars[calendar]?.url else { return }
    let row = if let known { known } else { try newRow(for: block, in: calendar, url) }
    guard let href = Href(row.href), let text = try newText(of: block, row) else { return }
    try note(text, for: row, .create, block.title)
    let outcome = try asking { () throws(CalDAVError) in
      try run.client.create(text.bytes, at: href, in: url)
    }
    switch outcome {
    case .done:
      reports[calendar]?.created += 1
      unconfirmed.append((row, pendingChange))
    case .preconditionFailed(.stateChanged): try adopt(row, at: href, url)
    case .preconditionFailed(.uidConflict(let other)):
      try end(row, .overtaken)
      try adopt(row, insteadUse: other, url, pendingChange)
    case .gone:
      try end(row, .gone)
      throw .notFound(address: url.description)
    default: try refused(outcome, row, pendingChange)
    }
  }

  private func newRow(
    for block: TimeBlock, in calendar: ListID, _ url: ServerURL
  ) throws(SyncFailure) -> EventResource {
    let id = block.id.text
    let name = id.utf8.count <= 100 ? id : ShortHash.digits(of: id)
    let fresh = run.engine.surroundings.environment().makeIdentifier()
    guard let href = Href(newNamed: name + ".ics", in: url) ?? Href(newNamed: fresh + ".ics", in: url) else {
      throw .answerUnreadable(address: url.description)
    }
    return EventResource(list: calendar, href: href.path, uid: id, block: block.id, state: .sending)
  }

  /// Returns the block's last text with its changes applied, which keeps the properties of other programs, or a new
  /// text if there is none.
  private func newText(of block: TimeBlock, _ row: EventResource) throws(SyncFailure) -> CalendarText? {
    let now = run.engine.surroundings.environment().now
    let last: [UInt8]? = try run.read { (transaction) throws(PlannerFailure) in
      if let text = try transaction.eventText(in: row.list, href: row.href) { return text }
      return try transaction.keptText(of: block.id)
    }
    guard let last, let remote = mapping.received(last, in: row.list) else {
      return mapping.text(for: block, at: now)
    }
    return mapping.patched(remote, to: block, at: now)
  }

  private func note(
    _ text: CalendarText?, for row: EventResource, _ verb: JournalEntry.Verb, _ title: String
  ) throws(SyncFailure) {
    let now = run.engine.surroundings.environment().now
    try run.write { (transaction) throws(PlannerFailure) in
      var noted = row
      noted.state = .sending
      try transaction.save(noted)
      try transaction.setSentEventText(text?.bytes, in: row.list, href: row.href)
      let before = row.etag == nil ? nil : try transaction.eventText(in: row.list, href: row.href)
      try transaction.begin(
        JournalEntry.Draft(
          account: run.account.id, list: row.list, href: row.href, uid: row.uid, title: title, verb: verb,
          before: before, sent: text?.bytes, at: now))
    }
  }

  /// Completes the journal entry of a write.
  func end(
    _ row: EventResource, _ outcome: JournalEntry.Outcome, words: String? = nil
  ) throws(SyncFailure) {
    let ending = JournalEntry.Ending(outcome, at: run.engine.surroundings.environment().now, words: words)
    try run.write { (transaction) throws(PlannerFailure) in try transaction.end(row.list, row.href, ending) }
  }

  /// Sends the differences between a block and the last agreed text. Returns whether a request was sent.
  func update(
    _ block: TimeBlock, _ row: EventResource, _ pendingChange: PendingBlockChange
  ) throws(SyncFailure) -> Bool {
    guard let url = calendars[row.list]?.url, let href = Href(row.href), let etag = row.etag.flatMap({ ETag($0) })
    else {
      return try halt(pendingChange, row)
    }
    let base = try run.read { (transaction) throws(PlannerFailure) in
      try transaction.eventText(in: row.list, href: row.href)
    }
    guard let base, let remote = mapping.received(base, in: row.list) else { return try halt(pendingChange, row) }
    let text = mapping.patched(remote, to: block, at: run.engine.surroundings.environment().now)
    guard text.bytes != base else {
      settled[pendingChange.id, default: [:]][row.href] = pendingChange.waiting.number
      return false
    }
    try note(text, for: row, .update, block.title)
    let outcome = try asking { () throws(CalDAVError) in
      try run.client.update(text.bytes, at: href, ifMatch: etag, in: url)
    }
    switch outcome {
    case .done:
      reports[row.list]?.updated += 1
      unconfirmed.append((row, pendingChange))
    case .preconditionFailed, .gone:
      try end(row, outcome == .gone ? .gone : .overtaken)
      try look(at: row)
    default: try refused(outcome, row, pendingChange)
    }
    return true
  }

  private func halt(_ pendingChange: PendingBlockChange, _ row: EventResource) throws(SyncFailure) -> Bool {
    halted.insert(pendingChange.id)
    add(.waiting(title: pendingChange.title, .answerUnreadable(address: row.href)), to: row.list)
    return false
  }

  /// Deletes the event if it is still in the last agreed state.
  func delete(_ row: EventResource, _ pendingChange: PendingBlockChange) throws(SyncFailure) {
    guard let url = calendars[row.list]?.url, let href = Href(row.href), let etag = row.etag.flatMap({ ETag($0) })
    else {
      _ = try halt(pendingChange, row)
      return
    }
    try note(nil, for: row, .delete, pendingChange.title)
    let outcome = try asking { () throws(CalDAVError) in try run.client.delete(href, ifMatch: etag, in: url) }
    switch outcome {
    case .done:
      reports[row.list]?.deleted += 1
      try end(row, .done)
      try forget(row)
    case .gone:
      try end(row, .gone)
      try forget(row)
    case .preconditionFailed:
      try end(row, .overtaken)
      try look(at: row)
    default: try refused(outcome, row, pendingChange)
    }
  }

  private func forget(_ row: EventResource) throws(SyncFailure) {
    try run.write { (transaction) throws(PlannerFailure) in try transaction.forget(row) }
  }
}

extension EventRun {
  /// Reads events whose state is uncertain. Servers rewrite what they store, so their version becomes the agreed one.
  func look(at rows: [EventResource], in list: ListID) throws(SyncFailure) {
    guard let url = calendars[list]?.url else { return }
    let places = rows.compactMap { row in Href(row.href).map { (row: row, href: $0) } }
    let readings = try asking { () throws(CalDAVError) in
      try run.client.resources(at: places.map(\.href), in: url)
    }
    var failure: SyncFailure?
    for (row, reading) in zip(places.map(\.row), readings) {
      switch reading {
      case .found(let resource): try arrive(resource, at: row)
      case .gone: try missing(row)
      case .failed(_, let status): failure = .serverAnswered(status: status, codes: [])
      }
    }
    if let failure { throw failure }
  }

  func look(at row: EventResource) throws(SyncFailure) { try look(at: [row], in: row.list) }

  /// Handles an event that is missing on the server: a block changed here is created there again, any other block is
  /// removed here too.
  private func missing(_ row: EventResource) throws(SyncFailure) {
    try reconciler(row.list) { (reconciler) throws(PlannerFailure) in
      guard let present = try reconciler.transaction.eventResource(in: row.list, href: row.href) else { return }
      try reconciler.vanish(present)
    }
  }

  /// Handles a taken name: the event is from our own earlier attempt or from another client.
  private func adopt(_ row: EventResource, at href: Href, _ url: ServerURL) throws(SyncFailure) {
    guard
      case .found(let resource) = try asking({ () throws(CalDAVError) in try run.client.resource(at: href, in: url) })
    else { return }
    if mapping.received(resource.bytes, in: row.list)?.block.id.text == row.uid {
      return try arrive(resource, at: row)
    }
    let fresh = run.engine.surroundings.environment().makeIdentifier()
    guard let other = Href(newNamed: fresh + ".ics", in: url) else { return }
    try end(row, .overtaken)
    try run.write { (transaction) throws(PlannerFailure) in
      try transaction.forget(row)
      var renamed = row
      renamed.href = other.path
      try transaction.save(renamed)
    }
  }

  /// Handles a UID that exists under another name: that event becomes the block's.
  private func adopt(
    _ row: EventResource, insteadUse other: Href?, _ url: ServerURL, _ pendingChange: PendingBlockChange
  ) throws(SyncFailure) {
    guard let uid = row.uid else { return }
    let readings = try asking { () throws(CalDAVError) in
      if let other { return [try run.client.resource(at: other, in: url)] }
      return try run.client.resources(withUID: uid, in: url, component: .event)
    }
    try forget(row)
    for case .found(let resource) in readings {
      guard mapping.received(resource.bytes, in: row.list)?.block.id.text == uid else { continue }
      return try arrive(
        resource, at: EventResource(list: row.list, href: resource.href.path))
    }
    try settle(refusal(row, pendingChange, 409, "no-uid-conflict", nil), pendingChange)
  }
}
