/// The parts of the search that differ when the order of the tasks decides instead of the cost of a plan.
extension PlanSearch {
  /// Whether the plan in memory is better than the best plan: it serves the first task that differs better, or, if no
  /// task differs, costs less.
  var isAhead: Bool {
    for task in 0..<memory.taskCount where memory.service[task] != best.service[task] {
      return memory.service[task] > best.service[task]
    }
    return total < best.total
  }

  /// How much better the first removed task whose service has changed is served now; 0 if there is none.
  var standing: Int32 {
    var first = Int.max
    var standing: Int32 = 0
    for (index, task) in out.enumerated() where task < first && memory.service[task] != served[index] {
      (first, standing) = (task, memory.service[task] - served[index])
    }
    return standing
  }

  /// Returns whether any of the tasks could be served better.
  func isImprovable(_ tasks: [Int], _ service: [Int32]) -> Bool {
    zip(tasks, service).contains { $1 < idealService[$0] }
  }

  /// Goes through the best plan in order and keeps each task where it is, unless it could be served better given the
  /// tasks before it. In that case it is placed again, and the tasks after it get the time left. Afterwards no task is
  /// short or late for want of time that is free or used by later tasks.
  mutating func keepOrder() {
    memory.clearAll()
    var isSame = true
    for task in 0..<memory.taskCount {
      if !isSame || best.service[task] < idealService[task] {
        let cost = placing.place(task, memory, tariff)
        isSame = isSame && memory.service(of: task, placing.chosen) <= best.service[task]
        if !isSame {
          memory.give(task, placing.chosen, cost: cost)
          continue
        }
      }
      best.slots[task].withUnsafeBufferPointer { memory.give(task, $0, cost: memory.cost(of: $0, task, tariff)) }
    }
    total = memory.total
    keepIfBest()
  }
}
