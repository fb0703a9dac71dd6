/// Everything a command or page needs from the outside world, fixed for its duration.
///
/// Nothing in the pure ring reads a clock, a zone or a source of randomness except through this value.
public struct Environment: Sendable {
  public var now: Instant
  /// The civil day it is now in the person's zone.
  public var today: Day
  /// What the clock on the person's wall shows now.
  public var time: WallTime
  /// A fresh identifier, unique among all ever made.
  public var makeIdentifier: @Sendable () -> String

  public init(now: Instant, today: Day, time: WallTime, makeIdentifier: @escaping @Sendable () -> String) {
    self.now = now
    self.today = today
    self.time = time
    self.makeIdentifier = makeIdentifier
  }
}
