internal import Domain

/// Determines the moves that order tasks by their server's numbers, without touching tasks already in order. Pure.
enum Repositioning {
  struct Move: Equatable {
    let task: TaskID
    let position: Received.Task.Position
  }

  /// - Parameters:
  ///   - moved: tasks whose number was changed on the server.
  ///   - siblings: all tasks with the same list and parent, in local order.
  static func moves(of moved: Set<TaskID>, among siblings: [Sibling]) -> [Move] {
    let target = siblings.indices.sorted { Sibling.precedes(siblings[$0], siblings[$1]) }
    // Indices into `siblings` keep this fast: many tasks may have arrived at once.
    var order = Array(siblings.indices)
    guard target != order else { return [] }
    let isMoved = siblings.map { moved.contains($0.id) }
    // For each target position, the next sibling that is not being moved.
    var standing: [Int?] = Array(repeating: nil, count: target.count)
    for index in target.indices.dropLast().reversed() {
      standing[index] = isMoved[target[index + 1]] ? standing[index + 1] : target[index + 1]
    }
    var moves: [Move] = []
    for (index, sibling) in target.enumerated() where isMoved[sibling] {
      let previous = index > 0 ? target[index - 1] : nil
      guard !stands(sibling, between: previous, and: standing[index], in: order) else { continue }
      order.removeAll { $0 == sibling }
      if let previous, let place = order.firstIndex(of: previous) {
        order.insert(sibling, at: place + 1)
        moves.append(Move(task: siblings[sibling].id, position: .after(siblings[previous].id)))
      } else if let first = order.first {
        order.insert(sibling, at: 0)
        moves.append(Move(task: siblings[sibling].id, position: .before(siblings[first].id)))
      }
    }
    return moves
  }

  private static func stands(_ sibling: Int, between previous: Int?, and next: Int?, in order: [Int]) -> Bool {
    guard let place = order.firstIndex(of: sibling) else { return true }
    if let previous, let other = order.firstIndex(of: previous), other > place { return false }
    if let next, let other = order.firstIndex(of: next), other < place { return false }
    return true
  }
}
