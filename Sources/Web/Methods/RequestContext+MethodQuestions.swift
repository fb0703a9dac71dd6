import Domain

extension RequestContext {
  /// Shows a question about a task.
  /// - Parameter problems: the errors in the last answer.
  func question(
    _ id: TaskID, _ kind: TaskQuestion, _ origin: Origin, _ problems: [Problem] = []
  ) throws(PlannerFailure) -> Response {
    let (found, facts, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try reader.item(id), try MethodFacts(from: reader, in: environment),
        try self.frame(reader, origin: origin)
      )
    }
    guard let item = found else { throw .unknownTask(id) }
    let status = problems.isEmpty ? 200 : 422
    let page =
      switch kind {
      case .grade: GradingPage(item: item, facts: facts, frame: frame).page
      case .quadrant: FieldQuestion(item: item, frame: frame).page
      case .number:
        NumberQuestion(item: item, facts: facts, typed: request.form["number"], problems: problems, frame: frame).page
      case .delegate: DelegateQuestion(item: item, typed: typedDelegate, problems: problems, frame: frame).page
      case .start: try starting(item, facts, frame)
      }
    return show(page, in: frame, status: status, mayBeKept: false)
  }

  private var typedDelegate: (name: String, day: String)? {
    guard let name = request.form["delegatedTo"] else { return nil }
    return (name, request.form["followUp"] ?? "")
  }

  private func starting(_ item: PlanItem, _ facts: MethodFacts, _ frame: Frame) throws(PlannerFailure) -> Page {
    let notice = facts.grades?.notice(beginning: TaskFacts(item))
    let blocker = try notice.flatMap { (notice) throws(PlannerFailure) in
      try read { (reader) throws(PlannerFailure) in try reader.item(notice.blocker.id) }
    }
    return StartQuestion(item: item, blocker: blocker, number: notice?.number, frame: frame).page
  }
}
