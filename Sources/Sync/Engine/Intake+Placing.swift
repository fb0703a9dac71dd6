internal import Domain
internal import Storage

extension Intake {
  /// Puts tasks where their numbers on the server say.
  mutating func reposition() throws(PlannerFailure) {
    guard !moved.isEmpty else { return }
    let items = try transaction.items(ItemQuery(state: .all, list: list))
    let families = Families(items)
    // Some stand at the root only because of what has become of others.
    moved.formUnion(items.filter { $0.parent != families.parent(of: $0.id) }.map(\.id))
    for parent in Set(items.filter { moved.contains($0.id) }.map { families.parent(of: $0.id) }) {
      try reposition(items.filter { families.parent(of: $0.id) == parent })
    }
  }

  /// - Parameter items: siblings, in their order here.
  private mutating func reposition(_ items: [PlanItem]) throws(PlannerFailure) {
    var siblings: [Sibling] = []
    for item in items {
      // A task with a move still to be sent stands where it stands; its number tells nothing yet.
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

  /// A resource came from another list with the number it had there.
  mutating func followNumber(of row: SyncedResource) throws(PlannerFailure) {
    guard wire.mapping.sharesOrder, let task = row.task else { return }
    moved.insert(task)
    try reposition()
  }

  /// The number the server has for a task; nil for one it does not have.
  func order(of task: TaskID) throws(PlannerFailure) -> RemoteOrder? {
    guard let row = try transaction.resources(of: task).first(where: { $0.list == list }) else { return nil }
    return try base(of: row).agreed?.task.order
  }
}
