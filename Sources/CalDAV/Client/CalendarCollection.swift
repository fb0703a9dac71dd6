public import HTTPClient

/// What a calendar may hold (RFC 5545 §3.6).
public enum CalendarComponent: String, Sendable, Hashable, CaseIterable {
  case todo = "VTODO"
  case event = "VEVENT"
}

/// One calendar (RFC 4791 §4.2) as discovery found it.
public struct CalendarCollection: Sendable, Equatable {
  public let url: ServerURL
  public let displayName: String?
  /// Names such as `VTODO`; nil when the server names none, which means all (RFC 4791 §5.2.3).
  public let components: Set<String>?
  /// Nil when the server does not tell.
  public let privileges: Set<String>?
  /// Names of the reports the server offers here, such as `sync-collection`.
  public let reports: Set<String>
  public let state: CollectionState
  /// Another one for another calendar at the same address (RFC 5842 §3.1); nil when the server has none.
  public let identity: String?
  /// `#RRGGBB` or `#RRGGBBAA`, unchecked.
  public let color: String?
  public let order: Int?
  /// Bytes of one resource.
  public let sizeLimit: Int?

  /// True when the server tells what has changed since a token (RFC 6578).
  public var offersChanges: Bool { reports.contains("sync-collection") && state.syncToken != nil }

  public func holds(_ component: CalendarComponent) -> Bool { components?.contains(component.rawValue) ?? true }

  /// True when the server says that the user may write neither here nor to any member.
  public var isReadOnly: Bool {
    privileges.map { $0.isDisjoint(with: ["all", "write", "write-content", "bind", "unbind"]) } ?? false
  }
}

/// The marks by which a server tells that a calendar has changed. Equal marks mean: nothing has.
public struct CollectionState: Sendable, Equatable {
  /// CalendarServer's `getctag`.
  public let ctag: String?
  /// RFC 6578.
  public let syncToken: String?

  public init(ctag: String?, syncToken: String?) {
    self.ctag = ctag
    self.syncToken = syncToken
  }

  /// True when one of the marks is there on both sides and the same, and none differs.
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
  /// Marks a server can be asked for.
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
