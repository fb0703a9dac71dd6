public import HTTPClient

extension CalDAVClient {
  /// The maximum number of pages in one response; beyond it, a full listing is used instead.
  private static let pageLimit = 200

  /// Returns the changes in `calendar` since `token`, from all pages. Members of every component are included.
  ///
  /// Never sends `limit`: some servers truncate silently and return the newest token, others fail.
  /// - Throws: errors that would also affect a listing: no connection, a rejected password, a missing calendar, a
  ///   server that asks to wait. All other failures return `.unknown`.
  public func changes(in calendar: ServerURL, since token: String) throws(CalDAVError) -> ChangeReport {
    do throws(ChangeFailure) {
      return .changes(try allChanges(calendar.asCollection, token))
    } catch {
      switch error {
      case .doubt(let doubt): return .unknown(doubt)
      case .error(let error): throw error
      }
    }
  }

  private func allChanges(_ calendar: ServerURL, _ first: String) throws(ChangeFailure) -> CollectionChanges {
    var rows: ChangeRows?
    var token = first
    var seen: Set<String> = [first]
    for _ in 0..<Self.pageLimit {
      let answer = try changePage(calendar, token)
      guard let next = answer.multistatus.syncToken else { throw .doubt(.tokenMissing) }
      var gathered = rows ?? ChangeRows(calendar: answer.url)
      let isCut = try gathered.add(answer.multistatus.rows)
      if !isCut { return try gathered.changes(token: next) }
      // With the same token, the next page would be the same again.
      guard seen.insert(next).inserted else { throw .doubt(.cutShort) }
      rows = gathered
      token = next
    }
    throw .doubt(.cutShort)
  }

  private func changePage(_ calendar: ServerURL, _ token: String) throws(ChangeFailure) -> Answer {
    let body = XMLText.body(
      "D:sync-collection",
      "<D:sync-token>\(XMLText.escaped(token))</D:sync-token><D:sync-level>1</D:sync-level>"
        + XMLText.properties(["D:getetag"]))
    do {
      return try answer(to: xmlRequest(.report, calendar, .zero, body))
    } catch {
      if let doubt = Self.doubt(error) { throw .doubt(doubt) }
      throw .error(error)
    }
  }

  /// Returns what a failed request implies about the token or the report, or nil if the error goes beyond them.
  private static func doubt(_ error: CalDAVError) -> ChangeDoubt? {
    switch error {
    case .forbidden(_, let codes): codes.contains("valid-sync-token") ? .tokenRefused : .notOffered
    case .unexpectedStatus(_, _, let status, let codes):
      if codes.contains("valid-sync-token") { .tokenRefused } else { doubt(status: status) }
    case .malformedXML(_, let problem): .unreadable(problem)
    case .transport(.responseTooLarge): .cutShort
    default: nil
    }
  }

  private static func doubt(status: Int) -> ChangeDoubt {
    switch status {
    case 409, 412: .tokenRefused
    case 507: .cutShort
    case 500: .tokenFails(status: status)
    default: .notOffered
    }
  }
}
