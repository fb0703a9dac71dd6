import Domain

extension APIRequestContext {
  /// Returns the entries that can be undone and redone, and a page of the history, newest first.
  func history() throws(APIProblem) -> Response {
    let faults = try unknownParameters(besides: ["before", "limit"])
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let limit = try number("limit", 1...mostTasks, or: 100)
    let before = request.query["before"] == nil ? nil : Int64(try number("before", 1...Int(Int32.max), or: 1))
    let json = try read { (reader) throws(PlannerFailure) in
      let steps = try reader.steps(before: before, limit: limit + 1)
      let shown = steps.prefix(limit)
      let next = shown.last.flatMap { steps.count > limit ? Self.address(ofStepsBefore: $0.head.number, limit) : nil }
      return JSON.object([
        .init("undoable", try reader.undoable().map { $0.json } ?? .null),
        .init("redoable", try reader.redoable().map { $0.json } ?? .null),
        .init("steps", .array(shown.map { $0.json })), .init("limit", .int(Int64(limit))),
        .init("next", .optional(next)),
      ])
    }
    return respond(json)
  }

  private static func address(ofStepsBefore number: Int64, _ limit: Int) -> String {
    APIResource.history.url + "?before=\(number)&limit=\(limit)"
  }

  /// Undoes the newest change; with `expected`, only if it has that number.
  func undo() throws(APIProblem) -> Response {
    var reader = try members(isNeeded: false)
    let expected = reader.optional("expected", .wantsNumber) { $0.integer }
    try reader.finish()
    return respond(try perform(.undo(expected: expected.value ?? nil)).json)
  }

  func loadSamples() throws(APIProblem) -> Response {
    var reader = try members(isNeeded: false)
    let language = reader.choice("language", of: Language.allCases) { $0.rawValue }
    try reader.finish()
    return respond(try perform(.loadSamples(language.value ?? words.language)).json)
  }

  func settings() throws(APIProblem) -> Response {
    respond(try read { (reader) throws(PlannerFailure) in try Self.settings(reader) })
  }

  private static func settings(_ reader: some PlannerReader) throws(PlannerFailure) -> JSON {
    var members: [JSON.Member] = []
    for key in SettingKey.allCases where !key.isOfThisMachine {
      members.append(.init(key.rawValue, .string(try reader.setting(key) ?? key.fallback)))
    }
    return .object(members)
  }

  /// Changes the given settings, all or none.
  func changeSettings() throws(APIProblem) -> Response {
    var reader = try members()
    var wanted: [Setting] = []
    for key in SettingKey.allCases where !key.isOfThisMachine {
      if let value = reader.plain(key.rawValue, .wantsText, { $0.text }).value {
        wanted.append(.init(key: key, value: value))
      }
    }
    try reader.finish()
    if request.isByToken, wanted.contains(where: { $0.key.needsPerson }) {
      throw APIProblem(403, "needsSession", .needsSession, words)
    }
    let (environment, changes) = (environment, wanted)
    let json = try write { (writer) throws(PlannerFailure) -> Result<JSON, APIProblem> in
      try Planner<Store>.perform(.setAll(changes), with: writer, in: environment)
      return .success(try Self.settings(writer))
    }
    return respond(json)
  }
}

extension HistoryEntry.Head {
  fileprivate var json: JSON { .object(members) }

  fileprivate var members: [JSON.Member] {
    [
      .init("number", .int(number)), .init("kind", .string(summary.kind.rawValue)),
      .init("title", .string(summary.title)), .init("count", .int(Int64(summary.count))),
    ]
  }
}

extension HistoryEntry.Line {
  fileprivate var json: JSON {
    .object(head.members + [.init("doneAt", .string(at.iso)), .init("isUndone", .bool(isUndone))])
  }
}
