import Domain

extension RequestContext {
  func attention() throws(PlannerFailure) -> Response {
    try attention(hasChanged: false)
  }

  /// - Parameter hasChanged: true if the answered question has changed since it was shown.
  private func attention(hasChanged: Bool) throws(PlannerFailure) -> Response {
    var accounts: [AccountView] = []
    var held: [HeldView] = []
    do throws(AccountTrouble) {
      accounts = try app.accounts?.accounts() ?? []
      held = try app.accounts?.heldDeletions() ?? []
    } catch {
      return refuse(error)
    }
    let (conflicts, frame) = try read { (reader) throws(PlannerFailure) in
      (try ConflictScreen.all(from: reader), try self.frame(reader, origin: .attention))
    }
    let page = AttentionPage(
      accounts: accounts, held: held, conflicts: conflicts, hasChanged: hasChanged, frame: frame
    ).page
    return show(page, in: frame, status: hasChanged ? 409 : 200).uncached
  }

  func answerDeletions(in list: ListID) throws(PlannerFailure) -> Response {
    let answer = request.form["answer"] ?? ""
    guard let controller = app.accounts, answer == "release" || answer == "restore" else {
      throw .invalid([Problem(.list, .choiceUnknown(answer))])
    }
    // A form without a mark comes from an older version of the program; it is unknown what it showed.
    let answered = HeldAnswer(
      list: list, kind: HeldView.Kind(rawValue: request.form["kind"] ?? "") ?? .tasks,
      mark: request.form["seen"] ?? "", isLettingGo: answer == "release")
    do throws(AccountTrouble) {
      try controller.answerDeletions(answered)
      return redirect(to: .attention)
    } catch {
      if case .questionChanged = error { return try attention(hasChanged: true) }
      return refuse(error)
    }
  }

  func settle(_ number: Int64) throws(PlannerFailure) -> Response {
    guard let choice = Conflict.Choice(rawValue: request.form["keep"] ?? "") else {
      throw .invalid([Problem(.title, .choiceUnknown(request.form["keep"] ?? ""))])
    }
    let outcome = try perform(.settle(number, choice))
    return redirect(to: .attention, noticing: outcome.number)
  }
}
