/// What a list is ordered by. Ties are in manual order.
public enum TaskSort: String, Sendable, CaseIterable {
  /// As a person ranked them, with subtasks below their task; completed ones alone come latest first.
  case manual
  /// High first.
  case importance
  /// Highest first; see `Score`.
  case score
  /// Shortest first.
  case duration
  /// Earliest first, those without a day last.
  case due
  /// Newest first.
  case created
}

extension TaskSort {
  /// Puts tasks that come in manual order in this one.
  /// - Parameter isReversed: turned around, ties included; means nothing for the manual order.
  public func sorted(_ tasks: [TaskFacts], isReversed: Bool = false, today: Day, now: Instant) -> [TaskFacts] {
    if self == .manual { return tasks }
    var keys: [(key: Int64, index: Int)] = []
    keys.reserveCapacity(tasks.count)
    for (index, task) in tasks.enumerated() { keys.append((key(of: task, today: today, now: now), index)) }
    keys.sort { left, right in left.key == right.key ? left.index < right.index : left.key < right.key }
    let sorted = keys.map { tasks[$0.index] }
    return isReversed ? sorted.reversed() : sorted
  }

  /// Smaller comes first.
  private func key(of task: TaskFacts, today: Day, now: Instant) -> Int64 {
    switch self {
    case .manual: task.rank.value
    case .importance: -Int64(task.importance.rawValue)
    case .score: -Int64(Score(task, today: today, now: now).total)
    case .duration: Int64(task.minutes)
    case .due: task.due.map { Int64($0.day.number) * 1_441 + Int64($0.time?.minutes ?? 1_440) } ?? .max
    case .created: -task.createdAt.seconds
    }
  }
}
