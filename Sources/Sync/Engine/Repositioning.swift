internal import Domain

/// Moves of tasks to where their server's numbers put them, without touching tasks that stand right already. Pure.
enum Repositioning {
  struct Move: Equatable {
    let task: TaskID
    let position: Received.Task.Position
  }

  /// - Parameters:
  ///   - moved: tasks whose number was changed on the server.
  ///   - siblings: all tasks with the same list and parent, in their order here.
  static func moves(of moved: Set<TaskID>, among siblings: [Sibling]) -> [Move] {
    let target = siblings.sorted(by: Sibling.precedes)
    var order = siblings.map(\.id)
    var moves: [Move] = []
    for (index, sibling) in target.enumerated() where moved.contains(sibling.id) {
      let previous = index > 0 ? target[index - 1].id : nil
      let next = target[(index + 1)...].first { !moved.contains($0.id) }?.id
      guard !stands(sibling.id, between: previous, and: next, in: order) else { continue }
      order.removeAll { $0 == sibling.id }
      if let previous, let place = order.firstIndex(of: previous) {
        order.insert(sibling.id, at: place + 1)
        moves.append(Move(task: sibling.id, position: .after(previous)))
      } else if let first = order.first {
        order.insert(sibling.id, at: 0)
        moves.append(Move(task: sibling.id, position: .before(first)))
      }
    }
    return moves
  }

  private static func stands(_ id: TaskID, between previous: TaskID?, and next: TaskID?, in order: [TaskID]) -> Bool {
    guard let place = order.firstIndex(of: id) else { return true }
    if let previous, let other = order.firstIndex(of: previous), other > place { return false }
    if let next, let other = order.firstIndex(of: next), other < place { return false }
    return true
  }
}
