/// An instant after which no new work is started.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(in duration: Duration) { end = .now + duration }

  var isOver: Bool { left <= .zero }

  /// Remaining time in whole milliseconds, at least one.
  var milliseconds: Int {
    let (seconds, attoseconds) = left.components
    return max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  private var left: Duration { end - .now }
}
