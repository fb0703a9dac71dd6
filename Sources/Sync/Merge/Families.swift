internal import Domain

/// Determines which tasks of a list are siblings. A task is at the root if its parent is not in the list or if its
/// ancestors form a cycle. Pure.
struct Families {
  /// Parents by child; tasks at the root have no entry.
  private var parents: [TaskID: TaskID] = [:]

  /// - Parameter items: all tasks of the list.
  init(_ items: [PlanItem]) {
    let present = Set(items.map(\.id))
    for item in items {
      if let parent = item.parent, present.contains(parent) { parents[item.id] = parent }
    }
    for item in circling(items) { parents[item] = nil }
  }

  /// Returns the parent, or nil at the root.
  func parent(of task: TaskID) -> TaskID? { parents[task] }

  func areSiblings(_ left: TaskID, _ right: TaskID) -> Bool { parents[left] == parents[right] }

  /// Returns the tasks whose ancestors form a cycle.
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
