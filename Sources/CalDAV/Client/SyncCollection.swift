public import HTTPClient

extension CalDAVClient {
  /// Pages of one answer; a server that cuts more often is asked for a whole listing instead.
  private static let pageLimit = 200

  /// What has happened in `calendar` since `token`, all pages of it. Members of every component are reported.
  ///
  /// Never sends `limit`: some servers cut the answer silently and give the newest token, others fail.
  /// - Throws: what a listing would meet as well: no connection, a refused password, a calendar that is gone, a server
  ///   that asks to wait. Everything else is `.unknown`.
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
      // Without a new token the next page would be the same one again.
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

  /// What a failed request says about the token or the report; nil when it says more than that.
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
