import TestSupport
import Testing

@testable import Domain

/// Properties that hold for any input line.
@Suite("Any line")
struct CapturePropertyTests {
  private static let pieces = [
    "am", "um", "bis", "ab", "jeden", "alle", "15.", "15:30", "3pm", "Mo", "Montag", "März", "may", "every", "2nd",
    "#tag",
    "~1h30", "!!!", "+Haus und Garten", "in", "3", "Tagen", "days", "ago", "vor", "next", "nächste", "Woche", "\"",
    "\\", "-",
    "–", "½", "/", ".", ",", "halb", "viertel", "nach", "Uhr", "KW", "7", "2026-02-30", "24:00", "99999999999", "é",
    "🎉", "(", ")",
    "u\u{308}bermorgen", "\u{200B}", "\u{0}", "\u{202E}", "last", "day", "of", "the", "month", "für", "2", "Stunden",
    "type:",
    "!A-", "#", "~", "+", "bis", "Freitag", "x", "mal", "nach", "Erledigung", "und", "1.", "Ende", "Weihnachten",
    "Buch", "and", "or", "from", "to", "between", "zwischen", "von", "evening", "abends", "first", "third", "last",
    "friday",
    "for", "times", "until", "20", "Aug", "hour", "thirty", "half", "a", "starting", "Erledigung", "every!", "täglich",
  ]

  private func check(_ text: String, _ language: Language?) {
    let captured = QuickAdd.morning(language).parse(text)
    let scalars = Array(text.unicodeScalars)
    let units = Array(text.utf16)
    var end = 0
    for chip in captured.chips {
      // Two chips of different kinds may share the same words, but only all of them.
      let isShared = captured.chips.contains {
        $0.start == chip.start && $0.end == chip.end && $0.kind != chip.kind
      }
      #expect(chip.start >= end || isShared && chip.end == end, "\(text)")
      #expect(chip.start < chip.end && chip.end <= scalars.count, "\(text)")
      guard chip.start < chip.end, chip.end <= scalars.count else { continue }
      #expect(String(String.UnicodeScalarView(scalars[chip.start..<chip.end])) == chip.text, "\(text)")
      #expect(String(decoding: units[chip.utf16], as: UTF16.self) == chip.text, "\(text)")
      end = chip.end
    }
    checkFields(text, captured)
    if let minutes = captured.minutes { #expect(minutes >= 1 && minutes <= EffectiveDuration.longest) }
    if let recurrence = captured.recurrence {
      #expect(throws: Never.self, "\(text)") { try RecurrenceRule(parsing: recurrence) }
    }
    #expect(captured.title == OneLine.folded(captured.title))
    if captured.chips.isEmpty, !text.contains("\\") { #expect(captured.title == OneLine.folded(text), "\(text)") }
  }

  /// Connecting words that are dropped together with the chip they lead to.
  private static let connecting: Set<String> = [
    "at", "until", "the", "of", "and", "every", "to", "till", "always", "am", "im", "den", "der", "dem", "bis", "von",
    "vom", "in", "gegen", "zum", "zur", "für", "fuer", "und", "jeweils", "immer", "stets", "an", "ne",
  ]

  /// Checks that every word of a line is in the title, in a chip or a word that leads to a chip.
  private func checkWords(_ text: String, _ captured: Captured) {
    var left = captured.title.split(separator: " ").map { String($0) }
    var place = 0
    for word in text.split(separator: " ") {
      let end = place + word.unicodeScalars.count
      defer { place = end + 1 }
      guard word.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      let isInside = captured.chips.contains { $0.start < end && place < $0.end }
      if let index = left.firstIndex(of: String(word)) {
        if !isInside { left.remove(at: index) }
      } else if !isInside, !left.contains(where: { word.contains($0) || $0.contains(word) }) {
        #expect(Self.connecting.contains(word.lowercased()), "\(word) is lost in: \(text)")
      }
    }
  }

  /// Checks that every field set has a chip of its kind.
  private func checkFields(_ text: String, _ captured: Captured) {
    let stored: [(Chip.Kind, Bool)] = [
      (.due, captured.due != nil), (.notBefore, captured.notBefore != nil), (.duration, captured.minutes != nil),
      (.importance, captured.importance != nil), (.urgency, captured.urgency != nil), (.grade, captured.grade != nil),
      (.type, captured.type != nil), (.list, captured.list != nil), (.tag, !captured.tags.isEmpty),
      (.recurrence, captured.recurrence != nil), (.until, captured.until != nil),
      (.anchor, captured.anchor != .schedule),
    ]
    for (kind, isStored) in stored where isStored {
      #expect(captured.chips.contains { $0.kind == kind }, "\(kind.rawValue) has no chip in: \(text)")
    }
  }

  @Test(
    arguments: WholePhraseTests.english.rows + EnglishShorthandTests.moments.rows + SeveralDaysTests.englishLists.rows)
  func holdsForWhatIsRead(_ row: CaptureTable.Row) {
    for line in ["Water " + row.text + " #garden", row.text + " water"] {
      check(line, .english)
      checkWords(line, QuickAdd.morning(.english).parse(line))
    }
  }

  @Test(arguments: WholePhraseTests.german.rows + SeveralDaysTests.germanLists.rows)
  func holdsForWhatIsReadInGerman(_ row: CaptureTable.Row) {
    for line in ["Gießen " + row.text + " #garten", row.text + " gießen"] {
      check(line, .german)
      checkWords(line, QuickAdd.morning(.german).parse(line))
    }
  }

  @Test(arguments: ["👩‍👩‍👧‍👦 Familie 🏳️‍🌈 treffen", "\u{202E}gnp.evil\u{202C} safe", "a\u{200B}b", "x\u{200D}y 3"])
  func keepsWhatJoinsAndTurnsLetters(text: String) {
    #expect(QuickAdd.morning(nil).parse(text).title == text)
    #expect(QuickAdd.morning(nil).parse(text + " tomorrow").title == text)
  }

  @Test func hasChipsThatDoNotOverlap() {
    let seed: UInt64 = 20_261_120
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for _ in 0..<6_000 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      check(
        words.joined(separator: Bool.random(using: &random) ? " " : ""),
        [nil, .german, .english].randomElement(using: &random) ?? nil)
    }
  }

  @Test func survivesAnyBytes() {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(String(decoding: bytes, as: UTF8.self), nil)
    }
  }

