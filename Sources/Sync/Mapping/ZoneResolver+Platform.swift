import Domain

extension ZoneResolver {
  /// Returns a resolver for the zones of the operating system.
  /// - Parameter local: the IANA name of the zone of wall times.
  public static func platform(local: String) -> ZoneResolver {
    ZoneResolver(localZone: local) { ZoneTable.rules(named: $0) }
  }

  /// - Parameter local: the zone of wall times.
  public static func platform(_ local: LocalZone) -> ZoneResolver {
    ZoneResolver(localZone: local.name) { $0 == local.name ? local.rules : ZoneTable.rules(named: $0) }
  }

  private init(localZone: String, rules: @escaping @Sendable (String) -> ZoneRules?) {
    self.init(
      localZone: localZone,
      wall: { instant, name in
        rules(name).map { WallClock(utc: Instant(seconds: instant.seconds + $0.offset(at: instant.seconds))) }
      },
      instant: { wall, name in
        rules(name).map { Instant(seconds: $0.seconds(showing: wall.utc.seconds)) }
      })
  }
}
