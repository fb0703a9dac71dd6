import Domain

extension APIRequestContext {
  /// Returns a page of the tasks deleted in the last 30 days, newest first.
  func trash() throws(APIProblem) -> Response {
    let faults = try unknownParameters(besides: ["offset", "limit"])
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let (offset, limit) = (try number("offset", 0...1_000_000, or: 0), try number("limit", 1...mostTasks, or: 100))
    let oldest = TrashedTask.limit(now: environment.now)
    let json = try read { (reader) throws(PlannerFailure) in
      let count = try reader.trashCount(since: oldest)
      let tasks = try reader.trash(since: oldest, offset: offset, limit: limit)
      let next = offset + limit < count ? APIResource.trash.url + "?offset=\(offset + limit)&limit=\(limit)" : nil
      return JSON.object([
        .init("tasks", .array(tasks.map { $0.json })), .init("count", .int(Int64(count))),
        .init("offset", .int(Int64(offset))), .init("limit", .int(Int64(limit))), .init("next", .optional(next)),
      ])
    }
    return respond(json)
  }

  func trashed(_ id: TaskID) throws(APIProblem) -> Response {
    let oldest = TrashedTask.limit(now: environment.now)
    return respond(
      try read { (reader) throws(PlannerFailure) in
        guard let trashed = try reader.trashed(id), trashed.at > oldest else { throw .unknownTask(id) }
        return trashed.json
      })
  }

  /// Deletes permanently; this cannot be undone.
  func purge(_ what: Purge) throws(APIProblem) -> Response {
    try done(.purge(what))
  }
}
