import CalDAV
import Domain
import HTTPClient
import Storage

extension EventRun {
  /// Reads all calendars first and stores the results afterwards, so that an event moved between two is recognised.
  func pull(_ lists: [ListID]) throws(SyncFailure) {
    var hauls: [EventHaul] = []
    for list in lists where !stopped.contains(list) {
      do {
        if let haul = try haul(list) { hauls.append(haul) }
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        add(.failed(error), to: list)
      }
    }
    let all = hauls
    for index in hauls.indices {
      let problem = try run.brake(&hauls[index], at: calendars[hauls[index].list]?.url) { Arrivals(all, mapping) }
      if let problem {
        add(problem, to: hauls[index].list)
        reports[hauls[index].list]?.question = hauls[index].question
      }
    }
    let departed = Set(hauls.flatMap { haul in haul.vanished.map { EventPlace(list: haul.list, href: $0.href) } })
    for index in hauls.indices { try store(&hauls[index], departed) }
    for haul in hauls { try finish(haul) }
  }

  /// Returns nil if nothing has changed in the calendar.
  private func haul(_ list: ListID) throws(SyncFailure) -> EventHaul? {
    guard let remote = calendars[list] else { return nil }
    let stored = try run.read { (transaction) throws(PlannerFailure) in
      (
        calendar: try transaction.eventCalendar(list) ?? EventCalendar(list: list),
        rows: try transaction.eventResources(in: list),
        asks: try !transaction.heldDeletions(of: .block, in: list).isEmpty
      )
    }
    let collection = SyncedCollection(stored.calendar, account: run.account.id, at: remote.url)
    let (state, report) = try run.marks(of: remote, since: collection)
    // Deletions held for the user's decision require a complete listing each time.
    let isAsideSought = run.isRequested && stored.rows.contains { $0.state == .quarantined }
    let isDue = stored.asks || isAsideSought || run.isReconcileDue(collection)
    if !isDue && state.isUnchanged(since: collection.marks) { return nil }
    run.engine.surroundings.progress(reports[list]?.name ?? "")
    var haul = EventHaul(list: list, collection: collection, rows: stored.rows, state: state)
    haul.report = report
    try run.fill(&haul, from: remote, comparing: isDue, besides: try tasks(in: list))
    let known = Set(stored.rows.compactMap { Href($0.href) })
    haul.found.removeAll { isTask($0, known) }
    for href in haul.unreadable { add(.quarantined(href: href.path), to: list) }
    haul.isWhole = haul.isWhole && haul.unreadable.isEmpty
    return haul
  }

  /// Returns the hrefs of the tasks in a list of tasks and events, because the server reports changes to both.
  private func tasks(in list: ListID) throws(SyncFailure) -> Set<Href> {
    try run.read { (transaction) throws(PlannerFailure) in
      Set(try transaction.resources(in: list).compactMap { Href($0.href) })
    }
  }

  /// True for an unknown task, which is not part of the event sync.
  private func isTask(_ resource: CalendarResource, _ known: Set<Href>) -> Bool {
    resource.text.contains("BEGIN:VTODO") && !resource.text.contains("BEGIN:VEVENT") && !known.contains(resource.href)
  }

  /// Removes vanished resources and stores the calendar's change tokens last, so that the next sync repeats the work if
  /// the program is killed before.
  private func finish(_ haul: EventHaul) throws(SyncFailure) {
    try intake(haul.list) { (intake) throws(PlannerFailure) in
      for row in haul.vanished {
        if haul.isAnother { try intake.offerAgain(row) } else { try intake.vanish(row) }
      }
      try intake.transaction.ask(about: haul.held, of: .block, in: haul.list)
      guard haul.isWhole, !intake.isOutdated else { return }
      var calendar = try intake.calendar()
      calendar.ctag = haul.state.ctag
      calendar.syncToken = haul.state.syncToken
      calendar.identity = calendars[haul.list]?.identity
      if haul.isFull { calendar.fullListAt = intake.environment.now }
      try intake.transaction.save(calendar)
    }
  }
}
