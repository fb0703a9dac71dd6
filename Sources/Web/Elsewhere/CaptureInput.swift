public import Domain

/// Content that a page or a program shares to become a task.
public struct CaptureInput: Sendable {
  public private(set) var shared = SharedText()
  /// Whether days, times and tags in the title are parsed as in quick add.
  private(set) var isParsed = false
  /// The client's idempotency key; empty if there is none.
  var key = ""
  /// Whether the page is in a window opened for it.
  var closes = false
  /// The names of unknown parameters, without duplicates.
  private(set) var unknown: [String] = []

  /// Joins repeated parameters with line breaks.
  public init(_ fields: Fields) {
    shared.title = fields.all("title").joined(separator: "\n")
    shared.text = fields.all("text").joined(separator: "\n")
    shared.url = fields.all("url").joined(separator: "\n")
    isParsed = Self.isSet(fields["parse"])
    key = fields["key"] ?? ""
    closes = Self.isSet(fields["close"])
    for pair in fields.pairs where !Self.names.contains(pair.name) && !unknown.contains(pair.name) {
      unknown.append(pair.name)
    }
  }

  private static let names = ["title", "text", "url", "parse", "key", "close", "again"]

  /// Restores the input of a captured task, as far as the task shows it.
  /// - Parameter fields: the original line, and whether the page is in a window opened for it.
  init(_ item: PlanItem, takenBackWith fields: Fields) {
    shared.title = fields["line"] ?? item.originalTitle ?? item.title
    shared.text = item.notes ?? ""
    shared.url = item.sourceURL ?? ""
    isParsed = fields["line"] != nil
    closes = Self.isSet(fields["close"])
  }

  init(_ reader: inout MemberReader) throws(APIProblem) {
    Self.take(reader.text("title"), &shared.title)
    Self.take(reader.text("text"), &shared.text)
    Self.take(reader.text("url"), &shared.url)
    if case .set(let parse) = reader.truth("parse") { isParsed = parse }
    if case .set(let key?) = reader.text("key") { self.key = key }
    try reader.finish()
  }

  /// An unambiguous encoding of the content, for deriving ids.
  var content: String {
    var text = isParsed ? "1" : "0"
    for part in [shared.title, shared.text, shared.url] { text += "\u{1F}\(part.utf8.count)\u{1F}\(part)" }
    return text
  }

  private static func isSet(_ text: String?) -> Bool { text == "1" || text == "true" || text == "on" }

  private static func take(_ member: Edit<String?>, _ text: inout String) {
    if case .set(let value?) = member { text = value }
  }
}
