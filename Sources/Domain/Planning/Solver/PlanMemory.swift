/// The numbers of a search as plain memory, which is freed by hand: checks and counts of references took more than half of
/// the time where this is arrays. Debug builds still check every index.
struct PlanMemory {
  typealias Numbers = UnsafeMutableBufferPointer<Int32>

  let slotCount: Int
  let taskCount: Int
  /// Most slots a task can have.
  let most: Int
  let buffer: Int
  let split: Int32

  // Of each task.
  let wanted: Numbers
  let chunk: Numbers
  let first: Numbers
  /// The number of the first slot that is late.
  let due: Numbers
  let unplaced: Numbers

  /// The number after the last slot of the run of touching slots that a slot is in.
  let runEnd: Numbers

  /// One bit for each slot nobody has.
  let vacant: UnsafeMutableBufferPointer<UInt64>
  /// The task that has a slot or keeps it free behind a piece of its own, −1 for none.
  let owner: Numbers
  /// The slots of task j from j · most on, in the order of time, and how many they are.
  let held: Numbers
  let heldCount: Numbers
  /// What each task costs.
  let cost: Numbers
  /// How well each task is served: the more slots it has, and of those the fewer late, the higher.
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

  /// What a task costs that has no place.
  func alone(_ task: Int) -> Int32 { unplaced[task] &* wanted[task] }

  /// Whether free time stops behind a slot.
  func isGap(after slot: Int) -> Bool { runEnd[slot] == Int32(truncatingIfNeeded: slot &+ 1) }
}

// MARK: - Who has what

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

  /// Takes a task's slots away.
  func clear(_ task: Int) {
    mark(task, -1)
    heldCount[task] = 0
    service[task] = 0
    cost[task] = alone(task)
  }

  /// Gives a task, which has none, these slots.
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

  /// The slots of a task.
  func slots(of task: Int) -> UnsafeBufferPointer<Int32> {
    let from = task &* most
    return UnsafeBufferPointer(rebasing: held[from..<(from &+ Int(heldCount[task]))])
  }

  /// What a task costs with these slots.
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
