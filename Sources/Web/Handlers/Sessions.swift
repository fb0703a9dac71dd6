import Domain

extension RequestContext {
  func sessions() throws(PlannerFailure) -> Response {
    guard let controller = app.sessions else { return withoutSessions }
    let (sessions, events) = (try controller.sessions(), try controller.events())
    let tokens = try app.tokens?.tokens() ?? []
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .settings) }
    // Each browser has its own session.
    let page = SessionsPage(
      sessions: sessions, own: request.session, tokens: tokens, consents: try controller.consents(), events: events,
      origin: request.origin, frame: frame)
    return show(page.page, in: frame, mayBeKept: false)
  }

  func removeSession(_ id: String) throws(PlannerFailure) -> Response {
    guard let controller = app.sessions else { return withoutSessions }
    try controller.remove(id, request.peer)
    return redirect(to: .sessions)
  }

  /// Allows an item only as it was shown.
  func allowRestored() throws(PlannerFailure) -> Response {
    guard let controller = app.sessions else { return withoutSessions }
    let consent = ConsentView(
      kind: request.form["kind"] ?? "", subject: request.form["subject"] ?? "", value: request.form["value"] ?? "")
    try controller.allow(consent, request.peer, environment)
    return redirect(to: .sessions)
  }

  /// The server handles this route itself, so the request never gets here.
  func signOut() -> Response { withoutSessions }

  private var withoutSessions: Response { message(.refusedTitle, words[session: .unavailable], status: 404) }
}
