public import Domain

/// Decides when titles are looked at. It has no clock and no thread: whoever has them asks `isDue` and tells what happened. All
/// times are milliseconds of one clock that never goes back.
public struct TitleSchedule: Sendable {
  /// What there is to do.
  public struct Sight: Equatable, Sendable {
    public var policy: TitlePolicy
    public var waiting: Int

    public init(policy: TitlePolicy, waiting: Int) {
      self.policy = policy
      self.waiting = waiting
    }
  }

  /// The time after which titles that still wait are looked at again.
  public static let pause: Int64 = 300_000

  /// What was left the last time.
  private var last: Sight?
  private var retryAt: Int64?

  public init() {}

  /// Whether to look at titles now: at the start, when others wait than the last time, when a setting is another one, and after
  /// a while.
  public mutating func isDue(_ sight: Sight, at now: Int64) -> Bool {
    guard sight.policy.mode != .off, sight.waiting > 0 else {
      last = sight
      retryAt = nil
      return false
    }
    return sight != last || retryAt.map { $0 <= now } ?? true
  }

  /// Titles were looked at.
  /// - Parameter sight: what is left; nil when another program was at it or nothing could be read, to look again soon.
  public mutating func ended(_ sight: Sight?, at now: Int64) {
    last = sight ?? last
    retryAt = now + (sight == nil ? Self.soon : Self.pause)
  }

  private static let soon: Int64 = 5_000

  /// When to look again though nothing was committed.
  public func wait(at now: Int64) -> Int64? { retryAt.map { max(0, $0 - now) } }
}
