import CalDAV
public import Domain
import HTTPClient
import ICalendar
import Storage

/// A read-only calendar from an address or a file.
public struct Subscription: Sendable, Equatable {
  public var list: SourceList
  /// A URL or a file path.
  public var address: String
  /// When its text was last fetched.
  public var checkedAt: Instant?
  /// Parts of its text that could not be read as written.
  public var remarks: [Remark] = []
}

extension SyncEngine {
  /// Returns all subscriptions, sorted by name.
  public func subscriptions() throws(SyncFailure) -> [Subscription] {
    try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in
        var found: [Subscription] = []
        for list in try transaction.lists() {
          guard let calendar = try transaction.eventCalendar(list.id), let address = calendar.address else { continue }
          found.append(Subscription(list: list, address: address, checkedAt: calendar.checkedAt))
        }
        return found
      }
    }
  }

  /// Subscribes to a calendar at an address or in a file. The calendar is never written to.
  /// - Parameter given: a URL, including the scheme `webcal`, or a file path.
  /// - Parameter name: nil uses the name in the text (`X-WR-CALNAME`), otherwise the last part of the address.
  /// - Throws: a `SyncFailure`, in which case nothing was stored.
  public func subscribe(to given: String, name: String?) throws(SyncFailure) -> Subscription {
    let address = Self.asked(given)
    let id = ListID("ics-" + ShortHash.digits(of: address))
    if try subscriptions().contains(where: { $0.list.id == id }) { throw .accountExists(address) }
    var calendar = EventCalendar(list: id)
    calendar.address = address
    guard let fetched = try fetch(calendar, address) else { throw .answerUnreadable(address: address) }
    let incoming = try incoming(fetched, calendar)
    let title = name ?? Self.title(of: fetched.text) ?? Self.lastPart(address)
    let list = SourceList(
      id: id, name: String(OneLine.folded(title).prefix(200)), colour: CalendarColour.of(fetched.text),
      access: .readOnly, contents: .events)
    let environment = surroundings.environment()
    try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        try Planner<PlannerDatabase>.perform(.receive(Received(lists: [list])), with: transaction, in: environment)
        try keep(fetched, incoming, calendar, at: environment.now, transaction)
        try transaction.saveSubscription(
          EventReport(list: id, name: list.name, remarks: incoming?.remarks ?? []).result(
            from: environment.now, to: environment.now))
      }
    }
    return Subscription(
      list: list, address: address, checkedAt: environment.now, remarks: incoming?.remarks ?? [])
  }

  /// Removes a subscription with its events.
  public func unsubscribe(from list: ListID) throws(SyncFailure) {
    let environment = surroundings.environment()
    _ = try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        try Planner<PlannerDatabase>.perform(.receive(Received(goneLists: [list])), with: transaction, in: environment)
      }
    }
  }

  /// Updates all subscriptions in use, one after the other. A subscription that cannot be read keeps its events.
  ///
  /// Like all subscription calls, this does not need the sync lock, so that a hanging server does not delay any
  /// account.
  public func syncSubscriptions() -> [EventReport] {
    // If the store is unreadable, the sync of the accounts has already reported it.
    let all = (try? subscriptions()) ?? []
    return all.filter { $0.list.isUsed }.map { sync($0) }
  }

  /// Updates one subscription; returns nil if it is not in use or no longer exists.
  public func syncSubscription(_ list: ListID) -> EventReport? {
    // A failed read is retried later.
    let all = (try? subscriptions()) ?? []
    return all.first { $0.list.id == list && $0.list.isUsed }.map { sync($0) }
  }

  private func sync(_ subscription: Subscription) -> EventReport {
    let startedAt = surroundings.environment().now
    var report = EventReport(list: subscription.list.id, name: subscription.list.name)
    do throws(SyncFailure) {
      try refresh(subscription, &report)
    } catch {
      report.problems.append(.failed(error))
    }
    return keeping(report, from: startedAt)
  }

  private func current(_ list: ListID) throws(SyncFailure) -> EventCalendar? {
    try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in try transaction.eventCalendar(list) }
    }
  }

  private func refresh(_ subscription: Subscription, _ report: inout EventReport) throws(SyncFailure) {
    let list = subscription.list.id
    guard let known = try current(list) else { return }
    guard try !awaitsConsent(Consent(.calendar, list.text, subscription.address)) else {
      throw .awaitsConsent(subscription.address)
    }
    let fetched = try fetch(known, subscription.address)
    let now = surroundings.environment().now
    if let fetched {
      let incoming = try incoming(fetched, known)
      if incoming != nil { report.changed = 1 }
      try storing { () throws(PlannerFailure) in
        try store.write { (transaction) throws(PlannerFailure) in
          try keep(fetched, incoming, known, at: now, transaction)
        }
      }
    }
    // The user may have unsubscribed during the request.
    guard try current(list) != nil else { return }
    let shortage = try storing { () throws(PlannerFailure) in
      try state.renew(list, at: now)
      return try state.shortage(of: list)
    }
    if let shortage { report.problems.append(.tooManyEvents(limit: shortage)) }
    report.remarks = try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in try transaction.remarks(in: list) }
    }
  }
}

