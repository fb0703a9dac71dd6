import Testing

@testable import Domain

@Suite("Numbers from outside")
struct OutsideNumberTests {
  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("007", 7), ("1000000000", 1_000_000_000), ("999999999", 999_999_999),
    ("9223372036854775807", 1_000_000_000), ("-9223372036854775809", -1_000_000_000),
    ("99999999999999999999999999999999999999", 1_000_000_000),
  ])
  func areReadAsFarAsAnythingIsCounted(text: String, number: Int) {
    #expect(Int(outside: text) == number)
  }

  @Test(arguments: ["", "-", "+", "--1", "+-1", "1.5", "1e3", " 1", "1 ", "0x1", "٣", "１", "1_000", "-\u{0}"])
  func areWholeNumbersInDigits(text: String) {
    #expect(Int(outside: text) == nil)
  }

  @Test(arguments: [(Int64.max, 1_000_000_000), (.min, -1_000_000_000), (1_440, 1_440), (-1, -1)])
  func ofProgramsAreNoLarger(number: Int64, read: Int) {
    #expect(Int(outside: number) == read)
    #expect(JSON.int(number).smallInteger == read)
  }
}
