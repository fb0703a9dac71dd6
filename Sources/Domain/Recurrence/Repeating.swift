extension PlannerReader {
  /// Returns the open recurring tasks with these ids, each once and in the given order. Skips unknown ids.
  public func repeating(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    var seen: Set<TaskID> = []
    var items: [PlanItem] = []
    for id in ids where seen.insert(id).inserted {
      if let item = try item(id), item.recurrence != nil, !item.isCompleted { items.append(item) }
    }
    return items
  }
}
