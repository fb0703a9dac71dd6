/// Tells which open tasks can be begun on a day. A task waits until its first day, while it is delegated and no
/// follow-up day has come, while a task above it waits, and while all open tasks below it wait.
public struct Readiness: Sendable {
  /// Tasks that cannot be begun. They are usually fewer than the others.
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
    // In reverse order, every task follows its descendants. `hasReady` records by depth whether any of them can be
    // begun.
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

  /// Returns whether a task can be begun. Valid only for the tasks passed to `init`.
  public func callAsFunction(_ id: TaskID) -> Bool { !held.contains(id) }
}

extension TaskFacts {
  /// Returns whether the task itself has to wait, regardless of the tasks above and below it.
  func waits(on today: Day) -> Bool { Readiness.waits(until: notBefore, isDelegated: isDelegated, on: today) }
}

extension PlanItem {
  /// Returns whether the task itself has to wait, regardless of the tasks above and below it.
  public func waits(on today: Day) -> Bool {
    Readiness.waits(until: notBefore, isDelegated: delegatedTo != nil, on: today)
  }
}

extension Readiness {
  /// A delegated task stops waiting on its follow-up day.
  fileprivate static func waits(until notBefore: Day?, isDelegated: Bool, on today: Day) -> Bool {
    notBefore.map { $0 > today } ?? isDelegated
  }
}
