import Domain

/// Checks the guarantees of planning by order independently of the planner, by trying every placement of a task.
struct OrderCheck {
  let problem: PlanProblem

  private func slots(_ minutes: Int) -> Int { (minutes + problem.slotMinutes - 1) / problem.slotMinutes }

  func wanted(_ task: Int) -> Int { slots(problem.tasks[task].minutes) }

  private func shortest(_ task: Int) -> Int {
    let chunk = problem.tasks[task].isSplittable ? slots(problem.tasks[task].minChunk) : wanted(task)
    return max(1, min(wanted(task), chunk))
  }

  private func touches(_ slot: Int) -> Bool {
    problem.slots[slot - 1].start + problem.slotMinutes == problem.slots[slot].start
  }

  private func isLate(_ slot: Int, _ task: Int) -> Bool {
    problem.tasks[task].due.map { problem.slots[slot].start >= $0 } ?? false
  }

  private func isEarly(_ slot: Int, _ task: Int) -> Bool {
    problem.tasks[task].notBefore.map { problem.slots[slot].start < $0 } ?? false
  }

  /// Returns the most allowed slots that a task could occupy and the fewest late slots among them.
  private func best(_ task: Int, of allowed: [Bool]) -> (slots: Int, late: Int) {
    let wanted = wanted(task)
    // For each slot: the fewest late slots by the number of slots placed before it.
    var late = [[Int?]](repeating: Array(repeating: nil, count: wanted + 1), count: allowed.count + 1)
    late[0][0] = 0
    for first in allowed.indices {
      for (placed, before) in late[first].enumerated() {
        guard let before else { continue }
        late[first + 1][placed] = min(late[first + 1][placed] ?? .max, before)
        var (end, more) = (first, before)
        while end < allowed.count, allowed[end], !isEarly(end, task), end == first || touches(end) {
          if isLate(end, task) { more += 1 }
          end += 1
          guard placed + end - first <= wanted else { break }
          if end - first >= shortest(task) {
            late[end][placed + end - first] = min(late[end][placed + end - first] ?? .max, more)
          }
        }
      }
    }
    let most = late[allowed.count].lastIndex { $0 != nil } ?? 0
    return (most, late[allowed.count][most] ?? 0)
  }

  /// Returns the tasks that lack slots or have late ones although free slots and slots of later tasks would serve them
  /// better. Earlier tasks keep their slots.
  func wronged(in solution: PlanSolution) -> [Int] {
    var owner = [Int](repeating: .max, count: problem.slots.count)
    for block in solution.blocks {
      for slot in block.slots { owner[slot] = block.task }
    }
    return problem.tasks.indices.filter { task in
      let own = owner.indices.filter { owner[$0] == task }
      let best = best(task, of: owner.map { $0 >= task })
      return own.count < best.slots || own.count == best.slots && own.filter { isLate($0, task) }.count > best.late
    }
  }
}

/// The best plan by order of a small day, found by exhaustive search.
struct OrderOptimum {
  private struct Choice {
    var slots: Int
    var rank: Rank
  }

  /// The missing and late slots of each task in order, then the cost.
  struct Rank: Comparable {
    var served: [Int]
    var cost: Int

    static func < (left: Rank, right: Rank) -> Bool {
      left.served == right.served ? left.cost < right.cost : left.served.lexicographicallyPrecedes(right.served)
    }
  }

  private let choices: [[Choice]]
  private var known: [[Int: Rank]]

  /// - Parameter problem: A problem with about ten slots at most.
  init(_ problem: PlanProblem) {
    choices = problem.tasks.indices.map { task in
      (0..<(1 << problem.slots.count)).compactMap { slots in
        OrderOptimum.rank(problem, task, slots).map { Choice(slots: slots, rank: $0) }
      }
    }
    known = choices.map { _ in [:] }
  }

  mutating func rank() -> Rank { best(0, free: -1) }

  private mutating func best(_ task: Int, free: Int) -> Rank {
    guard task < choices.count else { return Rank(served: [], cost: 0) }
    if let rank = known[task][free] { return rank }
    var least: Rank?
    for choice in choices[task] where choice.slots & ~free == 0 {
      if let least, least.served.lexicographicallyPrecedes(choice.rank.served) { continue }
      let rest = best(task + 1, free: free & ~choice.slots)
      let rank = Rank(served: choice.rank.served + rest.served, cost: choice.rank.cost + rest.cost)
      least = min(least ?? rank, rank)
    }
    known[task][free] = least
    return least ?? Rank(served: [], cost: 0)
  }

  /// Returns the rank of a plan that assigns these slot sets to the tasks, one bit per slot; nil if it breaks a rule.
  static func rank(_ problem: PlanProblem, _ sets: [Int]) -> Rank? {
    let ranks = sets.enumerated().map { rank(problem, $0.offset, $0.element) }
    guard !ranks.contains(where: { $0 == nil }) else { return nil }
    return Rank(
      served: ranks.flatMap { $0?.served ?? [] }, cost: ranks.reduce(0) { $0 + ($1?.cost ?? 0) })
  }

  /// Returns nil if the slots break a rule. Missing slots cost nothing here because the order already accounts for
  /// them.
  private static func rank(_ problem: PlanProblem, _ task: Int, _ slots: Int) -> Rank? {
    let wish = problem.tasks[task]
    let whole = (wish.minutes + problem.slotMinutes - 1) / problem.slotMinutes
    let shortest =
      wish.isSplittable ? min(whole, (wish.minChunk + problem.slotMinutes - 1) / problem.slotMinutes) : whole
    guard slots.nonzeroBitCount <= whole else { return nil }
    var (late, cost) = (0, 0)
    var pieces: [Int] = []
    for slot in problem.slots.indices where slots >> slot & 1 == 1 {
      let start = problem.slots[slot].start
      if let moment = wish.notBefore, start < moment { return nil }
      let goesOn =
        slot > 0 && slots >> (slot - 1) & 1 == 1 && problem.slots[slot - 1].start + problem.slotMinutes == start
      if goesOn { pieces[pieces.count - 1] += 1 } else { pieces.append(1) }
      cost += 2 * wish.weight * slot
      if let due = wish.due, start >= due { late += 1 }
      if wish.prefersMorning, problem.slots[slot].isAfternoon { cost += 6 }
    }
    guard pieces.allSatisfy({ $0 >= shortest }) else { return nil }
    cost += 600 * wish.weight * late + 60 * max(0, pieces.count - 1)
    return Rank(served: [whole - slots.nonzeroBitCount, late], cost: cost)
  }
}
