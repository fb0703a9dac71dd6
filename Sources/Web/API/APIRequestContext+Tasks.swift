import Domain

extension APIRequestContext {
  /// The maximum number of tasks per response.
  var mostTasks: Int { 1_000 }

  /// Returns a page of the tasks in a view.
  func tasks() throws(APIProblem) -> Response {
    if request.query["q"] != nil { return try search() }
    let view = try view()
    let (offset, limit) = (try number("offset", 0...1_000_000, or: 0), try number("limit", 1...mostTasks, or: 100))
    let environment = environment
    let json = try read { (reader) throws(PlannerFailure) in
      let list = try reader.list(view, in: environment)
      let names = try reader.listNames()
      let items = try reader.items(list.lines.dropFirst(offset).prefix(limit).map { $0.task.id })
      let tasks = items.enumerated().map { index, item in
        item.json(position: offset + index + 1, listName: names[item.list], number: list.numbers[item.id])
      }
      let isLast = offset + limit >= list.lines.count
      return JSON.object([
        .init("tasks", .array(tasks)), .init("count", .int(Int64(list.lines.count))),
        .init("offset", .int(Int64(offset))), .init("limit", .int(Int64(limit))),
        .init("next", .optional(isLast ? nil : Self.address(of: view, offset: offset + limit, limit: limit))),
      ])
    }
    return respond(json)
  }

  private static func address(of view: TaskView, offset: Int, limit: Int) -> String {
    let query = view.query
    return APIResource.tasks.url + "?" + (query.isEmpty ? "" : query + "&") + "offset=\(offset)&limit=\(limit)"
  }

  private static var parameters: Set<String> {
    [
      "completed", "recurring", "due", "duration", "planned", "sort", "order", "type", "importance", "list", "tag",
      "offset", "limit",
    ]
  }

  private func view() throws(APIProblem) -> TaskView {
    var view = TaskView()
    var faults = try unknownParameters(besides: Self.parameters)
    do throws(TaskViewFault) {
      view = try TaskView(request.query.pairs.map { TaskView.Parameter($0.name, $0.value) })
    } catch {
      let detail =
        error.choices.isEmpty ? words[api: .wrongTag] : words(api: .oneOf, error.choices.joined(separator: ", "))
      faults.append(.init(error.parameter, "choice", detail))
    }
    for pair in request.query.pairs where pair.value.isEmpty {
      faults.append(.init(pair.name, "required", words[api: .missing]))
    }
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    return view
  }

  func unknownParameters(besides known: Set<String>) throws(APIProblem) -> [APIProblem.Fault] {
    request.query.pairs.filter { !known.contains($0.name) }.map {
      APIProblem.Fault($0.name, "unknown", words(api: .unknownMember, words.quoted($0.name)))
    }
  }

  func number(_ name: String, _ range: ClosedRange<Int>, or usual: Int) throws(APIProblem) -> Int {
    guard let text = request.query[name] else { return usual }
    guard let value = Int(outside: text), "\(value)" == text, range.contains(value) else {
      let detail = words(api: .outOfRange, "\(range.lowerBound)", "\(range.upperBound)")
      throw APIProblem(faults: [.init(name, "range", detail)], words)
    }
    return value
  }

  func task(_ id: TaskID) throws(APIProblem) -> Response { try show(id) }

  /// Returns a task with its completions, and an ETag of its state.
  func show(_ id: TaskID, status: Int = 200, headers: [Response.Header] = []) throws(APIProblem) -> Response {
    let (json, mark) = try read { (reader) throws(PlannerFailure) in
      guard let item = try reader.item(id) else { throw .unknownTask(id) }
      let position = try reader.listedPosition(of: item)
      let completions = try reader.completions(of: id, limit: 1_000)
      let name = try reader.list(item.list)?.name
      let number = try item.number(reader)
      return (
        item.json(position: position, listName: name, number: number, completions: completions), item.mark
      )
    }
    return respond(json, status: status, headers: [.init("ETag", mark)] + headers)
  }
}

// MARK: - Adding

extension APIRequestContext {
  func addTask() throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("title")
    let input = TaskInput(&reader)
    reader.close()
    return try add(input.draft(&reader), reader.faults)
  }

  /// Adds a task. A repeated request with the same key returns the existing task instead, unless that task is in the
  /// trash; it then stays there and a new one is added.
  /// - Parameter faults: the faults already found in the request.
  func add(_ draft: TaskDraft, _ faults: [APIProblem.Fault] = []) throws(APIProblem) -> Response {
    var draft = draft
    draft.id = try key().map { TaskID($0) }
    let (words, environment) = (words, environment)
    let (id, isNew) = try write(faults) { (writer) throws(PlannerFailure) -> Result<(TaskID, Bool), APIProblem> in
      if let id = try draft.id.map({ (id) throws(PlannerFailure) in try writer.unburied(id) }),
        let there = try writer.item(id)
      {
        // A task changed since then can no longer be compared; the key alone identifies it.
        let title = OneLine.folded(draft.title)
        let isSame = there.modifiedAt != there.createdAt || there.title == title || there.originalTitle == title
        return isSame ? .success((id, false)) : .failure(APIProblem(422, "keyReused", .keyReused, words))
      }
      let outcome = try Planner<Store>.perform(.add(draft), with: writer, in: environment)
      return .success((outcome.changed.first ?? TaskID(""), true))
    }
    return try show(
      id, status: isNew ? 201 : 200, headers: [.init("Location", APIResource.task(id).url)])
  }

  private func key() throws(APIProblem) -> String? {
    guard let key = request.idempotencyKey else { return nil }
    guard key.isIdempotencyKey else { throw APIProblem(400, "malformed", .keyUnusable, words) }
    return key
  }
}

