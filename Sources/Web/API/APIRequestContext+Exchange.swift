import Domain

extension APIRequestContext {
  /// Imports the tasks of a file; with `dryRun`, only reports the effect.
  func bringIn() throws(APIProblem) -> Response {
    let controller = try controller()
    var faults = try unknownParameters(besides: ["format", "name", "list", "projects", "dryRun"])
    let format = choice("format", of: ExchangeFormat.allCases, &faults) { $0.rawValue }
    let projects = choice("projects", of: ImportChoice.Unknown.allCases, &faults) { $0.rawValue }
    let isDryRun = choice("dryRun", of: [true, false], &faults) { $0 ? "true" : "false" } ?? false
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let choice = ImportChoice(list: try list(), unknown: projects ?? .tags)
    let parsedFile = try parsedFile(format, controller)
    if isDryRun {
      return respond(
        try read { (reader) throws(PlannerFailure) in try ImportPlan.make(of: parsedFile, choice, in: reader).json() })
    }
    do throws(PlannerFailure) {
      let (plan, outcome) = try Planner(app.store).bringIn(parsedFile, choice, in: environment)
      return respond(plan.json(outcome))
    } catch {
      throw APIProblem(error, words)
    }
  }

  private func parsedFile(_ format: ExchangeFormat?, _ controller: ExchangeController) throws(APIProblem) -> ParsedFile
  {
    let upload = Upload(name: request.query["name"] ?? "", bytes: request.body)
    do throws(ExchangeFailure) {
      return try controller.read(upload, format, environment, words.language)
    } catch {
      throw APIProblem(faults: [.init("", error.name, words.sentence(error))], words)
    }
  }

  /// Exports tasks as a file; with `report`, returns what the format cannot represent.
  func export() throws(APIProblem) -> Response {
    let controller = try controller()
    var faults = try unknownParameters(besides: ["format", "list", "completed", "report"])
    let format = choice("format", of: ExchangeFormat.allCases, &faults) { $0.rawValue } ?? .json
    let withCompleted = choice("completed", of: [true, false], &faults) { $0 ? "true" : "false" } ?? false
    let isReport = choice("report", of: [true, false], &faults) { $0 ? "true" : "false" } ?? false
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let wanted = ExportChoice(format, list: try list(), withCompleted: withCompleted)
    let file = try kept { () throws(PlannerFailure) in try controller.export(wanted, environment) }
    if isReport { return respond(.object([.init("notKept", file.report.json)])) }
    return Response(status: 200, headers: [.init("Content-Type", format.mediaType)], body: file.bytes)
  }

  /// Returns the list named by the query; nil if it names none.
  /// - Throws: a problem if the list does not exist.
  private func list() throws(APIProblem) -> ListID? {
    guard let text = request.query["list"] else { return nil }
    let id = ListID(text)
    let known = try read { (reader) throws(PlannerFailure) in try reader.list(id) }
    guard known != nil else { throw APIProblem(404, "notFound", .listGone, words) }
    return id
  }

  private func choice<Value>(
    _ name: String, of all: [Value], _ faults: inout [APIProblem.Fault], named: (Value) -> String
  ) -> Value? {
    guard let text = request.query[name] else { return nil }
    if let value = all.first(where: { named($0) == text }) { return value }
    faults.append(.init(name, "choice", words(api: .oneOf, all.map(named).joined(separator: ", "))))
    return nil
  }
}

// MARK: - Backups

extension APIRequestContext {
  /// Returns the kept backups, newest first.
  func backups() throws(APIProblem) -> Response {
    respond(.object([.init("backups", .array(try controller().backups().map { $0.json }))]))
  }

  func makeBackup() throws(APIProblem) -> Response {
    let controller = try controller()
    var reader = try members(isNeeded: false)
    try reader.finish()
    let made = try kept { () throws(PlannerFailure) in try controller.makeBackup(environment) }
    return respond(made.json, status: 201, headers: [.init("Location", APIResource.backup(made.name).url)])
  }

  /// Returns a backup file, without passwords and access data.
  func backup(_ name: String) throws(APIProblem) -> Response {
    let controller = try controller()
    guard let bytes = try kept({ () throws(PlannerFailure) in try controller.backup(name) }) else {
      throw APIProblem(404, "notFound", .notFound, words)
    }
    return Response(status: 200, headers: [.init("Content-Type", "application/vnd.sqlite3")], body: bytes)
  }

  private func controller() throws(APIProblem) -> ExchangeController {
    guard let controller = app.exchange else { throw APIProblem(404, "notFound", .notFound, words) }
    return controller
  }

  private func kept<Value>(_ work: () throws(PlannerFailure) -> Value) throws(APIProblem) -> Value {
    do throws(PlannerFailure) {
      return try work()
    } catch {
      throw APIProblem(error, words)
    }
  }
}

extension KeptBackup {
  fileprivate var json: JSON {
    .object([
      .init("name", .string(name)), .init("bytes", .int(bytes)), .init("madeAt", .string(madeAt.iso)),
    ])
  }
}
