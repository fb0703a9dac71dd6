/// Simple orders as other planners use them: task by task, each in the earliest time left.
enum PlanOrder: CaseIterable {
  case list
  /// Earliest due first; of two that are due at the same time, the one with more weight first.
  case due
  case weightThenDue
  /// Urgency as computed by Taskwarrior, in thousandths (`urgency.priority` and `urgency.due` in its documentation).
  case urgency
  /// Weighted shortest processing time first: weight divided by length.
  case weightByLength

  /// Returns the positions of the tasks in this order. Equal tasks keep theirs.
  func positions(_ problem: PlanProblem) -> [Int] {
    let keys = problem.tasks.map { key($0, problem) }
    return problem.tasks.indices.sorted { left, right in
      if keys[left].0 != keys[right].0 { return keys[left].0 < keys[right].0 }
      if keys[left].1 != keys[right].1 { return keys[left].1 < keys[right].1 }
      return left < right
    }
  }

  private func key(_ task: PlanProblem.Task, _ problem: PlanProblem) -> (Int64, Int64) {
    let due = task.due.map { Int64($0) } ?? Int64.max
    switch self {
    case .list: return (0, 0)
    case .due: return (due, Int64(-task.weight))
    case .weightThenDue: return (Int64(-task.weight), due)
    case .urgency: return (-PlanOrder.urgency(task, now: problem.slots.first?.start ?? 0), 0)
    case .weightByLength:
      let slots = Int64(max(1, problem.slotCount(of: task.minutes)))
      return (Int64(-task.weight) * 1_000_000 / slots, 0)
    }
  }

  private static func urgency(_ task: PlanProblem.Task, now: Int) -> Int64 {
    let priority: Int64 = task.weight >= 9 ? 6_000 : task.weight >= 3 ? 3_900 : 1_800
    guard let due = task.due else { return priority }
    // From 2.4 if due in 14 days or later to 12 if due 7 days ago or earlier.
    let days14: Int64 = 20_160
    let late = min(max(0, Int64(now) - Int64(due) + days14), days14 + 10_080)
    return priority + 2_400 + 9_600 * late / (days14 + 10_080)
  }
}

extension PlanMemory {
  /// Places tasks in the given order, each as early as its pieces fit.
  func fill(_ order: [Int], _ tariff: PlanTariff) {
    clearAll()
    let slots = PlanMemory.numbers(count: most)
    defer { slots.deallocate() }
    for task in order {
      let count = firstFit(task, into: slots)
      let chosen = UnsafeBufferPointer(rebasing: slots[0..<count])
      let value = cost(of: chosen, task, tariff)
      if value < alone(task) { give(task, chosen, cost: value) }
    }
  }

  private func firstFit(_ task: Int, into slots: Numbers) -> Int {
    var count = 0
    var slot = Int(first[task])
    while slot < slotCount, count < Int(wanted[task]) {
      guard owner[slot] < 0 else {
        slot += 1
        continue
      }
      var end = slot
      while end < Int(runEnd[slot]), owner[end] < 0 { end += 1 }
      let room = end == Int(runEnd[slot]) ? end - slot : end - slot - buffer
      let length = PlanMemory.piece(in: room, rest: min(most, Int(wanted[task])) - count, Int(chunk[task]))
      for taken in slot..<(slot + length) {
        slots[count] = Int32(truncatingIfNeeded: taken)
        count += 1
      }
      slot = end
    }
    return count
  }

  /// Returns the longest piece that fits, provided that the rest of the task is long enough for another piece.
  private static func piece(in room: Int, rest: Int, _ chunk: Int) -> Int {
    let length = min(room, rest)
    guard length >= chunk else { return 0 }
    if rest > length, rest - length < chunk { return rest - chunk >= chunk ? rest - chunk : 0 }
    return length
  }
}
