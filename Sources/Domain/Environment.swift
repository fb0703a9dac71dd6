/// Everything a command or page needs from the outside world, fixed while it runs.
///
/// Pure code reads the clock, the time zone and new identifiers only through this value.
public struct Environment: Sendable {
  public var now: Instant
  /// The current day in the user's time zone: the setting `zone`, or the system's zone if that is not set.
  public var today: Day
  /// The current local time of the user.
  public var time: WallTime
  /// Returns a new, globally unique identifier.
  public var makeIdentifier: @Sendable () -> String
  /// Conversions between instants and local times.
  public var zones: Zones

  /// Time zone conversions. Zones are IANA names; nil means the user's zone. The conversions return nil for an unknown
  /// zone.
  public struct Zones: Sendable {
    public var instant: @Sendable (WallClock, String?) -> Instant?
    public var wall: @Sendable (Instant, String?) -> WallClock?
    /// Returns the IANA name of the user's zone.
    public var name: @Sendable () -> String
    /// Returns the IANA name for a zone named by text, or nil if the zone is unknown.
    public var named: @Sendable (String) -> String?
    /// Returns the zone names offered for selection.
    public var all: @Sendable () -> [String]

    public init(
      instant: @escaping @Sendable (WallClock, String?) -> Instant?,
      wall: @escaping @Sendable (Instant, String?) -> WallClock?, name: @escaping @Sendable () -> String = { "UTC" },
      named: (@Sendable (String) -> String?)? = nil, all: @escaping @Sendable () -> [String] = { [] }
    ) {
      self.instant = instant
      self.wall = wall
      self.name = name
      self.named = named ?? { wall(Instant(seconds: 0), $0) == nil ? nil : $0 }
      self.all = all
    }

    /// Returns the user's local time at an instant, or UTC if the user's zone is unknown.
    public func here(_ instant: Instant) -> WallClock { wall(instant, nil) ?? WallClock(utc: instant) }

    /// Returns the instant of a local time, which is read as UTC if the user's zone is unknown.
    public func instant(of wall: WallClock) -> Instant { instant(wall, nil) ?? wall.utc }

    /// Returns zones in which the user's clock has a fixed offset from UTC in seconds and every named zone is unknown.
    static func fixed(ahead seconds: Int64) -> Zones {
      Zones(
        instant: { wall, zone in zone == nil ? Instant(seconds: wall.total - seconds) : nil },
        wall: { instant, zone in zone == nil ? WallClock(total: instant.seconds + seconds) : nil })
    }
  }

  /// - Parameter zones: If nil, the user's clock keeps its current offset from UTC.
  public init(
    now: Instant, today: Day, time: WallTime, zones: Zones? = nil, makeIdentifier: @escaping @Sendable () -> String
  ) {
    self.now = now
    self.today = today
    self.time = time
    self.makeIdentifier = makeIdentifier
    let shown = WallClock(day: today, second: time.minutes * 60).total
    self.zones = zones ?? .fixed(ahead: shown - (now.seconds - Environment.secondOfMinute(now)))
  }

  /// `time` is exact only to the minute, so the seconds of `now` must not count towards the offset.
  private static func secondOfMinute(_ instant: Instant) -> Int64 { Int64(instant.utc.second % 60) }
}
