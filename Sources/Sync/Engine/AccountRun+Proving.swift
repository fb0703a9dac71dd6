internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// So many missing resources at most are asked for by name. More are looked for in a second listing.
  private static let provable = 30

  /// Keeps as vanished only what is gone beyond doubt: a listing that was cut without a word leaves out what is there.
  ///
  /// Where it has, the marks are not kept, and the next sync compares everything again.
  func proveAbsences<Row: ServerRow>(
    in url: ServerURL, _ haul: inout CollectionHaul<Row>
  ) throws(SyncFailure) {
    guard !haul.vanished.isEmpty else { return }
    let missing = haul.vanished
    if missing.count <= Self.provable {
      try askByName(in: url, &haul)
    } else {
      let again = try asking { () throws(CalDAVError) in try client.listing(of: url, component: Row.component) }
      let absent = Set(ListingDifference(stored: haul.rows, listing: again).vanished.map(\.href))
      haul.vanished.removeAll { !absent.contains($0.href) }
      haul.isListedTwice = true
    }
    if haul.vanished.count < missing.count { haul.isWhole = false }
  }

  /// What is there under its name is taken as found.
  private func askByName<Row: ServerRow>(
    in url: ServerURL, _ haul: inout CollectionHaul<Row>
  ) throws(SyncFailure) {
    let hrefs = haul.vanished.compactMap { Href($0.href) }
    var present: Set<Href> = []
    for reading in try asking({ () throws(CalDAVError) in try client.resources(at: hrefs, in: url) }) {
      switch reading {
      // A text that has become an event is no reminder any more, nor the other way round.
      case .found(let resource) where wire.isOther(resource.bytes, than: Row.component): break
      case .found(let resource):
        present.insert(resource.href)
        haul.found.append(resource)
      case .gone: break
      case .failed(let href, _): present.insert(href)
      }
    }
    haul.vanished.removeAll { row in Href(row.href).map { present.contains($0) } ?? false }
  }
}
