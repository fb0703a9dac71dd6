/// Which open tasks can be begun on a day. A task waits until its first day, while somebody else has it in hand and no day to ask again has
/// come, while one
/// above it waits, and while everything open below it waits.
public struct Readiness: Sendable {
  private var ready: Set<TaskID> = []

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts], today: Day) {
    let lines = Outline(tasks).lines(folding: false)
    var isHeld: [Bool] = []
    isHeld.reserveCapacity(lines.count)
    var path: [Bool] = []
    for line in lines {
      path.removeLast(path.count - line.depth)
      isHeld.append((path.last ?? false) || line.task.waits(on: today))
      path.append(isHeld[isHeld.count - 1])
    }
    // Backwards every task comes after what lies below it; by depth, whether anything there can be begun.
    var hasReady: [Bool] = []
    for (line, isHeld) in zip(lines, isHeld).reversed() {
      while hasReady.count < line.depth + 2 { hasReady.append(false) }
      let isReady = !isHeld && (line.below == 0 || hasReady[line.depth + 1])
      hasReady[line.depth + 1] = false
      if isReady {
        hasReady[line.depth] = true
        ready.insert(line.task.id)
      }
    }
  }

  public func callAsFunction(_ id: TaskID) -> Bool { ready.contains(id) }
}

extension TaskFacts {
  /// Whether it waits by itself, whatever lies above and below it.
  func waits(on today: Day) -> Bool { Readiness.waits(until: notBefore, isDelegated: isDelegated, on: today) }
}

extension PlanItem {
  /// Whether it waits by itself, whatever lies above and below it.
  public func waits(on today: Day) -> Bool {
    Readiness.waits(until: notBefore, isDelegated: delegatedTo != nil, on: today)
  }
}

extension Readiness {
  /// On the day to follow up, what somebody else has in hand comes back.
  fileprivate static func waits(until notBefore: Day?, isDelegated: Bool, on today: Day) -> Bool {
    notBefore.map { $0 > today } ?? isDelegated
  }
}
