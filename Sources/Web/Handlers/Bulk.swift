import Domain
import Markup

extension RequestContext {
  /// Changes several tasks with one command and one history entry: all or none.
  func bulk() throws(PlannerFailure) -> Response {
    let origin = Origin(request.form)
    let ids = try chosen(in: origin.view)
    guard !ids.isEmpty else {
      return message(.refusedTitle, words[backlog: .nothingChosen], status: 422)
    }
    guard let verb = BulkVerb(rawValue: request.form["do"] ?? "") else {
      throw .invalid([Problem(.title, .choiceUnknown(request.form["do"] ?? ""))])
    }
    if let deed = verb.deed, let question = try question(deed, about: ids, isBulk: true) { return question }
    let concerned = verb == .delete ? try withoutSeries(ids) : ids
    guard !concerned.isEmpty else { return redirect(to: origin.route) }
    do throws(PlannerFailure) {
      let outcome = try perform(try command(verb, concerned))
      return redirect(to: origin.route, noticing: outcome.number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      return message(.refusedTitle, words(backlog: .bulkRefused, words.sentences(problems)), status: 422)
    }
  }

  /// Returns the ticked tasks, those a script lists in one field, or all tasks of the filter.
  private func chosen(in view: TaskView) throws(PlannerFailure) -> [TaskID] {
    if request.form["all"] == "1" {
      return try read { (reader) throws(PlannerFailure) in
        var unfolded = view
        // The selection includes tasks hidden below collapsed parents.
        unfolded.sort = view.sort == .manual ? .created : view.sort
        return try reader.list(unfolded, in: environment).lines.map { $0.task.id }
      }
    }
    var ids = request.form.all("id").map { TaskID($0) }
    for text in (request.form["ids"] ?? "").split(separator: ",") {
      if let id = PathSegment.read(String(text)) { ids.append(TaskID(id)) }
    }
    return ids
  }

  private func command(_ verb: BulkVerb, _ ids: [TaskID]) throws(PlannerFailure) -> Command {
    switch verb {
    case .complete: return .complete(try withSubtasks(ids, .complete))
    case .reopen: return .reopen(ids)
    case .delete: return .delete(try withSubtasks(ids, .delete))
    case .top: return .moveAll(ids, .top)
    case .bottom: return .moveAll(ids, .bottom)
    default: return .editAll(ids, try edit(verb))
    }
  }

  private func edit(_ verb: BulkVerb) throws(PlannerFailure) -> BulkEdit {
    switch verb {
    case .tag: return .tag([try tag()])
    case .untag: return .untag([try tag()])
    case .list: return .list(ListID(request.form["list"] ?? ""))
    case .importance: return .importance(try known("importance", .importance) { Importance(name: $0) })
    case .type: return .type(try known("type", .type) { TaskType(name: $0) })
    case .urgency: return .urgency(request.form["urgency"] == "urgent" ? .urgent : .notUrgent)
    case .grade where (request.form["grade"] ?? "").isEmpty: return .grade(nil)
    case .grade: return .grade(try known("grade", .grade) { Grade(letter: $0) })
    case .due where (request.form["due"] ?? "").isEmpty: return .due(nil)
    case .due:
      guard let day = Day(iso: request.form["due"] ?? "") else { throw .invalid([Problem(.due, .dayUnreadable)]) }
      return .due(day)
    default: return .duration(try minutes())
    }
  }

  private func tag() throws(PlannerFailure) -> String {
    let typed = OneLine.folded(request.form["tag"] ?? "")
    let name = typed.hasPrefix("#") ? String(typed.dropFirst()) : typed
    if let refusal = Tags().refusal(of: name) { throw .invalid([Problem(.tags, refusal)]) }
    return name
  }

  private func known<Value>(
    _ name: String, _ field: Field, _ reading: (String) -> Value?
  ) throws(PlannerFailure) -> Value {
    let text = request.form[name] ?? ""
    guard let value = reading(text) else { throw .invalid([Problem(field, .choiceUnknown(text))]) }
    return value
  }
}
