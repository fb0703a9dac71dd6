public import HTTPClient

/// A component type that a calendar may contain (RFC 5545 §3.6).
public enum CalendarComponent: String, Sendable, Hashable, CaseIterable {
  case todo = "VTODO"
  case event = "VEVENT"
}

/// A calendar (RFC 4791 §4.2) with the properties read from the server.
public struct CalendarCollection: Sendable, Equatable {
  public let url: ServerURL
  public let displayName: String?
  /// Component names such as `VTODO`; nil if the server names none, which means all (RFC 4791 §5.2.3).
  public let components: Set<String>?
  /// Nil if the server does not report privileges.
  public let privileges: Set<String>?
  /// Names of the reports the server supports for this calendar, such as `sync-collection`.
  public let reports: Set<String>
  public let state: CollectionState
  /// An identifier that differs if another calendar takes over the same address (RFC 5842 §3.1); nil if the server has
  /// none.
  public let identity: String?
  /// `#RRGGBB` or `#RRGGBBAA`, not validated.
  public let color: String?
  public let order: Int?
  /// The maximum size of a resource in bytes.
  public let sizeLimit: Int?

  /// True if the server reports changes since a sync token (RFC 6578).
  public var offersChanges: Bool { reports.contains("sync-collection") && state.syncToken != nil }

  public func holds(_ component: CalendarComponent) -> Bool { components?.contains(component.rawValue) ?? true }

  /// True if the server reports that the user may write neither to the calendar nor to its members.
  public var isReadOnly: Bool {
    privileges.map { $0.isDisjoint(with: ["all", "write", "write-content", "bind", "unbind"]) } ?? false
  }
}

/// The tokens that show whether a calendar has changed. Equal tokens mean that it has not.
public struct CollectionState: Sendable, Equatable {
  /// CalendarServer's `getctag`.
  public let ctag: String?
  /// The sync token of RFC 6578.
  public let syncToken: String?

  public init(ctag: String?, syncToken: String?) {
    self.ctag = ctag
    self.syncToken = syncToken
  }

  /// True if at least one token is present on both sides and all that are present on both sides are equal.
  public func isUnchanged(since other: CollectionState) -> Bool {
    let pairs = [(ctag, other.ctag), (syncToken, other.syncToken)].filter { $0 != nil && $1 != nil }
    return !pairs.isEmpty && pairs.allSatisfy { $0 == $1 }
  }
}

extension CalendarCollection {
  static let properties = [
    "D:resourcetype", "D:displayname", "C:supported-calendar-component-set", "D:current-user-privilege-set",
    "D:supported-report-set", "D:resource-id", "A:calendar-color", "A:calendar-order",
    "C:max-resource-size",
  ]

  init(_ row: Multistatus.Row, url: ServerURL) {
    self.url = url
    displayName = row.property(.dav("displayname"))?.value
    components = row.property(.caldav("supported-calendar-component-set")).map { set in
      Set(set.all(.caldav("comp")).compactMap { $0.attributes["name"]?.uppercased() })
    }
    privileges = row.property(.dav("current-user-privilege-set")).map { set in
      Set(set.all(.dav("privilege")).flatMap { $0.children.map(\.name.local) })
    }
    reports = Set(
      row.property(.dav("supported-report-set"))?.all(.dav("supported-report"))
        .flatMap { $0.all(.dav("report")) }.flatMap { $0.children.map(\.name.local) } ?? [])
    state = CollectionState(row)
    identity = row.property(.dav("resource-id"))?.hrefs.first
    color = row.property(XMLName(.apple, "calendar-color"))?.value
    order = row.property(XMLName(.apple, "calendar-order"))?.value.flatMap { Int($0) }
    sizeLimit = row.property(.caldav("max-resource-size"))?.value.flatMap { Int($0) }
  }
}

extension CollectionState {
  /// The change tokens to request from a server.
  public enum Marks: Sendable {
    case none
    case tokens
    case all

    var properties: [String] {
      switch self {
      case .none: []
      case .tokens: ["D:sync-token"]
      case .all: ["S:getctag", "D:sync-token"]
      }
    }
  }

  static let properties = ["D:resourcetype"] + Marks.all.properties

  init(_ row: Multistatus.Row) {
    ctag = row.property(XMLName(.calendarServer, "getctag"))?.value
    syncToken = row.property(.dav("sync-token"))?.value
  }
}
