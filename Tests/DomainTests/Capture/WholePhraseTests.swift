import Testing

@testable import Domain

/// A phrase is parsed as a whole, or its chip reports the rest.
@Suite("Whole phrases")
struct WholePhraseTests {
  @Test(arguments: english.rows)
  func recurrencesAreReadWholeInEnglish(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse("Water " + row.text)
    #expect(captured.repetition == row.value)
    #expect(captured.title == "Water")
  }

  @Test(arguments: german.rows)
  func recurrencesAreReadWholeInGerman(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse("Gießen " + row.text)
    #expect(captured.repetition == row.value)
    #expect(captured.title == "Gießen")
  }

  @Test(arguments: english.rows + german.rows)
  func whatIsReadIsARule(_ row: CaptureTable.Row) throws {
    let rule = try #require(row.value.split(separator: " ").first)
    #expect(throws: Never.self) { try RecurrenceRule(parsing: String(rule)) }
  }

  @Test(arguments: [
    ("Trip Dec 24-26", "Dec 24-26", "2026-12-24", "-26", "2026-12-26"),
    ("Party Dec 24 to Jan 2", "Dec 24 to Jan 2", "2026-12-24", "to Jan 2", "2027-01-02"),
    ("Report March 3 and 4", "March 3 and 4", "2027-03-03", "and 4", "2027-03-04"),
    ("Fence tomorrow and Friday", "tomorrow and Friday", "2026-11-21", "and Friday", "2026-11-27"),
  ])
  func ofSeveralDaysTheFirstIsDueAndTheWordsStay(
    line: String, words: String, due: String, leftover: String, other: String
  ) {
    let captured = QuickAdd.morning(.english).parse(line)
    #expect(captured.title == line)
    #expect(captured.chips.map { $0.text } == [words])
    #expect(captured.due?.captured == due)
    #expect(captured.chips.first?.leftover == leftover)
    #expect(captured.chips.first?.alternatives == [other])
  }

  @Test(arguments: [
    ("Urlaub 24.12.–31.12. eintragen", "2026-12-24", "–31.12."), ("Messe 3. bis 5. Mai", "2027-05-03", "bis 5. Mai"),
    ("Anna am 3. und 5. Mai anrufen", "2027-05-03", "und 5. Mai"),
  ])
  func theWordsStayInGermanToo(line: String, due: String, leftover: String) {
    let captured = QuickAdd.morning(.german).parse(line)
    #expect(captured.title == line && captured.due?.captured == due)
    #expect(captured.chips.map { $0.leftover } == [leftover])
  }

  @Test(arguments: [
    ("Backup 9am on the last Friday of every month", "FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27T09:00"),
    ("Backup at 7 on the 3rd of every month", "FREQ=MONTHLY;BYMONTHDAY=3", "2026-12-03T07:00"),
  ])
  func aTimeBeforeARecurrenceLeavesItWhole(line: String, rule: String, due: String) {
    let captured = QuickAdd.morning(.english).parse(line)
    #expect(captured.title == "Backup" && captured.recurrence == rule && captured.due?.captured == due)
  }

  @Test func betweenTwoDaysTheTaskWaitsForTheFirstAndIsDueOnTheLast() {
    let english = QuickAdd.morning(.english).parse("Call Ann between Monday and Wednesday")
    #expect(english.summary == "title=Call Ann, due=2026-11-25, nb=2026-11-23")
    #expect(english.chips.map { $0.text } == ["between Monday", "and Wednesday"])
    let german = QuickAdd.morning(.german).parse("Anna anrufen zwischen Montag und Mittwoch")
    #expect(german.summary == "title=Anna anrufen, due=2026-11-25, nb=2026-11-23")
  }

  @Test(arguments: [
    ("Pay rent on the 1st and 15th", "on the 1st", "and 15th"),
    ("Pill every 2 hours from 9 to 5", "every 2 hours", "from 9 to 5"),
    ("Count cash every other day of the month", "every other day", "of the month"),
    ("Essay 10 August 234 BC", "10 August", "234"),
    ("Call Ann daily except for tomorrow", "daily", "except for tomorrow"),
    ("Feed the cat daily except on June 23", "daily", "except on June 23"),
    ("Call Ann for 3 weeks every monday", "every monday", "for 3 weeks"),
    ("Lunch oct 15 09", "oct 15", "09"), ("Flight Oct 5, Ann back Oct 12", "Oct 5", "Oct 12"),
  ])
  func whatIsNotUnderstoodIsToldAndStaysInTheTitle(line: String, words: String, leftover: String) throws {
    let captured = QuickAdd.morning(.english).parse(line)
    let chip = try #require(captured.chips.first { $0.text == words })
    #expect(chip.leftover == leftover)
    #expect(captured.title.contains(leftover))
  }

