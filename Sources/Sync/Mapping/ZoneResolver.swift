public import Domain

/// The platform's time zone data, injected so that the mapping stays pure.
public struct ZoneResolver: Sendable {
  /// The IANA name of the zone in which days and wall times of tasks are interpreted.
  public let localZone: String
  /// Returns the day and the second of the day, 0…86399, that a clock in this zone shows; nil for an unknown zone.
  public let wall: @Sendable (_ instant: Instant, _ zone: String) -> WallClock?
  /// Returns the instant at which a clock in this zone shows the wall time; nil for an unknown zone. In a gap, the time
  /// moves forward by the gap; in an overlap, the first occurrence counts.
  public let instant: @Sendable (_ wall: WallClock, _ zone: String) -> Instant?

  public init(
    localZone: String, wall: @escaping @Sendable (Instant, String) -> WallClock?,
    instant: @escaping @Sendable (WallClock, String) -> Instant?
  ) {
    self.localZone = localZone
    self.wall = wall
    self.instant = instant
  }
}

extension ZoneResolver {
  /// Returns the platform's name for a `TZID`: the name itself, the zone of a Windows name, or the last parts of a name
  /// with a prefix such as `/freeassociation.sourceforge.net/Europe/Berlin`. Returns nil if the zone is unknown.
  func known(_ zone: String) -> String? {
    let parts = zone.split(separator: "/")
    let ends = (1..<4).reversed().filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
    let names = [zone, WindowsZones.names[zone] ?? zone] + ends
    return names.first { wall(Instant(seconds: 0), $0) != nil }
  }
}
