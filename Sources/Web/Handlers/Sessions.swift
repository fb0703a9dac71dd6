import Domain

extension Visit {
  func sessions() throws(PlannerFailure) -> Response {
    guard let desk = app.sessions else { return withoutSessions }
    let (sessions, events) = (try desk.sessions(), try desk.events())
    let tokens = try app.tokens?.tokens() ?? []
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .settings) }
    // Each browser has its own session.
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

  /// Allows an item only as it was shown.
  func allowRestored() throws(PlannerFailure) -> Response {
    guard let desk = app.sessions else { return withoutSessions }
    let consent = ConsentView(
      kind: request.form["kind"] ?? "", subject: request.form["subject"] ?? "", value: request.form["value"] ?? "")
    try desk.allow(consent, request.peer, environment)
    return redirect(to: .sessions)
  }

  /// The server handles this route itself, so the request never gets here.
  func signOut() -> Response { withoutSessions }

  private var withoutSessions: Response { message(.refusedTitle, words[session: .unavailable], status: 404) }
}