  @Test(arguments: [
    "Call mom tomorrow and buy milk", "Get milk tomorrow and 2 eggs", "Call Ann tomorrow, then rest",
    "Gym at 5 with Ann",
    "Standup daily 9:30am 15 min", "Read 1 hour thirty pages", "Meet Ann tomorrow for 3 reasons",
  ])
  func whatGoesOnWithSomethingElseIsNoLeftover(line: String) {
    #expect(QuickAdd.morning(.english).parse(line).chips.allSatisfy { $0.leftover == nil })
  }

  @Test(arguments: [
    ("Meeting morgen von 14 bis 16 Uhr", ["due morgen von 14", "duration bis 16 Uhr"]),
    ("Meeting von 14 bis 16 Uhr morgen", ["due von 14", "duration bis 16 Uhr", "due morgen"]),
    ("Wache heute 22 Uhr bis morgen 6 Uhr", ["due heute 22 Uhr", "duration bis morgen 6 Uhr"]),
    ("Büro werktags 9-17 Uhr", ["recurrence werktags", "due 9", "duration -17 Uhr"]),
    ("Laufen jeden Abend", ["recurrence jeden", "due Abend"]),
    ("Laufen freitagabends", ["recurrence freitagabends", "due freitagabends"]),
    ("Laufen täglich 2 Wochen lang", ["recurrence täglich", "until 2 Wochen lang"]),
    ("Gießen alle 3 Tage nach Erledigung", ["recurrence alle 3 Tage", "anchor nach Erledigung"]),
    ("Gießen alle! 3 Tage", ["recurrence alle! 3 Tage", "anchor alle! 3 Tage"]),
  ])
  func everyStoredValueHasAChip(line: String, chips: [String]) {
    let captured = QuickAdd.morning(.german).parse(line)
    #expect(captured.chips.map { $0.kind.rawValue + " " + $0.text } == chips)
  }

  @Test func anotherWeekdayIsNoneOfTheRules() {
    let line = QuickAdd.morning(.english).parse("Band every monday at 2pm and wednesday at 4pm")
    #expect(line.recurrence == "FREQ=WEEKLY;BYDAY=MO" && line.due?.captured == "2026-11-23T14:00")
    #expect(line.title == "Band and wednesday at 4pm")
    #expect(line.chips.last?.leftover == "and wednesday at 4pm")
  }

  @Test func ofNextMondayAndMoreDaysNothingComesAgain() {
    let line = QuickAdd.morning(.english).parse("Swim next Monday, Wednesday and Friday")
    #expect(line.recurrence == nil && line.due?.captured == "2026-11-23")
    #expect(line.chips.first?.leftover == ", Wednesday and Friday")
  }

  @Test func theEndOfARangeCanBeRejectedAlone() {
    var grammar = QuickAdd.morning(.german)
    grammar.rejected = [.init(.duration, "bis 16 Uhr")]
    let captured = grammar.parse("Meeting morgen von 14 bis 16 Uhr")
    #expect(captured.summary == "title=Meeting bis 16 Uhr, due=2026-11-21T14:00")
  }

  @Test func aLengthOfItsOwnLeavesTheEndOfARangeInTheTitle() {
    let captured = QuickAdd.morning(.german).parse("Meeting von 14 bis 16 Uhr #30min")
    #expect(captured.summary == "title=Meeting bis 16 Uhr, due=2026-11-20T14:00, min=30")
    #expect(captured.chips.first?.leftover == "bis 16 Uhr")
  }

  @Test func aWeekdayThatContradictsItsDateAsks() throws {
    let line = QuickAdd.morning(.english).parse("Fair Fri, Jul 18")
    let chip = try #require(line.chips.first)
    #expect(chip.value == "2027-07-18" && chip.alternatives == ["2027-07-16"])
    let agreeing = QuickAdd.morning(.english).parse("Fair Sun, Jul 18")
    #expect(agreeing.chips.first?.alternatives == [])
    let german = QuickAdd.morning(.german).parse("Fest Freitag, 18. Juli")
    #expect(german.chips.first?.value == "2027-07-18" && german.chips.first?.alternatives == ["2027-07-16"])
  }

  @Test func theThirdFridayIsOneOfTheMonthAndEveryThreeWeeksIsOffered() {
    for (language, line) in [(Language.german, "Probe jeden 3. Freitag"), (.english, "Choir every 3rd Friday")] {
      let chip = QuickAdd.morning(language).parse(line).chips.first
      #expect(chip?.value == "FREQ=MONTHLY;BYDAY=3FR")
      #expect(chip?.alternatives == ["FREQ=WEEKLY;INTERVAL=3;BYDAY=FR"])
    }
  }

