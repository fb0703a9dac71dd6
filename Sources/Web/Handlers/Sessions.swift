import Domain

extension Visit {
  func sessions() throws(PlannerFailure) -> Response {
    guard let desk = app.sessions else { return withoutSessions }
    let (sessions, events) = (try desk.sessions(), try desk.events())
    let tokens = try app.tokens?.tokens() ?? []
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .settings) }
    // The session is another one in each browser.
    let page = SessionsPage(
      sessions: sessions, own: request.session, tokens: tokens, consents: try desk.consents(), events: events,
      origin: request.origin, frame: frame)
    return show(page.page, in: frame, mayBeKept: false)
  }

  func removeSession(_ id: String) throws(PlannerFailure) -> Response {
    guard let desk = app.sessions else { return withoutSessions }
    try desk.remove(id, request.peer)
    return redirect(to: .sessions)
  }

  /// Says yes to what was shown, and to nothing else.
  func allowRestored() throws(PlannerFailure) -> Response {
    guard let desk = app.sessions else { return withoutSessions }
    let consent = ConsentView(
      kind: request.form["kind"] ?? "", subject: request.form["subject"] ?? "", value: request.form["value"] ?? "")
    try desk.allow(consent, request.peer, environment)
    return redirect(to: .sessions)
  }

  /// The server answers this before it comes here.
  func signOut() -> Response { withoutSessions }

  private var withoutSessions: Response { message(.refusedTitle, words[session: .unavailable], status: 404) }
}
