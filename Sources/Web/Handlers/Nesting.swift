import Domain

extension Visit {
  /// What lies below a task is shown or folded away, wherever the list is seen. Nothing of the task itself changes, so there
  /// is nothing to take back.
  func fold(_ id: TaskID, _ isFolded: Bool, _ origin: Origin) throws(PlannerFailure) -> Response {
    try app.store.write { (writer) throws(PlannerFailure) in
      guard try writer.item(id) != nil else { throw .unknownTask(id) }
      try writer.setFolded(isFolded, id)
    }
    return redirect(to: origin.route)
  }

  /// Below the task that stands right above it on its level; nil when there is none.
  func indent(_ id: TaskID, in view: TaskView) throws(PlannerFailure) -> Command? {
    let list = try read { (reader) throws(PlannerFailure) in
      guard try reader.item(id) != nil else { throw .unknownTask(id) }
      return try reader.list(view, in: environment)
    }
    guard let above = list.siblings(of: id).before else { return nil }
    return .nest(id, under: above)
  }

  /// One level up; nil when it stands on its own.
  func outdent(_ id: TaskID) throws(PlannerFailure) -> Command? {
    try read { (reader) throws(PlannerFailure) in
      guard let item = try reader.item(id) else { throw .unknownTask(id) }
      guard let parent = item.parent else { return nil }
      return .nest(id, under: try reader.item(parent)?.parent)
    }
  }
}
