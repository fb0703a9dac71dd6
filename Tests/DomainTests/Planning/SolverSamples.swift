import Domain
import Foundation
import TestSupport

extension PlanProblem {
  /// Returns a problem with 15-minute slots in runs of the given lengths, one hour apart.
  static func runs(
    _ lengths: Int..., tasks: [Task], costs: PlanCosts = .standard, buffer: Int = 0, noon: Int = .max
  ) -> PlanProblem {
    var slots: [Slot] = []
    var start = 540
    for length in lengths {
      for _ in 0..<length {
        slots.append(Slot(start: start, isAfternoon: start >= noon))
        start += 15
      }
      start += 60
    }
    return PlanProblem(slotMinutes: 15, slots: slots, tasks: tasks, costs: costs, buffer: buffer)
  }

  /// Returns a realistic random problem of one to three days.
  static func random(_ dice: inout SplitMix, buffer: Int = 0, moves: Bool = false) -> PlanProblem {
    var slots: [Slot] = []
    for day in 0..<Int.random(in: 1...3, using: &dice) {
      for slot in 36..<70 where Int.random(in: 0..<5, using: &dice) > 0 {
        slots.append(Slot(start: day * 1_440 + slot * 15, isAfternoon: slot >= 48))
      }
    }
    let end = (slots.last?.start ?? 0) + 15
    let tasks = (0..<Int.random(in: 1...12, using: &dice)).map { _ in
      var task = Task(
        minutes: Int.random(in: 1...180, using: &dice), weight: [1, 3, 9].randomElement(using: &dice) ?? 1,
        minChunk: [0, 15, 30, 45].randomElement(using: &dice) ?? 0, isSplittable: Bool.random(using: &dice),
        prefersMorning: Int.random(in: 0..<4, using: &dice) == 0)
      if Bool.random(using: &dice) { task.due = Int.random(in: 500...(end + 60), using: &dice) }
      if Int.random(in: 0..<4, using: &dice) == 0 { task.notBefore = Int.random(in: 500...end, using: &dice) }
      if moves, let slot = slots.randomElement(using: &dice) { task.previous = [slot.start..<(slot.start + 30)] }
      return task
    }
    var problem = PlanProblem(slotMinutes: 15, slots: slots, tasks: tasks, buffer: buffer)
    if moves { problem.costs.moved = 25 }
    return problem
  }
}

/// A stored problem with its proven optimum and the best result of simple orders.
struct StoredProblem {
  static let names = [
    "one-day-too-full", "two-days-too-full", "three-days", "fragmented", "one-gap", "in-one-piece", "overnight",
    "no-free-time", "slots-of-30", "five-days",
  ]

  let file: ProblemFile
  let optimum: Int
  let bestOrder: Int

  init(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let bytes = [UInt8](try Data(contentsOf: tests.appending(path: "Plan/problems/\(name).json")))
    let json = try JSON(parsing: bytes)
    file = try ProblemFile(bytes)
    optimum = json["optimum"]?["z"]?.integer.map { Int($0) } ?? -1
    var orders: [Int] = []
    if case .object(let members)? = json["orders"] { orders = members.compactMap { $0.value.integer.map { Int($0) } } }
    bestOrder = orders.min() ?? -1
  }
}

extension PlanSolution {
  /// Returns whether a block begins less than two 15-minute slots after another one with no gap in free time between
  /// them.
  func breaksBuffer(of problem: PlanProblem) -> Bool {
    zip(blocks, blocks.dropFirst()).contains { one, next in
      let end = problem.span(of: one.slots).upperBound
      let touches = (one.slots.upperBound..<next.slots.upperBound).allSatisfy {
        problem.slots[$0].start == end + ($0 - one.slots.upperBound) * 15
      }
      return touches && next.slots.lowerBound < one.slots.upperBound + 2
    }
  }
}

/// A second implementation of the model, written from its description and independent of the planner.
struct SolutionCheck {
  let problem: PlanProblem
  let solution: PlanSolution

  /// Descriptions of the broken rules.
  var faults: [String] {
    var faults: [String] = []
    var owner: [Int: Int] = [:]
    for block in solution.blocks {
      let task = problem.tasks[block.task]
      let starts = block.slots.map { problem.slots[$0].start }
      for (one, next) in zip(starts, starts.dropFirst()) where next != one + 15 { faults.append("over a gap") }
      if let moment = task.notBefore, starts.contains(where: { $0 < moment }) { faults.append("too early") }
      let whole = (task.minutes + 14) / 15
      let chunk = task.isSplittable ? min(whole, (task.minChunk + 14) / 15) : whole
      if block.slots.count < chunk { faults.append("too short") }
      for slot in block.slots where owner.updateValue(block.task, forKey: slot) != nil { faults.append("overlap") }
      if block.reasons.isEmpty { faults.append("no reason") }
    }
    for (index, task) in problem.tasks.enumerated() {
      let left = solution.left.filter { $0.task == index }.reduce(0) { $0 + $1.slots }
      if placed(index) + left != (task.minutes + 14) / 15 { faults.append("slots of task \(index) do not add up") }
    }
    return faults
  }

  private func placed(_ task: Int) -> Int {
    solution.blocks.filter { $0.task == task }.reduce(0) { $0 + $1.slots.count }
  }

  var z: Int {
    var z = 0
    for (index, task) in problem.tasks.enumerated() {
      let slots = solution.blocks.filter { $0.task == index }.flatMap { Array($0.slots) }
      let late = slots.filter { slot in task.due.map { problem.slots[slot].start >= $0 } ?? false }.count
      z += task.weight * (1_000 * ((task.minutes + 14) / 15 - slots.count) + 600 * late + 2 * slots.reduce(0, +))
      z += 60 * max(0, solution.blocks.filter { $0.task == index }.count - 1)
      if task.prefersMorning { z += 6 * slots.filter { problem.slots[$0].isAfternoon }.count }
    }
    return z + moved
  }

  /// The cost of slots outside a task's previous ones; a slot that several tasks had before belongs to the last of
  /// them.
  private var moved: Int {
    solution.blocks.reduce(0) { sum, block in
      guard !problem.tasks[block.task].previous.isEmpty else { return sum }
      let elsewhere = block.slots.filter { slot in
        block.task
          != problem.tasks.lastIndex { task in task.previous.contains { $0.contains(problem.slots[slot].start) } }
      }
      return sum + elsewhere.count * problem.costs.moved
    }
  }
}
