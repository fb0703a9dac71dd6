/// Which open tasks can be begun on a day. A task waits until its first day, while somebody else has it in hand and no day
/// to ask again has come, while one above it waits, and while everything open below it waits.
public struct Readiness: Sendable {
  /// Those that cannot be begun: fewer than those that can.
  private var held: Set<TaskID> = []

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts], today: Day) {
    let above = Set(tasks.lazy.compactMap { $0.parent })
    var families: [TaskFacts] = []
    for task in tasks {
      if task.parent != nil || above.contains(task.id) {
        families.append(task)
      } else if task.waits(on: today) {
        held.insert(task.id)
      }
    }
    if !families.isEmpty { hold(Outline(families).lines(folding: false), today: today) }
  }

  private mutating func hold(_ lines: [TaskList.Line], today: Day) {
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
    for place in lines.indices.reversed() {
      let depth = lines[place].depth
      while hasReady.count < depth + 2 { hasReady.append(false) }
      let isReady = !isHeld[place] && (lines[place].below == 0 || hasReady[depth + 1])
      hasReady[depth + 1] = false
      if isReady {
        hasReady[depth] = true
      } else {
        held.insert(lines[place].task.id)
      }
    }
  }

  /// Of one of these tasks.
  public func callAsFunction(_ id: TaskID) -> Bool { !held.contains(id) }
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
