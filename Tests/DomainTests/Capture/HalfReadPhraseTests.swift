import Testing

@testable import Domain

/// Phrases that can be parsed only in part: the result never misrepresents the line.
@Suite("Phrases that are easily half read")
struct HalfReadPhraseTests {
  @Test(arguments: germanLines.rows)
  func areReadWholeInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: englishLines.rows)
  func areReadWholeInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  @Test(arguments: [
    "Belege von Februar bis April scannen", "Stunden (März bis Mai) nachtragen", "Fotos Juli bis September sortieren",
    "Abo läuft bis Januar kündigen", "Ausweis gültig bis 30.6. verlängern", "Umsätze Okt-Dez abgleichen",
    "Zahlen Januar bis März 2027 melden", "Garantie gilt bis August notieren",
  ])
  func monthsOfAThingAreNoDayInGerman(line: String) {
    #expect(QuickAdd.morning(.german).parse(line).summary == "title=" + line)
  }

  @Test(arguments: [
    "Scan receipts from February to April", "Log hours (March to May)", "Sort photos July through September",
    "Note that the offer runs until January", "Renew the passport valid until June 30", "Match sales Oct-Dec",
    "Report figures January to March 2027 again",
  ])
  func monthsOfAThingAreNoDayInEnglish(line: String) {
    #expect(QuickAdd.morning(.english).parse(line).summary == "title=" + line)
  }

  @Test(arguments: [
    (Language.german, "Lager jeden ersten Dienstag und jeden Samstag", "FREQ=MONTHLY;BYDAY=1TU", "und jeden Samstag"),
    (.german, "Kasse jeden 1. und 3. Montag und jeden Freitag", "FREQ=MONTHLY;BYDAY=1MO,3MO", "und jeden Freitag"),
    (.german, "Kasse jeden Monat am 20. und am letzten Montag", "FREQ=MONTHLY;BYMONTHDAY=20", "und am letzten Montag"),
    (.german, "Müll jeden Dienstag und am 24.12.", "FREQ=WEEKLY;BYDAY=TU", "und am 24.12."),
    (.english, "Stock every first tuesday and every saturday", "FREQ=MONTHLY;BYDAY=1TU", "and every saturday"),
    (.english, "Cash every 1st and 3rd monday and every friday", "FREQ=MONTHLY;BYDAY=1MO,3MO", "and every friday"),
    (.english, "Cash every month on the 20th and the last monday", "FREQ=MONTHLY;BYMONTHDAY=20", "and the last monday"),
    (.english, "Trash every tuesday and on Dec 24", "FREQ=WEEKLY;BYDAY=TU", "and on Dec 24"),
  ])
  func ofTwoRulesTheFirstIsReadAndTheOtherIsTold(language: Language, line: String, rule: String, leftover: String) {
    let captured = QuickAdd.morning(language).parse(line)
    #expect(captured.recurrence == rule && captured.due == nil)
    #expect(captured.chips.map { $0.leftover } == [leftover])
    #expect(captured.title.hasSuffix(leftover))
  }

  @Test(arguments: [
    (Language.german, "Teich jeden Montag um 8 und 18 füttern", "und 18", "2026-11-23T18:00"),
    (.german, "Teich täglich um 8 und um 18 Uhr", "und um 18 Uhr", "2026-11-21T18:00"),
    (.english, "Every monday at 8 and 18 feed the fish", "and 18", "2026-11-23T18:00"),
    (.english, "Feed the fish daily at 8am and 6pm", "and 6pm", "2026-11-21T18:00"),
  ])
  func aSecondTimeIsToldAndOffered(language: Language, line: String, leftover: String, other: String) throws {
    let captured = QuickAdd.morning(language).parse(line)
    let chip = try #require(captured.chips.first { $0.kind == .due })
    #expect(chip.leftover == leftover && chip.alternatives.first == other)
    #expect(captured.title.contains(leftover))
  }

  @Test(arguments: [
    (Language.german, "Tonne morgen 7 Uhr jeden Dienstag", "2026-11-21T07:00", "2026-11-24T07:00"),
    (.german, "Tonne am 3.12. jeden Dienstag", "2026-12-03", "2026-12-08"),
    (.english, "Bins tomorrow 3pm every tuesday", "2026-11-21T15:00", "2026-11-24T15:00"),
    (.english, "Rent on Dec 3 every month on the 15th", "2026-12-03", "2026-12-15"),
  ])
  func aDayTheRuleDoesNotHaveAsks(language: Language, line: String, due: String, other: String) throws {
    let captured = QuickAdd.morning(language).parse(line)
    let chip = try #require(captured.chips.first { $0.kind == .due })
    #expect(captured.due?.captured == due && chip.alternatives.first == other)
  }

  @Test func aDayTheRuleHasAsksNothing() {
    let captured = QuickAdd.morning(.english).parse("Bins on Dec 1 every tuesday")
    #expect(captured.due?.captured == "2026-12-01")
    #expect(captured.chips.allSatisfy { $0.alternatives.isEmpty })
  }

  @Test(arguments: ["Oma besuchen Sonntag in acht Tagen", "Oma besuchen Samstag in 14 Tagen"])
  func noChipOffersItsOwnValue(line: String) {
    #expect(QuickAdd.morning(.german).parse(line).chips.map { $0.alternatives } == [[]])
  }

  @Test func aDateThatHasPassedOneWayRoundIsToComeTheOther() {
    let chips = QuickAdd.morning(.english).parse("Review 4/12/2026").chips
    #expect(chips.map { $0.value } == ["2026-12-04"])
    #expect(chips.map { $0.alternatives } == [["2026-04-12"]])
  }

  @Test func theEndOfAMonthOffersItsBeginning() {
    let chip = QuickAdd.morning(.german).parse("Kurs freitags bis April").chips.last
    #expect(chip?.value == "2027-04-30" && chip?.alternatives == ["2027-04-01"])
  }

  @Test func aNumberBehindHoursIsToldWhereItMayCountSomething() {
    let captured = QuickAdd.morning(.german).parse("Projekt 2 h 30 Doku schreiben")
    #expect(captured.minutes == 120 && captured.title == "Projekt 30 Doku schreiben")
    #expect(captured.chips.map { $0.leftover } == ["30"])
  }

  static let germanLines = CaptureTable(
    """
    Kurs wöchentlich von April bis Juni | title=Kurs, nb=2027-04-01, rec=FREQ=WEEKLY, until=2027-06-30
    Chor jeden Montag von September bis Dezember | title=Chor, nb=2027-09-01, rec=FREQ=WEEKLY;BYDAY=MO, until=2027-12-31
    Chor jeden Montag Februar bis April | title=Chor, nb=2027-02-01, rec=FREQ=WEEKLY;BYDAY=MO, until=2027-04-30
    Chor montags ab Oktober bis März | title=Chor, nb=2027-10-01, rec=FREQ=WEEKLY;BYDAY=MO, until=2028-03-31
    Schwimmen Di Do und Sa | title=Schwimmen, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Schwimmen Dienstag Donnerstag und Samstag | title=Schwimmen, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Schwimmen jeden Di Do Sa um 7 | title=Schwimmen, due=2026-11-21T07:00, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Schwimmen dienstags donnerstags und samstags | title=Schwimmen, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Runde 8:30 für 10 min mo-fr | title=Runde, due=2026-11-23T08:30, min=10, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Runde Mo-Fr täglich 8:30 | title=Runde, due=2026-11-23T08:30, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    1 h 45 Gartenarbeit | title=Gartenarbeit, min=105
    Lernen 1h 20 morgen | title=Lernen, due=2026-11-21, min=80
    Lesen 1 Stunde 30 Seiten | title=Lesen 30 Seiten, min=60
    Bus 6.45 morgen | title=Bus, due=2026-11-21T06:45
    Bus 0645 am Montag | title=Bus, due=2026-11-23T06:45
    Jedes Jahr in KW 12 am Freitag Inventur | title=Inventur, rec=FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    Test jedes Jahr in KW 12 am Freitag um 9 | title=Test, due=2027-03-26T09:00, rec=FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    Runde vorletzter Montag im Monat | title=Runde, rec=FREQ=MONTHLY;BYDAY=-2MO
    """)

  static let englishLines = CaptureTable(
    """
    Class weekly from April to June | title=Class, nb=2027-04-01, rec=FREQ=WEEKLY, until=2027-06-30
    Sing every monday from september to december | title=Sing, nb=2027-09-01, rec=FREQ=WEEKLY;BYDAY=MO, until=2027-12-31
    Choir every monday until march from october | title=Choir, nb=2027-10-01, rec=FREQ=WEEKLY;BYDAY=MO, until=2028-03-31
    Every tue thu sat swimming | title=swimming, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Swim tue thu and sat | title=Swim, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Swim Tue Thu Sat | title=Swim, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Swim tuesday thursday and saturday | title=Swim, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Tue Thu Sat swimming | title=swimming, rec=FREQ=WEEKLY;BYDAY=TU,TH,SA
    Daily call 8:30 for 9 min mon-fri | title=Daily call, due=2026-11-23T08:30, min=9, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Huddle mon-fri | title=Huddle, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    1 h 45 gardening | title=gardening, min=105
    Study 1h 20 tomorrow | title=Study, due=2026-11-21, min=80
    Read 1 hour 30 pages | title=Read 30 pages, min=60
    Bus 6.45 tomorrow | title=Bus, due=2026-11-21T06:45
    Bus 0645 on monday | title=Bus, due=2026-11-23T06:45
    Pay 7.30 tomorrow | title=Pay 7.30, due=2026-11-21
    Every year in week 12 on friday stocktaking | title=stocktaking, rec=FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    Test every year in week 12 on friday at 9 | title=Test, due=2027-03-26T09:00, rec=FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    Huddle on the last friday of the month | title=Huddle, rec=FREQ=MONTHLY;BYDAY=-1FR
    Huddle on the second last friday of the month | title=Huddle, rec=FREQ=MONTHLY;BYDAY=-2FR
    Huddle on the penultimate friday of the month | title=Huddle, rec=FREQ=MONTHLY;BYDAY=-2FR
    Concert tonight | title=Concert, due=2026-11-20T19:00
    Film tonight at 1 | title=Film, due=2026-11-21T01:00
    Holiday friday to monday | title=Holiday friday to monday, due=2026-11-27
    """)
}
