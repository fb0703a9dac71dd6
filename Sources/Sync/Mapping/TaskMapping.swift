public import Domain

/// Converts a VTODO to a task, and a task to changes of a VTODO. Pure: the zones are injected.
///
/// | field | property |
/// |---|---|
/// | title, notes | SUMMARY, DESCRIPTION |
/// | importance | PRIORITY: 1–4 high, 5 medium, 6–9 or none low; written only when the level changes |
/// | grade, sub-priority | X-ZEITBLOCK-GRADE:A-1 |
/// | urgency, type | X-ZEITBLOCK-URGENCY:URGENT, X-ZEITBLOCK-TYPE:RECHARGE; none means the default |
/// | manual duration | ESTIMATED-DURATION; also read: X-ESTIMATED-DURATION, DURATION of a start without due |
/// | tags | CATEGORIES |
/// | due, not before | DUE, DTSTART |
/// | recurrence | RRULE, X-ZEITBLOCK-REPEAT for what a rule cannot express, X-ZEITBLOCK-MOVED for a moved occurrence |
/// | parent | RELATED-TO with RELTYPE=PARENT or none |
/// | completion | STATUS, COMPLETED, PERCENT-COMPLETE |
/// | delegated to, original title | X-ZEITBLOCK-DELEGATED-TO, X-ZEITBLOCK-ORIGINAL-TITLE in base64url |
/// | source | URL |
/// | manual order | X-APPLE-SORT-ORDER |
///
/// Values of Zeitblock's own properties use only `A-Za-z0-9+/=_.:-`, which every tested server leaves unchanged.
public struct TaskMapping: Sendable {
  private(set) var zones: ZoneResolver
  /// Identifies this program in new objects.
  let product: String
  /// The fields synced with this account. All others stay local: they are neither read, merged nor written.
  public let fields: [Field]
  /// Whether the manual order is synced with the server.
  public let sharesOrder: Bool

  /// - Parameter sharesMetadata: whether Zeitblock's own fields are written to the VTODO too.
  public init(
    zones: ZoneResolver, sharesMetadata: Bool = true, product: String = "-//Zeitblock//Zeitblock//EN"
  ) {
    self.zones = zones
    self.product = product
    sharesOrder = sharesMetadata
    fields = sharesMetadata ? TaskMapping.serverFields + TaskMapping.sharedFields : TaskMapping.serverFields
  }

  /// Fields that are always synced.
  static let serverFields: [Field] = [.title, .notes, .completedAt, .due, .recurrence, .tags, .parent]

  /// Fields that are synced only with shared metadata.
  static let sharedFields: [Field] = [
    .importance, .urgency, .grade, .subPriority, .type, .notBefore, .manualDuration, .delegatedTo, .originalTitle,
    .sourceURL,
  ]

  /// Returns the same mapping for another local zone.
  func local(to zone: String) -> TaskMapping {
    var mapping = self
    mapping.zones = ZoneResolver(localZone: zone, wall: zones.wall, instant: zones.instant)
    return mapping
  }

  func carries(_ field: Field) -> Bool { fields.contains(field) }
}

/// A task as the server has it.
public struct RemoteTask: Equatable, Sendable {
  /// Has the mapped fields; others have their defaults. Its rank is meaningless.
  public var item: PlanItem
  public var order: RemoteOrder
  /// A cancelled task counts as closed at the time of its last change.
  public var isCancelled: Bool
}

/// The names of Zeitblock's own properties and of the sort order.
enum OwnProperty {
  static let grade = "X-ZEITBLOCK-GRADE"
  static let urgency = "X-ZEITBLOCK-URGENCY"
  static let type = "X-ZEITBLOCK-TYPE"
  static let repeating = "X-ZEITBLOCK-REPEAT"
  static let moved = "X-ZEITBLOCK-MOVED"
  static let delegatedTo = "X-ZEITBLOCK-DELEGATED-TO"
  static let originalTitle = "X-ZEITBLOCK-ORIGINAL-TITLE"
  static let sortOrder = "X-APPLE-SORT-ORDER"
}
