import Testing

@testable import Domain

/// Test cases written as lines of the form `line | expected value`.
struct CaptureTable: Sendable {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// The expected value; empty if the row has only a line.
    var value: String

    var testDescription: String { text }
  }

  let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      guard let bar = line.lastIndex(of: "|") else { return Row(text: String(line), value: "") }
      return Row(text: String(line[..<bar].dropLast()), value: String(line[bar...].dropFirst(2)))
    }
  }
}

extension QuickAdd {
  /// Returns the parser for Friday, 20 November 2026, 9:30, with some list names.
  static func morning(_ language: Language?) -> QuickAdd {
    QuickAdd(
      now: WallClock(day: Day(number: 20_777), second: 9 * 3_600 + 1_800), language: language,
      lists: ["Privat", "Haus und Garten", "Work", "Groceries", "Einkauf"])
  }
}

extension Captured {
  /// The recurrence together with its bounds.
  var repetition: String {
    (recurrence ?? "") + (until.map { " until=" + $0.iso } ?? "") + (notBefore.map { " nb=" + $0.iso } ?? "")
      + (anchor == .completion ? " anchor=completion" : "")
  }

  /// All captured fields in declaration order.
  var summary: String {
    let fields: [(String, String?)] = [
      ("title", title), ("due", due?.captured), ("nb", notBefore?.iso), ("min", minutes.map { String($0) }),
      ("imp", importance?.name), ("urg", urgency.map { $0 == .urgent ? "urgent" : "no" }), ("grade", grade?.letter),
      ("sub", subPriority.map { String($0) }), ("type", type?.name), ("list", list),
      ("tags", tags.isEmpty ? nil : tags.joined(separator: ",")), ("rec", recurrence), ("until", until?.iso),
      ("anchor", anchor == .completion ? "completion" : nil),
    ]
    return fields.compactMap { name, value in value.map { name + "=" + $0 } }.joined(separator: ", ")
  }
}
