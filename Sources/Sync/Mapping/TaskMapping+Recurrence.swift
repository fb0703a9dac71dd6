import Domain
import ICalendar

extension TaskMapping {
  /// Combines RRULE with X-ZEITBLOCK-REPEAT and X-ZEITBLOCK-MOVED. Keeps the rule of a recurring task with exceptions
  /// as written, because no pattern can express it; the other recurrence properties are kept with it.
  func recurrence(_ todo: Component) -> Recurrence? {
    guard let rule = todo.first("RRULE").flatMap({ trimmed($0.rawValue) }) else { return nil }
    let reading = SeriesReading(todo, zones)
    let token = token(OwnProperty.repeating, todo)?.lowercased() ?? ""
    let scheduled = reading.telling == nil ? scheduled(todo) : nil
    var recurrence = reading.pattern(rule, token, on: scheduled?.day) ?? reading.rule(rule)
    // A token next to a raw rule contains only words; a complete recurrence belongs to a different rule.
    if !recurrence.isRule || RepeatToken.recurrence(token) == nil { RepeatToken.add(token, to: &recurrence) }
    recurrence.scheduled = scheduled
    return recurrence
  }

  /// Returns the original position of an occurrence that was moved on its own and still has that due date.
  private func scheduled(_ todo: Component) -> Due? {
    guard let token = token(OwnProperty.moved, todo), let due = todo.dateTime("DUE") else { return nil }
    let points = token.split(separator: ".").map { Due(iso: String($0)) }
    guard points.count == 2, points[1] == Moments(zones: zones).due(due) else { return nil }
    return points[0]
  }

  /// Returns the original and new due date of an occurrence that was moved on its own.
  static func moved(_ item: PlanItem) -> String? {
    guard let scheduled = item.recurrence?.scheduled, let due = item.due else { return nil }
    return scheduled.iso + "." + due.iso
  }

  /// The properties that exclude or add days.
  static let exceptions = ["EXDATE", "RDATE", "EXRULE"]

  /// True if days are excluded or added, or an occurrence has a VTODO of its own (RFC 5545 §3.8.4.4).
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
  /// The VTODOs that override single occurrences of this one.
  var overrides: [Component] {
    guard let uid = text("UID"), let siblings = parent?.children else { return [] }
    return siblings.filter { $0.name == "VTODO" && $0.first("RECURRENCE-ID") != nil && $0.text("UID") == uid }
  }
}

/// The values of X-ZEITBLOCK-REPEAT, in characters that servers leave unchanged.
///
/// Words express what a rule cannot. If the rule alone would be read as a different recurrence, the value contains the
/// complete recurrence; it is valid only for the rule it was written with, so that edits made elsewhere take
/// precedence.
enum RepeatToken {
  /// Returns only the anchor and the handling of missed days; nil if both have their defaults.
  static func words(_ recurrence: Recurrence) -> String? {
    let words = (recurrence.anchor == .completion ? ["COMPLETION"] : []) + (recurrence.missed == .each ? ["EACH"] : [])
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// Returns the complete recurrence: `every:1_months_31.completion`.
  static func whole(_ recurrence: Recurrence) -> String {
    exchanged(recurrence.stored, [(";", "."), (",", "_")])
  }

  /// Parses the value of `whole`.
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
