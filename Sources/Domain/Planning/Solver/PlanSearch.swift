/// Large neighbourhood search: repeatedly removes a few tasks and reinserts each where it costs least.
struct PlanSearch {
  /// The best plan so far.
  private(set) var best: PlanDraft
  let isOrdered: Bool
  let memory: PlanMemory
  let tariff: PlanTariff
  var prices: PlanPrices
  var placing: PlanPlacing
  var generator = FocusGenerator(seed: 0x5A65_6974_626C_6F63)
  /// Cost of the plan in memory.
  var total: Int64 = 0
  /// The removed tasks, in the order in which they are reinserted.
  var out: [Int] = []
  /// State of the removed tasks before: cost, number of slots and the slots of each.
  var kept: [Int32] = []
  /// The least cost of each task if it had all slots to itself.
  private(set) var ideal: [Int32] = []
  /// How well each task would be served if it had all slots to itself.
  private(set) var idealService: [Int32] = []
  /// How well the removed tasks were served before.
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

  /// Frees the buffers. The search must not be used afterwards.
  func free() {
    placing.free()
    prices.tariff.free()
    tariff.free()
    memory.free()
  }

  /// Considers the plan that results from placing tasks in an order, each as early as possible, as other planners do.
  mutating func follow(_ order: [Int]) {
    memory.fill(order, tariff)
    consider()
  }

  /// Considers the plan that results from placing tasks in an order, each in its best place at the given prices.
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

  /// Finds prices, plans with them, and improves the best plan until the steps are spent.
  /// - Parameter budget: total number of steps; about 200,000 take a millisecond.
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

  /// Starts from the best plan and accepts worse plans at first, less and less as the steps are spent.
  private mutating func improve(steps: Int) {
    resume()
    // The increase in cost that a step may cause at first. The fewer tasks there are, the larger each one's share of
    // the cost.
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

  /// Removes and reinserts each task once more, one at a time.
  private mutating func polish() {
    resume()
    for task in 0..<memory.taskCount {
      out = [task]
      reinsert(most: total, isPriced: false, cuts: false)
    }
  }
}
