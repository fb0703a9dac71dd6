/// Finds the optimal slots for one task among the free ones by dynamic programming.
///
/// Rows are free slots in chronological order, columns the number of slots placed so far. `closed` is the least cost if
/// no piece is open, `open` the least cost if a piece ends at that row and is long enough.
struct PlanPlacing {
  /// Steps spent so far, each about one cell of the table; budgets are given in this unit.
  private(set) var spent = 0
  private var chosenCount = 0

  private let chosenSlots: PlanMemory.Numbers
  private let vacant: PlanMemory.Numbers
  /// For each free slot, the index in `vacant` at which its run of touching slots begins.
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

  /// Adds steps that were spent elsewhere.
  mutating func spend(_ steps: Int) { spent &+= steps }

  func free() {
    for numbers in [chosenSlots, vacant, stretch, closed, open] { numbers.deallocate() }
  }

  /// The slots chosen last, in chronological order.
  var chosen: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(rebasing: chosenSlots[0..<chosenCount]) }

  /// Chooses slots for a task and returns its cost, including slots it wants but does not get.
  /// - Parameters:
  ///   - limit: maximum number of slots for a task that can be split.
  ///   - first: the first slot to consider.
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

  /// Lists the free slots and returns their number.
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

  /// Places one piece of full length, or nothing.
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
