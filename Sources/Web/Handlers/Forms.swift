import Domain
import Markup

extension RequestContext {
  /// Shows the form, prefilled from a link or a quick-add line.
  func newTask() throws(PlannerFailure) -> Response {
    if request.query["quick"] != nil { return try newTask(TaskForm(CaptureForm(request.query))) }
    return try newTask(TaskForm(prefilledBy: request.query))
  }

  /// - Parameter form: the input so far, with its errors.
  func newTask(_ form: TaskForm) throws(PlannerFailure) -> Response {
    try newTask(form, isGone: false, status: form.problems.isEmpty ? 200 : 422)
  }

  /// Shows the input for a task that no longer exists, ready to be saved as a new one.
  func goneTask(_ form: TaskForm) throws(PlannerFailure) -> Response {
    var form = form
    form.problems = []
    form.elsewhere = []
    return try newTask(form, isGone: true, status: 404)
  }

  private func newTask(_ typed: TaskForm, isGone: Bool, status: Int) throws(PlannerFailure) -> Response {
    var form = typed
    if form.key.isEmpty { form.key = environment.makeIdentifier() }
    if form.list.isEmpty {
      form.list = try read { (reader) throws(PlannerFailure) in
        try reader.setting(.defaultList) ?? SettingKey.defaultList.fallback
      }
    }
    let fields = request.method == .post ? request.form : request.query
    let wasRead = fields[TitleReading.mark] != nil
    var before = wasRead ? TaskForm(fields, prefix: TaskForm.before) : form
    var understood: Understood?
    if !isGone { understood = try reading(&form, &before, CaptureForm(fields)) }
    let (choices, frame) = try read { (reader) throws(PlannerFailure) in
      let choices = try TaskChoices(for: form, stored: nil, from: reader, in: environment)
      return (choices, try self.frame(reader, origin: .backlog(page: 1)))
    }
    let page = NewTaskPage(
      form: form, choices: choices, isGone: isGone, frame: frame, understood: understood,
      before: isGone ? nil : before
    ).page
    // Each copy of the form needs its own key.
    return show(page, in: frame, status: status, mayBeKept: false)
  }

  func task(_ id: TaskID) throws(PlannerFailure) -> Response {
    try task(id, typed: nil, before: nil)
  }

  /// - Parameters:
  ///   - typed: unsaved input; nil shows the stored task.
  ///   - before: the values the form was first filled with.
  func task(_ id: TaskID, typed: TaskForm?, before: TaskForm?) throws(PlannerFailure) -> Response {
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try TaskScreen(id, typed: typed, from: reader, in: environment), try self.frame(reader, origin: .task(id)))
    }
    guard let screen = found else { throw .unknownTask(id) }
    let stored = TaskForm(screen.item)
    var form = typed ?? stored
    var before = before ?? stored
    // Saving again confirms the user's values, so conflicts are compared with the values now shown next to the
    // fields.
    for field in form.elsewhere { before.take(field, from: stored) }
    form.key = ""
    let page = TaskPage(
      screen: screen, form: form, before: before, meanwhile: typed == nil ? meanwhile : [], frame: frame
    ).page
    return show(page, in: frame, status: status(of: form))
  }

  /// The fields that were changed elsewhere while the form just saved was open.
  private var meanwhile: [Field] {
    (request.query["meanwhile"] ?? "").split(separator: ",").compactMap { Field(rawValue: String($0)) }
  }

  private func status(of form: TaskForm) -> Int {
    if !form.problems.isEmpty { return 422 }
    return form.elsewhere.isEmpty ? 200 : 409
  }

  /// Returns the next occurrences of a recurrence, for the line below its fields.
  func upcoming() throws(PlannerFailure) -> Response {
    let form = TaskForm(request.query)
    let days = try read { (reader) throws(PlannerFailure) in
      let stored = try request.query["of"].flatMap { (id) throws(PlannerFailure) in try reader.item(TaskID(id)) }
      return form.upcoming(3, of: stored, in: environment)
    }
    return Response(
      status: 200, headers: [.init("Content-Type", "text/plain; charset=utf-8")],
      body: Array(words.upcoming(days, today: environment.today).utf8))
  }
}
