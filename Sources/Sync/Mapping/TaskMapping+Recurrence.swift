import Domain
import ICalendar

extension TaskMapping {
  /// What RRULE says, with what X-ZEITBLOCK-REPEAT and X-ZEITBLOCK-MOVED add. The rule of a series with exceptions is
  /// kept as it is written, since no pattern shows them; what else belongs to the series stands beside it.
  func recurrence(_ todo: Component) -> Recurrence? {
    guard let rule = todo.first("RRULE").flatMap({ trimmed($0.rawValue) }) else { return nil }
    let reading = SeriesReading(todo, zones)
    let token = token(OwnProperty.repeating, todo)?.lowercased() ?? ""
    let scheduled = reading.telling == nil ? scheduled(todo) : nil
    var recurrence = reading.pattern(rule, token, on: scheduled?.day) ?? reading.rule(rule)
    // Beside a rule only words are written; a whole recurrence was named for another one.
    if !recurrence.isRule || RepeatToken.recurrence(token) == nil { RepeatToken.add(token, to: &recurrence) }
    recurrence.scheduled = scheduled
    return recurrence
  }

  /// Where the series has the occurrence, when it was moved alone to the due it has now.
  private func scheduled(_ todo: Component) -> Due? {
    guard let token = token(OwnProperty.moved, todo), let due = todo.dateTime("DUE") else { return nil }
    let points = token.split(separator: ".").map { Due(iso: String($0)) }
    guard points.count == 2, points[1] == Moments(zones: zones).due(due) else { return nil }
    return points[0]
  }

  /// From where to where an occurrence was moved alone.
  static func moved(_ item: PlanItem) -> String? {
    guard let scheduled = item.recurrence?.scheduled, let due = item.due else { return nil }
    return scheduled.iso + "." + due.iso
  }

  /// Names of the days a series leaves out or adds.
  static let exceptions = ["EXDATE", "RDATE", "EXRULE"]

  /// Days left out or added, or one of the series told by a VTODO of its own (RFC 5545 §3.8.4.4).
  static func hasExceptions(_ todo: Component) -> Bool {
    exceptions.contains { todo.first($0) != nil } || todo.all("RRULE").count > 1 || !todo.overrides.isEmpty
  }
}

extension Recurrence {
  fileprivate var isRule: Bool {
    if case .rule = pattern { return true }
    return false
  }
}

extension Component {
  /// The VTODOs that each tell one occurrence of this one.
  var overrides: [Component] {
    guard let uid = text("UID"), let siblings = parent?.children else { return [] }
    return siblings.filter { $0.name == "VTODO" && $0.first("RECURRENCE-ID") != nil && $0.text("UID") == uid }
  }
}

/// The values of X-ZEITBLOCK-REPEAT, made of letters servers leave alone.
///
/// Words name what a rule can not say. Where the rule alone would read as another recurrence, the whole of it is named;
/// that counts as long as the rule is the one written for it, so that an edit elsewhere wins.
enum RepeatToken {
  /// Only the anchor and missed days; nil when both are the usual ones.
  static func words(_ recurrence: Recurrence) -> String? {
    let words = (recurrence.anchor == .completion ? ["COMPLETION"] : []) + (recurrence.missed == .each ? ["EACH"] : [])
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// All of it: `every:1_months_31.completion`.
  static func whole(_ recurrence: Recurrence) -> String {
    exchanged(recurrence.stored, [(";", "."), (",", "_")])
  }

  /// What `whole` has named.
  static func recurrence(_ token: String) -> Recurrence? {
    guard let recurrence = Recurrence(stored: exchanged(token, [(".", ";"), ("_", ",")])) else { return nil }
    return recurrence.isRule ? nil : recurrence
  }

  static func add(_ token: String, to recurrence: inout Recurrence) {
    let words = token.split { $0 == "-" || $0 == "." }
    if words.contains("completion") { recurrence.anchor = .completion }
    if words.contains("each") { recurrence.missed = .each }
  }

  private static func exchanged(_ text: String, _ pairs: [(from: Character, to: Character)]) -> String {
    String(text.map { letter in pairs.first { $0.from == letter }?.to ?? letter })
  }
}
