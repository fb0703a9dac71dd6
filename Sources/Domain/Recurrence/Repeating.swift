extension PlannerReader {
  /// Those of some tasks that are open and come back, each once, in their order. What is not there is left out.
  public func repeating(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    var seen: Set<TaskID> = []
    var items: [PlanItem] = []
    for id in ids where seen.insert(id).inserted {
      if let item = try item(id), item.recurrence != nil, !item.isCompleted { items.append(item) }
    }
    return items
  }
}
