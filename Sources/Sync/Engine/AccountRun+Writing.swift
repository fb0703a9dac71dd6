internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

extension AccountRun {
  /// Creates a resource for a task. Records the attempt first, so that its success is recognised even if the program is
  /// killed.
  func create(
    _ item: PlanItem, _ pendingChange: PendingChange, row: SyncedResource?, model: SyncedResource?
  ) throws(SyncFailure) {
    guard let url = collections[item.list]?.url else { return }
    let row = if let row { row } else { try newRow(for: item, in: url, modelledOn: model) }
    guard let href = Href(row.href) else { return }
    var text = try self.text(of: item, modelledOn: model, moved: pendingChange.waiting.entry.moved)
    if let uid = row.uid, let todo = text.todo?.id { text.setText("UID", uid, in: todo) }
    try note(text, for: row, .create, pendingChange.title)
    let outcome = try asking { () throws(CalDAVError) in try client.create(text.bytes, at: href, in: url) }
    switch outcome {
    case .done:
      try accept(row.list)
      reports[row.list]?.created += 1
      unconfirmed.append(SentText(row: row, href: href, text: text, pendingChange: pendingChange))
    case .preconditionFailed(.stateChanged): try adopt(row, url, pendingChange)
    case .preconditionFailed(.uidConflict(let other)): try adopt(row, insteadUse: other, url, pendingChange, outcome)
    case .preconditionFailed(.uidInBin): try renew(row, url)
    // Xandikos up to 0.2.8 returns only this status if another resource has the UID.
    case .retryLater(status: 500, seconds: _): try adopt(row, insteadUse: nil, url, pendingChange, outcome)
    case .gone:
      try end(row, .gone)
      throw .notFound(address: url.description)
    default: try refused(outcome, row, pendingChange)
    }
  }

  func newRow(
    for item: PlanItem, in url: ServerURL, modelledOn model: SyncedResource?
  ) throws(SyncFailure) -> SyncedResource {
    let uid = try uid(of: item, model)
    // The name is derived from the UID, so that two attempts use the same address.
    let name = uid.utf8.count <= 100 ? uid : ShortHash.digits(of: uid)
    let fresh = engine.surroundings.environment().makeIdentifier()
    guard let href = Href(newNamed: name + ".ics", in: url) ?? Href(newNamed: fresh + ".ics", in: url) else {
      throw .answerUnreadable(address: url.description)
    }
    return SyncedResource(list: item.list, href: href.path, uid: uid, task: item.id, state: .sending)
  }

  func text(
    of item: PlanItem, modelledOn model: SyncedResource?, moved: Bool
  ) throws(SyncFailure) -> CalendarText {
    let now = engine.surroundings.environment().now
    let base = try agreedText(of: item, model)
    let number = moved ? try numbers(for: item).first { $0.id == item.id }?.order : nil
    if let base, codec.read(base, in: item.list) != nil {
      return codec.mapping.patched(CalendarText(parsing: base), to: item, order: number, at: now)
    }
    guard let text = codec.mapping.text(for: item, order: number, at: now) else {
      throw .serverAnswered(status: 0, codes: [])
    }
    return text
  }

  private func uid(of item: PlanItem, _ model: SyncedResource?) throws(SyncFailure) -> String {
    if let uid = model?.uid { return uid }
    let text = try agreedText(of: item, model)
    return text.flatMap { codec.read($0, in: item.list)?.uid } ?? item.id.text
  }

  /// Returns the text to start from: that of a resource, otherwise the task's last text before it left its server.
  private func agreedText(of item: PlanItem, _ model: SyncedResource?) throws(SyncFailure) -> [UInt8]? {
    try read { (transaction) throws(PlannerFailure) in
      if let model, let text = try transaction.baseText(in: model.list, href: model.href) { return text }
      // An attempt recorded in a new list has no text yet, but the list the task comes from has one.
      for row in try transaction.resources(of: item.id) {
        if let text = try transaction.baseText(in: row.list, href: row.href) { return text }
      }
      return try transaction.keptText(of: item.id)
    }
  }

  /// Handles a taken name: the resource is from our own earlier attempt or from another client.
  private func adopt(_ row: SyncedResource, _ url: ServerURL, _ pendingChange: PendingChange) throws(SyncFailure) {
    guard let href = Href(row.href) else { return }
    guard case .found(let resource) = try asking({ () throws(CalDAVError) in try client.resource(at: href, in: url) })
    else { return }
    if codec.read(resource.bytes, in: row.list)?.uid == row.uid {
      try arrive(resource, row.list, href: row.href)
      return
    }
    // Another task has this name; the next step creates ours under a new one.
    let fresh = engine.surroundings.environment().makeIdentifier()
    guard let other = Href(newNamed: fresh + ".ics", in: url) else { return }
    try write { (transaction) throws(PlannerFailure) in
      let base = try transaction.baseText(in: row.list, href: row.href)
      try transaction.removeResource(in: row.list, href: row.href)
      var renamed = row
      renamed.href = other.path
      try transaction.save(renamed)
      if let base { try transaction.save(renamed, baseText: base) }
    }
  }

  /// Handles a UID that exists under another name: that resource becomes the task's.
  private func adopt(
    _ row: SyncedResource, insteadUse other: Href?, _ url: ServerURL, _ pendingChange: PendingChange,
    _ outcome: WriteOutcome
  ) throws(SyncFailure) {
    guard let uid = row.uid else { return }
    let readings = try asking { () throws(CalDAVError) in
      if let other { return [try client.resource(at: other, in: url)] }
      return try client.resources(withUID: uid, in: url)
    }
    for case .found(let resource) in readings {
      guard codec.read(resource.bytes, in: row.list)?.uid == uid else { continue }
      try arrive(resource, row.list, href: resource.href.path)
      return
    }
    guard case .preconditionFailed = outcome else { return try refused(outcome, row, pendingChange) }
    try refused(.rejected(status: 409, code: "no-uid-conflict"), row, pendingChange)
  }

  /// Gives the task a new UID, because a deleted resource in the server's trash has the old one.
  private func renew(_ row: SyncedResource, _ url: ServerURL) throws(SyncFailure) {
    let fresh = engine.surroundings.environment().makeIdentifier()
    guard let href = Href(newNamed: fresh + ".ics", in: url) else { return }
    try end(row, .refused)
    try write { (transaction) throws(PlannerFailure) in
      let base = try transaction.baseText(in: row.list, href: row.href)
      try transaction.removeResource(in: row.list, href: row.href)
      var renewed = row
      renewed.href = href.path
      renewed.uid = fresh
      try transaction.save(renewed)
      if let base { try transaction.save(renewed, baseText: base) }
    }
  }

  /// Reconciles a resource that was read individually.
  func arrive(_ resource: CalendarResource, _ list: ListID, href: String) throws(SyncFailure) {
    try reconciler(list) { (reconciler) throws(PlannerFailure) in
      let row = try reconciler.transaction.resource(in: list, href: href)
      try reconciler.arrive(resource, row: row)
      try reconciler.reposition()
    }
  }
}
