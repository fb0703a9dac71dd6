/// The table of `PlanPlacing`: this is where the planner spends its time.
struct PlanTable {
  private let memory: PlanMemory
  private let free: PlanMemory.Numbers
  private let stretch: PlanMemory.Numbers
  private let closed: PlanMemory.Numbers
  private let open: PlanMemory.Numbers
  /// Of the task, by number of the slot.
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

  /// Fills the table and returns the row it ends with: no slot behind that could make anything better.
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

  /// The row below a slot: nothing new, a piece that begins so that it is just long enough, or one that goes on.
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

  /// Rows at which a piece may end so that its time to breathe is over at a row: so much earlier, or any of the last
  /// ones where the free time has a gap.
  private func ends(_ row: Int) -> Range<Int> {
    let lower = max(Int(stretch[row &- 1]) &+ 1, row &- memory.buffer)
    let isGap = memory.isGap(after: Int(free[row &- 1]))
    return lower..<max(lower, isGap ? row &+ 1 : row &- memory.buffer &+ 1)
  }

  /// Whether all has a place and no later slot is cheap enough to be worth a change.
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

  /// Walks the table back from its best end and writes down the slots, in the order of time.
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

  /// Whether a piece that ends at a row came there by going on.
  private func isLonger(_ at: Int, _ column: Int) -> Bool {
    guard column > chunk, at &- 1 &- Int(stretch[at &- 1]) >= chunk else { return false }
    let before = open[(at &- 1) &* width &+ column &- 1]
    return before < PlanModel.unreachable && before &+ cost[Int(free[at &- 1])] == open[at &* width &+ column]
  }

  /// The row at which the piece ended whose time to breathe ends at this one.
  private func end(of at: Int, _ column: Int) -> Int {
    guard memory.buffer > 0 else { return at }
    let from = Int(stretch[at &- 1])
    return ends(at).last { $0 &- from >= chunk && open[$0 &* width &+ column] == closed[at &* width &+ column] } ?? at
  }
}
