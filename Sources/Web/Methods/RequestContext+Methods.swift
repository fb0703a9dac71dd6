import Domain

extension RequestContext {
  func abcde() throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try ABCDEScreen(from: reader, in: environment), try self.frame(reader, origin: .abcde))
    }
    return show(ABCDEPage(screen: screen, frame: frame).page, in: frame)
  }

  func matrix() throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try MatrixScreen(from: reader, in: environment), try self.frame(reader, origin: .matrix))
    }
    return show(MatrixPage(screen: screen, frame: frame).page, in: frame)
  }

  func section(_ section: MethodSection, page: Int) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try SectionScreen(section, page: page, from: reader, in: environment)
      return (screen, try self.frame(reader, origin: .section(section, page: screen.page)))
    }
    return show(SectionPage(screen: screen, frame: frame).page, in: frame)
  }
}

// MARK: - Changes

extension RequestContext {
  /// Sets the grade and, if the form contains one, the position within that grade. A new A task without a position
  /// gets the last number.
  func grading(_ id: TaskID) throws(PlannerFailure) -> Command {
    let form = request.form
    let letter = form["grade"] ?? ""
    let grade = Grade(letter: letter)
    guard grade != nil || letter.isEmpty else { throw .invalid([Problem(.grade, .choiceUnknown(letter))]) }
    if let text = form["number"], !text.isEmpty {
      guard let number = Int(outside: text), number < Int.farthest else {
        throw .invalid([Problem(.subPriority, .subPriorityNotPositive)])
      }
      return .grade(id, grade, .number(number))
    }
    if let before = form["before"], !before.isEmpty { return .grade(id, grade, .beside(.before(TaskID(before)))) }
    if let after = form["after"], !after.isEmpty { return .grade(id, grade, .beside(.after(TaskID(after)))) }
    guard grade == .a else { return .grade(id, grade, .asIs) }
    let isNew = try read { (reader) throws(PlannerFailure) in try reader.item(id)?.grade != .a }
    return .grade(id, grade, isNew ? .number(Int(Int32.max)) : .asIs)
  }

  func placing(_ id: TaskID) throws(PlannerFailure) -> Command {
    let text = request.form["quadrant"] ?? ""
    guard let section = MethodSection(page: "matrix", name: text), case .quadrant(let quadrant) = section else {
      throw .invalid([Problem(.urgency, .choiceUnknown(text))])
    }
    return .editAll([id], .quadrant(quadrant))
  }

  func delegating(_ id: TaskID) throws(PlannerFailure) -> Command {
    let form = request.form
    if form["hand"] == "back" { return .delegate(id, to: nil, followUp: nil) }
    let text = form["followUp"] ?? ""
    let day = Day(iso: text)
    guard day != nil || text.isEmpty else { throw .invalid([Problem(.notBefore, .dayUnreadable)]) }
    return .delegate(id, to: form["delegatedTo"] ?? "", followUp: day)
  }

  /// Shows the form again with the rejected input and its errors.
  func asking(_ id: TaskID, _ verb: TaskVerb, again problems: [Problem]) throws(PlannerFailure) -> Response? {
    let origin = Origin(request.form)
    switch verb {
    case .delegate: return try question(id, .delegate, origin, problems)
    case .grade where request.form["number"] != nil: return try question(id, .number, origin, problems)
    case .taken where origin == .closeDay: return try closeDay(problems)
    default: return nil
    }
  }
}

extension RequestContext {
  /// Describes the task's new quadrant, on pages that show quadrants.
  func field(_ change: Change, _ origin: Origin) -> String? {
    guard case .task(let before?, let after?) = change, origin.showsFields else { return nil }
    let fields = after.item.fields(differingFrom: before.item)
    guard fields.allSatisfy({ $0 == .urgency || $0 == .importance }), let quadrant = after.item.quadrant else {
      return nil
    }
    return words(method: .isIn, words.quoted(after.item.title), words.name(of: quadrant))
  }
}

extension Origin {
  fileprivate var showsFields: Bool {
    switch self {
    case .abcde, .matrix, .section: true
    default: false
    }
  }
}
