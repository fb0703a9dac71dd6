public import HTTPClient

/// The calendars of an account's user on a server.
public struct Discovery: Sendable, Equatable {
  public let principal: ServerURL
  /// The user's name as the server displays it.
  public let displayName: String?
  /// The collections in which calendars can be created.
  public let homes: [ServerURL]
  public let calendars: [CalendarCollection]
  /// Homes on other origins, to which nothing was sent. Ask the user, then discover again with these origins trusted.
  public let untrustedHomes: [ServerURL]
}

extension CalDAVClient {
  /// Finds the user's calendars, starting from the account's address (RFC 6764 §6, without DNS service records).
  ///
  /// Asks the address itself, then `/.well-known/caldav`, for the user's principal; then tries the address as the
  /// principal, and finally as a single calendar.
  /// - Throws: `.unauthorized` as soon as the password is rejected; `.notCalDAVServer` if no address answers as a
  ///   CalDAV server.
  public func discover() throws(CalDAVError) -> Discovery {
    let principal = try principal() ?? account.url
    let answer = try optional(principal, ["D:displayname", "C:calendar-home-set"])
    if let answer, let row = answer.ownRow ?? answer.multistatus.rows.first {
      let homes = Self.addresses(row.property(.caldav("calendar-home-set"))?.hrefs ?? [], from: answer.url)
      if !homes.isEmpty {
        return try discovery(answer.url, name: row.property(.dav("displayname"))?.value, homes: homes)
      }
    }
    return Discovery(
      principal: principal, displayName: nil, homes: [], calendars: [try onlyCalendar()], untrustedHomes: [])
  }

  private func onlyCalendar() throws(CalDAVError) -> CalendarCollection {
    do {
      return try calendar(at: account.url)
    } catch {
      if Self.speaksNoCalDAV(error) { throw .notCalDAVServer(account.url) }
      throw error
    }
  }

  /// True if the address answers, but not as a calendar server.
  private static func speaksNoCalDAV(_ error: CalDAVError) -> Bool {
    switch error {
    case .unexpectedStatus(_, _, let status, _): status < 500 || status == 501
    case .forbidden, .notFound, .malformedXML, .invalidRedirect, .tooManyRedirects, .notACalendar, .notCalDAVServer,
      .incompleteListing:
      true
    default: false
    }
  }

  private func principal() throws(CalDAVError) -> ServerURL? {
    let wellKnown = ServerURL(origin: account.url.origin, path: "/.well-known/caldav")
    for url in [account.url, wellKnown].compactMap(\.self) {
      guard let answer = try optional(url, ["D:current-user-principal"]) else { continue }
      for row in answer.multistatus.rows {
        guard let property = row.property(.dav("current-user-principal")) else { continue }
        if property.first(.dav("unauthenticated")) != nil { throw .unauthorized(answer.url) }
        if let found = Self.addresses(property.hrefs, from: answer.url).first { return found }
      }
    }
    return nil
  }

  /// Returns nil if this address does not support CalDAV; throws if the password is rejected or the connection fails.
  private func optional(_ url: ServerURL, _ properties: [String]) throws(CalDAVError) -> Answer? {
    do {
      return try propfind(url, .zero, properties)
    } catch {
      if Self.speaksNoCalDAV(error) { return nil }
      throw error
    }
  }

  private func discovery(
    _ principal: ServerURL, name: String?, homes: [ServerURL]
  ) throws(CalDAVError) -> Discovery {
    let trusted = homes.filter { account.trusts($0.origin) }
    var calendars: [CalendarCollection] = []
    var seen: Set<ServerURL> = []
    for home in trusted {
      calendars += try self.calendars(in: home, marks: .none).filter { seen.insert($0.url).inserted }
    }
    return Discovery(
      principal: principal, displayName: name, homes: trusted, calendars: calendars,
      untrustedHomes: homes.filter { !account.trusts($0.origin) })
  }

  private static func addresses(_ hrefs: [String], from url: ServerURL) -> [ServerURL] {
    var seen: Set<ServerURL> = []
    return hrefs.compactMap { url.resolving($0, isPath: false) }.filter { seen.insert($0).inserted }
  }

  /// More calendars than any real home contains.
  static let calendarLimit = 1_000

  /// Returns the calendars directly inside `home`, without inbox, outbox, subscriptions and trash.
  ///
  /// - Parameter marks: the change tokens to request. Some servers compute them from all members of each calendar.
  /// - Throws: `.incompleteListing` if there are more than 1,000.
  public func calendars(
    in home: ServerURL, marks: CollectionState.Marks = .all
  ) throws(CalDAVError) -> [CalendarCollection] {
    let properties = CalendarCollection.properties + marks.properties
    let answer = try propfind(home.asCollection, .one, properties)
    var result: [CalendarCollection] = []
    for row in answer.multistatus.rows where row.isCalendar && row.failure == nil {
      guard let href = row.hrefs.first, let url = answer.url.asCollection.resolving(href, isPath: true) else {
        continue
      }
      guard account.trusts(url.origin), !Self.isInternal(row) else { continue }
      guard result.count < Self.calendarLimit else {
        throw .incompleteListing(answer.url, .tooManyCalendars(limit: Self.calendarLimit))
      }
      result.append(CalendarCollection(row, url: url.asCollection))
    }
    return result
  }

  private static func isInternal(_ row: Multistatus.Row) -> Bool {
    let types = row.property(.dav("resourcetype"))?.children.map(\.name.local) ?? []
    return !Set(types).isDisjoint(with: [
      "schedule-inbox", "schedule-outbox", "subscribed", "trash-bin", "deleted-calendar", "calendar-proxy-read",
      "calendar-proxy-write", "notification",
    ])
  }

  /// Returns the properties of one calendar.
  ///
  /// - Throws: `.notFound` if nothing exists at the address, `.notACalendar` if it is not a calendar.
  public func calendar(at url: ServerURL) throws(CalDAVError) -> CalendarCollection {
    let row: (Multistatus.Row, ServerURL) = try ownRow(
      url, CalendarCollection.properties + CollectionState.Marks.all.properties)
    return CalendarCollection(row.0, url: row.1.asCollection)
  }

  /// Returns the calendar's change tokens with one small request; throws if the calendar no longer exists.
  public func state(of calendar: ServerURL) throws(CalDAVError) -> CollectionState {
    CollectionState(try ownRow(calendar, CollectionState.properties).0)
  }

  private func ownRow(
    _ url: ServerURL, _ properties: [String]
  ) throws(CalDAVError) -> (Multistatus.Row, ServerURL) {
    let answer = try propfind(url.asCollection, .zero, properties)
    guard let row = answer.ownRow else { throw .incompleteListing(answer.url, .collectionRowMissing) }
    if row.status == 404 || row.status == 410 { throw .notFound(answer.url) }
    if let status = row.failure { throw .incompleteListing(answer.url, .rowFailed(answer.url.path, status: status)) }
    guard row.isCalendar else { throw .notACalendar(answer.url) }
    return (row, answer.url)
  }
}
