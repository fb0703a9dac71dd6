internal import Domain
internal import Storage

extension Reconciler {
  /// Repositions tasks by their numbers on the server.
  mutating func reposition() throws(PlannerFailure) {
    guard !moved.isEmpty else { return }
    let items = try transaction.items(ItemQuery(state: .all, list: list))
    let families = Families(items)
    // Some tasks are at the root only because their parent is missing or part of a cycle.
    moved.formUnion(items.filter { $0.parent != families.parent(of: $0.id) }.map(\.id))
    for parent in Set(items.filter { moved.contains($0.id) }.map { families.parent(of: $0.id) }) {
      try reposition(items.filter { families.parent(of: $0.id) == parent })
    }
  }

  /// - Parameter items: siblings in local order.
  private mutating func reposition(_ items: [PlanItem]) throws(PlannerFailure) {
    var siblings: [Sibling] = []
    for item in items {
      // A task with an unsent move keeps its position; its number is not valid yet.
      if try transaction.waiting(item.id)?.entry.moved == true { continue }
      if let order = try order(of: item.id) { siblings.append(Sibling(id: item.id, order: order)) }
    }
    let numbered = moved.intersection(siblings.filter { $0.order.explicit != nil }.map(\.id))
    for move in Repositioning.moves(of: numbered, among: siblings) {
      guard let item = try transaction.item(move.task) else { continue }
      try receive(Received(tasks: [Received.Task(item: item, position: move.position)]))
      if !arrived.contains(move.task) { report.changed += 1 }
    }
  }

  /// Repositions a task whose resource came from another list with its old number.
  mutating func followNumber(of row: SyncedResource) throws(PlannerFailure) {
    guard codec.mapping.sharesOrder, let task = row.task else { return }
    moved.insert(task)
    try reposition()
  }

  /// Returns the server's number for a task, or nil if the server does not have the task.
  func order(of task: TaskID) throws(PlannerFailure) -> RemoteOrder? {
    guard let row = try transaction.resources(of: task).first(where: { $0.list == list }) else { return nil }
    return try base(of: row).agreed?.task.order
  }
}
