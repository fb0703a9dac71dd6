import Domain

extension APIRequestContext {
  /// Proposes a plan for `{"first": "2026-11-24", "days": 3}`, both optional. Changes nothing.
  func propose() throws(APIProblem) -> Response {
    var reader = try members(isNeeded: false)
    let first = reader.plain("first", .wantsDay) { $0.text.flatMap { Day(iso: $0) } }.value ?? environment.today
    let days = reader.plain("days", .wantsNumber) { $0.integer.flatMap { Int(exactly: $0) } }.value ?? 1
    if !Proposal.dayCounts.contains(days) {
      reader.add("days", "range", words(api: .outOfRange, "1", "\(Proposal.dayCounts.upperBound)"))
    }
    try reader.finish()
    let environment = environment
    app.sync.prepared(PlanWindow(from: first, through: first + days, environment.zones))
    let found = try read { (reader) throws(PlannerFailure) in
      let proposal = try reader.makeProposal(first: first, days: days, in: environment)
      return (proposal, try reader.scores(of: proposal.placements.map { $0.task }, in: environment))
    }
    return respond(words.json(of: found.0, scores: found.1, today: environment.today, zones: environment.zones))
  }

  /// Accepts `{"placements": […], "removals": […]}` as proposed: all or none, as one history entry.
  func acceptPlan() throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("placements")
    let placements = reader.plain("placements", .wantsPlacements) { $0.placements }.value ?? []
    let removals = reader.texts("removals").value ?? []
    try reader.finish()
    return respond(try perform(.acceptPlan(placements, removing: removals.map { BlockID($0) })).json)
  }

  /// Returns the next gaps in the working time that are at least the given minutes long.
  func gaps() throws(APIProblem) -> Response {
    var faults = try unknownParameters(besides: ["minutes", "from", "limit"])
    var from = environment.now
    if let text = request.query["from"] {
      if let instant = Instant(iso: text) {
        from = instant
      } else {
        faults.append(.init("from", "type", words[api: .wantsInstant]))
      }
    }
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let (minutes, limit) = (try number("minutes", 1...1_440, or: 30), try number("limit", 1...100, or: 5))
    let (start, environment) = (max(from, environment.now), environment)
    let gaps = try read { (reader) throws(PlannerFailure) in
      try reader.nextGaps(minutes: minutes, limit: limit, from: start, in: environment)
    }
    return respond(.object([.init("gaps", .array(gaps.map { JSON.stretch($0) }))]))
  }
}

extension JSON {
  /// The placements in an array of at most 500; nil if one lacks a member needed to create or move a block. Reasons
  /// are optional.
  fileprivate var placements: [Proposal.Placement]? {
    guard let elements, elements.count <= 500 else { return nil }
    var placements: [Proposal.Placement] = []
    for (index, element) in elements.enumerated() {
      guard let task = element["task"]?.text, let start = element["start"]?.text.flatMap({ Instant(iso: $0) }),
        let minutes = element["minutes"]?.integer.flatMap({ Int(exactly: $0) }), (1...1_440).contains(minutes)
      else { return nil }
      placements.append(
        Proposal.Placement(
          number: index + 1, task: TaskID(task), title: element["title"]?.text ?? "", start: start,
          minutes: minutes, moves: element["moves"]?.text.map { BlockID($0) }, reasons: []))
    }
    return placements
  }
}
