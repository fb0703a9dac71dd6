import CalDAV
import Domain
import HTTPClient
import Storage

extension EventRun {
  /// Reads all calendars first and stores the results afterwards, so that an event moved between two is recognised.
  func pull(_ lists: [ListID]) throws(SyncFailure) {
    var fetchResults: [EventFetchResult] = []
    for list in lists where !stopped.contains(list) {
      do {
        if let fetched = try fetched(list) { fetchResults.append(fetched) }
      } catch {
        if error.stopsAccount { throw error }
        stopped.insert(list)
        add(.failed(error), to: list)
      }
    }
    let all = fetchResults
    for index in fetchResults.indices {
      let problem = try run.deletionGuard(&fetchResults[index], at: calendars[fetchResults[index].list]?.url) {
        IncomingResources(all, mapping)
      }
      if let problem {
        add(problem, to: fetchResults[index].list)
        reports[fetchResults[index].list]?.question = fetchResults[index].question
      }
    }
    let departed = Set(
      fetchResults.flatMap { fetched in fetched.vanished.map { EventPlace(list: fetched.list, href: $0.href) } })
    for index in fetchResults.indices { try store(&fetchResults[index], departed) }
    for fetched in fetchResults { try finish(fetched) }
  }

  /// Returns nil if nothing has changed in the calendar.
  private func fetched(_ list: ListID) throws(SyncFailure) -> EventFetchResult? {
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
    var fetched = EventFetchResult(list: list, collection: collection, rows: stored.rows, state: state)
    fetched.report = report
    try run.fill(&fetched, from: remote, comparing: isDue, besides: try tasks(in: list))
    let known = Set(stored.rows.compactMap { Href($0.href) })
    fetched.found.removeAll { isTask($0, known) }
    for href in fetched.unreadable { add(.quarantined(href: href.path), to: list) }
    fetched.isWhole = fetched.isWhole && fetched.unreadable.isEmpty
    return fetched
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
  private func finish(_ fetched: EventFetchResult) throws(SyncFailure) {
    try reconciler(fetched.list) { (reconciler) throws(PlannerFailure) in
      for row in fetched.vanished {
        if fetched.isAnother { try reconciler.offerAgain(row) } else { try reconciler.vanish(row) }
      }
      try reconciler.transaction.ask(about: fetched.held, of: .block, in: fetched.list)
      guard fetched.isWhole, !reconciler.isOutdated else { return }
      var calendar = try reconciler.calendar()
      calendar.ctag = fetched.state.ctag
      calendar.syncToken = fetched.state.syncToken
      calendar.identity = calendars[fetched.list]?.identity
      if fetched.isFull { calendar.fullListAt = reconciler.environment.now }
      try reconciler.transaction.save(calendar)
    }
  }
}
