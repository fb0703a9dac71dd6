/// Sort order of a list. Ties keep the manual order.
public enum TaskSort: String, Sendable, CaseIterable {
  /// The user's order, with subtasks below their parent. A list of only completed tasks shows the latest first.
  case manual
  /// High first.
  case importance
  /// Highest first; see `Score`.
  case score
  /// Shortest first.
  case duration
  /// Earliest first; tasks without a due date last.
  case due
  /// Newest first.
  case created
}

extension TaskSort {
  /// Returns tasks, passed in manual order, in this order.
  /// - Parameter isReversed: whether to reverse the order, ties included. Ignored for the manual order.
  public func sorted(_ tasks: [TaskFacts], isReversed: Bool = false, today: Day, now: Instant) -> [TaskFacts] {
    if self == .manual { return tasks }
    var keys: [(key: Int64, index: Int)] = []
    keys.reserveCapacity(tasks.count)
    for (index, task) in tasks.enumerated() { keys.append((key(of: task, today: today, now: now), index)) }
    keys.sort { left, right in left.key == right.key ? left.index < right.index : left.key < right.key }
    let sorted = keys.map { tasks[$0.index] }
    return isReversed ? sorted.reversed() : sorted
  }

  /// Returns the sort key; smaller keys come first.
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
