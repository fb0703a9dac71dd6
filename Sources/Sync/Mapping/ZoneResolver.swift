public import Domain

/// What the platform knows about time zones; injected, so that mapping stays pure.
public struct ZoneResolver: Sendable {
  /// The IANA name of the zone in which days and wall times of tasks are meant.
  public let localZone: String
  /// The day and second of the day, 0…86399, a clock in this zone shows; nil for an unknown zone.
  public let wall: @Sendable (_ instant: Instant, _ zone: String) -> WallClock?
  /// The instant at which a clock in this zone shows this. In a gap the time moves forward by the gap, in an overlap
  /// the first occurrence counts. Nil for an unknown zone.
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
  /// A zone the platform knows under the name of a `TZID`: the name itself, the zone a Windows name stands for, or the
  /// last parts of a name with a prefix such as `/freeassociation.sourceforge.net/Europe/Berlin`. Nil when it knows none.
  func known(_ zone: String) -> String? {
    let parts = zone.split(separator: "/")
    let ends = (1..<4).reversed().filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
    let names = [zone, WindowsZones.names[zone] ?? zone] + ends
    return names.first { wall(Instant(seconds: 0), $0) != nil }
  }
}
