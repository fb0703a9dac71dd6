import Domain

extension APIVisit {
  /// The step that can be taken back, and the one that can be done again.
  func history() throws(APIProblem) -> Response {
    let heads = try read { (reader) throws(PlannerFailure) in (try reader.undoable(), try reader.redoable()) }
    return respond(
      .object([
        .init("undoable", heads.0.map { $0.json } ?? .null), .init("redoable", heads.1.map { $0.json } ?? .null),
      ]))
  }

  /// Takes back the newest change; with `expected` only when that is the newest.
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
    for key in SettingKey.allCases {
      members.append(.init(key.rawValue, .string(try reader.setting(key) ?? key.fallback)))
    }
    return .object(members)
  }

  /// Changes the settings that are named, all of them or none.
  func changeSettings() throws(APIProblem) -> Response {
    var reader = try members()
    var wanted: [(SettingKey, String)] = []
    for key in SettingKey.allCases {
      if let value = reader.plain(key.rawValue, .wantsText, { $0.text }).value { wanted.append((key, value)) }
    }
    try reader.finish()
    let (environment, changes) = (environment, wanted)
    let json = try write { (writer) throws(PlannerFailure) -> Result<JSON, APIProblem> in
      var problems: [Problem] = []
      for (key, value) in changes {
        do throws(PlannerFailure) {
          try Planner<Store>.perform(.set(key, value), with: writer, in: environment)
        } catch {
          guard case .invalid(let found) = error else { throw error }
          problems += found
        }
      }
      if !problems.isEmpty { throw .invalid(problems) }
      return .success(try Self.settings(writer))
    }
    return respond(json)
  }
}

extension HistoryEntry.Head {
  fileprivate var json: JSON {
    .object([
      .init("number", .int(number)), .init("kind", .string(summary.kind.rawValue)),
      .init("title", .string(summary.title)), .init("count", .int(Int64(summary.count))),
    ])
  }
}
