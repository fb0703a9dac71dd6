import Testing

@testable import Domain

/// Splitting pasted lines into several tasks.
@Suite("Pasted lines")
struct PastedLinesTests {
  @Test func loseBulletsBoxesAndBlankLines() {
    let lines = PastedLines("- Milk\r\n\r\n* Bread\n  • Eggs\n- [ ] Cheese\n[ ] Butter\n☐ Tea\n\t\n+ Salt\n-\n")
    #expect(lines.lines == ["Milk", "Bread", "Eggs", "Cheese", "Butter", "Tea", "Salt"])
    #expect(lines.ticked == 0)
  }

  @Test func thatAreTickedAreCountedAndLeftOut() {
    let lines = PastedLines("- [x] Done\n- [X] Done too\n☑ Also\n- [ ] Open")
    #expect(lines.lines == ["Open"] && lines.ticked == 3 && lines.count == 4)
  }

  @Test func loseNumbersThatCount() {
    #expect(PastedLines("1. a\n2. b\n3) c").lines == ["a", "b", "c"])
    #expect(PastedLines("1. a\n1. b\n1. c").lines == ["a", "b", "c"])
    #expect(PastedLines("1. a\n   more\n2. b").lines == ["a", "more", "b"])
    #expect(PastedLines("a) Milk\nb) Bread\nc) Eggs").lines == ["Milk", "Bread", "Eggs"])
    #expect(PastedLines("→ Milk\n→ Bread").lines == ["Milk", "Bread"])
  }

  @Test func keepNumbersThatMeanSomething() {
    #expect(PastedLines("1. FC Köln schauen\nBier kaufen").lines == ["1. FC Köln schauen", "Bier kaufen"])
    #expect(PastedLines("7. a\n2. b").lines == ["7. a", "2. b"])
    #expect(PastedLines("a) Milk\nBread").lines == ["a) Milk", "Bread"])
    #expect(PastedLines("x) Milk\na) Bread").lines == ["x) Milk", "a) Bread"])
    #expect(PastedLines("1.5 l Milch\n2.5 kg Mehl").lines == ["1.5 l Milch", "2.5 kg Mehl"])
    let days = PastedLines("1. März Miete\n2. März Oma") { $0.hasPrefix("1. M") || $0.hasPrefix("2. M") }
    #expect(days.lines == ["1. März Miete", "2. März Oma"])
  }

  @Test func keepWordsThatOnlyLookLikeMarks() {
    let kept = ["-5 Grad", "*wichtig*", "[x]", "–5", "+liste Milk", "#tag"]
    #expect(PastedLines(kept.joined(separator: "\n")).lines == kept)
  }

  @Test func canBeOneTaskWithTheRestAsItWas() {
    let lines = PastedLines("\n- Plan trip\n- [ ] book\n- [x] pay")
    #expect(lines.first == "Plan trip" && lines.rest == "- [ ] book\n- [x] pay")
  }

  @Test func ofNothingAreNone() {
    for text in ["", "\n\n", " - \n * ", "\u{200B}\n\u{202E}"] {
      #expect(PastedLines(text).lines.isEmpty, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
