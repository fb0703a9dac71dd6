/// Slows down password guessing: after ten consecutive failures of a peer, each further attempt must wait, from one
/// minute up to sixteen. Other peers are not affected.
struct LoginThrottle: Sendable, Equatable {
  static let freeFailures = 10
  private static let firstWait: Int64 = 60
  private static let longestDoubling = 4
  /// Maximum number of peers; beyond it, the one whose last failure is oldest is forgotten.
  static let capacity = 1_000
  /// Seconds after which a peer's failures are forgotten.
  private static let memory: Int64 = 3_600

  private struct Failures: Equatable {
    var count = 0
    var lastAt: Int64 = 0
    var blockedUntil: Int64 = 0
  }

  private var peers: [String: Failures] = [:]

  /// Returns the seconds to wait before the next attempt, or nil if it is allowed now.
  func wait(for peer: String, at now: Int64) -> Int64? {
    guard let until = peers[peer]?.blockedUntil, now < until else { return nil }
    return until - now
  }

  mutating func fail(_ peer: String, at now: Int64) {
    var failures = peers[peer] ?? Failures()
    if now >= max(failures.lastAt, failures.blockedUntil) + Self.memory { failures = Failures() }
    failures.count += 1
    failures.lastAt = now
    if failures.count >= Self.freeFailures {
      let doublings = min(failures.count - Self.freeFailures, Self.longestDoubling)
      failures.blockedUntil = now + Self.firstWait << Int64(doublings)
    }
    if peers[peer] == nil, peers.count >= Self.capacity,
      let oldest = peers.min(by: { $0.value.lastAt < $1.value.lastAt })
    {
      peers[oldest.key] = nil
    }
    peers[peer] = failures
  }

  mutating func succeed(_ peer: String) {
    peers[peer] = nil
  }
}
