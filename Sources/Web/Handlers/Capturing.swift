import Domain
import Markup

extension RequestContext {
  /// Returns the interpretation of a line for display while typing.
  func understanding() throws(PlannerFailure) -> Response {
    let found = try understood(CaptureForm(request.form), in: request.form)
    return Response(
      status: 200, headers: [.init("Content-Type", "text/html; charset=utf-8")], body: found.body.rendered())
  }

  /// Adds the task of a quick-add line. If the domain rejects it, shows the task form with the line in its title
  /// field.
  func addLine() throws(PlannerFailure) -> Response {
    let form = CaptureForm(request.form)
    let draft = try draft(form)
    do throws(PlannerFailure) {
      if Origin(request.form) == .focus {
        _ = try app.focusHandler.act(.add(draft), in: environment)
        return redirect(to: .focus(.card))
      }
      var number = try perform(.add(draft)).number
      if number == nil { number = try addition(of: form.key) }
      return redirect(to: try stillThere(Origin(request.form)), noticing: number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      var long = TaskForm(form)
      long.key = form.key
      long.take(problems)
      return try newTask(long)
    }
  }

  /// - Parameter fields: all fields of the form that contains the line.
  private func understood(_ form: CaptureForm, in fields: Fields) throws(PlannerFailure) -> Understood {
    let (grammar, lists) = try grammar(for: form)
    let captured = grammar.parse(form.line)
    var found = Understood(captured: captured, grammar: grammar, lists: lists, frame: bareFrame())
    if fields[TitleReading.mark] != nil {
      var reading = TitleReading(captured, lists: lists)
      var typed = TaskForm(fields)
      let draft = typed.draft(reading, filledWith: TaskForm(fields, prefix: TaskForm.before), today: environment.today)
      reading.compare(with: typed)
      found.reading = reading
      found.preview = try preview(of: draft)
    } else if fields["preview"] != nil {
      found.preview = try preview(of: captured.draft(lists: lists))
      found.preview?.isForm = false
    }
    return found
  }

  /// Returns nil if the line has no title.
  private func preview(of draft: TaskDraft) throws(PlannerFailure) -> TaskPreview? {
    guard !OneLine.isBlank(draft.title) else { return nil }
    return try read { (reader) throws(PlannerFailure) in
      try TaskPreview(PlanItem(previewing: draft, in: environment), from: reader, in: environment, frame: bareFrame())
    }
  }

  /// Interprets the title of a form, and fills the form's fields from it.
  func reading(_ form: inout TaskForm, _ before: inout TaskForm, _ line: CaptureForm) throws(PlannerFailure)
    -> Understood
  {
    var line = line
    line.line = form.title
    let (grammar, lists) = try grammar(for: line)
    let captured = grammar.parse(line.line)
    var found = Understood(captured: captured, grammar: grammar, lists: lists, frame: bareFrame())
    var reading = TitleReading(captured, lists: lists)
    for field in form.take(reading, filledWith: before) { before.take(field, from: form) }
    var copy = form
    found.preview = try preview(of: copy.draft(reading, filledWith: before, today: environment.today))
    reading.compare(with: copy)
    found.reading = reading
    return found
  }

  /// Returns the interpretation of a form's title; nil if the form takes it literally.
  func titleReading() throws(PlannerFailure) -> TitleReading? {
    guard request.form[TitleReading.mark] != nil else { return nil }
    let line = CaptureForm(request.form)
    let (grammar, lists) = try grammar(for: line)
    return TitleReading(grammar.parse(line.line), lists: lists)
  }

  private func draft(_ form: CaptureForm) throws(PlannerFailure) -> TaskDraft {
    let (grammar, lists) = try grammar(for: form)
    var draft = grammar.parse(form.line).draft(lists: lists)
    if !form.key.isEmpty { draft.id = TaskID(form.key) }
    return draft
  }

  func grammar(for form: CaptureForm) throws(PlannerFailure) -> (QuickAdd, [SourceList]) {
    let lists = try read { (reader) throws(PlannerFailure) in try reader.lists() }
    let monthFirst = Language.writesMonthFirst(request.acceptLanguage)
    return (form.grammar(in: environment, monthFirst: monthFirst, words: words, lists: lists), lists)
  }
}
