/// What is different when the order of the tasks decides, not what a plan costs.
extension PlanSearch {
  /// Whether the plan in memory serves the first task better that the best plan serves differently; where there is none,
  /// whether it costs less.
  var isAhead: Bool {
    for task in 0..<memory.taskCount where memory.service[task] != best.service[task] {
      return memory.service[task] > best.service[task]
    }
    return total < best.total
  }

  /// How much better the first of the tasks taken out is served now that is served differently; 0 when there is none.
  var standing: Int32 {
    var first = Int.max
    var standing: Int32 = 0
    for (index, task) in out.enumerated() where task < first && memory.service[task] != served[index] {
      (first, standing) = (task, memory.service[task] - served[index])
    }
    return standing
  }

  /// Whether one of some tasks might be served better.
  func isImprovable(_ tasks: [Int], _ service: [Int32]) -> Bool {
    zip(tasks, service).contains { $1 < idealService[$0] }
  }

  /// Goes through the best plan in order and leaves each task where it is, unless it could be served better besides those
  /// before it: then it is, and those after it take what is left. Afterwards no task is short, or late, that time which is
  /// free or used by later ones would help.
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
