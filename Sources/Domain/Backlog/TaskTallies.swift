/// Number of tasks that each value of a filter would show, given the filter's other kinds.
public struct TaskTallies: Sendable {
  public private(set) var types: [TaskType: Int] = [:]
  public private(set) var importances: [Importance: Int] = [:]
  public private(set) var lists: [ListID: Int] = [:]
  public private(set) var recurring: [TaskFilter.Recurring: Int] = [:]
  public private(set) var due: [TaskFilter.DueRange: Int] = [:]
  public private(set) var estimates: [TaskFilter.Estimate: Int] = [:]
  private var tagCounts: [String: (name: String, count: Int)] = [:]

  /// Counts a task. Returns whether it passes the filter.
  mutating func count(_ task: TaskFacts, _ sieve: TaskFilter.Sieve) -> Bool {
    var refusing: TaskFilter.Kind?
    for kind in TaskFilter.Kind.allCases where !sieve.lets(task, kind) {
      if refusing != nil { return false }
      refusing = kind
    }
    if let refusing {
      // The filter requires all its tags, so choosing one more would not show a task that already lacks one.
      if refusing != .tag { count(task, refusing, today: sieve.today) }
      return false
    }
    for kind in TaskFilter.Kind.allCases { count(task, kind, today: sieve.today) }
    return true
  }

  private mutating func count(_ task: TaskFacts, _ kind: TaskFilter.Kind, today: Day) {
    switch kind {
    // The number of tasks with a time block changes from minute to minute.
    case .completion, .planned: break
    case .type: types[task.type, default: 0] += 1
    case .importance: importances[task.importance, default: 0] += 1
    case .list: lists[task.list, default: 0] += 1
    case .recurring: recurring[task.isRecurring ? .yes : .no, default: 0] += 1
    case .estimate: estimates[task.isDefaultDuration ? .missing : .given, default: 0] += 1
    case .due:
      for range in TaskFilter.DueRange.allCases where range.holds(task, today: today) { due[range, default: 0] += 1 }
    case .tag:
      for (key, name) in zip(task.tags.keys, task.tags.names) {
        tagCounts[key, default: (name, 0)].count += 1
      }
    }
  }

  public func count(ofTag name: String) -> Int { tagCounts[Tags.key(name)]?.count ?? 0 }

  /// The tags in use, most frequent first, then by name.
  public var tags: [(name: String, count: Int)] {
    tagCounts.sorted { left, right in
      left.value.count == right.value.count ? left.key < right.key : left.value.count > right.value.count
    }.map { $0.value }
  }
}