  /// Checks that every ordinary word is in the title or in a chip.
  @Test func losesNoWord() {
    let seed: UInt64 = 42
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let ordinary = ["Buch", "Steuer", "lesen", "Ümläut", "XYZ", "Zahnarzt", "dentist", "report"]
    for _ in 0..<2_000 {
      let words = (0..<8).map { _ in
        Bool.random(using: &random)
          ? ordinary[Int.random(in: 0..<ordinary.count, using: &random)]
          : Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      let text = words.joined(separator: " ")
      let captured = QuickAdd.morning(nil).parse(text)
      checkWords(text, captured)
      let kept = captured.title + " " + captured.chips.map { $0.text }.joined(separator: " ")
      for word in words where ordinary.contains(word) { #expect(kept.contains(word), "\(text)") }
    }
  }

  /// Checks that a paste of megabytes becomes a title: only the readable length is parsed, and the rest is kept.
  @Test(arguments: ["a ", "am ", "1", "((((", "\"", "#", "jeden ", "1. ", "15:", "\\", "montag, ", "1 Jahr ", "ab 5 "])
  func takesAHugeLineAsItIs(_ piece: String) {
    let text = String(repeating: piece, count: 2_000_000 / piece.utf8.count)
    let captured = QuickAdd.morning(.german).parse(text)
    #expect(captured.chips.allSatisfy { $0.end <= QuickAdd.readableLength })
    #expect(captured.title.utf8.count + 2 * QuickAdd.readableLength > OneLine.folded(text).utf8.count)
  }
}
