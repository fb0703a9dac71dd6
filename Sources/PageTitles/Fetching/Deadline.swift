/// An instant after which nothing more is begun.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(in duration: Duration) { end = .now + duration }

  var isOver: Bool { left <= .zero }

  /// Whole milliseconds that are left, at least one.
  var milliseconds: Int {
    let (seconds, attoseconds) = left.components
    return max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  private var left: Duration { end - .now }
}
