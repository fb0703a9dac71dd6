/// Cost of each slot for each task in buffers freed by hand: slot k for task j is at index j · width + k.
struct PlanTariff {
  let cost: PlanMemory.Numbers
  /// The least cost of slot k or any later one.
  let least: PlanMemory.Numbers
  let width: Int
  /// Whether a task takes all the slots it can get, whatever they cost.
  let isGreedy: Bool

  init(_ cost: [Int32], width: Int, isGreedy: Bool = false) {
    self.width = width
    self.isGreedy = isGreedy
    self.cost = PlanMemory.numbers(cost)
    least = PlanMemory.numbers(cost)
    for row in stride(from: 0, to: cost.count, by: max(1, width)) { lower(row) }
  }

  func free() {
    cost.deallocate()
    least.deallocate()
  }

  /// Sets the costs to those of another tariff plus a price for each slot.
  func set(_ base: PlanTariff, _ prices: [Int32]) {
    for row in stride(from: 0, to: cost.count, by: width) {
      for slot in 0..<width {
        cost[row &+ slot] = min(PlanModel.unreachable, base.cost[row &+ slot] &+ prices[slot])
        least[row &+ slot] = cost[row &+ slot]
      }
      lower(row)
    }
  }

  private func lower(_ row: Int) {
    var slot = row + width - 2
    while slot >= row {
      if least[slot &+ 1] < least[slot] { least[slot] = least[slot &+ 1] }
      slot -= 1
    }
  }
}
