import Testing

@testable import Domain

@Suite("Texts")
struct TextTests {
  @Test(arguments: [
    ("Bericht #30min", 30, false), ("#5MIN rufen", 5, false), ("x#90minutes", 90, false), ("#0min", 15, true),
    ("#1441min", 15, true), ("#min", 15, true), ("30min", 15, true), ("#12 #45min", 45, false), ("##20min", 20, false),
    ("#99999999999min", 15, true),
  ])
  func aTitleMaySayHowLongATaskTakes(title: String, minutes: Int, isDefault: Bool) {
    let item = PlanItem(id: TaskID("1"), list: .local, title: title, rank: Rank(0), createdAt: Instant(seconds: 0))
    #expect(item.effectiveDuration == EffectiveDuration(minutes: minutes, isDefault: isDefault))
  }

  @Test func aManualDurationWinsOverTheTitle() {
    var item = PlanItem(id: TaskID("1"), list: .local, title: "a #30min", rank: Rank(0), createdAt: Instant(seconds: 0))
    item.manualDuration = 45
    #expect(item.effectiveDuration == EffectiveDuration(minutes: 45, isDefault: false))
  }

  @Test func hashWordsAreTagsButNumbersAndDurationsAreNot() {
    var item = PlanItem(
      id: TaskID("1"), list: .local, title: "Zahnarzt #arzt #30min #134 title#blu #Größe,", rank: Rank(0),
      createdAt: Instant(seconds: 0))
    item.tags = Tags(["Arzt", "heim"])
    item.notes = "siehe #später"
    #expect(item.allTags.names == ["Arzt", "heim", "Größe", "später"])
  }

  @Test func tagsKeepTheirFirstSpelling() {
    #expect(Tags([" Buch ", "buch", "", "HAUS", "Haus"]).names == ["Buch", "HAUS"])
  }

  @Test func titlesBecomeOneLine() {
    #expect(OneLine.folded("  a\r\n\t b\u{0} c\u{2028}") == "a b c")
    #expect(OneLine.folded("👩‍👧 é") == "👩‍👧 é")
  }

  @Test func anItemComesBackFromItsJson() throws {
    var item = PlanItem(
      id: TaskID("ü-1"), list: ListID("l"), title: "a \"b\" \u{1} 👍", rank: Rank(-5), createdAt: Instant(seconds: 7))
    item.notes = "x\ny\\z"
    item.importance = .high
    item.urgency = .urgent
    item.grade = .a
    item.subPriority = 2
    item.type = .givingBack
    item.tags = Tags(["eins", "zwei"])
    item.due = Due(day: Day(number: 20_000), time: WallTime(minutes: 61))
    item.notBefore = Day(number: 19_999)
    item.manualDuration = 1_440
    item.recurrence = Recurrence(.biweekly(Weekdays([1, 7])), anchor: .completion, missed: .each)
    item.parent = TaskID("p")
    item.delegatedTo = "Robin"
    item.needsTitleImprovement = true
    item.originalTitle = "o"
    item.sourceURL = "https://example.org"
    item.completedAt = Instant(seconds: 99)
    item.actualMinutes = 3
    let text = item.json.printed
    #expect(PlanItem(json: try JSON(parsing: text)) == item)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "01", "\"\n\"", "nul", "1 2", "\"\\x\"", "[", "{\"a\"}", "-", "1.", "1e",
  ])
  func otherTextIsNoJson(text: String) {
    #expect(throws: JSONFailure.self) { try JSON(parsing: text) }
  }

  @Test func jsonIsReadWithEscapesAndBoundedDepth() throws {
    #expect(
      try JSON(parsing: " [\"\\u00e9\\ud83d\\udc4d\\ud800\", -12, 1.5e3 ] ")
        == .array([.string("é👍\u{FFFD}"), .int(-12), .number("1.5e3")]))
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONFailure.self) { try JSON(parsing: deep) }
  }

  @Test(arguments: [
    "", " \t", "\u{200B}", "\u{2060}\u{FEFF}", "\u{AD}", "\u{202E}\u{2066}", "\u{E0001}\u{FE0F}", "\u{3164}",
    "\u{2800} \u{A0}",
  ])
  func textOfNothingVisibleIsNoTitleNoTagAndNoName(text: String) {
    #expect(OneLine.isBlank(text))
    var validation = Validation()
    _ = validation.title(text)
    #expect(validation.problems == [Problem(.title, .titleEmpty)])
    #expect(Tags().refusal(of: text) == .tagEmpty)
    #expect(trimmedOrNone(text) == nil && validation.notes(text) == nil)
  }

  @Test(arguments: ["a", "👩‍👧", "שלום\u{200F}", "\u{200B}x", "।", "❤\u{FE0F}", "–"])
  func textWithAnythingToSeeIsATitle(text: String) {
    #expect(!OneLine.isBlank(text))
    var validation = Validation()
    #expect(validation.title(text) == OneLine.folded(text) && validation.problems.isEmpty)
  }
}
