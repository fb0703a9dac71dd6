import Domain

extension APIRequestContext {
  /// Returns the tasks that match all words of the query, best first.
  func search() throws(APIProblem) -> Response {
    var faults = try unknownParameters(besides: ["q", "completed", "offset", "limit"])
    if request.query["q"] == "" { faults.append(.init("q", "required", words[api: .missing])) }
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    var search = TaskSearch(request.query["q"] ?? "", state: try state())
    search.offset = try number("offset", 0...1_000_000, or: 0)
    search.limit = try number("limit", 1...mostTasks, or: 100)
    let wanted = search
    let json = try read { (reader) throws(PlannerFailure) in
      let found = try reader.search(wanted)
      let names = try reader.listNames()
      let numbers = try reader.shownNumbers()
      let tasks = found.items.enumerated().map { place, item in
        item.json(position: wanted.offset + place + 1, listName: names[item.list], number: numbers[item.id])
      }
      return JSON.object([
        .init("tasks", .array(tasks)), .init("count", .int(Int64(found.ranked))),
        .init("offset", .int(Int64(wanted.offset))), .init("limit", .int(Int64(wanted.limit))),
        .init("next", .null),
      ])
    }
    return respond(json)
  }

  private func state() throws(APIProblem) -> ItemQuery.State {
    guard let text = request.query["completed"] else { return .open }
    guard let completion = TaskFilter.Completion(rawValue: text) else {
      let choices = TaskFilter.Completion.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw APIProblem(faults: [.init("completed", "choice", words(api: .oneOf, choices))], words)
    }
    return completion.state
  }
}
