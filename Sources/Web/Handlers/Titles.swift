import Domain

extension RequestContext {
  func titles(page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try TitlesScreen(page: page, from: reader), try self.frame(reader, origin: .titles(page: page)))
    }
    return show(TitlesPage(screen: screen, form: TitleModelForm(screen.policy), frame: frame).page, in: frame)
  }

  /// Sets the address of the language model: all settings or none, with all errors reported together.
  func changeTitles() throws(PlannerFailure) -> Response {
    var form = TitleModelForm(request.form)
    do throws(PlannerFailure) {
      let settings = TitleModelForm.keys.map { Setting(key: $0, value: form.values[$0] ?? "") }
      return redirect(to: Origin(request.form).route, noticing: try perform(.setAll(settings)).number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      for problem in problems.reversed() {
        if case .setting(let key) = problem.field { form.problems[key] = problem }
      }
      let (screen, frame) = try read { (reader) throws(PlannerFailure) in
        (try TitlesScreen(page: 1, from: reader), try self.frame(reader, origin: .titles(page: 1)))
      }
      return show(
        TitlesPage(screen: screen, form: form, frame: frame).page, in: frame, status: 422, mayBeKept: false)
    }
  }
}
