import Testing

@testable import Domain

@Suite("Chips")
struct ChipTests {
  @Test func aChipCoversExactlyItsWords() throws {
    let captured = QuickAdd.morning(.german).parse("🎉 Fest 🎉 am Montag um 9 feiern")
    let chip = try #require(captured.chips.first)
    #expect(captured.chips.count == 1)
    #expect(chip.text == "am Montag um 9")
    #expect(chip.start == 9)
    #expect(chip.end == 23)
    // Each of the two preceding emoji takes two UTF-16 units.
    #expect(chip.utf16 == 11..<25)
    #expect(chip.value == "2026-11-23T09:00")
    #expect(captured.title == "🎉 Fest 🎉 feiern")
  }

  @Test func rejectingAChipPutsItsWordsBack() throws {
    var grammar = QuickAdd.morning(.english)
    let text = "Create monthly report tomorrow 3pm #work"
    for chip in grammar.parse(text).chips { grammar.rejected.append(.init(chip.kind, chip.text)) }
    let captured = grammar.parse(text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == text)
  }

  @Test func oneRejectionLeavesTheOtherChips() {
    var grammar = QuickAdd.morning(.german)
    grammar.rejected = [.init(.due, "morgen")]
    let captured = grammar.parse("Lied morgen üben 20 min")
    #expect(captured.summary == "title=Lied morgen üben, min=20")
  }

  @Test func whatHasTwoMeaningsOffersTheOther() {
    let english = QuickAdd.morning(.english)
    #expect(english.parse("Call mom on 2/3").chips.first?.alternatives == ["2027-03-02"])
    #expect(english.parse("Call mom at 8").chips.first?.alternatives == ["2026-11-20T20:00"])
    #expect(english.parse("Trash every 3rd friday").chips.first?.alternatives == ["FREQ=WEEKLY;INTERVAL=3;BYDAY=FR"])
    #expect(QuickAdd.morning(.german).parse("Putzen Montag").chips.first?.alternatives == ["2026-11-30"])
  }

  @Test func aRegionWithDaysFirstReadsThemFirst() {
    var grammar = QuickAdd.morning(.english)
    grammar.monthFirst = false
    #expect(grammar.parse("Call mom on 2/3").due?.day.iso == "2027-03-02")
    #expect(grammar.parse("Call mom on 12/25").due?.day.iso == "2026-12-25")
  }

  @Test(arguments: [
    ("Buy \\#tag foo", "Buy #tag foo"), ("Buy \\!high foo", "Buy !high foo"), ("Kino \\morgen", "Kino morgen"),
    ("\\morgen Kino", "morgen Kino"), ("see \\tomorrow Kino", "see tomorrow Kino"),
    ("\\LaTeX lernen", "\\LaTeX lernen"),
  ])
  func aBackslashGoesAloneInWhateverLanguage(line: String, title: String) {
    let quickAdd = QuickAdd(now: QuickAdd.morning(.german).now, language: nil)
    #expect(quickAdd.parse(line).title == title)
    #expect(quickAdd.parse(line).chips.isEmpty)
  }

  @Test(arguments: ["\\morgen singen", "\\#tag setzen", "\\15:30 notieren"])
  func aBackslashKeepsAWordFromBeingRead(_ text: String) {
    let captured = QuickAdd.morning(.german).parse(text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == String(text.dropFirst()))
  }

  @Test func aBackslashThatKeepsNothingStays() {
    #expect(QuickAdd.morning(.german).parse("C:\\Fotos sichern").title == "C:\\Fotos sichern")
    #expect(QuickAdd.morning(.english).parse("\\o/ Party").title == "\\o/ Party")
  }

  @Test func aKnownTagKeepsItsSpelling() {
    var grammar = QuickAdd.morning(.german)
    grammar.tags = ["Büro"]
    #expect(grammar.parse("Ablage #BÜRO #büro #neu").tags == ["Büro", "neu"])
  }

  @Test func theLongestKnownListWins() {
    var grammar = QuickAdd.morning(.german)
    grammar.lists = ["Haus", "Haus und Garten"]
    #expect(grammar.parse("Hecke +haus und garten schneiden").summary == "title=Hecke schneiden, list=Haus und Garten")
    #expect(grammar.parse("Hecke +Haus schneiden").list == "Haus")
    #expect(grammar.parse("Hecke +Hausflur").title == "Hecke +Hausflur")
  }

  @Test(arguments: [
    ("#134 bezahlen", "title=#134 bezahlen"), ("title#blu", "title=title#blu"), ("Ja!!!", "title=Ja!!!"),
    ("Lesen !!", "title=Lesen, imp=medium"), ("Lesen !3", "title=Lesen, imp=low"),
    ("Lesen !a-12", "title=Lesen, grade=A, sub=12"),
    ("Lesen !e", "title=Lesen, grade=E"), ("Lesen !B-1", "title=Lesen !B-1"),
    ("Lesen typ:Geld verdienen", "title=Lesen, type=income"), ("Lesen type:givingBack", "title=Lesen, type=givingBack"),
    ("Lesen type:nothing", "title=Lesen type:nothing"),
  ])
  func signsAreReadWhereTheyStandAlone(_ row: (String, String)) {
    #expect(QuickAdd.morning(.german).parse(row.0).summary == row.1)
  }

  @Test func theLanguageIsToldByTheWords() {
    let grammar = QuickAdd.morning(nil)
    #expect(grammar.parse("Zahnarzt anrufen morgen um 3").due?.captured == "2026-11-21T03:00")
    #expect(grammar.parse("Call the dentist tomorrow at 3").due?.captured == "2026-11-21T03:00")
    #expect(grammar.parse("Do the laundry on Sunday").due?.captured == "2026-11-22")
  }

  @Test func anEmptyLineIsAnEmptyTitle() {
    #expect(QuickAdd.morning(nil).parse("").summary == "title=")
    #expect(QuickAdd.morning(nil).parse(" \t\n ").summary == "title=")
  }
}
