/// Prices of slots that keep tasks out of each other's way: Lagrange multipliers for "one task per slot", found by
/// subgradient steps that retain part of their last direction. The cost of all tasks at these prices, each placed as if
/// it were alone, minus the prices of all slots, is a lower bound for every plan.
struct PlanPrices {
  /// Cost of each slot for each task, including the price.
  let tariff: PlanTariff
  /// Lower bound for the cost of any plan.
  private(set) var bound: Int64 = .min
  private var prices: [Double]
  private var best: [Double]
  private var direction: [Double]
  private var rounded: [Int32]
  /// Number of tasks that want each slot.
  private var usage: [Int32]
  /// Length of a step, as a fraction of the one that would ideally close the gap.
  private var reach = 0.5
  private var failures = 0

  private static let mostRounds = 140

  init(_ model: PlanModel) {
    tariff = PlanTariff(model.cost, width: model.slotCount)
    rounded = Array(repeating: 0, count: model.slotCount)
    usage = rounded
    prices = Array(repeating: 0, count: model.slotCount)
    best = prices
    direction = prices
  }

  /// Looks for better prices. Clears the memory first and leaves no plan in it.
  /// - Parameter goal: the cost of a known plan.
  mutating func improve(
    _ memory: PlanMemory, _ base: PlanTariff, _ placing: inout PlanPlacing, goal: Int64, budget: Int
  ) {
    memory.clearAll()
    for _ in 0..<PlanPrices.mostRounds where bound < goal && placing.spent < budget {
      let value = evaluate(memory, base, &placing)
      learn(value)
      guard step(goal - value) else { break }
    }
    prices = best
    publish(base)
  }

  private mutating func publish(_ base: PlanTariff) {
    for slot in prices.indices { rounded[slot] = Int32(min(prices[slot] + 0.5, Double(PlanModel.unreachable))) }
    tariff.set(base, rounded)
  }

  /// Returns the cost of all tasks at the current prices, each placed as if it were alone, minus the prices.
  private mutating func evaluate(_ memory: PlanMemory, _ base: PlanTariff, _ placing: inout PlanPlacing) -> Int64 {
    publish(base)
    var value: Int64 = 0
    for slot in rounded.indices {
      value -= Int64(rounded[slot])
      usage[slot] = 0
    }
    for task in 0..<memory.taskCount {
      value += Int64(placing.place(task, memory, tariff))
      for slot in placing.chosen { usage[Int(slot)] += 1 }
    }
    return value
  }

  /// Keeps the best prices. After eight rounds without improvement, returns to them with shorter steps.
  private mutating func learn(_ value: Int64) {
    if value > bound { (bound, best, failures) = (value, prices, 0) } else { failures += 1 }
    guard failures == 8 else { return }
    (reach, prices, failures) = (reach * 0.6, best, 0)
    for slot in direction.indices { direction[slot] = 0 }
  }

  /// Raises the price of slots that several tasks want and lowers that of slots no task wants. Returns false if there
  /// are neither.
  private mutating func step(_ distance: Int64) -> Bool {
    var norm = 0.0
    var isSettled = true
    for slot in usage.indices {
      if usage[slot] > 1 || (usage[slot] == 0 && prices[slot] > 0) { isSettled = false }
      direction[slot] = Double(usage[slot] - 1) + 0.8 * direction[slot]
      if prices[slot] == 0 { direction[slot] = max(0, direction[slot]) }
      norm += direction[slot] * direction[slot]
    }
    guard !isSettled, norm > 0 else { return false }
    let length = reach * Double(max(1, distance)) / norm
    for slot in usage.indices { prices[slot] = max(0, prices[slot] + length * direction[slot]) }
    return true
  }
}
