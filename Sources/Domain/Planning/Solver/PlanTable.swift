/// The table of `PlanPlacing`. The planner spends most of its time here.
struct PlanTable {
  private let memory: PlanMemory
  private let free: PlanMemory.Numbers
  private let stretch: PlanMemory.Numbers
  private let closed: PlanMemory.Numbers
  private let open: PlanMemory.Numbers
  /// Costs of the task by slot number.
  private let cost: UnsafeBufferPointer<Int32>
  private let least: UnsafeBufferPointer<Int32>
  private let count: Int
  private let width: Int
  private let chunk: Int

  init(
    _ task: Int, _ memory: PlanMemory, _ tariff: PlanTariff, free: PlanMemory.Numbers, stretch: PlanMemory.Numbers,
    closed: PlanMemory.Numbers, open: PlanMemory.Numbers, count: Int, width: Int
  ) {
    self.memory = memory
    self.free = free
    self.stretch = stretch
    self.closed = closed
    self.open = open
    self.count = count
    self.width = width
    chunk = Int(memory.chunk[task])
    let row = task &* memory.slotCount..<(task &+ 1) &* memory.slotCount
    cost = UnsafeBufferPointer(rebasing: tariff.cost[row])
    least = UnsafeBufferPointer(rebasing: tariff.least[row])
  }

  /// Fills the table and returns the last row filled: slots after it could not improve the result.
  func fill() -> Int {
    let far = PlanModel.unreachable
    closed[0] = 0
    for column in 1..<width { closed[column] = far }
    var sum: Int64 = 0
    for index in 0..<count {
      let from = Int(stretch[index])
      let here = cost[Int(free[index])]
      sum = from == index ? Int64(here) : sum &+ Int64(here)
      let length = index &- from &+ 1
      if length > chunk { sum &-= Int64(cost[Int(free[index &- chunk])]) }
      if length < chunk {
        copy(index)
      } else {
        let begin = Int32(truncatingIfNeeded: min(Int64(far), sum &+ Int64(memory.split)))
        extend(index, here: length == chunk ? far : here, begin: begin)
      }
      if memory.buffer > 0 { closeAfterBuffer(index, from) }
      if index & 3 == 3, index &+ 1 < count, isDone(index) { return index &+ 1 }
    }
    return count
  }

  private func copy(_ index: Int) {
    let now = (index &+ 1) &* width
    let before = index &* width
    for column in 0..<width { closed[now &+ column] = closed[before &+ column] }
  }

  /// Fills the row after a slot: with no change, with a new piece of minimum length, or with a longer piece.
  private func extend(_ index: Int, here: Int32, begin: Int32) {
    let far = PlanModel.unreachable
    let now = (index &+ 1) &* width
    let before = index &* width
    let start = (index &+ 1 &- chunk) &* width &- chunk
    let closes = memory.buffer == 0
    for column in 0..<chunk { closed[now &+ column] = closed[before &+ column] }
    open[now &+ chunk &- 1] = far
    for column in chunk..<width {
      let fresh = closed[start &+ column] &+ begin
      let longer = open[before &+ column &- 1] &+ here
      let piece = min(far, min(fresh, longer))
      open[now &+ column] = piece
      let old = closed[before &+ column]
      closed[now &+ column] = closes ? min(old, piece) : old
    }
  }

  private func closeAfterBuffer(_ index: Int, _ from: Int) {
    let now = (index &+ 1) &* width
    for end in ends(index &+ 1) where end &- from >= chunk {
      for column in chunk..<width {
        closed[now &+ column] = min(closed[now &+ column], open[end &* width &+ column])
      }
    }
  }

  /// Returns the rows at which a piece may end so that its buffer ends at `row`: exactly one buffer earlier, or, if
  /// free time is interrupted here, any row since then.
  private func ends(_ row: Int) -> Range<Int> {
    let lower = max(Int(stretch[row &- 1]) &+ 1, row &- memory.buffer)
    let isGap = memory.isGap(after: Int(free[row &- 1]))
    return lower..<max(lower, isGap ? row &+ 1 : row &- memory.buffer &+ 1)
  }

  /// Returns whether everything is placed and no later slot is cheap enough to improve the result.
  private func isDone(_ index: Int) -> Bool {
    let now = (index &+ 1) &* width
    let whole = Int64(closed[now &+ width &- 1])
    guard whole < Int64(PlanModel.unreachable) else { return false }
    let next = Int64(least[Int(free[index &+ 1])])
    for column in 0..<(width &- 1) {
      var rest = closed[now &+ column]
      if memory.buffer > 0, column >= chunk { rest = min(rest, open[now &+ column]) }
      if Int64(rest) &+ Int64(width &- 1 &- column) &* next < whole { return false }
    }
    return true
  }

  /// Traces the table back from its best end and writes the slots in chronological order.
  func trace(row: Int, column: Int, into slots: PlanMemory.Numbers) {
    var at = row
    var column = column
    while at > 0, column > 0 {
      if closed[at &* width &+ column] == closed[(at &- 1) &* width &+ column] {
        at &-= 1
        continue
      }
      at = end(of: at, column)
      while isLonger(at, column) {
        column &-= 1
        at &-= 1
        slots[column] = free[at]
      }
      for _ in 0..<chunk {
        column &-= 1
        at &-= 1
        slots[column] = free[at]
      }
    }
  }

  /// Returns whether the piece that ends at a row is an extension of a shorter piece.
  private func isLonger(_ at: Int, _ column: Int) -> Bool {
    guard column > chunk, at &- 1 &- Int(stretch[at &- 1]) >= chunk else { return false }
    let before = open[(at &- 1) &* width &+ column &- 1]
    return before < PlanModel.unreachable && before &+ cost[Int(free[at &- 1])] == open[at &* width &+ column]
  }

  /// Returns the row at which the piece ended whose buffer ends at this row.
  private func end(of at: Int, _ column: Int) -> Int {
    guard memory.buffer > 0 else { return at }
    let from = Int(stretch[at &- 1])
    return ends(at).last { $0 &- from >= chunk && open[$0 &* width &+ column] == closed[at &* width &+ column] } ?? at
  }
}
