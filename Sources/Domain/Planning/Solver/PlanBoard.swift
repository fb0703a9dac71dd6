/// Who has which slots, and what that costs.
struct PlanBoard {
  /// The task that has a slot or keeps it free behind a piece of its own, −1 for none.
  private(set) var owner: [Int32]
  /// The slots of each task, in the order of time.
  private(set) var held: [[Int32]]
  private(set) var cost: [Int32]
  private(set) var total: Int64

  init(_ model: PlanModel) {
    owner = Array(repeating: -1, count: model.slotCount)
    held = Array(repeating: [], count: model.taskCount)
    cost = (0..<model.taskCount).map { model.alone($0) }
    total = cost.reduce(0) { $0 + Int64($1) }
  }

  /// Takes a task's slots away.
  mutating func clear(_ task: Int, _ model: PlanModel) {
    mark(task, -1, model)
    held[task].removeAll(keepingCapacity: true)
    total -= Int64(cost[task] - model.alone(task))
    cost[task] = model.alone(task)
  }

  /// Gives a task, which has none, these slots.
  mutating func give(_ task: Int, _ slots: [Int32], cost value: Int32, _ model: PlanModel) {
    held[task].removeAll(keepingCapacity: true)
    held[task].append(contentsOf: slots)
    mark(task, Int32(truncatingIfNeeded: task), model)
    total += Int64(value - cost[task])
    cost[task] = value
  }

  private mutating func mark(_ task: Int, _ mark: Int32, _ model: PlanModel) {
    for slot in held[task] { owner[Int(slot)] = mark }
    guard model.buffer > 0 else { return }
    for (index, slot) in held[task].enumerated() {
      let isLast = index + 1 == held[task].count || held[task][index + 1] != slot + 1
      guard isLast || model.isGap(after: slot) else { continue }
      let end = min(Int(slot) + 1 + model.buffer, model.runEnd[Int(slot)])
      for kept in (Int(slot) + 1)..<max(Int(slot) + 1, end) { owner[kept] = mark }
    }
  }

  /// What a task costs with these slots.
  static func cost(of slots: [Int32], _ task: Int, _ model: PlanModel) -> Int32 {
    var value = Int64(model.alone(task)) - Int64(model.unplaced[task]) * Int64(slots.count)
    var pieces = 0
    for (index, slot) in slots.enumerated() {
      value += Int64(model.cost[task * model.slotCount + Int(slot)])
      if index == 0 || slots[index - 1] + 1 != slot || model.isGap(after: slot - 1) { pieces += 1 }
    }
    return Int32(clamping: value + Int64(max(0, pieces - 1)) * Int64(model.split))
  }
}
