internal import Domain

/// Which tasks of one list are shown side by side. A task whose parent is not in the list stands at the root, and so does
/// one from which no way up leads to the root, since some task is below itself. Pure.
struct Families {
  /// By child; tasks at the root are missing.
  private var parents: [TaskID: TaskID] = [:]

  /// - Parameter items: all tasks of the list.
  init(_ items: [PlanItem]) {
    let present = Set(items.map(\.id))
    for item in items {
      if let parent = item.parent, present.contains(parent) { parents[item.id] = parent }
    }
    for item in circling(items) { parents[item] = nil }
  }

  /// Nil at the root.
  func parent(of task: TaskID) -> TaskID? { parents[task] }

  func areSiblings(_ left: TaskID, _ right: TaskID) -> Bool { parents[left] == parents[right] }

  /// Those whose way up comes to no end.
  private func circling(_ items: [PlanItem]) -> Set<TaskID> {
    var rooted: Set<TaskID> = []
    var circling: Set<TaskID> = []
    for item in items {
      var way: Set<TaskID> = []
      var place: TaskID? = item.id
      while let task = place, !rooted.contains(task), !circling.contains(task), way.insert(task).inserted {
        place = parents[task]
      }
      if let place, !rooted.contains(place) { circling.formUnion(way) } else { rooted.formUnion(way) }
    }
    return circling
  }
}
