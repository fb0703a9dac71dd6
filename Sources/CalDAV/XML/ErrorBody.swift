/// The conditions a failed request names in its body (RFC 4918 §16): `<D:error><C:no-uid-conflict/></D:error>`.
struct ErrorBody: Sendable {
  let codes: [String]
  /// Hrefs inside the conditions: the resource that already has the UID.
  let hrefs: [String]

  /// A body that is no such XML names nothing.
  init(_ bytes: [UInt8]) {
    // Losing the parse failure is right: most error pages are HTML, and the status has been read already.
    let root = try? XMLDocument.root(of: bytes)
    guard let root, root.name == .dav("error") else {
      codes = []
      hrefs = []
      return
    }
    let conditions = root.children.filter { $0.name.namespace == .dav || $0.name.namespace == .caldav }
    codes = conditions.map(\.name.local)
    hrefs = conditions.flatMap(\.hrefs)
  }
}
