@testable import Domain

extension Environment {
  /// Saturday, 2026-11-21, 9:30 UTC.
  static var fixed: Environment {
    Environment(
      now: Instant(seconds: 1_795_253_400), today: Day(number: 20_778), time: WallTime(minutes: 570) ?? .midnight,
      makeIdentifier: { "unused" })
  }
}
