import Domain
import ICalendar

/// The zone the times of an event are meant in.
enum EventZone: Sendable {
  case utc
  /// One the platform knows.
  case named(String, ZoneResolver)
  /// One only the text itself describes.
  case described(ZoneRules)

  /// Nil only for a zone the platform no longer knows.
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

/// The zones one text speaks of: by IANA or Windows name, under a prefix, or described in the text itself.
struct EventZones {
  let zones: ZoneResolver
  private var described: [String: ZoneRules] = [:]
  private var known: [String: EventZone] = [:]
  /// Names nobody knows; their times are read as those of clocks here.
  private(set) var unknown: Set<String> = []

  init(_ text: CalendarText, _ zones: ZoneResolver) {
    self.zones = zones
    for zone in text.components where zone.name == "VTIMEZONE" {
      guard let name = zone.first("TZID")?.rawValue, described[name] == nil else { continue }
      described[name] = EmbeddedZone.rules(zone)
    }
  }

  var local: EventZone { .named(zones.localZone, zones) }

  mutating func zone(of form: ICalDateTime.Form) -> EventZone {
    switch form {
    case .utc: return .utc
    case .date, .floating: return local
    case .zoned(let name):
      if let zone = known[name] { return zone }
      let found = find(name)
      if found == nil { unknown.insert(name) }
      known[name] = found ?? local
      return found ?? local
    }
  }

  private func find(_ name: String) -> EventZone? {
    if let name = zones.known(name) { return .named(name, zones) }
    return described[name].map { .described($0) }
  }
}
