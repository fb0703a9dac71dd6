internal import HTTPClient

/// Collects one or more pages of a sync-collection response. Later rows for the same href replace earlier ones.
struct ChangeRows {
  private enum State {
    case changed(ETag?)
    case gone
  }

  private var order: [Href] = []
  private var states: [Href: State] = [:]
  private var foreign = 0
  private let calendar: ServerURL

  init(calendar: ServerURL) { self.calendar = calendar }

  /// Adds one page.
  /// - Returns: true if the server truncated it and more pages follow (RFC 6578 §3.6).
  mutating func add(_ rows: [Multistatus.Row]) throws(ChangeFailure) -> Bool {
    var isCut = false
    for row in rows {
      for href in row.hrefs {
        switch calendar.place(of: href) {
        case .outside: foreign += 1
        case .collectionItself: isCut = try isCutMark(row, href) || isCut
        case .member(let member): try add(member, row)
        }
      }
    }
    return isCut
  }

  func changes(token: String) throws(ChangeFailure) -> CollectionChanges {
    if foreign > 0 && order.isEmpty { throw .doubt(.onlyForeignRows(foreign)) }
    var changed: [ListedResource] = []
    var gone: [Href] = []
    for href in order {
      switch states[href] {
      case .changed(let etag): changed.append(ListedResource(href: href, etag: etag))
      case .gone: gone.append(href)
      case nil: break
      }
    }
    return CollectionChanges(changed: changed, gone: gone, token: token)
  }

  private func isCutMark(_ row: Multistatus.Row, _ href: String) throws(ChangeFailure) -> Bool {
    if row.status == 507 || row.codes.contains("number-of-matches-within-limits") { return true }
    if row.status == 404 || row.status == 410 { throw .error(.notFound(calendar)) }
    if let status = row.failure { throw .doubt(.rowFailed(href, status: status)) }
    return false
  }

  private mutating func add(_ member: Href, _ row: Multistatus.Row) throws(ChangeFailure) {
    if states[member] == nil { order.append(member) }
    if row.status == 404 || row.status == 410 {
      states[member] = .gone
      return
    }
    // A missing property does not mean that the resource was deleted; reading it will tell.
    if let status = row.failure { throw .doubt(.rowFailed(member.path, status: status)) }
    states[member] = .changed(row.etag)
  }
}

/// The reason a page of changes is unusable: a doubt that a full listing resolves, or an error that would also affect
/// the listing.
enum ChangeFailure: Error {
  case doubt(ChangeDoubt)
  case error(CalDAVError)
}
