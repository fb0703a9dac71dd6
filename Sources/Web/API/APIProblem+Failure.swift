import Domain

extension APIProblem {
  /// Describes a failure of the domain or the store.
  init(_ failure: PlannerFailure, _ words: Words) {
    switch failure {
    case .invalid(let problems):
      self.init(faults: problems.map { Fault($0, words) }, words)
    case .unknownTask: self.init(404, "notFound", title: words[.taskGoneTitle], detail: words[.taskGoneText])
    case .unknownBlock: self.init(404, "notFound", title: words[.blockGoneTitle], detail: words[.blockGoneText])
    case .unknownEvent: self.init(404, "notFound", title: words[.eventGoneTitle], detail: words[.eventGoneText])
    case .unknownConflict:
      self.init(404, "notFound", title: words[.conflictGoneTitle], detail: words[.conflictGoneText])
    case .nothingToUndo: self.init(409, "nothingToUndo", title: words[.refusedTitle], detail: words[.nothingToUndo])
    case .nothingToRedo: self.init(409, "nothingToRedo", title: words[.refusedTitle], detail: words[.nothingToRedo])
    case .historyMovedOn:
      self.init(409, "historyMovedOn", title: words[.refusedTitle], detail: words[.historyMovedOn])
    case .store(let failure):
      self.init(
        failure == .full ? 507 : 503, "store", title: words[.storeTitle], detail: words.sentence(failure))
    }
  }

  /// Describes all faults of a request as one problem.
  init(faults: [Fault], _ words: Words) {
    self.init(
      422, "invalid", title: words[.refusedTitle], detail: faults.map { $0.detail }.joined(separator: " "),
      faults: faults)
  }

  init(_ status: Int, _ kind: String, _ phrase: APIPhrase, _ words: Words, headers: [Response.Header] = []) {
    self.init(status, kind, title: words[.refusedTitle], detail: words[api: phrase], headers: headers)
  }
}

extension APIProblem.Fault {
  fileprivate init(_ problem: Problem, _ words: Words) {
    self.init(problem.field.member, problem.rule.name, words.sentence(problem))
    if case .timeTaken(_, let next) = problem.rule { self.next = next }
  }
}

extension Problem.Name {
  /// The request member that the field corresponds to.
  var member: String {
    switch self {
    case .task(.due): "dueOn"
    case .task(.urgency): "urgent"
    case .task(let field): field.rawValue
    case .setting(let key): key.rawValue
    case .order: "position"
    case .block(.length): "minutes"
    case .placement(let number): "placements/\(number)"
    case .block(let field): field.rawValue
    }
  }
}
