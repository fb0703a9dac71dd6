import Domain

extension APIRequestContext {
  /// Returns the method of improving titles, the number of pending ones, the result of the last run, and a page of
  /// the improved titles, most recent first.
  func titles() throws(APIProblem) -> Response {
    let faults = try unknownParameters(besides: ["offset", "limit"])
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let (offset, limit) = (try number("offset", 0...1_000_000, or: 0), try number("limit", 1...mostTasks, or: 100))
    let json = try read { (reader) throws(PlannerFailure) in
      let items = try reader.improvedTitles(offset: offset, limit: limit + 1)
      let next = items.count > limit ? APIResource.titles.url + "?offset=\(offset + limit)&limit=\(limit)" : nil
      let last = try reader.titleRunText().flatMap { TitleRun(text: $0) }
      return JSON.object([
        .init("mode", .string(try TitlePolicy(from: reader).mode.rawValue)),
        .init("waiting", .int(Int64(try reader.titlesToImproveCount()))), .init("lastRun", last?.json ?? .null),
        .init("titles", .array(items.prefix(limit).compactMap { ImprovedTitle($0)?.json })),
        .init("offset", .int(Int64(offset))), .init("limit", .int(Int64(limit))), .init("next", .optional(next)),
      ])
    }
    return respond(json)
  }
}