extension SyncEngine {
  private struct Fetched {
    let bytes: [UInt8]
    let text: CalendarText
    let etag: String?
    let modified: String?
  }

  private struct IncomingTask {
    let row: EventResource
    let events: [CalendarEvent]
    let stretch: EventStretch
    let remarks: [Remark]
  }

  /// The href of a subscription's only resource.
  private static let resource = "all"

  /// Returns nil if the calendar has not changed.
  private func fetch(_ calendar: EventCalendar, _ address: String) throws(SyncFailure) -> Fetched? {
    guard address.contains("://") else {
      guard let bytes = CalendarFile.bytes(address) else { throw .notFound(address: address) }
      return try checked(bytes, nil, nil, address)
    }
    let server = try asking { () throws(CalDAVError) in try ServerAccount(address: address, credentials: nil) }
    let account = Account(
      id: address, url: address, user: "", secret: .password(""), createdAt: Instant(seconds: 0))
    let client = CalDAVClient(account: server, transport: surroundings.transport(account))
    let fetched = try asking { () throws(CalDAVError) in
      try client.fetch(etag: calendar.etag, modified: calendar.modified)
    }
    switch fetched {
    case .unchanged: return nil
    case .text(let bytes, let etag, let modified): return try checked(bytes, etag, modified, address)
    }
  }

  /// Rejects a login page or an empty response, so that no events are removed.
  private func checked(
    _ bytes: [UInt8], _ etag: String?, _ modified: String?, _ address: String
  ) throws(SyncFailure) -> Fetched {
    let text = CalendarText(parsing: bytes)
    guard let calendar = text.firstComponent("VCALENDAR") else { throw .noCalendar(address: address) }
    // Truncated in transit; the next response may be complete.
    guard calendar.isClosed else { throw .answerUnreadable(address: address) }
    return Fetched(bytes: bytes, text: text, etag: etag, modified: modified)
  }

  /// Expands the occurrences of a text with no open transaction; returns nil if the text is already stored.
  private func incoming(_ fetched: Fetched, _ calendar: EventCalendar) throws(SyncFailure) -> IncomingTask? {
    let present = try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in
        try transaction.eventText(in: calendar.list, href: Self.resource)
      }
    }
    guard present != fetched.bytes else { return nil }
    let reading = EventReading(fetched.text, surroundings.zones())
    var budget = EventBudget(room: state.limit)
    let stretch = state.stretch(calendar, at: surroundings.environment().now)
    let outcome = budget.expand(reading, in: stretch, calendar: calendar.list, own: 0)
    let row = EventResource(
      list: calendar.list, href: Self.resource, isRecurring: reading.isRecurring, cut: outcome.cut)
    return IncomingTask(row: row, events: outcome.events, stretch: stretch, remarks: outcome.remarks)
  }

  private func keep(
    _ fetched: Fetched, _ incoming: IncomingTask?, _ calendar: EventCalendar, at now: Instant,
    _ transaction: PlannerTransaction
  ) throws(PlannerFailure) {
    // The user may have unsubscribed in the meantime.
    guard var list = try transaction.list(calendar.list) else { return }
    let colour = CalendarColour.of(fetched.text)
    if list.colour != colour {
      list.colour = colour
      try transaction.save(list)
    }
    var calendar = try transaction.eventCalendar(calendar.list) ?? calendar
    calendar.etag = fetched.etag
    calendar.modified = fetched.modified
    calendar.checkedAt = now
    if let incoming {
      calendar.expandedFrom = incoming.stretch.whole.from
      calendar.expandedUntil = incoming.stretch.whole.until
      calendar.zone = surroundings.zones().localZone
      try transaction.save(incoming.row, text: fetched.bytes)
      try transaction.setEvents(incoming.events, from: incoming.row.source)
      try transaction.setRemarks(incoming.remarks, in: calendar.list, href: incoming.row.href)
    }
    try transaction.save(calendar)
  }

  /// Replaces `webcal` with `https`: it only means that a calendar program should handle the address.
  private static func asked(_ address: String) -> String {
    for scheme in ["webcals://", "webcal://"] where address.lowercased().hasPrefix(scheme) {
      return "https://" + address.dropFirst(scheme.count)
    }
    return address
  }

  private static func title(of text: CalendarText) -> String? {
    text.firstComponent("VCALENDAR")?.text("X-WR-CALNAME").flatMap { OneLine.folded($0).isEmpty ? nil : $0 }
  }

  private static func lastPart(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map { String($0) } ?? address
  }
}
