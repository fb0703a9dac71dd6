import Domain
import Markup

extension RequestContext {
  func sync() throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    return show(SyncPage(frame: frame).page, in: frame)
  }

  /// Returns only the status dots, for pages that follow the sync.
  func syncStatus() throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    return Response(
      status: 200, headers: [.init("Content-Type", "text/html; charset=utf-8")], body: frame.dots.rendered())
  }

  func syncNow() -> Response {
    app.sync.requested()
    // If an account's problem led here, returns to the account's page, which shows the result and offers a fix.
    return redirect(to: request.form["account"].map { .account($0) } ?? .sync)
  }

  /// Notes that a page gained focus or is being watched. There is no response body.
  func syncOnFocus() -> Response {
    if request.form["watch"] == "1" { app.sync.watched() } else { app.sync.focused() }
    return Response(status: 204)
  }
}
