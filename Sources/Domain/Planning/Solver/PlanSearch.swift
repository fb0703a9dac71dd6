/// A large neighbourhood search: takes a few tasks out and puts each back where it costs least, over and over.
struct PlanSearch {
  let model: PlanModel
  private(set) var best: PlanBoard
  private var board: PlanBoard
  private var placing: PlanPlacing
  private var generator = FocusGenerator(seed: 0x5A65_6974_626C_6F63)
  private var out: [Int] = []
  private var kept: [(task: Int, slots: [Int32], cost: Int32)] = []
  /// The least each task can cost on an empty board.
  private var ideal: [Int32] = []
  var budget = 3_000_000
  var heat: Int64 = 200

  init(_ model: PlanModel) {
    self.model = model
    board = PlanBoard(model)
    best = board
    placing = PlanPlacing(model)
    ideal = (0..<model.taskCount).map { placing.place($0, model, owner: board.owner) }
  }

  /// Considers the plan that a simple order makes, and the one with the same order and the best place for each task.
  mutating func start(from order: [Int]) {
    consider(PlanBoard(order, model))
    var placed = PlanBoard(model)
    for task in order {
      let cost = placing.place(task, model, owner: placed.owner)
      placed.give(task, placing.chosen, cost: cost, model)
    }
    consider(placed)
  }

  private mutating func consider(_ other: PlanBoard) {
    if other.total < best.total { best = other }
  }

  mutating func run() {
    board = best
    let lower = ideal.reduce(Int64(0)) { $0 + Int64($1) }
    while placing.spent < budget, best.total > lower { step() }
  }

  private mutating func step() {
    let left = Int64(max(0, budget - placing.spent))
    let warmth = heat * left / Int64(budget) * left / Int64(budget)
    choose()
    let before = board.total
    let limit = before + (warmth == 0 ? 0 : Int64(generator.below(Int(warmth) + 1)))
    kept.removeAll(keepingCapacity: true)
    for task in out {
      kept.append((task, board.held[task], board.cost[task]))
      board.clear(task, model)
    }
    var least: Int64 = board.total
    for task in out { least += Int64(ideal[task] - model.alone(task)) }
    for task in out {
      let cost = placing.place(task, model, owner: board.owner)
      least += Int64(cost - ideal[task])
      board.give(task, placing.chosen, cost: cost, model)
      if least > limit { break }
    }
    if least > limit || board.total > limit {
      for task in out { board.clear(task, model) }
      for entry in kept { board.give(entry.task, entry.slots, cost: entry.cost, model) }
    } else if board.total < best.total {
      best = board
    }
  }

  /// Chooses the tasks to take out, in the order to put them back.
  private mutating func choose() {
    out.removeAll(keepingCapacity: true)
    let count = min(model.taskCount, 2 + generator.below(4))
    let kind = generator.below(8)
    if kind == 0 {
      while out.count < count { add(generator.below(model.taskCount)) }
    } else {
      // Tasks around a slot, from there to both sides, and now and then one that has no place.
      let middle = generator.below(model.slotCount)
      if kind < 5 { add(generator.below(model.taskCount)) }
      var distance = 0
      while out.count < count, distance < model.slotCount {
        for slot in [middle - distance, middle + distance] where slot >= 0 && slot < model.slotCount {
          if board.owner[slot] >= 0, out.count < count { add(Int(board.owner[slot])) }
        }
        distance += 1
      }
    }
    for index in out.indices.dropLast() {
      out.swapAt(index, index + generator.below(out.count - index))
    }
  }

  private mutating func add(_ task: Int) {
    if !out.contains(task) { out.append(task) }
  }
}
