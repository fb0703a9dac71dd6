import Testing

@testable import Sync

@Suite("Work by several threads")
struct ParallelTests {
  @Test(
    "Each value is worked on once and the results keep their order", arguments: [0, 1, 127, 128, 129, 1_000, 5_001])
  func order(_ count: Int) {
    #expect(Parallel.map(Array(0..<count)) { "\($0)" } == (0..<count).map { "\($0)" })
  }

  @Test("What comes late is worked on too, and results can be asked for when all has come")
  func line() {
    let line = ParallelLine { (value: Int) in value * 2 }
    for value in 0..<300 { line.add(value) }
    for value in 300..<1_000 { line.add(value) }
    #expect(line.results() == (0..<1_000).map { $0 * 2 })
    #expect(line.results().isEmpty)
  }
}
