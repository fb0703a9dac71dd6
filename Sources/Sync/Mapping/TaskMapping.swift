public import Domain

/// A VTODO as a task and a task as changes to a VTODO. Pure: the zones come in from outside.
///
/// | field | property |
/// |---|---|
/// | title, notes | SUMMARY, DESCRIPTION |
/// | importance | PRIORITY: 1–4 high, 5 medium, 6–9 or none low; written only when the level changes |
/// | grade, sub-priority | X-ZEITBLOCK-GRADE:A-1 |
/// | urgency, type | X-ZEITBLOCK-URGENCY:URGENT, X-ZEITBLOCK-TYPE:RECHARGE; none means the default |
/// | manual duration | ESTIMATED-DURATION; read too: X-ESTIMATED-DURATION, DURATION of a start without due |
/// | tags | CATEGORIES |
/// | due, not before | DUE, DTSTART |
/// | recurrence | RRULE, X-ZEITBLOCK-REPEAT for what a rule can not say, X-ZEITBLOCK-MOVED for one moved alone |
/// | parent | RELATED-TO with RELTYPE=PARENT or none |
/// | completion | STATUS, COMPLETED, PERCENT-COMPLETE |
/// | delegated to, original title | X-ZEITBLOCK-DELEGATED-TO, X-ZEITBLOCK-ORIGINAL-TITLE in base64url |
/// | source | URL |
/// | place in the order | X-APPLE-SORT-ORDER |
///
/// Values of our own properties keep to `A-Za-z0-9+/=_.:-`, which every server tried leaves alone.
public struct TaskMapping: Sendable {
  private(set) var zones: ZoneResolver
  /// Names this program in new objects.
  let product: String
  /// The fields this account carries. All others stay on this side: they are neither read, merged nor written.
  public let fields: [Field]
  /// Whether the place in the order is told to the server and followed from there.
  public let sharesOrder: Bool

  /// - Parameter sharesMetadata: whether what only Zeitblock knows goes into the VTODO too.
  public init(
    zones: ZoneResolver, sharesMetadata: Bool = true, product: String = "-//Zeitblock//Zeitblock//EN"
  ) {
    self.zones = zones
    self.product = product
    sharesOrder = sharesMetadata
    fields = sharesMetadata ? TaskMapping.serverFields + TaskMapping.sharedFields : TaskMapping.serverFields
  }

  /// What belongs to the server in any case.
  static let serverFields: [Field] = [.title, .notes, .completedAt, .due, .recurrence, .tags, .parent]

  /// What goes along when metadata is shared.
  static let sharedFields: [Field] = [
    .importance, .urgency, .grade, .subPriority, .type, .notBefore, .manualDuration, .delegatedTo, .originalTitle,
    .sourceURL,
  ]

  /// The same mapping for somebody whose clocks show the time of another zone.
  func local(to zone: String) -> TaskMapping {
    var mapping = self
    mapping.zones = ZoneResolver(localZone: zone, wall: zones.wall, instant: zones.instant)
    return mapping
  }

  func carries(_ field: Field) -> Bool { fields.contains(field) }
}

/// A task as its server tells it.
public struct RemoteTask: Equatable, Sendable {
  /// With the fields the mapping carries; others have their defaults. The rank says nothing.
  public var item: PlanItem
  public var order: RemoteOrder
  /// Cancelled counts as closed, at the time of the last change.
  public var isCancelled: Bool
}

/// The names of our own properties.
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
