public import Domain

/// Decides when to process titles. It has no clock or thread of its own: the caller polls `isDue` and reports results.
/// All times are milliseconds of one monotonic clock.
public struct TitleSchedule: Sendable {
  /// The policy and the number of waiting titles.
  public struct Sight: Equatable, Sendable {
    public var policy: TitlePolicy
    public var waiting: Int

    public init(policy: TitlePolicy, waiting: Int) {
      self.policy = policy
      self.waiting = waiting
    }
  }

  /// Milliseconds until titles that still wait are tried again.
  public static let pause: Int64 = 300_000

  /// The state after the last run.
  private var last: Sight?
  private var retryAt: Int64?

  public init() {}

  /// Whether to process titles now: at startup, when the number of waiting titles or a setting has changed, and after a
  /// pause.
  public mutating func isDue(_ sight: Sight, at now: Int64) -> Bool {
    guard sight.policy.mode != .off, sight.waiting > 0 else {
      last = sight
      retryAt = nil
      return false
    }
    return sight != last || retryAt.map { $0 <= now } ?? true
  }

  /// Records the end of a run.
  /// - Parameter sight: the remaining state; nil to retry soon, because another program was processing titles or
  ///   reading failed.
  public mutating func ended(_ sight: Sight?, at now: Int64) {
    last = sight ?? last
    retryAt = now + (sight == nil ? Self.soon : Self.pause)
  }

  private static let soon: Int64 = 5_000

  /// Returns the milliseconds until the next check if there is no commit before; nil if none is needed.
  public func wait(at now: Int64) -> Int64? { retryAt.map { max(0, $0 - now) } }
}
