internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// Updates the account's lists. Adds new ones; missing ones keep their tasks.
  func refreshLists() throws(SyncFailure) {
    let known = try read { (transaction) throws(PlannerFailure) in try transaction.collections(of: account.id) }
    var found = try calendars(try marks(known))
    let shown = Set(found.map(\.url))
    for collection in known {
      guard let url = ServerURL(collection.href), !shown.contains(url) else { continue }
      if let calendar = try singly(url, collection) { found.append(calendar) }
    }
    let places = Dictionary(known.compactMap { row in ServerURL(row.href).map { ($0, row) } }) { first, _ in first }
    for calendar in found where SourceList.Contents(calendar) != nil {
      let collection =
        places[calendar.url]
        ?? SyncedCollection(list: .of(calendar, in: account.id), account: account.id, href: calendar.url.description)
      try keep(calendar, collection)
    }
  }

  /// Chooses the change tokens to request. Before the first read none are needed; if every list has a sync token, sync
  /// tokens suffice. Servers may compute change tokens from all members, so none are requested if the only list has
  /// pending changes: the following request for its changes returns the token as well.
  private func marks(_ known: [SyncedCollection]) throws(SyncFailure) -> CollectionState.Marks {
    var tokens = known.filter(\.hasFullList).map(\.syncToken)
    tokens += try read { (transaction) throws(PlannerFailure) in
      var tokens: [String?] = []
      for collection in known {
        let calendar = try transaction.eventCalendar(collection.list)
        if let calendar, calendar.fullListAt != nil { tokens.append(calendar.syncToken) }
      }
      return tokens
    }
    if tokens.isEmpty { return .none }
    if tokens.count == 1, tokens[0] != nil, try isAnythingWaiting(in: known) {
      asksMarks = false
      return .none
    }
    return tokens.allSatisfy { $0 != nil } ? .tokens : .all
  }

  private func isAnythingWaiting(in known: [SyncedCollection]) throws(SyncFailure) -> Bool {
    let lists = Set(known.map(\.list))
    return try read { (transaction) throws(PlannerFailure) in
      try transaction.waiting().contains { lists.contains($0.entry.list) }
    }
  }

  /// Returns the calendars of all homes with one request per home, including their change tokens.
  private func calendars(_ marks: CollectionState.Marks) throws(SyncFailure) -> [CalendarCollection] {
    var found: [CalendarCollection] = []
    for home in account.homes.compactMap({ ServerURL($0) }) {
      found += try asking { () throws(CalDAVError) in try client.calendars(in: home, marks: marks) }
    }
    return found
  }

  /// Reads a known calendar that no home listed; returns nil if it is gone or unreadable.
  private func singly(_ url: ServerURL, _ collection: SyncedCollection) throws(SyncFailure) -> CalendarCollection? {
    do {
      return try client.calendar(at: url)
    } catch {
      let failure = SyncFailure(error)
      if failure.stopsAccount { throw failure }
      try detach(collection, failure, isGone: error.provesAbsence)
      return nil
    }
  }

  private func detach(_ collection: SyncedCollection, _ failure: SyncFailure, isGone: Bool) throws(SyncFailure) {
    let list = try read { (transaction) throws(PlannerFailure) in try transaction.list(collection.list) }
    guard var list else { return }
    if list.isUsed {
      add(list, nil)
      stopped.insert(list.id)
      noteUnread(list.id, failure, isGone: isGone)
      add(isGone ? .missing(list.contents) : .failed(failure), to: list.id)
    }
    guard isGone, !collection.isDetached else { return }
    list.access = .denied
    try write { [list] (transaction) throws(PlannerFailure) in
      var detached = try transaction.collection(collection.list) ?? collection
      detached.isDetached = true
      detached.hasFullList = false
      try receive(Received(lists: [list]), transaction)
      try transaction.save(detached)
    }
  }

  private func keep(_ calendar: CalendarCollection, _ collection: SyncedCollection) throws(SyncFailure) {
    let known = try read { (transaction) throws(PlannerFailure) in
      (
        list: try transaction.list(collection.list), collection: try transaction.collection(collection.list),
        waits: try transaction.waiting().contains { $0.entry.list == collection.list }
      )
    }
    // A list stays read-only after a denied write until a write is accepted, whatever its properties say.
    var list = SourceList(
      calendar, id: collection.list, account: account.id,
      isRefused: known.waits && known.list?.access == .readOnly)
    if let known = known.list { list.keepChoices(of: known) }
    if list != known.list || known.collection?.isDetached != false {
      try write { (transaction) throws(PlannerFailure) in
        // Read again, because the password may have changed during the request.
        var kept = try transaction.collection(collection.list) ?? collection
        let isBack = kept.isDetached
        kept.isDetached = false
        if let known = try transaction.list(list.id) { list.keepChoices(of: known) }
        try receive(Received(lists: [list]), transaction)
        try transaction.save(kept)
        if isBack {
          try transaction.offerAgain(list.id)
          try transaction.offerBlocksAgain(list.id)
        }
      }
    }
    if list.isUsed, list.contents.holdsEvents {
      eventCalendars[list.id] = RemoteCollection(calendar, wasNamed: known.list?.name, isMarked: asksMarks)
    }
    guard list.isUsed, list.contents.holdsTasks else { return }
    add(list, RemoteCollection(calendar, wasNamed: known.list?.name, isMarked: asksMarks))
  }

  func receive(_ received: Received, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    try Planner<PlannerDatabase>.perform(
      .receive(received), with: transaction, in: engine.surroundings.environment())
  }
}

