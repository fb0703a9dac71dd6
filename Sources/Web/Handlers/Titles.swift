import Domain

extension Visit {
  func titles(page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try TitlesScreen(page: page, from: reader), try self.frame(reader, origin: .titles(page: page)))
    }
    return show(TitlesPage(screen: screen, form: TitleModelForm(screen.policy), frame: frame).page, in: frame)
  }

  /// Where the language model is: all of it or nothing, with every mistake told at once.
  func changeTitles() throws(PlannerFailure) -> Response {
    var form = TitleModelForm(request.form)
    let environment = environment
    do throws(PlannerFailure) {
      let number = try app.store.write { (writer) throws(PlannerFailure) -> Int64? in
        var number: Int64?
        var problems: [Problem] = []
        for key in TitleModelForm.keys {
          do throws(PlannerFailure) {
            let outcome = try Planner<Store>.perform(
              .set(key, form.values[key] ?? ""), with: writer, in: environment)
            number = outcome.number ?? number
          } catch {
            guard case .invalid(let found) = error else { throw error }
            problems += found
            form.problems[key] = found.first
          }
        }
        if !problems.isEmpty { throw .invalid(problems) }
        return number
      }
      return redirect(to: Origin(request.form).route, noticing: number)
    } catch {
      guard case .invalid = error else { throw error }
      let (screen, frame) = try read { (reader) throws(PlannerFailure) in
        (try TitlesScreen(page: 1, from: reader), try self.frame(reader, origin: .titles(page: 1)))
      }
      return show(
        TitlesPage(screen: screen, form: form, frame: frame).page, in: frame, status: 422, mayBeKept: false)
    }
  }
}
