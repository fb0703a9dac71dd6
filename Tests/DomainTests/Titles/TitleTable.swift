import Testing

@testable import Domain

/// Test cases written as lines of the form `raw → title`; lines without an arrow must stay unchanged.
struct TitleTable: Sendable {
  struct Row: Sendable, CustomTestStringConvertible {
    var raw: String
    var title: String

    var testDescription: String { raw }
  }

  let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " → ", maxSplits: 1)
      return Row(raw: String(parts[0]), title: String(parts.last ?? parts[0]))
    }
  }
}
