import Domain

extension APIRequestContext {
  /// The longest range that a request can cover, in days.
  private static var longest: Int { 400 }

  /// Returns the time blocks between two days, inclusive; by default those of a year from today.
  func blocks() throws(APIProblem) -> Response {
    var faults = try unknownParameters(besides: ["from", "until"])
    let first = day("from", &faults) ?? environment.today
    let last = day("until", &faults) ?? first + 365
    if faults.isEmpty, last < first || last > first + Self.longest {
      faults.append(.init("until", "range", words[api: .wantsDay]))
    }
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    let window = PlanWindow(from: first, through: last, environment.zones)
    let blocks = try read { (reader) throws(PlannerFailure) in try reader.blocks(in: window) }
    return respond(.object([.init("blocks", .array(blocks.map { $0.json }))]))
  }

  private func day(_ name: String, _ faults: inout [APIProblem.Fault]) -> Day? {
    guard let text = request.query[name] else { return nil }
    if let day = Day(iso: text) { return day }
    faults.append(.init(name, "type", words[api: .wantsDay]))
    return nil
  }

  func block(_ id: BlockID) throws(APIProblem) -> Response {
    let block = try read { (reader) throws(PlannerFailure) in
      guard let block = try reader.block(id) else { throw .unknownBlock(id) }
      return block
    }
    return respond(block.json)
  }

  func schedule() throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("start")
    reader.require("zone")
    let start = reader.instant("start")
    let zone = reader.zone(environment.zones)
    var draft = BlockDraft(
      task: (reader.text("task").value ?? nil).map { TaskID($0) }, start: start.value ?? environment.now,
      zone: zone.value ?? "")
    draft.title = reader.text("title").value ?? nil
    draft.minutes = reader.number("minutes").value ?? nil
    if let calendar = reader.text("calendar").value {
      draft.calendar = calendar.map { ListID($0) }
      draft.staysHere = calendar == nil
    }
    draft.isPinned = reader.truth("pinned").value ?? true
    draft.anyway = reader.truth("anyway").value ?? false
    try reader.finish()
    let outcome = try perform(.schedule(draft))
    guard case .scheduled(let block) = outcome.event else { return respond(outcome.json) }
    return respond(block.json, status: 201, headers: [.init("Location", APIResource.block(block.id).url)])
  }

  func reschedule(_ id: BlockID) throws(APIProblem) -> Response {
    var reader = try members()
    var edit = BlockEdit()
    edit.start = reader.instant("start")
    edit.minutes = reader.plain("minutes", .wantsNumber) { $0.smallInteger }
    edit.zone = reader.zone(environment.zones)
    edit.calendar = reader.text("calendar").map { $0.map { ListID($0) } }
    edit.isPinned = reader.truth("pinned")
    edit.anyway = reader.truth("anyway").value ?? false
    try reader.finish()
    let outcome = try perform(.reschedule(id, edit))
    // A block moved to another calendar gets a new id.
    if case .rescheduled(let block) = outcome.event { return respond(block.json) }
    return try block(id)
  }
}

extension MemberReader {
  /// Reads the name of a time zone that the system knows.
  fileprivate mutating func zone(_ zones: Environment.Zones) -> Edit<String> {
    let zone = plain("zone", .wantsText) { $0.text }
    guard let name = zone.value, !name.isEmpty, name != zones.name(), zones.wall(Instant(seconds: 0), name) == nil
    else {
      return zone
    }
    add("zone", "zoneUnknown", words(.zoneUnknown, words.quoted(name)))
    return zone
  }

  fileprivate mutating func instant(_ name: String) -> Edit<Instant> {
    plain(name, .wantsInstant) { $0.text.flatMap { Instant(iso: $0) } }
  }
}
