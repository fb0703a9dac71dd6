import Domain

extension RequestContext {
  /// Links from features that need a write token say so in the URL.
  func tokens() throws(PlannerFailure) -> Response {
    var form = TokenForm()
    form.mayWrite = request.query["scope"] == "write"
    return try tokens(form)
  }

  /// Shows the secret in this response only, so that no URL can show it again.
  func addToken() throws(PlannerFailure) -> Response {
    guard let controller = app.tokens else { return unavailable }
    var form = TokenForm()
    form.name = OneLine.folded(request.form["name"] ?? "")
    form.mayWrite = request.form["scope"] == "write"
    form.isWrong = !(1...TokenForm.longestName).contains(form.name.count)
    if !form.isWrong { form.made = try controller.make(form.name, form.mayWrite, request.peer) }
    return try tokens(form)
  }

  func revokeToken(_ id: String) throws(PlannerFailure) -> Response {
    guard let controller = app.tokens else { return unavailable }
    try controller.revoke(id, request.peer)
    return redirect(to: .tokens)
  }

  private func tokens(_ form: TokenForm) throws(PlannerFailure) -> Response {
    guard let controller = app.tokens else { return unavailable }
    let tokens = try controller.tokens()
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .settings) }
    let page = TokensPage(tokens: tokens, form: form, frame: frame).page
    return show(page, in: frame, status: form.isWrong ? 422 : 200, mayBeKept: false)
  }

  private var unavailable: Response { message(.refusedTitle, words[api: .tokensUnavailable], status: 404) }
}
