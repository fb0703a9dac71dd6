import Domain

extension APIRequestContext {
  /// Returns the sections A to E and the ungraded tasks.
  func grades() throws(APIProblem) -> Response {
    let limit = try methodLimit(besides: [])
    let environment = environment
    return respond(
      try read { (reader) throws(PlannerFailure) in try reader.gradesJSON(limit: limit, in: environment) })
  }

  /// Returns the Covey matrix, or one of its quadrants.
  func matrix() throws(APIProblem) -> Response {
    let limit = try methodLimit(besides: ["quadrant"])
    var only: Quadrant?
    if request.query["quadrant"] != nil { only = Quadrant(rawValue: try number("quadrant", 1...4, or: 1)) }
    let (wanted, environment) = (only, environment)
    return respond(
      try read { (reader) throws(PlannerFailure) in try reader.matrixJSON(wanted, limit: limit, in: environment) })
  }

  /// Returns the task to do next, and why.
  func next() throws(APIProblem) -> Response {
    let faults = try unknownParameters(besides: [])
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let environment = environment
    return respond(try read { (reader) throws(PlannerFailure) in try reader.nextJSON(in: environment) })
  }

  private func methodLimit(besides known: Set<String>) throws(APIProblem) -> Int {
    let faults = try unknownParameters(besides: known.union(["limit"]))
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    return try number("limit", 1...mostTasks, or: 100)
  }
}

extension APIRequestContext {
  /// Handles `{"grade": "A", "number": 2}`, `{"grade": "B", "before": "…"}` and `{"grade": null}`.
  func grade(_ id: TaskID) throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("grade")
    let grade = reader.gradeOrNone("grade")
    let number = reader.plain("number", .wantsNumber) { $0.integer.flatMap { Int(exactly: $0) } }
    let before = reader.plain("before", .wantsText) { $0.text }
    let after = reader.plain("after", .wantsText) { $0.text }
    var places: [GradePlace] = []
    if case .set(let number) = number { places.append(.number(number)) }
    if case .set(let other) = before { places.append(.beside(.before(TaskID(other)))) }
    if case .set(let other) = after { places.append(.beside(.after(TaskID(other)))) }
    if places.count > 1 { reader.add("", "choice", words[api: .oneGradePlace]) }
    reader.close()
    let faults = reader.faults
    let command = Command.grade(id, grade.value ?? nil, places.first ?? .asIs)
    return respond(try change(id, faults) { (_) throws(APIProblem) in command }.json)
  }

  /// Handles `{"to": "Robin", "followUp": "2026-12-01"}`, and `{"to": null}` to end the delegation. Without
  /// `followUp`, the task keeps its start date.
  func delegate(_ id: TaskID) throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("to")
    let name = reader.text("to").value ?? nil
    let day = reader.day("followUp")
    reader.close()
    return respond(
      try change(id, reader.faults) { (item) throws(APIProblem) in
        switch day {
        case .set(let day): .delegate(id, to: name, followUp: day)
        case .keep: .delegate(id, to: name, followUp: name == nil ? nil : item.notBefore)
        }
      }.json)
  }

  /// Handles `{"quadrant": 1}`.
  func putInQuadrant(_ id: TaskID) throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("quadrant")
    let quadrant = reader.quadrant("quadrant")
    reader.close()
    let command = Command.editAll([id], .quadrant(quadrant.value ?? .drop))
    return respond(try change(id, reader.faults) { (_) throws(APIProblem) in command }.json)
  }
}

extension MemberReader {
  /// Reads a letter from A to E, or null.
  mutating func gradeOrNone(_ name: String) -> Edit<Grade?> {
    let grade = optional(name, .wantsText) { $0.text }
    guard case .set(let letter?) = grade else { return grade == .keep ? .keep : .set(nil) }
    if let found = Grade(letter: letter) { return .set(found) }
    addChoices(name, Grade.allCases.map { $0.letter })
    return .keep
  }

  /// Reads a number from 1 to 4.
  mutating func quadrant(_ name: String) -> Edit<Quadrant> {
    let number = plain(name, .wantsNumber) { $0.integer }
    guard case .set(let value) = number else { return .keep }
    if let found = Int(exactly: value).flatMap({ Quadrant(rawValue: $0) }) { return .set(found) }
    addChoices(name, Quadrant.allCases.map { "\($0.rawValue)" })
    return .keep
  }
}
