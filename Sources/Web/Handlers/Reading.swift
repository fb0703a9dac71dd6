import Domain

extension RequestContext {
  func backlog(_ view: TaskView, page: Int) throws(PlannerFailure) -> Response {
    let window = RowWindow(request.query)
    if view == TaskView() {
      app.sync.prepared(PlanWindow(from: environment.today, through: environment.today, environment.zones))
    }
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try BacklogScreen(view, page: page, window: window, from: reader, in: environment)
      return (screen, try self.frame(reader, origin: screen.origin))
    }
    let known = Set(screen.lists.map { $0.id })
    if let unknown = view.filter.lists.first(where: { !known.contains($0) }) {
      return refuse(TaskViewFault(parameter: "list", value: unknown.text, choices: []))
    }
    let page = BacklogPage(
      screen: screen, frame: frame, isWindow: window != nil, isSelecting: request.query["select"] == "1")
    // Scores depend on the time since a task was created, and a window of rows is requested only once.
    return show(
      page.page, in: frame, mayBeKept: window == nil && view.sort != .score && view.filter.planned == nil,
      for: screen.reach == nil ? .day : .minute)
  }

  /// Shows which filter is unknown and which ones exist.
  func refuse(_ fault: TaskViewFault) -> Response {
    message(words[backlog: .badFilterTitle], words.sentence(fault), status: 400)
  }

  func settings() throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try SettingsScreen(from: reader), try self.frame(reader, origin: .settings))
    }
    return show(SettingsPage(screen: screen, frame: frame).page, in: frame)
  }

  func help() throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    return show(HelpPage(frame: frame).page, in: frame)
  }
}