// MARK: - Changing

extension APIRequestContext {
  func edit(_ id: TaskID) throws(APIProblem) -> Response {
    var reader = try members()
    var input = TaskInput(&reader)
    input.readScope(&reader)
    reader.close()
    let (wanted, faults) = (input, reader.faults)
    try change(id, faults) { (item) throws(APIProblem) in .edit(id, try wanted.edit(of: item, words)) }
    return try show(id)
  }

  func delete(_ id: TaskID) throws(APIProblem) -> Response {
    var reader = try members(isNeeded: false)
    try reader.finish()
    return respond(try change(id) { (_) throws(APIProblem) in .delete([id]) }.json)
  }

  func act(_ action: APIResource.Action, on id: TaskID) throws(APIProblem) -> Response {
    switch action {
    case .grade: return try grade(id)
    case .delegate: return try delegate(id)
    case .quadrant: return try putInQuadrant(id)
    case .complete, .reopen, .skip, .move: break
    }
    var reader = try members(isNeeded: action == .move)
    let destination = action == .move ? try destination(&reader) : nil
    try reader.finish()
    let command: Command =
      switch action {
      case .complete: .complete([id])
      case .reopen: .reopen([id])
      case .skip: .skip(id)
      default: .move(id, destination ?? .bottom)
      }
    return respond(try change(id) { (_) throws(APIProblem) in command }.json)
  }

  /// Performs a command on a task, unless the task has changed since the client read it (`If-Match`).
  @discardableResult
  func change(
    _ id: TaskID, _ faults: [APIProblem.Fault] = [], _ command: (PlanItem) throws(APIProblem) -> Command
  ) throws(APIProblem) -> Outcome {
    let (words, environment, marks) = (words, environment, request.ifMatch)
    return try write(faults) { (writer) throws(PlannerFailure) -> Result<Outcome, APIProblem> in
      guard let item = try writer.item(id) else { throw .unknownTask(id) }
      if let marks, !item.isMeant(by: marks) {
        return .failure(APIProblem(412, "changedMeanwhile", .changedMeanwhile, words))
      }
      let wanted: Command
      do throws(APIProblem) {
        wanted = try command(item)
      } catch {
        return .failure(error)
      }
      return .success(try Planner<Store>.perform(wanted, with: writer, in: environment))
    }
  }

  /// Reads `{"to": "top"}`, `{"position": 3}`, `{"before": "…"}` or `{"after": "…"}`.
  func destination(_ reader: inout MemberReader) throws(APIProblem) -> Destination? {
    let to = reader.choice("to", of: [Destination.top, .bottom]) { $0 == .top ? "top" : "bottom" }
    let position = reader.plain("position", .wantsNumber) { $0.smallInteger }
    let before = reader.plain("before", .wantsText) { $0.text }
    let after = reader.plain("after", .wantsText) { $0.text }
    var found: [Destination] = []
    if case .set(let end) = to { found.append(end) }
    if case .set(let number) = position { found.append(.position(number)) }
    if case .set(let id) = before { found.append(.before(TaskID(id))) }
    if case .set(let id) = after { found.append(.after(TaskID(id))) }
    if case .set(let number) = position, number < 1 {
      reader.add("position", "range", words(api: .outOfRange, "1", "\(Int32.max)"))
    }
    guard found.count == 1 else {
      if reader.faults.isEmpty { reader.add("", "choice", words[api: .oneDestination]) }
      return nil
    }
    return found[0]
  }
}

extension PlanItem {
  /// A strong ETag of all fields except the position in the order (RFC 9110 §8.8.3).
  var mark: String {
    var item = self
    item.rank = Rank(0)
    return "\"" + ShortHash.digits(of: item.json.printed) + "\""
  }

  /// Returns true if a list of ETags (`If-Match`) contains the current one.
  func isMeant(by marks: String) -> Bool {
    let mark = mark
    return marks.split(separator: ",").contains { part in
      let text = part.drop { $0 == " " }
      return text == "*" || text == mark
    }
  }
}

extension PlanItem {
  /// Returns the number shown after an A task's letter.
  func number(_ reader: some PlannerReader) throws(PlannerFailure) -> Int? {
    guard subPriority != nil, !isCompleted else { return nil }
    return try reader.shownNumbers()[id]
  }
}

extension PlannerReader {
  func listNames() throws(PlannerFailure) -> [ListID: String] {
    var names: [ListID: String] = [:]
    for list in try lists() { names[list.id] = list.name }
    return names
  }
}
