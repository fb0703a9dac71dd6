import Domain

extension Visit {
  func backlog(page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try BacklogScreen(page: page, from: reader)
      return (screen, try self.frame(reader, origin: .backlog(page: screen.page)))
    }
    return show(BacklogPage(screen: screen, frame: frame).page, in: frame)
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
