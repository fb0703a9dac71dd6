/// The simple orders other planners follow: one task after the other, each into the first time that is left.
enum PlanOrder: CaseIterable {
  case list
  /// Earliest due first, the weightier of two on the same day.
  case due
  case weightThenDue
  /// As Taskwarrior adds it up (urgency.priority and urgency.due of its documentation), in thousandths.
  case urgency
  /// Weight by length: weighted shortest processing time first.
  case weightByLength

  /// Positions of the tasks of a problem; equal ones stay as they are.
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
    // From 2.4 for what is due in 14 days or later to 12 for what was due 7 days ago.
    let days14: Int64 = 20_160
    let late = min(max(0, Int64(now) - Int64(due) + days14), days14 + 10_080)
    return priority + 2_400 + 9_600 * late / (days14 + 10_080)
  }
}

extension PlanMemory {
  /// Places tasks in an order, each as early as its pieces fit.
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

  /// As long as there is room, but what stays must be long enough for a piece too.
  private static func piece(in room: Int, rest: Int, _ chunk: Int) -> Int {
    let length = min(room, rest)
    guard length >= chunk else { return 0 }
    if rest > length, rest - length < chunk { return rest - chunk >= chunk ? rest - chunk : 0 }
    return length
  }
}
