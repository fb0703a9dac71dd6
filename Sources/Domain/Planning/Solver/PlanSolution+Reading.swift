extension PlanSolution {
  /// Reads the blocks and the tasks left out from a draft.
  init(_ draft: PlanDraft, _ model: PlanModel, _ problem: PlanProblem) {
    self.init(blocks: [], left: [], parts: Parts())
    for index in 0..<model.taskCount {
      let task = model.origin[index]
      let slots = draft.slots[index].map { Int($0) }
      var from = 0
      for position in slots.indices {
        let isLast = position + 1 == slots.count || slots[position + 1] != slots[position] + 1
        guard isLast || model.isGap(after: slots[position]) else { continue }
        blocks.append(Block(task: task, slots: slots[from]..<(slots[position] + 1), reasons: []))
        from = position + 1
      }
      let missing = problem.slotCount(of: problem.tasks[task].minutes) - slots.count
      if missing > 0 { left.append(Left(task: task, slots: missing, reason: .noFreeTime)) }
    }
    blocks.sort { $0.slots.lowerBound < $1.slots.lowerBound }
    left.sort { $0.task < $1.task }
    parts = problem.parts(of: blocks)
    let reasoning = PlanReasoning(problem, blocks)
    for index in blocks.indices { blocks[index].reasons = reasoning.reasons(blocks[index]) }
    for index in left.indices { left[index].reason = reasoning.reason(left[index]) }
  }
}

extension PlanProblem {
  /// Returns the cost of a plan with these blocks, by the terms of the model.
  public func parts(of blocks: [PlanSolution.Block]) -> PlanSolution.Parts {
    var parts = PlanSolution.Parts()
    var placed = [Int](repeating: 0, count: tasks.count)
    var pieces = placed
    let previous = PlanModel.previousOwners(self)
    for block in blocks {
      let task = tasks[block.task]
      let due = task.due.map { firstSlot(at: $0) } ?? slots.count
      placed[block.task] += block.slots.count
      pieces[block.task] += 1
      for slot in block.slots {
        if !task.previous.isEmpty, previous[slot] != block.task { parts.moved += costs.moved }
        parts.earliness += costs.earliness * task.weight * slot
        if slot >= due { parts.late += costs.late * task.weight }
        if task.prefersMorning, slots[slot].isAfternoon { parts.energy += costs.energy }
      }
    }
    for (index, task) in tasks.enumerated() {
      parts.unscheduled += costs.unscheduled * task.weight * (slotCount(of: task.minutes) - placed[index])
      parts.splits += costs.split * max(0, pieces[index] - 1)
    }
    return parts
  }
}
