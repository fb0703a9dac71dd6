import Domain

extension RequestContext {
  /// Handles quick add and the task form. If the input is rejected, shows it in the task form.
  func add() throws(PlannerFailure) -> Response {
    if request.form["quick"] != nil { return try addLine() }
    var form = TaskForm(request.form)
    if form.carryOut(request.form) { return try newTask(form) }
    let typed = form
    let reading = try titleReading()
    let before = TaskForm(request.form, prefix: TaskForm.before)
    do throws(PlannerFailure) {
      let outcome = try app.store.write { (writer) throws(PlannerFailure) in
        try form.findParent(besides: nil, in: writer)
        let draft = form.draft(reading, filledWith: before, today: environment.today)
        let outcome = try Planner<Store>.perform(.add(draft), with: writer, in: environment)
        // The domain found no fault, but a field that could not be parsed must not be stored as something else.
        if !form.problems.isEmpty { throw .invalid([]) }
        return outcome
      }
      var number = outcome.number
      if number == nil { number = try addition(of: form.key) }
      if request.form["then"] == "schedule", let task = try added(outcome, form.key) {
        return redirect(to: .placing(task, PlacingView()), noticing: number)
      }
      return redirect(to: .backlog(page: 1), noticing: number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      form.take(problems)
      var again = typed
      (again.problems, again.parent, again.parentTitle) = (form.problems, form.parent, form.parentTitle)
      return try newTask(again)
    }
  }

  /// Returns the task just added, or the one added when the same form was sent before.
  private func added(_ outcome: Outcome, _ key: String) throws(PlannerFailure) -> TaskID? {
    if let task = outcome.changed.first { return task }
    return try read { (reader) throws(PlannerFailure) in try reader.item(TaskID(key))?.id }
  }

  /// Returns the newest change if it added the task with this id, which means that the form was sent twice.
  func addition(of key: String) throws(PlannerFailure) -> Int64? {
    let last = try read { (reader) throws(PlannerFailure) in try reader.lastDone() }
    guard let last, last.summary.kind == .add, last.changes.first?.task == TaskID(key) else { return nil }
    return last.number
  }

  func save(_ id: TaskID) throws(PlannerFailure) -> Response {
    var form = TaskForm(request.form)
    var before = TaskForm(request.form, prefix: TaskForm.before)
    if try resume(id, &form, &before) { return try task(id, typed: form, before: before) }
    var others: [Field] = []
    do throws(PlannerFailure) {
      let outcome = try app.store.write { (writer) throws(PlannerFailure) in
        try save(&form, filledWith: before, to: id, &others, with: writer)
      }
      if others.isEmpty { return redirect(to: .backlog(page: 1), noticing: outcome.number) }
      return redirect(to: id, noticing: outcome.number, besides: others)
    } catch {
      switch error {
      case .invalid(let problems):
        form.take(problems)
        return try task(id, typed: form, before: before)
      case .unknownTask: return try goneTask(form)
      default: throw error
      }
    }
  }

  /// Validates and stores in one transaction.
  /// - Parameter others: receives the fields that were changed elsewhere and keep their new values.
  private func save(
    _ form: inout TaskForm, filledWith before: TaskForm, to id: TaskID, _ others: inout [Field],
    with writer: Store.Writer
  ) throws(PlannerFailure) -> Outcome {
    guard let item = try writer.item(id) else { throw .unknownTask(id) }
    let stored = TaskForm(item)
    try form.findParent(besides: id, in: writer)
    // The user's input takes precedence over an automatic title improvement.
    let written = try writer.withoutMadeTitle(item).map { TaskForm($0) } ?? stored
    form.elsewhere = form.disagreements(with: written.title == before.title ? written : stored, since: before)
    others = form.changes(by: stored, since: before)
    let edit = form.edit(of: before, on: item, today: environment.today)
    let outcome = try Planner<Store>.perform(.edit(id, edit), with: writer, in: environment)
    if !form.problems.isEmpty || !form.elsewhere.isEmpty { throw .invalid([]) }
    return outcome
  }

  /// Continues with the form without saving: after a tag was added or removed, or a text from elsewhere adopted. If
  /// the task is gone, saving reports it.
  private func resume(
    _ id: TaskID, _ form: inout TaskForm, _ before: inout TaskForm
  ) throws(PlannerFailure) -> Bool {
    let item = try read { (reader) throws(PlannerFailure) in try reader.item(id) }
    guard let item else { return false }
    if form.carryOut(request.form) { return true }
    guard let field = request.form["take"].flatMap({ Field(rawValue: $0) }) else { return false }
    let stored = TaskForm(item)
    form.take(field, from: stored)
    before.take(field, from: stored)
    form.elsewhere.removeAll { $0 == field }
    return true
  }

  private func redirect(to id: TaskID, noticing number: Int64?, besides others: [Field]) -> Response {
    let names = others.map { $0.rawValue }.joined(separator: ",")
    return Response(
      status: 303, headers: [.init("Location", "\(Route.task(id).url(noticing: number ?? 0))&meanwhile=\(names)")])
  }
}

extension TaskForm {
  /// Performs the buttons that change the form without saving. Returns whether one was pressed.
  mutating func carryOut(_ fields: Fields) -> Bool {
    if fields["add-tag"] != nil {
      addTags()
      return true
    }
    if let minutes = fields["estimate"].flatMap({ Int(outside: $0) }) {
      set(minutes: minutes)
      return true
    }
    guard let tag = fields["remove-tag"] else { return false }
    tags.removeAll { $0 == tag }
    return true
  }
}
