import Domain
import Synchronization

/// A clock that stands until it is moved on, and identifiers that are counted.
final class TestClock: Sendable {
  private let state: Mutex<(seconds: Int64, count: Int)>
  private let name: String

  /// - Parameter name: two hexadecimal digits that tell the identifiers of several clocks apart.
  init(_ name: String = "00", seconds: Int64 = 20_778 * 86_400 + 36_000) {
    self.name = name
    state = Mutex((seconds, 0))
  }

  func advance(_ seconds: Int64 = 1) {
    state.withLock { $0.seconds += seconds }
  }

  var environment: Environment {
    let now = Instant(seconds: state.withLock { $0.seconds })
    guard let time = WallTime(minutes: now.utc.second / 60) else { preconditionFailure("a second of a day") }
    return Environment(now: now, today: now.utc.day, time: time) { self.identifier() }
  }

  private func identifier() -> String {
    let digits = String(
      state.withLock { state in
        state.count += 1
        return state.count
      })
    return "\(name)000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}
