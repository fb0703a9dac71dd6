public import Domain

/// What a page or a program hands over to become a task.
public struct CaptureInput: Sendable {
  public private(set) var shared = SharedText()
  /// Whether days, times and tags in the title are read as quick add reads them.
  private(set) var isParsed = false
  /// Of a sender that marks what it sends twice, or what it wants once more; empty for none.
  var key = ""
  /// Whether the window was opened for this only.
  var closes = false
  /// Names that were sent and say nothing here, each once.
  private(set) var unknown: [String] = []

  /// What was sent several times under one name is all kept, one line each.
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

  /// What a task was made of, as far as it tells.
  /// - Parameter fields: the line that was read to make it, and whether the window was opened for it only.
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

  /// Says the same for the same content and nothing else.
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
