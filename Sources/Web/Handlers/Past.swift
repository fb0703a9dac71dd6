import Domain

extension RequestContext {
  func past(of id: TaskID, page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      guard let screen = try TaskPast(id, page: page, from: reader) else { throw .unknownTask(id) }
      return (screen, try self.frame(reader, origin: .task(id)))
    }
    return show(TaskPastPage(screen: screen, frame: frame).page, in: frame, mayBeKept: false)
  }

  /// Restores the values a task's fields had before a change.
  func bringBack(_ id: TaskID) throws(PlannerFailure) -> Response {
    let key = request.form["step"] ?? ""
    let found = try read { (reader) throws(PlannerFailure) -> (PlanItem, TaskStep)? in
      guard let past = try TaskPast(id, page: Route.page(in: request.form), from: reader) else {
        throw .unknownTask(id)
      }
      return past.steps.first { $0.key == key }.map { (past.item, $0) }
    }
    guard let (item, step) = found, let before = step.before else { return redirect(to: .task(id)) }
    var wanted = item
    let fields = step.fields.filter { TaskStep.returnable.contains($0) }
    for field in fields { wanted.take(field, from: before) }
    let outcome = try perform(.restore(Restoration(tasks: [wanted], fields: fields)))
    return redirect(to: .task(id), noticing: outcome.number)
  }
}
