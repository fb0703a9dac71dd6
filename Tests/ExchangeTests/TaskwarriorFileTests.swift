import Domain
import Foundation
import TestSupport
import Testing

@Suite("Files of Taskwarrior read in parts")
struct TaskwarriorFileTests {
  private func record(_ number: Int, _ random: inout SplitMix) -> String {
    let id = "00000000-0000-4000-8000-" + String(String(1_000_000_000_000 + number).dropFirst())
    let template = "00000000-0000-4000-8000-" + String(String(1_000_000_000_000 + number / 100 * 100).dropFirst())
    var members = ["\"uuid\":\"\(id)\"", "\"description\":\"Aufgabe \(number) ü #tag-\(number % 7) \\n\\\"{\""]
    members.append("\"entry\":\"20261121T062538Z\"")
    switch Int.random(in: 0..<9, using: &random) {
    case _ where number % 100 == 0:
      members += ["\"status\":\"recurring\"", "\"recur\":\"weekly\"", "\"due\":\"20261121T062538Z\""]
    case 0:
      members += [
        "\"status\":\"completed\"", "\"end\":\"20261122T062538Z\"", "\"parent\":\"\(template)\"",
        "\"due\":\"20261128T062538Z\"",
      ]
    case 1: members += ["\"status\":\"deleted\""]
    case 2: members += ["\"depends\":[\"a\"]", "\"own\":{\"a\":[1,2.5,null]}"]
    case 3:
      members += [
        "\"annotations\":[{\"entry\":\"20261121T162538Z\",\"description\":\"zwei\"}]", "\"project\":\"Haus\"",
      ]
    case 4: members += ["\"due\":\"never\"", "\"priority\":\"X\""]
    case 5: members += ["\"parent\":\"gone\"", "\"tags\":[\"a,b\"]"]
    default: break
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func records(_ seed: UInt64) -> [String] {
    var random = SplitMix(seed: seed)
    var records = (0..<900).map { record($0, &random) }
    // One is there twice, and one has no identity.
    records.append(records[17])
    records.append("{\"description\":\"without\"}")
    return records
  }

  private func inParts(_ text: String, _ parts: Int) throws -> ParsedFile? {
    guard let file = TaskwarriorFile(Array(text.utf8), parts: parts, Fixture.context) else { return nil }
    var portions: [TaskwarriorPortion] = []
    // The last first: no part may need another one.
    for number in (0..<file.partCount).reversed() {
      guard let portion = file.portion(number) else { return nil }
      portions.insert(portion, at: 0)
    }
    #expect(file.partCount > 1)
    return Taskwarrior.parsedFile(of: portions, Fixture.context)
  }

  private func whole(_ text: String) throws -> ParsedFile {
    try Exchange.read(Array(text.utf8), as: .taskwarrior, Fixture.context)
  }

  @Test(arguments: UInt64(1)...6)
  func areWhatTheyAreAsAWhole(seed: UInt64) throws {
    for (open, separator, close) in [
      ("[\n", ",\n", "\n]\n"), ("[", " ,\n", "]"), ("", "\n", "\n"), ("\u{FEFF}[", ",\n\n", "]"),
    ] {
      let text = open + records(seed).joined(separator: separator) + close
      for parts in [2, 3, 8, 32] {
        let found = try #require(try inParts(text, parts))
        #expect(found == (try whole(text)), "seed \(seed), \(parts) parts")
        #expect(!found.report.isEmpty)
      }
    }
  }

  @Test func areLeftAloneWhenALineIsNoTask() throws {
    // Printed prettily, lines inside of tasks begin with an object too.
    let pretty = records(3).map {
      "\n{\"annotations\":[\n{\"description\":\"a\"},\n{\"description\":\"b\"}\n]," + $0.dropFirst()
    }
    let text = "[" + pretty.joined(separator: ",") + "]"
    let parsedFile = try whole(text)
    for parts in 2...8 {
      if let found = try inParts(text, parts) { #expect(found == parsedFile) }
    }
    let oneLine = "[" + records(3).joined(separator: ",") + "]"
    #expect(try inParts(oneLine, 8) == nil)
  }

  @Test func areLeftToTheWholeWhenMalformed() throws {
    let good = records(4)
    for (text, failure) in [
      ("[\n" + good.joined(separator: ",\n"), ExchangeFailure.truncated(line: 903)),
      ("[\n" + good.joined(separator: ",\n") + "\n] x", .syntax(line: 904)),
      (
        "[\n" + good.joined(separator: ",\n").replacingOccurrences(of: "\"Aufgabe 500", with: "Aufgabe 500") + "\n]",
        .syntax(line: 502)
      ),
    ] {
      #expect(try inParts(text, 8) == nil)
      #expect(throws: failure) { try whole(text) }
    }
  }
}
