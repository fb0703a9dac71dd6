/// Tasks arranged as a tree. A subtask whose parent is missing is a root.
struct Outline {
  private let tasks: [TaskFacts]
  private var children: [[Int]]
  private var roots: [Int] = []

  /// - Parameter tasks: in the order that siblings keep.
  init(_ tasks: [TaskFacts]) {
    self.tasks = tasks
    children = Array(repeating: [], count: tasks.count)
    guard tasks.contains(where: { $0.parent != nil }) else {
      roots = Array(tasks.indices)
      return
    }
    var places: [TaskID: Int] = [:]
    places.reserveCapacity(tasks.count)
    for (index, task) in tasks.enumerated() { places[task.id] = index }
    let parents = tasks.map { task in task.parent.flatMap { places[$0] } }
    for index in tasks.indices {
      // Tasks whose parent links form a cycle, as other programs may leave them, become roots.
      if let parent = parents[index], !Outline.isCircle(index, parents) {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
  }

  private static func isCircle(_ start: Int, _ parents: [Int?]) -> Bool {
    var place = parents[start]
    var steps = 0
    while let here = place {
      if here == start { return true }
      steps += 1
      // There is a cycle further up that does not contain the start.
      if steps > parents.count { return false }
      place = parents[here]
    }
    return false
  }

  /// The tasks at the top level.
  var topmost: [TaskFacts] { roots.map { tasks[$0] } }

  /// Returns the tasks as lines, subtasks below their parent.
  /// - Parameter folding: whether to leave out tasks below folded ones.
  func lines(folding: Bool) -> [TaskList.Line] {
    if roots.count == tasks.count { return tasks.map { .init(task: $0, depth: 0, below: 0) } }
    var lines: [TaskList.Line] = []
    lines.reserveCapacity(tasks.count)
    var below = Array(repeating: 0, count: tasks.count)
    var open: [(index: Int, depth: Int, isHidden: Bool)] = roots.reversed().map { ($0, 0, false) }
    var visited: [(index: Int, line: Int?)] = []
    while let next = open.popLast() {
      visited.append((next.index, next.isHidden ? nil : lines.count))
      if !next.isHidden { lines.append(.init(task: tasks[next.index], depth: next.depth, below: 0)) }
      let isHidden = next.isHidden || (folding && tasks[next.index].isFolded)
      for child in children[next.index].reversed() { open.append((child, next.depth + 1, isHidden)) }
    }
    // In reverse order, every task follows its descendants.
    for (index, line) in visited.reversed() {
      for child in children[index] { below[index] += below[child] + 1 }
      if let line { lines[line].below = below[index] }
    }
    return lines
  }
}
