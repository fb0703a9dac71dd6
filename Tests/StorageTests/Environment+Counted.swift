import Domain
import Synchronization

extension Environment {
  /// A fixed moment; identifiers are counted and shaped like the real ones.
  static func counted(from first: Int = 1) -> Environment {
    let counter = Counter(first)
    let today = Day(number: 20_778)
    let now = Instant(seconds: Int64(today.number) * 86_400 + 36_000)
    guard let time = WallTime(minutes: 660) else { preconditionFailure("11:00 is a time") }
    return Environment(now: now, today: today, time: time) { counter.next() }
  }

  private final class Counter: Sendable {
    private let number: Atomic<Int>

    init(_ first: Int) {
      number = Atomic(first)
    }

    func next() -> String {
      let digits = String(number.add(1, ordering: .relaxed).oldValue)
      return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }
  }
}
