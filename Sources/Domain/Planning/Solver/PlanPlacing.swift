/// Finds the best slots for one task among those that are free, exactly, by dynamic programming.
///
/// Rows are free slots in the order of time, columns the slots placed so far. `closed` is the least cost with no piece
/// open, `open` that of a piece which is long enough and ends right there.
struct PlanPlacing {
  /// Steps so far, about a cell of the table each: what a search spends.
  private(set) var spent = 0
  private var chosenCount = 0

  private let chosenSlots: PlanMemory.Numbers
  private let vacant: PlanMemory.Numbers
  /// For each free slot, where in `vacant` its stretch of touching slots begins.
  private let stretch: PlanMemory.Numbers
  private let closed: PlanMemory.Numbers
  private let open: PlanMemory.Numbers

  init(_ memory: PlanMemory) {
    let rows = memory.slotCount + 1
    let width = memory.most + 1
    chosenSlots = PlanMemory.numbers(count: width)
    vacant = PlanMemory.numbers(count: rows)
    stretch = PlanMemory.numbers(count: rows)
    closed = PlanMemory.numbers(count: rows * width)
    open = PlanMemory.numbers(count: rows * width)
  }

  /// Counts work that was done elsewhere.
  mutating func spend(_ steps: Int) { spent &+= steps }

  func free() {
    for numbers in [chosenSlots, vacant, stretch, closed, open] { numbers.deallocate() }
  }

  /// The slots chosen last, in the order of time.
  var chosen: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(rebasing: chosenSlots[0..<chosenCount]) }

  /// Chooses slots for a task and returns what the task costs then, slots without a place included.
  /// - Parameters:
  ///   - limit: no more slots than these are given to a task that can be split.
  ///   - first: nothing before this slot.
  mutating func place(
    _ task: Int, _ memory: PlanMemory, _ tariff: PlanTariff, limit: Int = .max, from first: Int = 0
  ) -> Int32 {
    chosenCount = 0
    let chunk = Int(memory.chunk[task])
    let count = gather(from: max(first, Int(memory.first[task])), memory)
    let width = min(Int(memory.wanted[task]), count, max(limit, chunk)) + 1
    guard chunk < width else { return memory.alone(task) }
    let isWhole = chunk == Int(memory.wanted[task]) && memory.buffer == 0
    return isWhole ? placeWhole(task, memory, tariff, count) : placeParts(task, memory, tariff, count, width)
  }

  /// Lists the free slots and returns how many there are.
  private mutating func gather(from first: Int, _ memory: PlanMemory) -> Int {
    var count = 0
    var start: Int32 = 0
    var next: Int32 = -1
    var word = first >> 6
    guard word < memory.vacant.count else { return 0 }
    var bits = memory.vacant[word] & (UInt64.max << UInt64(truncatingIfNeeded: first & 63))
    while true {
      while bits != 0 {
        let slot = Int32(truncatingIfNeeded: word &* 64 &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
        if slot != next || memory.runEnd[Int(slot) &- 1] == slot { start = Int32(truncatingIfNeeded: count) }
        vacant[count] = slot
        stretch[count] = start
        count &+= 1
        next = slot &+ 1
      }
      word &+= 1
      guard word < memory.vacant.count else { break }
      bits = memory.vacant[word]
    }
    spent &+= 40 &+ count
    return count
  }

  /// One piece of the full length, or nothing.
  private mutating func placeWhole(_ task: Int, _ memory: PlanMemory, _ tariff: PlanTariff, _ count: Int) -> Int32 {
    let length = Int(memory.chunk[task])
    let row = task &* memory.slotCount
    let alone = memory.alone(task)
    var best = Int64(alone)
    var start = -1
    var sum: Int64 = 0
    var from = 0
    var index = 0
    while index < count {
      if Int(stretch[index]) == index { (from, sum) = (index, 0) }
      sum &+= Int64(tariff.cost[row &+ Int(vacant[index])])
      if index &- from >= length { sum &-= Int64(tariff.cost[row &+ Int(vacant[index &- length])]) }
      if index &- from >= length &- 1 {
        if sum < best {
          (best, start) = (sum, index &+ 1 &- length)
        } else if Int64(tariff.least[row &+ Int(vacant[index &+ 1 &- length])]) &* Int64(length) >= best {
          break
        }
      }
      index &+= 1
    }
    spent &+= index
    guard start >= 0 else { return alone }
    for offset in 0..<length { chosenSlots[offset] = vacant[start &+ offset] }
    chosenCount = length
    return Int32(truncatingIfNeeded: best)
  }

  private mutating func placeParts(
    _ task: Int, _ memory: PlanMemory, _ tariff: PlanTariff, _ count: Int, _ width: Int
  ) -> Int32 {
    let table = PlanTable(
      task, memory, tariff, free: vacant, stretch: stretch, closed: closed, open: open, count: count, width: width)
    let rows = table.fill()
    spent &+= rows &* width
    var best = Int64(memory.alone(task))
    var placed = 0
    for column in 1..<width where closed[rows &* width &+ column] < PlanModel.unreachable {
      let rest = Int64(memory.unplaced[task]) &* Int64(Int(memory.wanted[task]) &- column)
      let value = Int64(closed[rows &* width &+ column]) &- Int64(memory.split) &+ rest
      if value < best || tariff.isGreedy { (best, placed) = (value, column) }
    }
    if placed > 0 { table.trace(row: rows, column: placed, into: chosenSlots) }
    chosenCount = placed
    return Int32(truncatingIfNeeded: best)
  }
}
