/// Everything a command or page needs from the outside world, fixed for its duration.
///
/// Nothing in the pure ring reads a clock, a zone or a source of randomness except through this value.
public struct Environment: Sendable {
  public var now: Instant
  /// The civil day it is now in the person's zone: that of the setting `zone`, else of the machine.
  public var today: Day
  /// What the clock on the person's wall shows now.
  public var time: WallTime
  /// A fresh identifier, unique among all ever made.
  public var makeIdentifier: @Sendable () -> String
  /// What clocks elsewhere and at other times show.
  public var zones: Zones

  /// Clocks of zones by their IANA names; nil names the person's own. Nil comes for a zone nobody knows.
  public struct Zones: Sendable {
    public var instant: @Sendable (WallClock, String?) -> Instant?
    public var wall: @Sendable (Instant, String?) -> WallClock?
    /// The IANA name of the person's own zone.
    public var name: @Sendable () -> String
    /// The IANA name a text means; nil for a zone nobody knows.
    public var named: @Sendable (String) -> String?
    /// Names to choose from.
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

    /// What the person's clock shows at an instant; that of Greenwich where no clock is known.
    public func here(_ instant: Instant) -> WallClock { wall(instant, nil) ?? WallClock(utc: instant) }

    /// When the person's clock shows a time; as in Greenwich where no clock is known.
    public func instant(of wall: WallClock) -> Instant { instant(wall, nil) ?? wall.utc }

    /// A person's clock that never changes, so many seconds ahead of Greenwich; no other zone is known.
    static func fixed(ahead seconds: Int64) -> Zones {
      Zones(
        instant: { wall, zone in zone == nil ? Instant(seconds: wall.total - seconds) : nil },
        wall: { instant, zone in zone == nil ? WallClock(total: instant.seconds + seconds) : nil })
    }
  }

  /// - Parameter zones: without it the person's clock stays as far from Greenwich as it is now.
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

  /// Clocks here are exact to the minute.
  private static func secondOfMinute(_ instant: Instant) -> Int64 { Int64(instant.utc.second % 60) }
}
