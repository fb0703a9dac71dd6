import CommandLine
import Testing

@Suite("What a terminal is shown")
struct HarmlessTests {
  private func shown(_ text: String, keepsStyles: Bool = false) -> String {
    String(decoding: harmless(Array(text.utf8), keepsStyles: keepsStyles), as: UTF8.self)
  }

  @Test(arguments: [
    ("plain – “text” ° ü\n\tx", "plain – “text” ° ü\n\tx"), ("a\u{1B}[2Jb", "a [2Jb"), ("a\u{9B}31mb", "a 31mb"),
    ("\u{202E}abc\u{202C}", "abc"), ("\u{2066}a\u{2069}\u{61C}\u{200E}\u{200F}b", "ab"),
    ("a\r\nb\u{7F}\u{0}", "a\nb  "),
    ("\u{80}\u{9F}\u{A0}é", "  \u{A0}é"), ("\u{1B}[31mred\u{1B}[0m", " [31mred [0m"), ("", ""),
    ("a\u{2028}b\u{2029}c", "a b c"), ("a\u{200B}b\u{FEFF}c\u{2060}\u{2064}d", "abcd"),
    ("a\u{E0000}\u{E0041}\u{E007F}b", "ab"), ("👩\u{200D}💻 \u{E0100}＝ⅷ…", "👩\u{200D}💻 \u{E0100}＝ⅷ…"),
  ])
  func actsOnNothing(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func hasTheColoursOfTheProgram() {
    #expect(shown("\u{1B}[31mred\u{1B}[0m\u{1B}[2J\u{1B}]0;x", keepsStyles: true) == "\u{1B}[31mred\u{1B}[0m [2J ]0;x")
    #expect(shown("\u{1B}", keepsStyles: true) == " " && shown("\u{1B}[31", keepsStyles: true) == " [31")
  }
}
