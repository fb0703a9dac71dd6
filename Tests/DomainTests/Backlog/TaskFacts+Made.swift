@testable import Domain

extension TaskFacts {
  /// Returns a task with default values, created on 2026-11-21 at midnight UTC.
  static func made(_ id: String, _ change: (inout TaskFacts) -> Void = { _ in }) -> TaskFacts {
    let item = PlanItem(
      id: TaskID(id), list: .local, title: id, rank: Rank(0), createdAt: Instant(seconds: 20_778 * 86_400))
    var facts = TaskFacts(item)
    change(&facts)
    return facts
  }
}

/// 2026-11-21, a Saturday.
let saturday = Day(number: 20_778)
