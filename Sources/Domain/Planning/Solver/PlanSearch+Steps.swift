extension PlanSearch {
  /// Removes tasks and reinserts them. A plan that costs more than before is kept with a probability that grows with
  /// `warmth`.
  mutating func step(warmth: Int64) {
    placing.spend(60)
    choose()
    let most = total + (warmth > 0 ? Int64(generator.below(Int(clamping: warmth) + 1)) : 0)
    // With prices, a task leaves slots to tasks that need them more.
    reinsert(most: most, isPriced: generator.below(5) < 2, cuts: true)
  }

  /// Removes the chosen tasks and reinserts them in their order. Restores them if the plan would cost more than `most`.
  mutating func reinsert(most: Int64, isPriced: Bool, cuts: Bool) {
    var value = total
    var least = total
    takeOut(&value, &least)
    let mayGain = isOrdered && isImprovable(out, served)
    for task in out {
      let limit = cuts ? cut(task) : Int.max
      let first = cuts ? delay() : 0
      var cost = placing.place(task, memory, isPriced ? prices.tariff : tariff, limit: limit, from: first)
      if isPriced { cost = memory.cost(of: placing.chosen, task, tariff) }
      memory.give(task, placing.chosen, cost: cost)
      value += Int64(cost)
      least += Int64(cost - ideal[task])
      if least > most, !mayGain { return restore() }
    }
    if isOrdered {
      let standing = standing
      if standing < 0 || standing == 0 && value > most { return restore() }
    }
    total = value
    keepIfBest()
  }

  /// - Parameters:
  ///   - value: reduced to the cost of the tasks that stay.
  ///   - least: reduced to the same, plus the cost of the removed tasks if nothing were in their way.
  private mutating func takeOut(_ value: inout Int64, _ least: inout Int64) {
    kept.removeAll(keepingCapacity: true)
    served.removeAll(keepingCapacity: true)
    for task in out {
      kept.append(memory.cost[task])
      kept.append(memory.heldCount[task])
      served.append(memory.service[task])
      for slot in memory.slots(of: task) { kept.append(slot) }
      value -= Int64(memory.cost[task])
      least -= Int64(memory.cost[task] - ideal[task])
      memory.clear(task)
    }
  }

  /// Occasionally gives a task only part of what it wants, which leaves the rest to the next one.
  private mutating func cut(_ task: Int) -> Int {
    let room = Int(memory.wanted[task] - memory.chunk[task])
    guard room > 0, generator.below(5) == 0 else { return .max }
    return Int(memory.chunk[task]) + generator.below(room)
  }

  /// Occasionally lets a task begin later than it could, which leaves earlier time to the next one.
  private mutating func delay() -> Int {
    isOrdered && generator.below(6) == 0 ? generator.below(memory.slotCount) : 0
  }

  private mutating func restore() {
    for task in out { memory.clear(task) }
    var index = 0
    kept.withUnsafeBufferPointer { kept in
      for task in out {
        let slots = (index + 2)..<(index + 2 + Int(kept[index + 1]))
        memory.give(task, UnsafeBufferPointer(rebasing: kept[slots]), cost: kept[index])
        index = slots.upperBound
      }
    }
  }

  /// Chooses two to eight tasks: those around a slot, often with one more from anywhere; occasionally one that lacks
  /// slots and those around a free slot; rarely tasks at random.
  private mutating func choose() {
    out.removeAll(keepingCapacity: true)
    let count = min(memory.taskCount, 2 + generator.below(7))
    let kind = generator.below(8)
    if kind < 2, let task = lacking(from: generator.below(memory.taskCount)),
      let slot = idle(from: generator.below(memory.slotCount))
    {
      add(task)
      addAround(slot, count)
    } else {
      if kind < 6 { add(generator.below(memory.taskCount)) }
      addAround(generator.below(memory.slotCount), kind == 0 ? 1 : count)
      while kind == 0, out.count < count { add(generator.below(memory.taskCount)) }
    }
    for index in out.indices.dropLast() { out.swapAt(index, index + generator.below(out.count - index)) }
  }

  /// Returns the first task from `start` on, wrapping around, that has fewer slots than it wants.
  private func lacking(from start: Int) -> Int? {
    for step in 0..<memory.taskCount {
      let task = start + step < memory.taskCount ? start + step : start + step - memory.taskCount
      if memory.heldCount[task] < memory.wanted[task] { return task }
    }
    return nil
  }

  /// Returns the first free slot from `start` on, wrapping around.
  private func idle(from start: Int) -> Int? {
    for step in 0..<memory.slotCount {
      let slot = start + step < memory.slotCount ? start + step : start + step - memory.slotCount
      if memory.owner[slot] < 0 { return slot }
    }
    return nil
  }

  private mutating func addAround(_ middle: Int, _ count: Int) {
    var before = middle
    var after = middle + 1
    while out.count < count, before >= 0 || after < memory.slotCount {
      if before >= 0, memory.owner[before] >= 0 { add(Int(memory.owner[before])) }
      if out.count < count, after < memory.slotCount, memory.owner[after] >= 0 { add(Int(memory.owner[after])) }
      before -= 1
      after += 1
    }
  }

  private mutating func add(_ task: Int) {
    for known in out where known == task { return }
    out.append(task)
  }
}
