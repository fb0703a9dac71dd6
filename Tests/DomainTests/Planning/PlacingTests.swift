import Domain
import Foundation
import TestSupport
import Testing

/// The tests of the page scripts use the same table.
@Suite("Placing")
struct PlacingTests {
  private static var table: [JSON] {
    get throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let text = try String(contentsOf: tests.appending(path: "Plan/placing.json"), encoding: .utf8)
      return try #require(try JSON(parsing: text)["cases"]?.elements)
    }
  }

  private func number(_ json: JSON?, _ name: String) -> Int? { json?[name]?.integer.map { Int($0) } }

  @Test func everyCaseOfTheTableComesOut() throws {
    let cases = try Self.table
    #expect(cases.count >= 60)
    for entry in cases {
      let (input, output) = (entry["input"], entry["output"])
      let taken = try #require(input?["taken"]?.elements).map { pair in
        try #require(pair.elements?.compactMap { $0.integer.map { Int($0) } })
      }
      let placing = Placing(
        minutes: try #require(number(input, "minutes")), taken: taken.map { $0[0]..<$0[1] },
        edges: try #require(input?["edges"]?.elements).compactMap { $0.integer.map { Int($0) } },
        working: input?["working"]?.elements?.compactMap { pair in
          let ends = pair.elements?.compactMap { $0.integer.map { Int($0) } } ?? []
          return ends.count == 2 ? ends[0]..<ends[1] : nil
        },
        now: number(input, "now"), grid: try #require(number(input, "grid")))
      let place = placing.place(
        try #require(number(input, "minute")), length: try #require(number(input, "length")),
        try #require(input?["kind"]?.text.flatMap { Placing.Kind(rawValue: $0) }),
        magnet: input?["magnet"]?.truth == true)
      let expected: Placing.Place? =
        switch output?["place"]?.text {
        case "at": number(output, "start").map { .at($0) }
        case "offered": number(output, "start").map { .offered($0) }
        case "none": Placing.Place.none
        default: nil
        }
      #expect(place == expected, "\(entry["name"]?.text ?? "")")
    }
  }

  @Test func nothingComesToLieOnWhatIsTaken() {
    for seed in UInt64(1)...500 {
      var random = SplitMix(seed: seed)
      let taken = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        let from = Int.random(in: -60...1_430, using: &random)
        return from..<from + Int.random(in: 0...180, using: &random)
      }
      let grid = [5, 10, 15, 30][Int.random(in: 0...3, using: &random)]
      let placing = Placing(
        minutes: 1_440, taken: taken, edges: [540, 780], now: seed % 2 == 0 ? 700 : nil, grid: grid)
      let length = Int.random(in: 5...240, using: &random)
      let kind = seed % 3 == 0 ? Placing.Kind.move : .drop
      switch placing.place(Int.random(in: 0..<1_440, using: &random), length: length, kind) {
      case .at(let start), .offered(let start):
        #expect(start >= 0 && start < 1_440, "seed \(seed)")
        #expect(!taken.contains { !$0.isEmpty && $0.overlaps(start..<start + length) }, "seed \(seed)")
      case .none: break
      }
    }
  }
}
