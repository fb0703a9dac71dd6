import CommandLine
import Domain

extension CommandContext {
  /// Returns the instant in an option: `2026-12-24T15:00:00Z`, or a day with or without a local wall time. Returns
  /// nil if the option is absent.
  func moment(_ option: String) throws -> Instant? {
    guard let text = invocation.value(option) else { return nil }
    if let instant = Instant(iso: text) { return instant }
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }.map { String($0) }
    let zones = try presentEnvironment().zones
    guard let day = parts.first.flatMap({ Day(iso: $0) }),
      let time = parts.count == 1 ? .midnight : WallTime(iso: parts[1]),
      let instant = zones.instant(WallClock(day: day, second: time.minutes * 60), nil)
    else { throw Refusal.unreadable(text, of: .moment) }
    return instant
  }

  /// Formats an instant in local time: `2026-12-24 15:00:09`.
  func local(_ instant: Instant) -> String {
    let wall = Environment.live().zones.here(instant)
    let parts = [wall.second / 3_600, wall.second / 60 % 60, wall.second % 60]
    return wall.day.iso + " " + parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
