internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// The maximum number of missing resources to request individually; beyond it, a second listing is used.
  private static let provable = 30

  /// Keeps as vanished only resources that are provably gone, because a silently truncated listing omits existing ones.
  ///
  /// If any still exist, the change tokens are not stored, and the next sync compares everything again.
  func proveAbsences<Row: ServerRow>(
    in url: ServerURL, _ fetched: inout FetchResult<Row>
  ) throws(SyncFailure) {
    guard !fetched.vanished.isEmpty else { return }
    let missing = fetched.vanished
    if missing.count <= Self.provable {
      try askByName(in: url, &fetched)
    } else {
      let again = try asking { () throws(CalDAVError) in try client.listing(of: url, component: Row.component) }
      let absent = Set(ListingDifference(stored: fetched.rows, listing: again).vanished.map(\.href))
      fetched.vanished.removeAll { !absent.contains($0.href) }
      fetched.isListedTwice = true
    }
    if fetched.vanished.count < missing.count { fetched.isWhole = false }
  }

  /// Reads the missing resources; those that exist count as found.
  private func askByName<Row: ServerRow>(
    in url: ServerURL, _ fetched: inout FetchResult<Row>
  ) throws(SyncFailure) {
    let hrefs = fetched.vanished.compactMap { Href($0.href) }
    var present: Set<Href> = []
    for reading in try asking({ () throws(CalDAVError) in try client.resources(at: hrefs, in: url) }) {
      switch reading {
      // A text that has become an event is no longer a task, and vice versa.
      case .found(let resource) where codec.isOther(resource.bytes, than: Row.component): break
      case .found(let resource):
        present.insert(resource.href)
        fetched.found.append(resource)
      case .gone: break
      case .failed(let href, _): present.insert(href)
      }
    }
    fetched.vanished.removeAll { row in Href(row.href).map { present.contains($0) } ?? false }
  }
}
