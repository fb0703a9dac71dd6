import Domain
import Markup

extension Visit {
  func sync() throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    return show(SyncPage(frame: frame).page, in: frame)
  }

  /// The dots alone, for pages that hear that the sync has gone on.
  func syncStatus() throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    return Response(
      status: 200, headers: [.init("Content-Type", "text/html; charset=utf-8")], body: frame.dots.rendered())
  }

  func syncNow() -> Response {
    app.sync.requested()
    // Asked for where an account stands in the way: its page tells what comes of it, and repairs it.
    return redirect(to: request.form["account"].map { .account($0) } ?? .sync)
  }

  /// A page that got the focus, or is watched, tells so; there is nothing to answer.
  func syncOnFocus() -> Response {
    if request.form["watch"] == "1" { app.sync.watched() } else { app.sync.focused() }
    return Response(status: 204)
  }
}
