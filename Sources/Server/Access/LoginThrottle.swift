/// Slows down guessing: after ten failures in a row each further attempt has to wait, from one minute up to sixteen.
struct LoginThrottle: Sendable, Equatable {
  static let freeFailures = 10
  private static let firstWait: Int64 = 60
  private static let longestDoubling = 4

  private var failures = 0
  private var blockedUntil: Int64 = 0

  /// Seconds to wait before the next attempt is considered; nil when it may be made now.
  func wait(at now: Int64) -> Int64? {
    now < blockedUntil ? blockedUntil - now : nil
  }

  mutating func fail(at now: Int64) {
    failures += 1
    guard failures >= Self.freeFailures else { return }
    let doublings = min(failures - Self.freeFailures, Self.longestDoubling)
    blockedUntil = now + Self.firstWait << Int64(doublings)
  }

  mutating func succeed() {
    self = LoginThrottle()
  }
}
