internal import HTTPClient

/// A 207 response (RFC 4918 §13): one row per resource, with each property under its own status.
struct Multistatus: Sendable {
  struct Row: Sendable {
    let hrefs: [String]
    /// The status of the whole row, if it has one.
    let status: Int?
    let propstats: [Propstat]
    /// Names of the conditions in `{DAV:}error`.
    let codes: [String]
  }

  struct Propstat: Sendable {
    let status: Int
    let properties: [XMLElement]
  }

  let rows: [Row]
  let syncToken: String?

  init(_ bytes: [UInt8]) throws(XMLFailure) {
    final class Gathered {
      var rows: [Row] = []
    }
    let gathered = Gathered()
    syncToken = try Self.read(bytes) { gathered.rows.append($0) }
    rows = gathered.rows
  }

  /// Passes each row to `see` as soon as it is parsed; if this throws, the rows passed so far must be discarded.
  ///
  /// - Returns: the sync token, if there is one.
  static func read(_ bytes: [UInt8], _ see: @escaping (Row) -> Void) throws(XMLFailure) -> String? {
    let response = XMLName.dav("response")
    let root = try XMLDocument.root(of: bytes) { child in
      guard child.name == response else { return false }
      see(Row(child))
      return true
    }
    guard root.name == .dav("multistatus") else { throw XMLFailure(problem: .unexpectedRoot(root.name.local)) }
    return root.first(.dav("sync-token"))?.value
  }
}

extension Multistatus.Row {
  init(_ element: XMLElement) {
    hrefs = element.hrefs
    status = element.first(.dav("status")).map(Multistatus.status)
    propstats = element.all(.dav("propstat")).map { propstat in
      Multistatus.Propstat(
        status: propstat.first(.dav("status")).map(Multistatus.status) ?? 0,
        properties: propstat.first(.dav("prop"))?.children ?? [])
    }
    codes = element.first(.dav("error"))?.children.map(\.name.local) ?? []
  }

  /// Returns a property with status 200.
  func property(_ name: XMLName) -> XMLElement? {
    for propstat in propstats where propstat.status == 200 {
      if let found = propstat.properties.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// The first status other than 200 (success) and, for a property, 404 (no such property).
  var failure: Int? {
    if let status, status != 200 { return status }
    return propstats.first { $0.status != 200 && $0.status != 404 }?.status
  }

  var isCalendar: Bool { property(.dav("resourcetype"))?.first(.caldav("calendar")) != nil }

  /// Also nil if bytes may be missing: XML cannot carry text that is not UTF-8, but the resource itself can.
  var calendarData: String? {
    guard let text = property(.caldav("calendar-data"))?.text, !text.trimmingSpace().isEmpty else { return nil }
    return text.unicodeScalars.contains("\u{FFFD}") ? nil : text
  }

  var etag: ETag? { property(.dav("getetag")).flatMap { ETag($0.text) } }
}

extension Multistatus {
  /// Returns the number in `HTTP/1.1 200 OK`, or 0 if there is none.
  static func status(_ element: XMLElement) -> Int {
    let words = element.text.utf8.split(maxSplits: 2) { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return words.count > 1 ? Int(Substring(words[1])) ?? 0 : 0
  }
}
