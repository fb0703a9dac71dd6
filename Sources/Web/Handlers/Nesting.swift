import Domain

extension RequestContext {
  /// Expands or collapses the subtasks of a task in every list. This is no change to the task, so it cannot be
  /// undone.
  func fold(_ id: TaskID, _ isFolded: Bool, _ origin: Origin) throws(PlannerFailure) -> Response {
    try app.store.write { (writer) throws(PlannerFailure) in
      guard try writer.item(id) != nil else { throw .unknownTask(id) }
      try writer.setFolded(isFolded, id)
    }
    return redirect(to: origin.route)
  }

  /// Nests the task below its preceding sibling; returns nil if there is none.
  func indent(_ id: TaskID, in view: TaskView) throws(PlannerFailure) -> Command? {
    let list = try read { (reader) throws(PlannerFailure) in
      guard try reader.item(id) != nil else { throw .unknownTask(id) }
      return try reader.list(view, in: environment)
    }
    guard let above = list.siblings(of: id).before else { return nil }
    return .nest(id, under: above)
  }

  /// Moves the task up one level; returns nil if it has no parent.
  func outdent(_ id: TaskID) throws(PlannerFailure) -> Command? {
    try read { (reader) throws(PlannerFailure) in
      guard let item = try reader.item(id) else { throw .unknownTask(id) }
      guard let parent = item.parent else { return nil }
      return .nest(id, under: try reader.item(parent)?.parent)
    }
  }
}
