import Mail
import Testing

@Suite struct UnmarkedTextTests {
  private static let words = "Müll „raus“ bringen 日本\nNeu"

  private static func sixteen(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false]) func sixteenBitsAreReadWithAMarkAndWithout(littleEndian: Bool) {
    let mark: [UInt8] = littleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let bytes = Self.sixteen(Self.words, littleEndian: littleEndian)
    #expect(UnmarkedText.text(mark + bytes) == Self.words)
    #expect(UnmarkedText.text(bytes) == Self.words)
    #expect(UnmarkedText.text(mark).isEmpty)
  }

  @Test func thirtyTwoBitsAreNoSixteen() {
    let bytes = "aü".unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8), 0, 0] }
    #expect(UnmarkedText.text([0xFF, 0xFE, 0, 0] + bytes) == "aü")
  }

  @Test func eightBitsAreReadAsWhatTheyAre() {
    #expect(UnmarkedText.text(Array(Self.words.utf8)) == Self.words)
    #expect(UnmarkedText.text([0xEF, 0xBB, 0xBF] + Array(Self.words.utf8)) == Self.words)
    #expect(UnmarkedText.text(Array("M".utf8) + [0xFC] + Array("ll ".utf8) + [0x84]) == "Müll „")
    #expect(UnmarkedText.text([]).isEmpty)
    #expect(UnmarkedText.text(Array("one\u{0}".utf8) + Array("two words".utf8)) == "one\u{0}two words")
  }

  @Test func aMailWithoutACharsetIsReadTheSameWay() throws {
    let text = try mail(bytes: Array("Subject: a\n\n".utf8), [0xFF, 0xFE], Self.sixteen("Müll", littleEndian: true))
      .text
    #expect(text == "Müll")
  }
}
