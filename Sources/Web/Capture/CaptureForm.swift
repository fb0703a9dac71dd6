import Domain

/// A quick-add line as typed, with the user's corrections of its interpretation.
struct CaptureForm: Equatable, Sendable {
  /// The number of days for which a previewed line keeps the interpretation that was shown.
  private static let memory = 7

  var line = ""
  var rejected: [QuickAdd.Rejection] = []
  var chosen: [QuickAdd.Choice] = []
  /// The time of the preview. Relative days and times are resolved from it, so that the task matches the preview.
  var readAt: WallClock?
  /// The id of the new task, so that a line sent twice adds only one.
  var key = ""

  init() {}

  init(_ fields: Fields) {
    line = fields["title"] ?? ""
    rejected = fields.all("reject").compactMap { Self.rejection($0) }
    chosen = fields.all("choose").compactMap { Self.choice($0) }
    readAt = fields["at"].flatMap { Self.moment($0) }
    key = TaskForm.key(fields["key"] ?? "")
  }

  /// Returns the grammar as of the preview, or as of now if the preview is too old.
  func grammar(in environment: Environment, monthFirst: Bool, words: Words, lists: [SourceList]) -> QuickAdd {
    let now = WallClock(day: environment.today, second: environment.time.minutes * 60)
    var shown = now
    if let readAt, readAt <= now, now.day - readAt.day <= Self.memory { shown = readAt }
    var grammar = QuickAdd(
      now: shown, preferred: words.language, monthFirst: monthFirst, lists: QuickAdd.names(of: lists),
      rejected: rejected, chosen: chosen)
    grammar.zones = environment.zones
    return grammar
  }
}

// MARK: - As fields

extension CaptureForm {
  /// Encodes a rejection: `due|tomorrow 3pm`.
  static func written(_ rejection: QuickAdd.Rejection) -> String {
    "\(rejection.kind.rawValue)|\(rejection.text)"
  }

  /// Encodes a choice: `due|2026-11-22|tomorrow`.
  static func written(_ choice: QuickAdd.Choice) -> String {
    "\(choice.kind.rawValue)|\(choice.value)|\(choice.text)"
  }

  /// Encodes a local time: `2026-11-21T09:30`.
  static func written(_ moment: WallClock) -> String {
    moment.day.iso + (WallTime(minutes: moment.second / 60).map { "T" + $0.iso } ?? "")
  }

  private static func rejection(_ text: String) -> QuickAdd.Rejection? {
    let parts = split(text, into: 2)
    guard parts.count == 2, let kind = Chip.Kind(rawValue: parts[0]) else { return nil }
    return QuickAdd.Rejection(kind, parts[1])
  }

  private static func choice(_ text: String) -> QuickAdd.Choice? {
    let parts = split(text, into: 3)
    guard parts.count == 3, let kind = Chip.Kind(rawValue: parts[0]) else { return nil }
    return QuickAdd.Choice(kind, parts[2], parts[1])
  }

  private static func moment(_ text: String) -> WallClock? {
    guard let due = Due(captured: text), let time = due.time else { return nil }
    return WallClock(day: due.day, second: time.minutes * 60)
  }

  private static func split(_ text: String, into count: Int) -> [String] {
    text.split(separator: "|", maxSplits: count - 1, omittingEmptySubsequences: false).map { String($0) }
  }
}

extension Language {
  /// Returns whether a date such as `2/3` starts with the month: in American English, and in English without a
  /// region.
  static func writesMonthFirst(_ acceptLanguage: String?) -> Bool {
    for range in (acceptLanguage ?? "").split(separator: ",") {
      let tag = range.split(separator: ";").first.map { String($0.filter { $0 != " " }).lowercased() } ?? ""
      if tag.hasPrefix("en") { return tag == "en" || tag.hasPrefix("en-us") }
    }
    return true
  }
}
