/// Finds the stored numbers that have to change for a task to get a certain position among the numbered A tasks, and
/// keeps them to a minimum.
struct GradeNumbers {
  /// A new number for a task.
  struct Shift: Equatable {
    var task: TaskID
    var number: Int
  }

  /// The number of the placed task, and the changed numbers of others.
  struct Placing: Equatable {
    var number: Int
    var shifts: [Shift] = []
  }

  private struct Entry {
    var task: TaskID
    var number: Int
    var isFrozen: Bool
  }

  private let entries: [Entry]

  /// - Parameters:
  ///   - tasks: the other tasks, all numbered, in order.
  ///   - frozen: lists whose tasks cannot be changed.
  init(_ tasks: [TaskFacts], frozen: Set<ListID>) {
    entries = tasks.map {
      Entry(task: $0.id, number: max(1, $0.subPriority ?? 1), isFrozen: frozen.contains($0.list))
    }
  }

  /// Returns a number for a task at a position, together with the fewest changes to other numbers.
  /// - Parameters:
  ///   - index: number of other tasks before it.
  ///   - wanted: the number to use if it is free.
  /// - Returns: nil if tasks that cannot be changed are in the way.
  func placing(at index: Int, preferring wanted: Int) -> Placing? {
    let lower = index > 0 ? entries[index - 1].number : 0
    let upper = index < entries.count ? entries[index].number : nil
    if wanted > lower, wanted < upper ?? .max { return Placing(number: wanted) }
    if lower < .max, lower + 1 < upper ?? .max { return Placing(number: lower + 1) }
    guard let up = shiftingUp(from: index, above: lower) else { return shiftingDown(from: index, below: upper) }
    guard up.shifts.count > 1, let down = shiftingDown(from: index, below: upper) else { return up }
    return down.shifts.count < up.shifts.count ? down : up
  }

  private func shiftingUp(from index: Int, above lower: Int) -> Placing? {
    guard lower < .max else { return nil }
    var placing = Placing(number: lower + 1)
    var last = placing.number
    for entry in entries[index...] {
      if entry.number > last { break }
      guard !entry.isFrozen, last < .max else { return nil }
      last += 1
      placing.shifts.append(Shift(task: entry.task, number: last))
    }
    return placing
  }

  private func shiftingDown(from index: Int, below upper: Int?) -> Placing? {
    var placing = Placing(number: upper.map { $0 - 1 } ?? .max)
    var last = placing.number
    guard last >= 1 else { return nil }
    for entry in entries[..<index].reversed() {
      if entry.number < last { break }
      guard !entry.isFrozen, last > 1 else { return nil }
      last -= 1
      placing.shifts.append(Shift(task: entry.task, number: last))
    }
    return placing
  }
}
