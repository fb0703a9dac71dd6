/// Derives the reasons for a finished plan from the plan and the free time. They are facts, not a record of the search.
struct PlanReasoning {
  let problem: PlanProblem
  let blocks: [PlanSolution.Block]
  /// For each slot, the task that has it; −1 for none.
  private let owner: [Int]
  private let previous: [Int]
  /// Runs of touching slots.
  private let runs: [Range<Int>]

  init(_ problem: PlanProblem, _ blocks: [PlanSolution.Block]) {
    self.problem = problem
    self.blocks = blocks
    previous = PlanModel.previousOwners(problem)
    var owner = [Int](repeating: -1, count: problem.slots.count)
    for block in blocks {
      for slot in block.slots { owner[slot] = block.task }
    }
    self.owner = owner
    runs = PlanReasoning.runs(of: problem)
  }

  private static func runs(of problem: PlanProblem) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var from = 0
    for slot in problem.slots.indices {
      let end = problem.slots[slot].start + problem.slotMinutes
      guard slot + 1 == problem.slots.count || problem.slots[slot + 1].start != end else { continue }
      runs.append(from..<(slot + 1))
      from = slot + 1
    }
    return runs
  }

  private func first(_ task: PlanProblem.Task) -> Int { task.notBefore.map { problem.firstSlot(at: $0) } ?? 0 }
  private func due(_ task: PlanProblem.Task) -> Int {
    task.due.map { problem.firstSlot(at: $0) } ?? problem.slots.count
  }
  private func minutes(_ slots: Int) -> Int { slots * problem.slotMinutes }
  private func start(_ slot: Int) -> Int { problem.slots[slot].start }

  /// Returns the free intervals a task may use if nothing else is planned.
  private func stretches(from first: Int, until end: Int) -> [Range<Int>] {
    guard first < end else { return [] }
    return runs.compactMap { run in run.overlaps(first..<end) ? run.clamped(to: first..<end) : nil }
  }
}

// MARK: - Blocks

extension PlanReasoning {
  /// Returns the reasons for a block, the most important first.
  func reasons(_ block: PlanSolution.Block) -> [SlotReason] {
    let task = problem.tasks[block.task]
    var reasons: [SlotReason] = []
    if block.slots.allSatisfy({ previous[$0] == block.task }) { reasons.append(.kept) }
    if let reason = lateness(block, task) { reasons.append(reason) }
    if let reason = onlyGap(block, task) { reasons.append(reason) }
    if let reason = dueTime(block, task) { reasons.append(reason) }
    if let moment = task.notBefore, block.slots.lowerBound == first(task), first(task) > 0 {
      reasons.append(.notBefore(moment))
    }
    if task.prefersMorning, !block.slots.contains(where: { problem.slots[$0].isAfternoon }) {
      reasons.append(.morning)
    }
    if runs.contains(block.slots) { reasons.append(.fillsGap(minutes: minutes(block.slots.count))) }
    if isHeaviest(block, task) { reasons.append(.highestWeight) }
    if reasons.isEmpty { reasons.append(.firstFree) }
    return reasons
  }

  private func lateness(_ block: PlanSolution.Block, _ task: PlanProblem.Task) -> SlotReason? {
    let due = due(task)
    let late = block.slots.upperBound - max(due, block.slots.lowerBound)
    guard late > 0 else { return nil }
    let free = stretches(from: first(task), until: due).reduce(0) { $0 + $1.count }
    return .late(minutes: minutes(late), free: minutes(free))
  }

  private func dueTime(_ block: PlanSolution.Block, _ task: PlanProblem.Task) -> SlotReason? {
    guard task.due != nil, block.slots.upperBound <= due(task) else { return nil }
    let before = stretches(from: first(task), until: due(task))
    let following = blocks.filter { $0.task == block.task && $0.slots.lowerBound > block.slots.lowerBound }
    if following.isEmpty {
      let fitting = before.last { $0.count >= block.slots.count }
      return fitting.map { .due(latestStart: start($0.upperBound - block.slots.count)) }
    }
    // The pieces after this one must also be done by the due time.
    var rest = following.reduce(block.slots.count) { $0 + $1.slots.count }
    for stretch in before.reversed() where stretch.upperBound > block.slots.lowerBound {
      let latest = stretch.upperBound - rest
      if latest >= max(stretch.lowerBound, block.slots.lowerBound) { return .due(latestStart: start(latest)) }
      rest -= stretch.count
    }
    return nil
  }

  private func onlyGap(_ block: PlanSolution.Block, _ task: PlanProblem.Task) -> SlotReason? {
    let all = stretches(from: first(task), until: problem.slots.count)
    let fitting = all.filter { $0.count >= block.slots.count }
    guard all.count > 1, fitting.count == 1 else { return nil }
    return .onlyGap(minutes: minutes(fitting[0].count))
  }

  /// Returns whether no task that is planned later and could be here weighs more, and at least one weighs less.
  private func isHeaviest(_ block: PlanSolution.Block, _ task: PlanProblem.Task) -> Bool {
    var isHeavier = false
    for other in blocks where other.slots.lowerBound > block.slots.lowerBound && other.task != block.task {
      let rival = problem.tasks[other.task]
      guard first(rival) <= block.slots.lowerBound else { continue }
      if rival.weight > task.weight { return false }
      if rival.weight < task.weight { isHeavier = true }
    }
    return isHeavier
  }
}

// MARK: - Tasks left out

extension PlanReasoning {
  func reason(_ left: PlanSolution.Left) -> SlotReason {
    let task = problem.tasks[left.task]
    guard !problem.slots.isEmpty else { return .noFreeTime }
    let free = stretches(from: first(task), until: problem.slots.count)
    guard let longest = free.map({ $0.count }).max() else { return .afterTheEnd(notBefore: task.notBefore) }
    let wanted = problem.slotCount(of: task.minutes)
    let piece = task.isSplittable ? min(wanted, problem.slotCount(of: task.minChunk)) : wanted
    if longest < piece { return .needsOnePiece(minutes: minutes(piece), longest: minutes(longest)) }
    let sum = free.reduce(0) { $0 + $1.count }
    if sum < wanted { return .needsMore(minutes: minutes(wanted), free: minutes(sum)) }
    let isOutweighed = owner[first(task)...].allSatisfy { $0 >= 0 && problem.tasks[$0].weight >= task.weight }
    return isOutweighed ? .moreImportant(free: minutes(sum)) : .noRoom(free: minutes(sum))
  }
}
