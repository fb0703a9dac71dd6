/// A problem as flat numbers. By points, tasks are in an order that does not depend on the one they were given in.
struct PlanModel {
  /// Costs this high and higher are out of reach. Two of them can be added.
  static let unreachable: Int32 = 1 << 29

  let slotCount: Int
  let taskCount: Int
  /// Whether the order of the tasks decides, not what a plan costs.
  let isOrdered: Bool
  /// Positions of the tasks in the problem.
  let origin: [Int]
  /// Slots wanted, and how many of them there could be at most.
  let wanted: [Int]
  let places: [Int]
  /// Slots of the shortest piece.
  let chunk: [Int]
  let first: [Int]
  /// The number of the first slot that is late.
  let due: [Int]
  /// Cost of a slot without a place.
  private(set) var unplaced: [Int32]
  /// What slot k costs task j, at j · slotCount + k; never negative.
  private(set) var cost: [Int32]
  /// The number after the last slot of the run of touching slots that slot k is in.
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
    // What no time could hold changes nothing but the sum.
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
      // A task weighs as much as can be counted.
      let most = max(1, problem.costs.unscheduled) * max(1, wanted[index])
      let limit = Int(PlanModel.unreachable) / most
      let weight = min(max(0, task.weight), limit)
      // What the last plan had no place for is not moved wherever it comes.
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

  /// Puts first what the order is about: a slot without a place costs more than any place, a late one more than any that
  /// is not. Of two plans that cost the same, the one is cheaper in which the tasks lie in their order.
  private mutating func rank() {
    let most = Int64(wanted.max() ?? 0)
    // So that no whole task is out of reach.
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

  /// Whether free time stops behind a slot.
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

  /// Position of the task that had each slot in the last plan, −1 for none.
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

  /// By what the tasks are, and only among equals by where they stand.
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
