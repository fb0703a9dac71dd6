/// The data of a search in buffers that are freed by hand. With arrays, bounds checks and reference counting took more
/// than half of the time. Debug builds still check every index.
struct PlanMemory {
  typealias Numbers = UnsafeMutableBufferPointer<Int32>

  let slotCount: Int
  let taskCount: Int
  /// Maximum number of slots a task can have.
  let most: Int
  let buffer: Int
  let split: Int32

  // Per task.
  let wanted: Numbers
  let chunk: Numbers
  let first: Numbers
  /// Number of the first slot that is late.
  let due: Numbers
  let unplaced: Numbers

  /// For each slot, the number after the last slot of its run of touching slots.
  let runEnd: Numbers

  /// One bit per slot, set if the slot is free.
  let vacant: UnsafeMutableBufferPointer<UInt64>
  /// For each slot, the task that has it or keeps it free as a buffer after one of its pieces; −1 for none.
  let owner: Numbers
  /// The slots of task j from index j · most on, in chronological order; `heldCount` is their number.
  let held: Numbers
  let heldCount: Numbers
  /// Current cost of each task.
  let cost: Numbers
  /// How well each task is served: the value rises with the number of its slots, and falls with the number of late
  /// ones.
  let service: Numbers

  init(_ model: PlanModel) {
    slotCount = model.slotCount
    taskCount = model.taskCount
    most = max(1, model.wanted.map { min($0, model.slotCount) }.max() ?? 0)
    buffer = model.buffer
    split = model.split
    wanted = PlanMemory.numbers(model.wanted.map { Int32(truncatingIfNeeded: $0) })
    chunk = PlanMemory.numbers(model.chunk.map { Int32(truncatingIfNeeded: $0) })
    first = PlanMemory.numbers(model.first.map { Int32(truncatingIfNeeded: $0) })
    due = PlanMemory.numbers(model.due.map { Int32(truncatingIfNeeded: $0) })
    unplaced = PlanMemory.numbers(model.unplaced)
    runEnd = PlanMemory.numbers(model.runEnd.map { Int32(truncatingIfNeeded: $0) })
    vacant = .allocate(capacity: (model.slotCount + 63) / 64)
    owner = PlanMemory.numbers(count: model.slotCount)
    held = PlanMemory.numbers(count: model.taskCount * most)
    heldCount = PlanMemory.numbers(count: model.taskCount)
    cost = PlanMemory.numbers(count: model.taskCount)
    service = PlanMemory.numbers(count: model.taskCount)
    clearAll()
  }

  static func numbers(_ values: [Int32]) -> Numbers {
    let numbers = Numbers.allocate(capacity: values.count)
    _ = numbers.initialize(from: values)
    return numbers
  }

  static func numbers(count: Int, of value: Int32 = 0) -> Numbers {
    let numbers = Numbers.allocate(capacity: count)
    numbers.initialize(repeating: value)
    return numbers
  }

  func free() {
    for numbers in [wanted, chunk, first, due, unplaced, runEnd, owner, held, heldCount, cost, service] {
      numbers.deallocate()
    }
    vacant.deallocate()
  }

  /// Returns the cost of a task without any slots.
  func alone(_ task: Int) -> Int32 { unplaced[task] &* wanted[task] }

  /// Whether free time is interrupted after a slot.
  func isGap(after slot: Int) -> Bool { runEnd[slot] == Int32(truncatingIfNeeded: slot &+ 1) }
}

// MARK: - Slot owners

extension PlanMemory {
  func clearAll() {
    vacant.initialize(repeating: .max)
    if slotCount & 63 != 0 { vacant[vacant.count - 1] = (1 << UInt64(slotCount & 63)) - 1 }
    owner.update(repeating: -1)
    heldCount.update(repeating: 0)
    service.update(repeating: 0)
    for task in 0..<taskCount { cost[task] = alone(task) }
  }

  var total: Int64 { cost.reduce(0) { $0 + Int64($1) } }

  /// Takes all slots away from a task.
  func clear(_ task: Int) {
    mark(task, -1)
    heldCount[task] = 0
    service[task] = 0
    cost[task] = alone(task)
  }

  /// Assigns slots to a task that has none.
  func give(_ task: Int, _ slots: UnsafeBufferPointer<Int32>, cost value: Int32) {
    for index in 0..<slots.count { held[task &* most &+ index] = slots[index] }
    heldCount[task] = Int32(truncatingIfNeeded: slots.count)
    mark(task, Int32(truncatingIfNeeded: task))
    cost[task] = value
    service[task] = service(of: task, slots)
  }

  func service(of task: Int, _ slots: UnsafeBufferPointer<Int32>) -> Int32 {
    var late = 0
    while late < slots.count, slots[slots.count &- 1 &- late] >= due[task] { late &+= 1 }
    return Int32(truncatingIfNeeded: slots.count &* (most &+ 1) &- late)
  }

  func slots(of task: Int) -> UnsafeBufferPointer<Int32> {
    let from = task &* most
    return UnsafeBufferPointer(rebasing: held[from..<(from &+ Int(heldCount[task]))])
  }

  /// Returns the cost of a task with the given slots.
  func cost(of slots: UnsafeBufferPointer<Int32>, _ task: Int, _ tariff: PlanTariff) -> Int32 {
    guard slots.count > 0 else { return alone(task) }
    var value = unplaced[task] &* (wanted[task] &- Int32(truncatingIfNeeded: slots.count)) &- split
    var next: Int32 = -1
    for slot in slots {
      value &+= tariff.cost[task &* slotCount &+ Int(slot)]
      if slot != next || runEnd[Int(slot) &- 1] == slot { value &+= split }
      next = slot &+ 1
    }
    return value
  }

  private func mark(_ task: Int, _ mark: Int32) {
    let slots = slots(of: task)
    for slot in slots { set(Int(slot), mark) }
    guard buffer > 0 else { return }
    for (index, slot) in slots.enumerated() {
      let isLast = index + 1 == slots.count || slots[index + 1] != slot + 1
      guard isLast || isGap(after: Int(slot)) else { continue }
      let end = min(Int(slot) + 1 + buffer, Int(runEnd[Int(slot)]))
      for kept in (Int(slot) + 1)..<max(Int(slot) + 1, end) { set(kept, mark) }
    }
  }

  private func set(_ slot: Int, _ mark: Int32) {
    owner[slot] = mark
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: slot & 63)
    if mark < 0 { vacant[slot >> 6] |= bit } else { vacant[slot >> 6] &= ~bit }
  }
}
