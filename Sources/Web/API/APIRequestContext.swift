import Domain

/// The context of an API request.
struct APIRequestContext<Store: PlannerStore> {
  let app: WebApp<Store>
  let request: Request
  let environment: Environment
  let words: Words

  /// The request's headers choose the language; the language setting applies only to pages.
  init(app: WebApp<Store>, request: Request, environment: Environment) {
    self.app = app
    self.request = request
    self.environment = environment
    words = Words(Language.chosen(setting: nil, acceptLanguage: request.acceptLanguage))
  }

  func answer() -> Response {
    do throws(APIProblem) {
      guard let resource = APIResource(path: request.path) else {
        throw APIProblem(404, "notFound", .notFound, words)
      }
      let method: Request.Method = request.method == .head ? .get : request.method
      guard resource.methods.contains(method) else { throw wrongMethod(resource) }
      return try handle(method, resource)
    } catch {
      return error.response(in: words.language)
    }
  }

  private func wrongMethod(_ resource: APIResource) -> APIProblem {
    let names = resource.methods.map { $0.name } + (resource.methods.contains(.get) ? ["HEAD"] : [])
    return APIProblem(
      405, "methodNotAllowed", .wrongMethod, words,
      headers: [.init("Allow", names.joined(separator: ", "))])
  }

  private func handle(_ method: Request.Method, _ resource: APIResource) throws(APIProblem) -> Response {
    switch resource {
    case .tasks: try method == .get ? tasks() : addTask()
    case .task(let id): try method == .get ? task(id) : method == .patch ? edit(id) : delete(id)
    case .action(let id, let action): try act(action, on: id)
    case .titleRestoring(let id): try done(.restoreTitle(id))
    case .titles: try titles()
    case .bulk: try bulk()
    case .quickAdd: try quickAdd()
    case .parse: try parse()
    case .tags: try tags()
    case .lists: try lists()
    case .list(let id): try change(id)
    case .history: try history()
    case .abcde: try grades()
    case .matrix: try matrix()
    case .next: try next()
    case .undo: try undo()
    case .redo: try done(.redo)
    case .day(let day): try self.day(day)
    case .week(let day): try week(day)
    case .gaps: try gaps()
    case .plan: try propose()
    case .acceptance: try acceptPlan()
    case .blocks: try method == .get ? blocks() : schedule()
    case .block(let id): try method == .get ? block(id) : method == .patch ? reschedule(id) : done(.unschedule([id]))
    case .focus: try method == .get ? focus() : actOnFocus()
    case .samples: try method == .post ? loadSamples() : done(.removeSamples)
    case .settings: try method == .get ? settings() : changeSettings()
    case .trash: try method == .get ? trash() : purge(.everything)
    case .trashed(let id): try method == .get ? trashed(id) : purge(.tasks([id]))
    case .restoring(let id): try done(.recover([id]))
    case .importing: try bringIn()
    case .exporting: try export()
    case .backups: try method == .get ? backups() : makeBackup()
    case .backup(let name): try backup(name)
    }
  }
}

extension APIRequestContext {
  func read<Value>(_ body: (Store.Reader) throws(PlannerFailure) -> Value) throws(APIProblem) -> Value {
    do throws(PlannerFailure) {
      return try app.store.read(body)
    } catch {
      throw APIProblem(error, words)
    }
  }

  /// Runs a command and its preconditions in one transaction.
  func write<Value>(
    _ body: (Store.Writer) throws(PlannerFailure) -> Result<Value, APIProblem>
  ) throws(APIProblem) -> Value {
    let result: Result<Value, APIProblem>
    do throws(PlannerFailure) {
      result = try app.store.write(body)
    } catch {
      throw APIProblem(error, words)
    }
    return try result.get()
  }

  /// Does the same for a request that may already have faults. In that case nothing is stored, and the domain's
  /// objections are reported together with them.
  func write<Value>(
    _ faults: [APIProblem.Fault],
    _ body: (Store.Writer) throws(PlannerFailure) -> Result<Value, APIProblem>
  ) throws(APIProblem) -> Value {
    do throws(APIProblem) {
      return try write { (writer) throws(PlannerFailure) -> Result<Value, APIProblem> in
        let result = try body(writer)
        if !faults.isEmpty { throw .invalid([]) }
        return result
      }
    } catch {
      guard error.kind == "invalid", !faults.isEmpty else { throw error }
      // Avoids reporting an unreadable field as missing as well.
      let known = Set(faults.map { $0.field })
      throw APIProblem(faults: faults + error.faults.filter { !known.contains($0.field) }, words)
    }
  }

  func perform(_ command: Command) throws(APIProblem) -> Outcome {
    do throws(PlannerFailure) {
      return try Planner(app.store).perform(command, in: environment)
    } catch {
      throw APIProblem(error, words)
    }
  }

  /// Performs a command for a request without further members, and returns its outcome.
  func done(_ command: Command) throws(APIProblem) -> Response {
    var reader = try members(isNeeded: false)
    try reader.finish()
    return respond(try perform(command).json)
  }

  /// - Parameter isNeeded: false if the body may be empty.
  func members(isNeeded: Bool = true) throws(APIProblem) -> MemberReader {
    try MemberReader(request.body, isNeeded: isNeeded, words)
  }

  func respond(_ json: JSON, status: Int = 200, headers: [Response.Header] = []) -> Response {
    Response(
      status: status, headers: [.init("Content-Type", "application/json")] + headers,
      body: Array(json.printed.utf8))
  }
}
