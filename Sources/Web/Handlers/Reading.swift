import Domain

extension Visit {
  func backlog(page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try BacklogScreen(page: page, from: reader)
      return (screen, try self.frame(reader, origin: .backlog(page: screen.page)))
    }
    return show(BacklogPage(screen: screen, frame: frame).page, in: frame)
  }

  /// - Parameter form: what was typed so far, with what is wrong with it.
  func newTask(_ form: TaskForm) throws(PlannerFailure) -> Response {
    let (form, lists, frame) = try read { (reader) throws(PlannerFailure) in
      var form = form
      if form.list.isEmpty { form.list = try reader.setting(.defaultList) ?? SettingKey.defaultList.fallback }
      return (form, try reader.lists(), try self.frame(reader, origin: .backlog(page: 1)))
    }
    let page = NewTaskPage(form: form, lists: lists, frame: frame).page
    return show(page, in: frame, status: form.problems.isEmpty ? 200 : 422)
  }

  func task(_ id: TaskID) throws(PlannerFailure) -> Response {
    try task(id, typed: nil, before: nil)
  }

  /// - Parameters:
  ///   - typed: what was typed and refused; nil shows what is stored.
  ///   - before: what the refused form was first filled with.
  func task(_ id: TaskID, typed: TaskForm?, before: TaskForm?) throws(PlannerFailure) -> Response {
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try TaskScreen(id, from: reader), try self.frame(reader, origin: .task(id)))
    }
    guard let screen = found else { throw .unknownTask(id) }
    let stored = TaskForm(screen.item)
    let page = TaskPage(screen: screen, form: typed ?? stored, before: before ?? stored, frame: frame).page
    return show(page, in: frame, status: typed == nil ? 200 : 422)
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
