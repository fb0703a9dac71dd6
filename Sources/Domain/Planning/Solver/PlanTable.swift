/// The table `PlanPlacing` fills, as plain memory: this is where the planner spends its time.
struct PlanTable {
  let free: UnsafeBufferPointer<Int32>
  let stretch: UnsafeBufferPointer<Int32>
  /// Of the task, by number of the slot.
  let cost: UnsafeBufferPointer<Int32>
  let least: UnsafeBufferPointer<Int32>
  let closed: UnsafeMutableBufferPointer<Int32>
  let open: UnsafeMutableBufferPointer<Int32>
  let count: Int
  let width: Int
  let chunk: Int
  let split: Int64
  let buffer: Int

  mutating func fill(_ model: PlanModel) -> Int {
    closed[0] = 0
    for column in 1..<width { closed[column] = PlanModel.unreachable }
    var sum: Int64 = 0
    for index in 0..<count {
      let from = Int(stretch[index])
      let here = cost[Int(free[index])]
      sum = from == index ? Int64(here) : sum &+ Int64(here)
      let length = index &- from &+ 1
      if length > chunk { sum &-= Int64(cost[Int(free[index &- chunk])]) }
      extend(index, length, here: here, begin: Int32(clamping: min(Int64(PlanModel.unreachable), sum &+ split)))
      if buffer == 0 {
        if length >= chunk { close(index, with: index &+ 1) }
      } else {
        for end in PlanTable.ends(index &+ 1, from: from, isGap: model.isGap(after: free[index]), buffer) {
          close(index, with: end)
        }
      }
      if index & 3 == 3, index &+ 1 < count, isDone(index) { return index &+ 1 }
    }
    return count
  }

  /// Rows at which a piece may end so that its time to breathe is over at a row: so much earlier, or any of the last
  /// ones where the free time has a gap.
  static func ends(_ row: Int, from: Int, isGap: Bool, _ buffer: Int) -> Range<Int> {
    let lower = max(from + 1, row - buffer)
    return lower..<(isGap ? row + 1 : max(lower, row - buffer + 1))
  }

  /// The row below a slot: nothing new, a piece that begins so that it is just long enough, or one that goes on.
  private func extend(_ index: Int, _ length: Int, here: Int32, begin: Int32) {
    let far = PlanModel.unreachable
    let now = (index &+ 1) &* width
    let before = index &* width
    for column in 0..<width { closed[now &+ column] = closed[before &+ column] }
    if length < chunk {
      for column in 0..<width { open[now &+ column] = far }
      return
    }
    for column in 0..<chunk { open[now &+ column] = far }
    let start = (index &+ 1 &- chunk) &* width &- chunk
    if length == chunk {
      for column in chunk..<width { open[now &+ column] = min(far, closed[start &+ column] &+ begin) }
    } else {
      for column in chunk..<width {
        let longer = open[before &+ column &- 1] &+ here
        open[now &+ column] = min(far, min(closed[start &+ column] &+ begin, longer))
      }
    }
  }

  private func close(_ index: Int, with end: Int) {
    let now = (index &+ 1) &* width
    let piece = end &* width
    for column in chunk..<width {
      closed[now &+ column] = min(closed[now &+ column], open[piece &+ column])
    }
  }

  /// Whether all has a place and no later slot is cheap enough to be worth a change.
  private func isDone(_ index: Int) -> Bool {
    let now = (index &+ 1) &* width
    let whole = Int64(closed[now &+ width &- 1])
    guard whole < Int64(PlanModel.unreachable) else { return false }
    let next = Int64(least[Int(free[index &+ 1])])
    for column in 0..<(width &- 1) {
      let rest = Int64(min(closed[now &+ column], open[now &+ column]))
      if rest &+ Int64(width &- 1 &- column) &* next < whole { return false }
    }
    return true
  }
}
