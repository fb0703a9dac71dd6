import Domain

extension RequestContext {
  func all(_ view: AllView) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try AllScreen(view, from: reader, in: environment)
      return (screen, try self.frame(reader, origin: .all(screen.view)))
    }
    // Search results seldom repeat; caching them would evict other pages.
    return show(AllPage(screen: screen, frame: frame).page, in: frame, mayBeKept: !view.isSearch)
  }

  func trash(page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try TrashScreen(page: page, from: reader, in: environment)
      return (screen, try self.frame(reader, origin: .trash(page: screen.page)))
    }
    return show(TrashPage(screen: screen, frame: frame).page, in: frame, mayBeKept: false)
  }

  func recover(_ id: TaskID) throws(PlannerFailure) -> Response {
    let outcome = try perform(.recover([id]))
    return redirect(to: Origin(request.form).route, noticing: outcome.number)
  }

  func purgeQuestion(_ id: TaskID) throws(PlannerFailure) -> Response {
    let (trashed, frame) = try read { (reader) throws(PlannerFailure) in
      guard let trashed = try reader.trashed(id) else { throw .unknownTask(id) }
      return (trashed, try self.frame(reader, origin: .trash(page: 1)))
    }
    return show(
      PurgeQuestion(title: trashed.item.title, id: id, count: 1, frame: frame).page, in: frame, mayBeKept: false)
  }

  func emptyQuestion() throws(PlannerFailure) -> Response {
    let (count, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try reader.trashCount(since: TrashedTask.limit(now: environment.now)),
        try self.frame(reader, origin: .trash(page: 1))
      )
    }
    guard count > 0 else { return redirect(to: .trash(page: 1)) }
    return show(PurgeQuestion(title: nil, id: nil, count: count, frame: frame).page, in: frame, mayBeKept: false)
  }

  func purge(_ id: TaskID) throws(PlannerFailure) -> Response {
    _ = try perform(.purge(.tasks([id])))
    return redirect(to: .trash(page: 1))
  }

  func emptyTrash() throws(PlannerFailure) -> Response {
    _ = try perform(.purge(.everything))
    return redirect(to: .trash(page: 1))
  }
}