  static let english = CaptureTable(
    """
    every Tuesday of the month | FREQ=WEEKLY;BYDAY=TU
    every day of the week | FREQ=DAILY
    every weekday of the year | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    every first working day of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    every second week of the month | FREQ=MONTHLY;BYDAY=2MO
    every 2 years on Mon in week 20 | FREQ=YEARLY;INTERVAL=2;BYWEEKNO=20;BYDAY=MO
    every may on days 3 and 17 | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3,17
    first and third friday and second tuesday of each month | FREQ=MONTHLY;BYDAY=1FR,3FR,2TU
    on the first monday and last friday of every month | FREQ=MONTHLY;BYDAY=1MO,-1FR
    the 2nd-to-last thursday of every month | FREQ=MONTHLY;BYDAY=-2TH
    every third last friday | FREQ=MONTHLY;BYDAY=-3FR
    monthly on the second tuesday and last friday | FREQ=MONTHLY;BYDAY=2TU,-1FR
    every 1st monday of jan and jul | FREQ=YEARLY;BYMONTH=1,7;BYDAY=1MO
    every aug 20 and 30 | FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=20,30
    every 1st and 15th of march | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1,15
    every jan 1 and jul 1 | FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1
    every jan and jul on the 5th | FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=5
    every 2, 15, 27 | FREQ=MONTHLY;BYMONTHDAY=2,15,27
    every month on day 5 | FREQ=MONTHLY;BYMONTHDAY=5
    every Fri in week 12 | FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    every year in weeks 10, 12 and 20 | FREQ=YEARLY;BYWEEKNO=10,12,20;BYDAY=MO
    every monday in may | FREQ=WEEKLY;BYMONTH=5;BYDAY=MO
    daily in june and july | FREQ=DAILY;BYMONTH=6,7
    every christmas | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
    every thanksgiving | FREQ=YEARLY;BYMONTH=11;BYDAY=4TH
    every 2-3 weeks | FREQ=WEEKLY;INTERVAL=2
    once every 3 weeks | FREQ=WEEKLY;INTERVAL=3
    daily starting march 3rd for 8 times | FREQ=DAILY;COUNT=8 nb=2027-03-03
    daily starting march 3rd for two weeks | FREQ=DAILY until=2027-03-17 nb=2027-03-03
    every monday ending after 5 times | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    every monday for 5 more times | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    every monday, 5 times only | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    every monday for the next year | FREQ=WEEKLY;BYDAY=MO until=2027-11-20
    every day for the rest of the month | FREQ=DAILY until=2026-11-30
    every day starting in may | FREQ=DAILY nb=2027-05-01
    daily through friday | FREQ=DAILY until=2026-11-27
    on mondays from january to march | FREQ=WEEKLY;BYDAY=MO until=2027-03-31 nb=2027-01-01
    every tuesday from jan 5 until march 30 at 9am | FREQ=WEEKLY;BYDAY=TU until=2027-03-30 nb=2027-01-05
    the next 3 weeks daily | FREQ=DAILY until=2026-12-11
    every monday next month | FREQ=WEEKLY;BYDAY=MO until=2026-12-31 nb=2026-12-01
    every day this week | FREQ=DAILY until=2026-11-22
    friday and saturday every week | FREQ=WEEKLY;BYDAY=FR,SA
    """)

  static let german = CaptureTable(
    """
    jeden Dienstag im Monat | FREQ=WEEKLY;BYDAY=TU
    jeden Tag der Woche | FREQ=DAILY
    jeden Werktag des Monats | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    jeden ersten Werktag des Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    jeden ersten und dritten Freitag und zweiten Dienstag im Monat | FREQ=MONTHLY;BYDAY=1FR,3FR,2TU
    jeden drittletzten Tag des Monats | FREQ=MONTHLY;BYMONTHDAY=-3
    jeden 20. und 30. August | FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=20,30
    jeden 1. Januar und 1. Juli | FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1
    jährlich am 24. und 31. Dezember | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,31
    jeden Freitag in KW 12 | FREQ=YEARLY;BYWEEKNO=12;BYDAY=FR
    jedes Jahr in KW 10 und 12 | FREQ=YEARLY;BYWEEKNO=10,12;BYDAY=MO
    jeden Montag im Mai | FREQ=WEEKLY;BYMONTH=5;BYDAY=MO
    jedes Weihnachten | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
    alle zwei bis drei Tage | FREQ=DAILY;INTERVAL=2
    täglich ab 3. März 8 Mal | FREQ=DAILY;COUNT=8 nb=2027-03-03
    jeden Montag noch 5 mal | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    jeden Montag um 10 Uhr, 5 Wiederholungen | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    jeden Montag für das nächste Jahr | FREQ=WEEKLY;BYDAY=MO until=2027-11-20
    die nächsten 3 Wochen täglich | FREQ=DAILY until=2026-12-11
    jeden Dienstag vom 5. Januar bis 30. März um 9 Uhr | FREQ=WEEKLY;BYDAY=TU until=2027-03-30 nb=2027-01-05
    """)
}
