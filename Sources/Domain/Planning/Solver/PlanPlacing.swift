/// Finds the best slots for one task among those that are free, exactly, by dynamic programming.
///
/// Rows are free slots in the order of time, columns the slots placed so far. `closed` is the least cost with no piece
/// open, `open` that of a piece which is long enough and ends right there.
struct PlanPlacing {
  /// The slots chosen last, in the order of time.
  private(set) var chosen: [Int32] = []
  /// Cells filled so far: what a search spends.
  private(set) var spent = 0

  private var free: [Int32]
  /// For each free slot, where in `free` its stretch of touching slots begins.
  private var stretch: [Int32]
  private var closed: [Int32]
  private var open: [Int32]

  init(_ model: PlanModel) {
    let rows = model.slotCount + 2
    let width = (model.places.max() ?? 0) + 1
    free = Array(repeating: 0, count: rows)
    stretch = Array(repeating: 0, count: rows)
    closed = Array(repeating: PlanModel.unreachable, count: rows * width)
    open = closed
    chosen.reserveCapacity(width)
  }

  /// Chooses slots for a task and returns what the task costs then, slots without a place included.
  mutating func place(_ task: Int, _ model: PlanModel, owner: [Int32]) -> Int32 {
    chosen.removeAll(keepingCapacity: true)
    let count = gather(from: model.first[task], model, owner)
    let chunk = model.chunk[task]
    let alone = model.alone(task)
    guard count >= chunk, model.places[task] >= chunk else { return alone }
    if chunk == model.wanted[task], model.buffer == 0 { return placeWhole(task, model, count, alone) }
    return placeParts(task, model, count, alone)
  }

  /// Lists the free slots and returns how many there are.
  private mutating func gather(from first: Int, _ model: PlanModel, _ owner: [Int32]) -> Int {
    var count = 0
    var start: Int32 = 0
    var next = -1
    spent &+= (owner.count - first) >> 2
    owner.withUnsafeBufferPointer { owner in
      model.runEnd.withUnsafeBufferPointer { runEnd in
        free.withUnsafeMutableBufferPointer { free in
          stretch.withUnsafeMutableBufferPointer { stretch in
            for slot in first..<owner.count where owner[slot] < 0 {
              if slot != next || runEnd[slot &- 1] == slot { start = Int32(truncatingIfNeeded: count) }
              free[count] = Int32(truncatingIfNeeded: slot)
              stretch[count] = start
              count &+= 1
              next = slot &+ 1
            }
          }
        }
      }
    }
    return count
  }

  /// One piece of the full length, or nothing.
  private mutating func placeWhole(_ task: Int, _ model: PlanModel, _ count: Int, _ alone: Int32) -> Int32 {
    let length = model.chunk[task]
    let row = task * model.slotCount
    var best = Int64(alone)
    var start = -1
    var sum: Int64 = 0
    var from = 0
    var index = 0
    while index < count {
      if Int(stretch[index]) == index { (from, sum) = (index, 0) }
      sum += Int64(model.cost[row + Int(free[index])])
      if index - from >= length { sum -= Int64(model.cost[row + Int(free[index - length])]) }
      if index - from >= length - 1 {
        if sum < best {
          (best, start) = (sum, index + 1 - length)
        } else if Int64(model.least[row + Int(free[index + 1 - length])]) * Int64(length) >= best {
          break
        }
      }
      index += 1
    }
    spent &+= index
    guard start >= 0 else { return alone }
    for offset in 0..<length { chosen.append(free[start + offset]) }
    return Int32(clamping: best)
  }

  private mutating func placeParts(_ task: Int, _ model: PlanModel, _ count: Int, _ alone: Int32) -> Int32 {
    let width = min(model.places[task], count) + 1
    guard width > model.chunk[task] else { return alone }
    let rows = fill(task, model, count, width)
    spent &+= rows &* width
    var best = Int64(alone)
    var placed = 0
    for column in 1..<width where closed[rows * width + column] < PlanModel.unreachable {
      let rest = Int64(model.unplaced[task]) * Int64(model.wanted[task] - column)
      let value = Int64(closed[rows * width + column]) - Int64(model.split) + rest
      if value < best { (best, placed) = (value, column) }
    }
    if placed > 0 { trace(task, model, width, rows, placed) }
    return Int32(clamping: best)
  }

  /// Fills the table and returns the row it ends with: no slot behind that could make anything better.
  private mutating func fill(_ task: Int, _ model: PlanModel, _ count: Int, _ width: Int) -> Int {
    let row = task * model.slotCount
    return free.withUnsafeBufferPointer { free in
      stretch.withUnsafeBufferPointer { stretch in
        model.cost.withUnsafeBufferPointer { cost in
          model.least.withUnsafeBufferPointer { least in
            closed.withUnsafeMutableBufferPointer { closed in
              open.withUnsafeMutableBufferPointer { open in
                var table = PlanTable(
                  free: free, stretch: stretch, cost: UnsafeBufferPointer(rebasing: cost[row...]),
                  least: UnsafeBufferPointer(rebasing: least[row...]), closed: closed, open: open, count: count,
                  width: width, chunk: model.chunk[task], split: Int64(model.split), buffer: model.buffer)
                return table.fill(model)
              }
            }
          }
        }
      }
    }
  }

  /// Walks the table back from its best end.
  private mutating func trace(_ task: Int, _ model: PlanModel, _ width: Int, _ rows: Int, _ placed: Int) {
    let chunk = model.chunk[task]
    let row = task * model.slotCount
    var at = rows
    var column = placed
    while at > 0, column > 0 {
      if closed[at * width + column] == closed[(at - 1) * width + column] {
        at -= 1
        continue
      }
      at = end(of: at, column, width, model)
      // The piece itself: longer as long as that explains its cost.
      while true {
        let here = model.cost[row + Int(free[at - 1])]
        let before = open[(at - 1) * width + column - 1]
        let isLonger =
          at - 1 > Int(stretch[at - 1]) && column > chunk && before < PlanModel.unreachable
          && before &+ here == open[at * width + column]
        guard isLonger else { break }
        chosen.append(free[at - 1])
        at -= 1
        column -= 1
      }
      for offset in 1...chunk { chosen.append(free[at - offset]) }
      at -= chunk
      column -= chunk
    }
    chosen.reverse()
  }

  /// The row at which the piece ended whose time to breathe ends at this one.
  private func end(of at: Int, _ column: Int, _ width: Int, _ model: PlanModel) -> Int {
    guard model.buffer > 0 else { return at }
    let value = closed[at * width + column]
    return PlanTable.ends(at, from: Int(stretch[at - 1]), isGap: model.isGap(after: free[at - 1]), model.buffer)
      .last { open[$0 * width + column] == value } ?? at
  }
}
