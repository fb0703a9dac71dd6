/// A problem as flat arrays of numbers. When planning by points, the order of the tasks here does not depend on their
/// order in the problem.
struct PlanModel {
  /// Costs of this size and more count as infinite. The sum of two does not overflow.
  static let unreachable: Int32 = 1 << 29

  let slotCount: Int
  let taskCount: Int
  /// Whether the order of the tasks decides instead of the cost of a plan.
  let isOrdered: Bool
  /// Position of each task in the problem.
  let origin: [Int]
  /// Number of slots that each task wants; `places` is the number it could have at most.
  let wanted: [Int]
  let places: [Int]
  /// Length of the shortest piece in slots.
  let chunk: [Int]
  let first: [Int]
  /// Number of the first slot that is late.
  let due: [Int]
  /// Cost of each slot that the task wants but does not have.
  private(set) var unplaced: [Int32]
  /// Cost of slot k for task j, at index j · slotCount + k. Never negative.
  private(set) var cost: [Int32]
  /// For each slot, the number after the last slot of its run of touching slots.
  let runEnd: [Int]
  private(set) var split: Int32
  let buffer: Int

  init(_ problem: PlanProblem) {
    let count = problem.slots.count
    slotCount = count
    taskCount = problem.tasks.count
    buffer = problem.slotCount(of: problem.buffer)
    split = Int32(clamping: min(problem.costs.split, 1 << 24))
    isOrdered = problem.by == .order
    let order = isOrdered ? Array(problem.tasks.indices) : PlanModel.canonicalOrder(problem.tasks)
    origin = order
    let tasks = order.map { problem.tasks[$0] }
    // More demand than there is free time only adds to the total cost, so cap it.
    wanted = tasks.map { min(problem.slotCount(of: $0.minutes), count + 1) }
    places = wanted.map { min($0, count) }
    chunk = zip(tasks, wanted).map { task, whole in
      task.isSplittable ? max(1, min(whole, problem.slotCount(of: task.minChunk))) : max(1, whole)
    }
    first = tasks.map { $0.notBefore.map { problem.firstSlot(at: $0) } ?? 0 }
    due = tasks.map { $0.due.map { problem.firstSlot(at: $0) } ?? count }
    runEnd = PlanModel.runEnds(problem)
    let owner = PlanModel.previousOwners(problem)
    var unplaced: [Int32] = []
    var cost: [Int32] = []
    cost.reserveCapacity(count * tasks.count)
    for (index, task) in tasks.enumerated() {
      // Limit the weight so that the cost of a whole task stays below `unreachable`.
      let most = max(1, problem.costs.unscheduled) * max(1, wanted[index])
      let limit = Int(PlanModel.unreachable) / most
      let weight = min(max(0, task.weight), limit)
      // A task that had no place in the last plan is not moved, wherever it is placed.
      let moved = task.previous.isEmpty ? 0 : problem.costs.moved
      unplaced.append(Int32(clamping: weight * problem.costs.unscheduled))
      for slot in 0..<count {
        var value = PlanModel.value(of: slot, for: task, weight, isLate: slot >= due[index], in: problem)
        if owner[slot] != order[index] { value += moved }
        cost.append(Int32(clamping: min(value, Int(PlanModel.unreachable))))
      }
    }
    self.unplaced = unplaced
    self.cost = cost
    if isOrdered { rank() }
  }

  /// Scales the costs so that the order decides: a missing slot costs more than any slot used, and a late slot more
  /// than any slot in time. Among plans that are otherwise equal, the one that keeps tasks in order is cheaper.
  private mutating func rank() {
    let most = Int64(wanted.max() ?? 0)
    // Keep the cost of whole tasks below `unreachable`.
    let ceiling = Int64(PlanModel.unreachable) / (most + 1)
    let dearest = min(ceiling, Int64(cost.max() ?? 0) + Int64(split) + Int64(slotCount / 64 + 2))
    let late = min(most * dearest, ceiling - dearest)
    let scale = max(1, min(4_096, ceiling / (dearest + late)))
    for task in 0..<taskCount {
      unplaced[task] = Int32(clamping: (dearest + late) * scale)
      let behind = Int64(taskCount - 1 - task)
      for slot in 0..<slotCount {
        var value = Int64(cost[task * slotCount + slot])
        if slot >= due[task] { value += late }
        value = min(value, dearest + late - 1) * scale + behind * Int64(slot) * scale / Int64(64 * taskCount)
        cost[task * slotCount + slot] = Int32(clamping: value)
      }
    }
    split *= Int32(clamping: scale)
  }

  /// Whether free time is interrupted after a slot.
  func isGap(after slot: Int) -> Bool { runEnd[slot] == slot + 1 }

  private static func value(
    of slot: Int, for task: PlanProblem.Task, _ weight: Int, isLate: Bool, in problem: PlanProblem
  ) -> Int {
    var value = problem.costs.earliness * weight * slot
    if isLate { value += problem.costs.late * weight }
    if task.prefersMorning, problem.slots[slot].isAfternoon { value += problem.costs.energy }
    return value
  }

  private static func runEnds(_ problem: PlanProblem) -> [Int] {
    let slots = problem.slots
    var ends = slots.indices.map { $0 + 1 }
    for index in slots.indices.dropLast().reversed()
    where slots[index].start + problem.slotMinutes == slots[index + 1].start {
      ends[index] = ends[index + 1]
    }
    return ends
  }

  /// Returns the position of the task that had each slot in the last plan, −1 for none.
  static func previousOwners(_ problem: PlanProblem) -> [Int] {
    var owner = [Int](repeating: -1, count: problem.slots.count)
    for (index, task) in problem.tasks.enumerated() {
      for span in task.previous {
        let slots = problem.firstSlot(at: span.lowerBound)..<problem.firstSlot(at: span.upperBound)
        for slot in slots { owner[slot] = index }
      }
    }
    return owner
  }

  /// Returns the positions of tasks sorted by their properties. Only equal tasks keep the order of the problem.
  private static func canonicalOrder(_ tasks: [PlanProblem.Task]) -> [Int] {
    let keys = tasks.map { task in
      [
        task.due ?? Int.max, -task.weight, task.minutes, task.notBefore ?? Int.min, task.minChunk,
        task.isSplittable ? 1 : 0, task.prefersMorning ? 1 : 0, task.previous.first?.lowerBound ?? Int.min,
      ]
    }
    return tasks.indices.sorted { left, right in
      for (a, b) in zip(keys[left], keys[right]) where a != b { return a < b }
      return left < right
    }
  }
}
