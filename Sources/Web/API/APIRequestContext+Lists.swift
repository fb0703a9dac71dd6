import Domain

extension APIRequestContext {
  func lists() throws(APIProblem) -> Response {
    let lists = try read { (reader) throws(PlannerFailure) in
      var found: [JSON] = []
      for list in try reader.lists() { found.append(list.json(open: try reader.counts(list.id).open)) }
      return found
    }
    return respond(.object([.init("lists", .array(lists))]))
  }

  /// Sets whether a list is used, or which of its events block time.
  func change(_ id: ListID) throws(APIProblem) -> Response {
    var reader = try members()
    let isUsed = reader.truth("isUsed")
    let blocking = reader.choice("blocks", of: EventBlocking.allCases) { $0.name }
    if reader.faults.isEmpty, (isUsed.value == nil) == (blocking.value == nil) {
      reader.add("", "choice", words[api: .oneOfList])
    }
    try reader.finish()
    let known = try read { (reader) throws(PlannerFailure) in try reader.list(id) }
    guard known != nil else { throw APIProblem(404, "notFound", .listGone, words) }
    if let blocking = blocking.value { return respond(try perform(.setCalendarBlocking(id, blocking)).json) }
    guard let isUsed = isUsed.value else { throw APIProblem(faults: reader.faults, words) }
    return respond(try perform(.use(id, isUsed)).json)
  }

  /// Returns the tags of all tasks by name, each with its number of open tasks.
  func tags() throws(APIProblem) -> Response {
    let tags = try read { (reader) throws(PlannerFailure) in
      var found: [String: (name: String, open: Int)] = [:]
      for task in try reader.facts(.all) {
        for (key, name) in zip(task.tags.keys, task.tags.names) {
          let known = found[key] ?? (name, 0)
          found[key] = (known.name, known.open + (task.isCompleted ? 0 : 1))
        }
      }
      return found.sorted { $0.key < $1.key }.map { tag in
        JSON.object([.init("name", .string(tag.value.name)), .init("open", .int(Int64(tag.value.open)))])
      }
    }
    return respond(.object([.init("tags", .array(tags))]))
  }
}
