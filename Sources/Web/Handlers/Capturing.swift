import Domain
import Markup

extension Visit {
  /// How a line is understood so far, for a script to show while it is typed.
  func understanding() throws(PlannerFailure) -> Response {
    let form = CaptureForm(request.form)
    let (grammar, lists) = try grammar(for: form)
    let found = Understood(
      captured: grammar.parse(form.line), grammar: grammar, lists: lists, frame: bareFrame())
    return Response(
      status: 200, headers: [.init("Content-Type", "text/html; charset=utf-8")], body: found.body.rendered())
  }

  /// Adds what a line says. What the rules refuse goes on in the long form, with the line still in its field.
  func addLine() throws(PlannerFailure) -> Response {
    let form = CaptureForm(request.form)
    let draft = try draft(form)
    do throws(PlannerFailure) {
      if Origin(request.form) == .focus {
        _ = try app.focusDesk.act(.add(draft), in: environment)
        return redirect(to: .focus(.card))
      }
      var number = try perform(.add(draft)).number
      if number == nil { number = try addition(of: form.key) }
      return redirect(to: try stillThere(Origin(request.form)), noticing: number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      var long = TaskForm(draft)
      long.take(problems)
      return try newTask(long)
    }
  }

  /// The long form with all that a line says.
  func newTask(of form: CaptureForm) throws(PlannerFailure) -> Response {
    var long = TaskForm(try draft(form))
    long.key = ""
    return try newTask(long)
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
