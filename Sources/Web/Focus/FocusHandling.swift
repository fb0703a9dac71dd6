import Domain
import Markup

extension RequestContext {
  func focus(_ face: FocusFace) throws(PlannerFailure) -> Response {
    let scene = try app.focusHandler.look(in: environment)
    guard face == .edit, let item = scene.card?.item else { return try focus(scene, editing: nil, status: 200) }
    let form = TaskForm(item)
    return try focus(scene, editing: FocusEdit(item: item, form: form, before: form), status: 200)
  }

  /// - Parameter editing: the contents of the fields on the card, if they are open.
  func focus(_ scene: FocusScene, editing: FocusEdit?, status: Int) throws(PlannerFailure) -> Response {
    var frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .focus) }
    frame.isSmall = true
    if frame.notice == nil, let undo = scene.undo {
      frame.notice = Notice(focus: undo, at: environment.now, words: words)
    }
    let page = FocusPage(scene: scene, editing: editing, now: environment.now, frame: frame).page
    // Pages with a running clock change every second. Open fields must not be shared through the cache.
    return show(page, in: frame, status: status, mayBeKept: editing == nil, for: scene.isSteady ? .minute : .second)
  }

  func act(_ verb: FocusVerb) throws(PlannerFailure) -> Response {
    if verb == .edit { return try editCard() }
    if verb == .complete, let question = try question(.complete, about: [card], isBulk: false) { return question }
    if verb == .trash, let question = try question(.delete, about: [card], isBulk: false) { return question }
    if verb == .show, let id = request.form["anyway"] { return try showAnyway(TaskID(id)) }
    if let event = try event(verb) { _ = try app.focusHandler.act(event, in: environment) }
    return redirect(to: .focus(.card))
  }

  /// Focuses a task although a higher-graded one is open, as the user chose when warned.
  private func showAnyway(_ id: TaskID) throws(PlannerFailure) -> Response {
    _ = try app.focusHandler.act(.show(id), in: environment)
    _ = try app.focusHandler.act(.ignoreGuard(id), in: environment)
    return redirect(to: .focus(.card))
  }

  /// The task that the form was sent from.
  private var card: TaskID { TaskID(request.form["task"] ?? "") }

  /// Returns nil if the form requests no valid action.
  private func event(_ verb: FocusVerb) throws(PlannerFailure) -> FocusEvent? {
    switch verb {
    case .complete: return .complete(card, with: try others(.complete))
    case .trash where request.form["series"] == "keep": return .skip(card)
    case .trash: return .trash(card, with: try others(.delete))
    case .skip: return .skip(card)
    case .shuffle: return .shuffle(request.form["task"].map { TaskID($0) })
    case .show: return .show(card)
    case .snooze: return try day().map { .snooze(card, until: $0) }
    case .choose: return request.form["list"].map { .choose($0.isEmpty ? .all : .list(ListID($0))) }
    case .draw: return request.form["from"].flatMap { FocusNarrowing(name: $0) }.map { .draw($0) }
    case .order: return request.form["order"].flatMap { FocusDraw(rawValue: $0) }.map { .order($0) }
    case .undo: return .undo
    case .ignore: return .ignoreGuard(card)
    case .timer: return press.map { .timer($0) }
    case .dismiss: return .dismissNotice
    case .edit: return nil
    }
  }

  /// Returns the subtasks to complete or delete along with the task.
  private func others(_ deed: Asked.Deed) throws(PlannerFailure) -> [TaskID] {
    try withSubtasks([card], deed).filter { $0 != card }
  }

  private func day() throws(PlannerFailure) -> Day? {
    switch request.form["until"] {
    case "tomorrow": return environment.today + 1
    case "monday": return environment.today + (8 - environment.today.weekday)
    default: break
    }
    guard let day = Day(iso: request.form["day"] ?? "") else { throw .invalid([Problem(.notBefore, .dayUnreadable)]) }
    return day
  }

  private var press: TimerPress? {
    switch request.form["press"] {
    case "start": .start
    case "pause": .pause
    case "stop": .stop
    default: request.form["mode"].flatMap { TimerMode(rawValue: $0) }.map { .mode($0) }
    }
  }
}

// MARK: - Changing the card

/// The title and notes on the card, as typed.
struct FocusEdit {
  /// The stored task.
  var item: PlanItem
  var form: TaskForm
  /// The values the fields were first filled with.
  var before: TaskForm
}

extension RequestContext {
  private func editCard() throws(PlannerFailure) -> Response {
    var form = TaskForm(request.form)
    let before = TaskForm(request.form, prefix: TaskForm.before)
    do throws(PlannerFailure) {
      let outcome = try app.store.write { (writer) throws(PlannerFailure) in
        try save(&form, filledWith: before, with: writer)
      }
      return redirect(to: .focus(.card), noticing: outcome.number)
    } catch {
      switch error {
      case .invalid(let problems):
        form.take(problems)
        return try goOnEditing(form, before)
      case .unknownTask: return try goneTask(form)
      default: throw error
      }
    }
  }

  /// Validates and stores in one transaction.
  private func save(
    _ form: inout TaskForm, filledWith before: TaskForm, with writer: Store.Writer
  ) throws(PlannerFailure) -> Outcome {
    guard let item = try writer.item(card) else { throw .unknownTask(card) }
    let stored = TaskForm(item)
    if let field = request.form["take"].flatMap({ Field(rawValue: $0) }) {
      form.take(field, from: stored)
      form.elsewhere.removeAll { $0 == field }
      throw .invalid([])
    }
    form.elsewhere = form.disagreements(with: stored, since: before)
    let edit = form.edit(of: before, on: item, today: environment.today)
    let outcome = try Planner<Store>.perform(.edit(card, edit), with: writer, in: environment)
    if !form.elsewhere.isEmpty { throw .invalid([]) }
    return outcome
  }

  /// Shows the fields again with their errors and the values changed elsewhere. Saving again confirms the user's
  /// values.
  private func goOnEditing(_ form: TaskForm, _ before: TaskForm) throws(PlannerFailure) -> Response {
    let scene = try app.focusHandler.look(in: environment)
    guard let item = try read({ (reader) throws(PlannerFailure) in try reader.item(card) }) else {
      return try goneTask(form)
    }
    // If another task is on the card by now, the input continues on its own page.
    guard scene.card?.item.id == card else { return try task(card, typed: form.filled(from: item), before: nil) }
    var before = before
    for field in form.elsewhere { before.take(field, from: TaskForm(item)) }
    if let field = request.form["take"].flatMap({ Field(rawValue: $0) }) { before.take(field, from: TaskForm(item)) }
    let status = form.problems.isEmpty ? (form.elsewhere.isEmpty ? 200 : 409) : 422
    return try focus(scene, editing: FocusEdit(item: item, form: form, before: before), status: status)
  }
}

extension TaskForm {
  /// Returns the form with all fields of the stored task, but this form's title and notes.
  fileprivate func filled(from item: PlanItem) -> TaskForm {
    var whole = TaskForm(item)
    whole.title = title
    whole.notes = notes
    whole.problems = problems
    whole.elsewhere = elsewhere
    return whole
  }
}
