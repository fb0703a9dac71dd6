import Testing

@testable import Domain

@Suite("Several days in one line")
struct SeveralDaysTests {
  @Test(arguments: germanLists.rows)
  func weeksAndListsComeAgainInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: englishLists.rows)
  func weeksAndListsComeAgainInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  @Test(arguments: germanChoices.rows)
  func theFirstChoiceCountsInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: englishChoices.rows)
  func theFirstChoiceCountsInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  @Test func theOtherChoiceIsAnAlternative() {
    let days = QuickAdd.morning(.english).parse("Dentist Monday or Tuesday at 3pm").chips
    #expect(days.map { $0.text } == ["Monday or Tuesday at 3pm"])
    #expect(days.first?.alternatives == ["2026-11-24T15:00"])
    let times = QuickAdd.morning(.german).parse("Treffen um 3 oder 4 Uhr").chips
    #expect(times.first?.alternatives == ["2026-11-20T16:00"])
  }

  @Test func theMonthBehindTheSecondDayIsThatOfTheFirst() {
    for (language, line) in [
      (Language.german, "Bericht am 3. oder 4. Mai"), (.english, "Report on the 3rd or 4th of May"),
    ] {
      let captured = QuickAdd.morning(language).parse(line)
      #expect(captured.due?.day.iso == "2027-05-03")
      #expect(captured.chips.map { $0.alternatives } == [["2027-05-04"]])
    }
  }

  @Test(arguments: [(Language.german, "Party 29.2."), (.german, "Party am 29. Februar"), (.english, "Party on Feb 29")])
  func theLeapDayWaitsForItsYear(language: Language, line: String) {
    let captured = QuickAdd.morning(language).parse(line)
    #expect(captured.due?.day.iso == "2028-02-29" && captured.title == "Party")
  }

  @Test func whatBoundsARhythmBehindItsTimeCanBeRejected() {
    var quickAdd = QuickAdd.morning(.english)
    let line = "Gym every Friday at 6 for 10 times"
    #expect(quickAdd.parse(line).chips.map { $0.text } == ["every Friday", "at 6", "for 10 times"])
    quickAdd.rejected = [.init(.recurrence, "for 10 times")]
    #expect(quickAdd.parse(line).recurrence == "FREQ=WEEKLY;BYDAY=FR")
    #expect(quickAdd.parse(line).title == "Gym for 10 times")
  }

  static let germanLists = CaptureTable(
    """
    Gießen Montag, Mittwoch und Freitag um 8 | title=Gießen, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,WE,FR
    Gießen Mo bis Fr um 8 | title=Gießen, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen von Montag bis Freitag um 8 | title=Gießen, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen um 8 von Montag bis Freitag | title=Gießen, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Urlaub Montag bis Freitag | title=Urlaub Montag bis Freitag, due=2026-11-23
    Gießen dienstags wöchentlich | title=Gießen, rec=FREQ=WEEKLY;BYDAY=TU
    Alle 6 Wochen Friseur samstags um 10 | title=Friseur, due=2026-11-21T10:00, rec=FREQ=WEEKLY;INTERVAL=6;BYDAY=SA
    Gießen samstags 9-11 | title=Gießen, due=2026-11-21T09:00, min=120, rec=FREQ=WEEKLY;BYDAY=SA
    Gießen jeden Abend um 8 | title=Gießen, due=2026-11-20T20:00, rec=FREQ=DAILY
    Gießen jeden letzten Werktag | title=Gießen, rec=FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Gießen morgens und abends | title=Gießen morgens und abends, rec=FREQ=DAILY
    Gießen täglich um 8 außer sonntags | title=Gießen, due=2026-11-21T08:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gießen jeden Mittwoch um 17 Uhr 12 Mal | title=Gießen, due=2026-11-25T17:00, rec=FREQ=WEEKLY;BYDAY=WE;COUNT=12
    Gießen nach Erledigung alle 3 Tage | title=Gießen, rec=FREQ=DAILY;INTERVAL=3, anchor=completion
    """)

  static let englishLists = CaptureTable(
    """
    Standup Monday to Friday at 9 | title=Standup, due=2026-11-23T09:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup Mon to Fri 9:15 | title=Standup, due=2026-11-23T09:15, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup at 9 Monday to Friday | title=Standup, due=2026-11-23T09:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Office hours weekdays 9-5 | title=Office hours, due=2026-11-23T09:00, min=480, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Haircut Saturdays at 10 every 6 weeks | title=Haircut, due=2026-11-21T10:00, rec=FREQ=WEEKLY;INTERVAL=6;BYDAY=SA
    Vacation Monday to Friday | title=Vacation Monday to Friday, due=2026-11-23
    Gym Monday, Wednesday and Friday at 7 | title=Gym, due=2026-11-23T07:00, rec=FREQ=WEEKLY;BYDAY=MO,WE,FR
    Gym Friday nights at 8 | title=Gym, due=2026-11-20T20:00, rec=FREQ=WEEKLY;BYDAY=FR
    Gym mornings and evenings | title=Gym mornings and evenings, rec=FREQ=DAILY
    Gym daily at 8 except Sundays | title=Gym, due=2026-11-21T08:00, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gym every Friday at 6 for 10 times | title=Gym, due=2026-11-27T06:00, rec=FREQ=WEEKLY;BYDAY=FR;COUNT=10
    Gym a week after completion | title=Gym, rec=FREQ=WEEKLY, anchor=completion
    Gym on the third Thursday of the month | title=Gym, rec=FREQ=MONTHLY;BYDAY=3TH
    Fortnightly catch up with Imran | title=catch up with Imran, rec=FREQ=WEEKLY;INTERVAL=2
    """)

  static let germanChoices = CaptureTable(
    """
    Zahnarzt Montag oder Dienstag um 15 Uhr | title=Zahnarzt, due=2026-11-23T15:00
    Anna anrufen morgen um 9 oder 10 | title=Anna anrufen, due=2026-11-21T09:00
    Treffen um 3 oder 4 Uhr | title=Treffen, due=2026-11-20T15:00
    Training Di oder Do | title=Training, due=2026-11-24
    """)

  static let englishChoices = CaptureTable(
    """
    Dentist Monday or Tuesday at 3pm | title=Dentist, due=2026-11-23T15:00
    Meeting at 3 or 4pm | title=Meeting, due=2026-11-20T15:00
    Pay rent on the 1st or on the 15th | title=Pay rent, due=2026-12-01
    """)
}