extension PlannerTransaction {
  /// Prepares a list that was gone and is back, possibly as another collection at the same address. Tasks missing from
  /// it were not deleted by the user, so no resource counts as seen, and every task not found there is sent again.
  fileprivate func offerAgain(_ list: ListID) throws(PlannerFailure) {
    for row in try resources(in: list) {
      guard try isOfUse(row) else {
        try forget(row)
        continue
      }
      // The last text stays, as the base for recreating the task or merging a found one.
      var unseen = row
      unseen.etag = nil
      unseen.state = .sending
      unseen.notice = nil
      try save(unseen)
    }
    for item in try items(ItemQuery(state: .all, list: list)) {
      try enqueue(OutboxEntry(task: item.id, list: list, kind: .save))
    }
  }

  /// True if the task exists or its deletion has not been sent yet.
  private func isOfUse(_ row: SyncedResource) throws(PlannerFailure) -> Bool {
    guard let task = row.task else { return false }
    if try item(task) != nil { return true }
    return try waiting(task) != nil
  }
}

extension CalDAVError {
  /// True if the server reports that the calendar no longer exists.
  fileprivate var provesAbsence: Bool {
    switch self {
    case .notFound, .notACalendar: true
    default: false
    }
  }
}

extension ListID {
  /// Returns the ID of a calendar's list: stable, and different for each account.
  static func of(_ calendar: CalendarCollection, in account: String) -> ListID {
    ListID("caldav-" + ShortHash.digits(of: "\(account)\n\(calendar.url)"))
  }
}

extension SourceList.Contents {
  /// Returns nil for a calendar that accepts neither tasks nor events.
  init?(_ calendar: CalendarCollection) {
    switch (calendar.holds(.todo), calendar.holds(.event)) {
    case (true, true): self = .tasksAndEvents
    case (true, false): self = .tasks
    case (false, true): self = .events
    case (false, false): return nil
    }
  }
}

extension SourceList {
  /// - Parameter isRefused: whether the server has rejected changes that are still pending, despite its reported
  ///   privileges.
  init(_ calendar: CalendarCollection, id: ListID, account: String, isRefused: Bool = false) {
    let path = calendar.url.path.split(separator: "/").last.map { String($0) }
    self.init(
      id: id, account: account, name: calendar.displayName ?? path ?? account,
      colour: calendar.color.flatMap { CalendarColour.digits($0) },
      access: calendar.isReadOnly || isRefused ? .readOnly : .granted, contents: Contents(calendar) ?? .tasks)
  }
}
