import Domain
import ICalendar

/// The zone of an event's times.
enum EventZone: Sendable {
  case utc
  /// A zone known to the platform.
  case named(String, ZoneResolver)
  /// A zone that only the text itself describes.
  case described(ZoneRules)

  /// Returns nil only for a zone that the platform no longer knows.
  func instant(_ wall: WallClock) -> Instant? {
    switch self {
    case .utc: wall.utc
    case .named(let name, let zones): zones.instant(wall, name)
    case .described(let rules): Instant(seconds: rules.seconds(showing: wall.total))
    }
  }

  func wall(_ instant: Instant) -> WallClock? {
    switch self {
    case .utc: WallClock(utc: instant)
    case .named(let name, let zones): zones.wall(instant, name)
    case .described(let rules): WallClock(total: instant.seconds + rules.offset(at: instant.seconds))
    }
  }
}

/// The zones used in one text: by IANA or Windows name, with a prefix, or described in the text itself.
struct EventZones {
  let zones: ZoneResolver
  /// VTIMEZONE components, parsed only when needed.
  private var descriptions: [String: Component] = [:]
  private var known: [String: EventZone] = [:]
  private var budget = EmbeddedZone.Budget()
  /// The zone of floating times (`X-WR-TIMEZONE`), which most programs honour although no standard defines it.
  private let floating: String?
  /// Names of unknown zones, whose times are read as local times.
  private(set) var unknown: Set<String> = []

  /// The maximum number of zones, more than any real text has; further zones count as unknown.
  private static let limit = 500

  init(_ text: CalendarText, _ zones: ZoneResolver) {
    self.zones = zones
    for zone in text.components where zone.name == "VTIMEZONE" {
      guard let name = zone.first("TZID")?.rawValue, descriptions[name] == nil else { continue }
      descriptions[name] = zone
    }
    floating = text.firstComponent("VCALENDAR")?.text("X-WR-TIMEZONE").flatMap { $0.isEmpty ? nil : $0 }
  }

  var local: EventZone { .named(zones.localZone, zones) }

  mutating func zone(of form: ICalDateTime.Form) -> EventZone {
    switch form {
    case .utc: return .utc
    case .date: return local
    case .floating: return floating.map { zone(named: $0) } ?? local
    case .zoned(let name): return zone(named: name)
    }
  }

  private mutating func zone(named name: String) -> EventZone {
    if let zone = known[name] { return zone }
    let found = known.count < Self.limit ? find(name) : nil
    if found == nil { unknown.insert(name) }
    known[name] = found ?? local
    return found ?? local
  }

  private mutating func find(_ name: String) -> EventZone? {
    if let name = zones.known(name) { return .named(name, zones) }
    return descriptions[name].flatMap { EmbeddedZone.rules($0, &budget) }.map { .described($0) }
  }
}
