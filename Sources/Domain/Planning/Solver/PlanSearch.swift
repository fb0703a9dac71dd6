/// A large neighbourhood search: takes a few tasks out and puts each back where it costs least, over and over.
struct PlanSearch {
  /// The best plan so far.
  private(set) var best: PlanDraft
  let isOrdered: Bool
  let memory: PlanMemory
  let tariff: PlanTariff
  var prices: PlanPrices
  var placing: PlanPlacing
  var generator = FocusGenerator(seed: 0x5A65_6974_626C_6F63)
  /// What the plan in memory costs.
  var total: Int64 = 0
  /// The tasks taken out, in the order they are put back.
  var out: [Int] = []
  /// What the tasks taken out had: cost, count and slots of each.
  var kept: [Int32] = []
  /// The least each task can cost with all slots to itself.
  private(set) var ideal: [Int32] = []
  /// How well each is served then.
  private(set) var idealService: [Int32] = []
  /// How well the tasks taken out were served.
  var served: [Int32] = []

  init(_ model: PlanModel) {
    isOrdered = model.isOrdered
    memory = PlanMemory(model)
    tariff = PlanTariff(model.cost, width: model.slotCount, isGreedy: model.isOrdered)
    prices = PlanPrices(model)
    placing = PlanPlacing(memory)
    best = memory.draft
    for task in 0..<memory.taskCount {
      ideal.append(placing.place(task, memory, tariff))
      idealService.append(memory.service(of: task, placing.chosen))
    }
  }

  /// Gives the memory back; nothing may be asked of the search afterwards.
  func free() {
    placing.free()
    prices.tariff.free()
    tariff.free()
    memory.free()
  }

  /// Considers the plan that an order makes as other planners do it.
  mutating func follow(_ order: [Int]) {
    memory.fill(order, tariff)
    consider()
  }

  /// Considers the plan with the best place for one task after the other at some prices.
  mutating func insert(_ order: [Int], at prices: PlanTariff) {
    memory.clearAll()
    for task in order {
      _ = placing.place(task, memory, prices)
      memory.give(task, placing.chosen, cost: memory.cost(of: placing.chosen, task, tariff))
    }
    consider()
  }

  private mutating func consider() {
    total = memory.total
    keepIfBest()
  }

  mutating func keepIfBest() {
    if isOrdered ? isAhead : total < best.total { best = memory.draft }
  }

  /// Finds prices, plans with them, and improves the best plan found so far until the steps are spent.
  /// - Parameter budget: steps in all, about 200,000 to a millisecond.
  mutating func run(budget: Int) {
    prices.improve(memory, tariff, &placing, goal: best.total, budget: budget / 2)
    let tasks = Array(0..<memory.taskCount)
    insert(tasks, at: prices.tariff)
    insert(tasks.reversed(), at: prices.tariff)
    insert(tasks.sorted { memory.unplaced[$0] > memory.unplaced[$1] }, at: prices.tariff)
    insert(tasks.sorted { memory.wanted[$0] > memory.wanted[$1] }, at: prices.tariff)
    let rest = max(0, budget - placing.spent)
    for _ in 0..<3 {
      improve(steps: rest / 3)
      if isOrdered { keepOrder() }
    }
    polish()
    if isOrdered { keepOrder() }
  }

  /// Starts from the best plan and lets it get worse at first, less and less as the steps are spent.
  private mutating func improve(steps: Int) {
    resume()
    // What a step may lose at first: the fewer tasks there are, the more of the cost belongs to each.
    let heat = best.total / Int64(5 + memory.taskCount)
    let end = placing.spent + steps
    let tasks = Array(0..<memory.taskCount)
    while placing.spent < end, best.total > prices.bound || isOrdered && isImprovable(tasks, best.service) {
      let left = Int64(end - placing.spent)
      step(warmth: heat * left / Int64(steps) * left / Int64(steps))
    }
  }

  private mutating func resume() {
    memory.load(best, tariff)
    total = best.total
  }

  /// Takes each task out once more, alone.
  private mutating func polish() {
    resume()
    for task in 0..<memory.taskCount {
      out = [task]
      reinsert(most: total, isPriced: false, cuts: false)
    }
  }
}
