import Domain

/// One line of quick add as somebody typed it, with what they have said about how it was understood.
struct CaptureForm: Equatable, Sendable {
  /// How long ago, in days, a line may have been shown that is added as it was shown.
  private static let memory = 7

  var line = ""
  var rejected: [QuickAdd.Rejection] = []
  var chosen: [QuickAdd.Choice] = []
  /// When it was read for the screen; days and times are counted from there, so that what is added is what was shown.
  var readAt: WallClock?
  /// What the task shall be called by, so that a line sent twice adds one task.
  var key = ""

  init() {}

  init(_ fields: Fields) {
    line = fields["title"] ?? ""
    rejected = fields.all("reject").compactMap { Self.rejection($0) }
    chosen = fields.all("choose").compactMap { Self.choice($0) }
    readAt = fields["at"].flatMap { Self.moment($0) }
    key = TaskForm.key(fields["key"] ?? "")
  }

  /// What reads the line now, or as of when it was shown.
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
  /// `due|tomorrow 3pm`
  static func written(_ rejection: QuickAdd.Rejection) -> String {
    "\(rejection.kind.rawValue)|\(rejection.text)"
  }

  /// `due|2026-11-22|tomorrow`
  static func written(_ choice: QuickAdd.Choice) -> String {
    "\(choice.kind.rawValue)|\(choice.value)|\(choice.text)"
  }

  /// `2026-11-21T09:30`
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
  /// Whether somebody who reads this writes the month before the day in `2/3`: in American English, and in English
  /// that does not say where from.
  static func writesMonthFirst(_ acceptLanguage: String?) -> Bool {
    for range in (acceptLanguage ?? "").split(separator: ",") {
      let tag = range.split(separator: ";").first.map { String($0.filter { $0 != " " }).lowercased() } ?? ""
      if tag.hasPrefix("en") { return tag == "en" || tag.hasPrefix("en-us") }
    }
    return true
  }
}
