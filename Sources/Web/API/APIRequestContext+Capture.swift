import Domain

extension APIRequestContext {
  /// Returns the interpretation of a quick-add line; stores nothing.
  func parse() throws(APIProblem) -> Response {
    respond(try captured().captured.json)
  }

  /// Adds the task that a quick-add line describes.
  func quickAdd() throws(APIProblem) -> Response {
    let (captured, lists) = try captured()
    return try add(captured.draft(lists: lists))
  }

  private func captured() throws(APIProblem) -> (captured: Captured, lists: [SourceList]) {
    var reader = try members()
    reader.require("text")
    let text = reader.plain("text", .wantsText) { $0.text }
    let language = reader.choice("language", of: [Language.german, .english, nil]) { $0?.rawValue ?? "auto" }
    try reader.finish()
    let lists = try read { (reader) throws(PlannerFailure) in try reader.lists() }
    let now = WallClock(day: environment.today, second: environment.time.minutes * 60)
    var grammar = QuickAdd(now: now, language: language.value ?? nil, lists: QuickAdd.names(of: lists))
    grammar.zones = environment.zones
    return (grammar.parse(text.value ?? ""), lists)
  }
}
