import Testing

@testable import Sync

@Suite("Work by several threads")
struct ParallelTests {
  @Test(
    "Each value is worked on once and the results keep their order", arguments: [0, 1, 127, 128, 129, 1_000, 5_001])
  func order(_ count: Int) {
    #expect(Parallel.map(Array(0..<count)) { "\($0)" } == (0..<count).map { "\($0)" })
  }
}
