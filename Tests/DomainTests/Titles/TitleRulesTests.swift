import TestSupport
import Testing

@testable import Domain

@Suite("Rules for titles")
struct TitleRulesTests {
  /// All raw titles used in tests.
  static var all: [TitleTable.Row] {
    MailSubjectTests.titles.rows + GermanDictationTests.titles.rows + EnglishDictationTests.titles.rows
      + LinkTitleTests.titles.rows + GoodTitleTests.titles.rows
  }

  @Test func improvingTwiceChangesNothingMore() {
    for row in Self.all {
      let once = TitleRules.improve(row.raw)
      #expect(TitleRules.improve(once.title).title == once.title)
    }
  }

  @Test func aChangeHasReasonsAndOnlyAChangeHas() {
    for row in Self.all {
      let improved = TitleRules.improve(row.raw)
      #expect(improved.changed == !improved.title.utf8.elementsEqual(row.raw.utf8))
      #expect(!improved.changed || !improved.reasons.isEmpty)
    }
  }

  /// Nests prefixes, frames and links in any order.
  @Test func nothingBecomesEmptyTwoLinedOrTooLong() {
    var generator = SplitMix(seed: 7)
    let pieces =
      Self.all.map(\.raw) + ["\n", "\t", "\u{0}", "\u{200D}", "[", "]", "(fwd)", "Re:", "zu", "🙂", "%", "https://"]
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...5, using: &generator)
      let raw = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let improved = TitleRules.improve(raw)
      #expect(improved.title.count <= TitleRules.longest, "\(raw)")
      #expect(OneLine.isBlank(raw) || !OneLine.isBlank(improved.title), "\(raw)")
      #expect(OneLine.isBlank(raw) || OneLine.folded(improved.title) == improved.title, "\(raw)")
      #expect(TitleRules.improve(improved.title).title == improved.title, "\(raw)")
    }
  }

  @Test(arguments: ["", " ", "\n\t", "\u{200B}"])
  func whatCannotBeSeenStays(_ raw: String) {
    #expect(TitleRules.improve(raw).title == raw)
    #expect(!TitleRules.improve(raw).changed)
  }

  @Test func controlCharactersAndLineBreaksBecomeSpaces() {
    let improved = TitleRules.improve("  Re:\r\n Rechnung\u{0} \u{7}  Oktober ")
    #expect(improved.title == "Rechnung Oktober")
    #expect(improved.reasons == [.whiteSpace, .replyPrefix])
  }

  @Test func aLongTitleIsCutBetweenTwoWords() {
    let improved = TitleRules.improve("[PROJ-1] " + String(repeating: "Antrag ", count: 60))
    #expect(improved.title.count <= 200)
    #expect(improved.title.hasSuffix("Antrag [PROJ-1]"))
    #expect(improved.reasons.contains(.length))
    #expect(TitleRules.improve(String(repeating: "a", count: 300)).title.count == 200)
    #expect(TitleRules.improve(String(repeating: "👨‍👩‍👧‍👦", count: 300)).title.count == 200)
    let exact = String(repeating: "ab ", count: 66) + "ab"
    #expect(TitleRules.improve(exact).title == exact)
  }

  @Test func aCutLeavesNoLooseWordsBehind() {
    let head = String(repeating: "Vertrag ", count: 23) + "prüfen"
    let improved = TitleRules.improve(head + " und zur Sachbearbeiterin schicken")
    #expect(improved.title == head)
    #expect(TitleRules.improve(head + ", and to the attorney of record").title == head)
  }

  @Test(arguments: [
    "Re: ", "[", "[fwd: ", "[a-dev] ", "remind me to ", "a ", "https://a.example/?utm_a=b&", "%", "zu ", "***",
    "\u{301}", "\n",
  ])
  func aMegabyteTakesNoLongerThanItsFirstLines(_ piece: String) {
    let raw = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let start = ContinuousClock.now
    let improved = TitleRules.improve(raw)
    // The limit is far above the actual time and far below that of a quadratic algorithm.
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(improved.title.count <= TitleRules.longest || OneLine.isBlank(raw))
  }

  @Test func automaticAnswersAreNoTasks() {
    let improved = TitleRules.improve("Automatische Antwort: AW: Angebot")
    #expect(improved.title == "Angebot")
    #expect(!improved.isTask)
    #expect(improved.reasons == [.automaticAnswer, .replyPrefix])
    #expect(TitleRules.improve("AW: Angebot").isTask)
  }

  @Test func whenToRemindIsNotLost() {
    #expect(TitleRules.improve("Erinnere mich morgen um 8 Uhr daran, Milch zu kaufen").moment == "morgen um 8 Uhr")
    #expect(TitleRules.improve("remind me at 5pm to call mom").moment == "at 5pm")
    #expect(TitleRules.improve("remind me to call mom at 5pm").moment == nil)
  }

  @Test(arguments: [
    ("Milch kaufen", true), ("Buy milk", true), ("Erinnere mich daran, Milch zu kaufen", true),
    ("Meeting Donnerstag", false),
    ("https://example.com/good-read", false), ("Need for Speed", false), ("Morgen", false), ("Mail", false),
  ])
  func actionableTitlesSayWhatToDo(_ raw: String, _ expected: Bool) {
    #expect(TitleRules.improve(raw).isActionable == expected)
  }
}
