import Testing

@testable import Domain

@Suite("Recurrences in a line")
struct CapturedRecurrenceTests {
  @Test(arguments: german.rows)
  func isReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).repetition == row.value)
  }

  @Test(arguments: english.rows)
  func isReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).repetition == row.value)
  }

  @Test(arguments: german.rows + english.rows)
  func isARuleThatCanBeFollowed(_ row: CaptureTable.Row) throws {
    let rule = try #require(row.value.split(separator: " ").first)
    #expect(throws: Never.self) { try RecurrenceRule(parsing: String(rule)) }
  }

  static let german = CaptureTable(
    """
    Gießen täglich | FREQ=DAILY
    Gießen jeden Tag | FREQ=DAILY
    Gießen jeden Montag | FREQ=WEEKLY;BYDAY=MO
    Gießen montags | FREQ=WEEKLY;BYDAY=MO
    Gießen montags und mittwochs | FREQ=WEEKLY;BYDAY=MO,WE
    Gießen jeden Montag und Donnerstag | FREQ=WEEKLY;BYDAY=MO,TH
    Gießen jeden Montag, Mittwoch und Freitag | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Gießen jeden Mo, Mi und Fr | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Gießen alle 2 Wochen | FREQ=WEEKLY;INTERVAL=2
    Gießen alle zwei Wochen | FREQ=WEEKLY;INTERVAL=2
    Gießen alle 2 Wochen am Montag | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    Gießen alle zwei Wochen montags | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    Gießen montags alle zwei Wochen | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    Gießen jeden zweiten Dienstag | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    Gießen jede zweite Woche | FREQ=WEEKLY;INTERVAL=2
    Gießen jeden dritten Tag | FREQ=DAILY;INTERVAL=3
    Gießen jeden 3. Tag | FREQ=DAILY;INTERVAL=3
    Gießen alle drei Tage | FREQ=DAILY;INTERVAL=3
    Gießen werktags | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen jeden Werktag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen an Werktagen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen an Wochenenden | FREQ=WEEKLY;BYDAY=SA,SU
    Gießen jedes Wochenende | FREQ=WEEKLY;BYDAY=SA,SU
    Gießen wöchentlich | FREQ=WEEKLY
    Gießen monatlich | FREQ=MONTHLY
    Gießen jährlich | FREQ=YEARLY
    Gießen vierteljährlich | FREQ=MONTHLY;INTERVAL=3
    Gießen halbjährlich | FREQ=MONTHLY;INTERVAL=6
    Gießen alle 6 Monate | FREQ=MONTHLY;INTERVAL=6
    Gießen jeden Monat | FREQ=MONTHLY
    Gießen jedes Jahr | FREQ=YEARLY
    Gießen am 15. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=15
    Gießen am 1. und 15. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=1,15
    Gießen jeden 15. | FREQ=MONTHLY;BYMONTHDAY=15
    Gießen jeden 15. des Monats | FREQ=MONTHLY;BYMONTHDAY=15
    Gießen monatlich am 15. | FREQ=MONTHLY;BYMONTHDAY=15
    Gießen jeden Monat am 3. | FREQ=MONTHLY;BYMONTHDAY=3
    Gießen am letzten Tag des Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Gießen am letzten Tag jeden Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Gießen jeden letzten Tag im Monat | FREQ=MONTHLY;BYMONTHDAY=-1
    Gießen jeden letzten Freitag im Monat | FREQ=MONTHLY;BYDAY=-1FR
    Gießen am letzten Freitag jeden Monats | FREQ=MONTHLY;BYDAY=-1FR
    Gießen jeden ersten Montag im Monat | FREQ=MONTHLY;BYDAY=1MO
    Gießen jeden zweiten Mittwoch im Monat | FREQ=MONTHLY;BYDAY=2WE
    Gießen jeden 24. Dezember | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
    Gießen jährlich am 3. März | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
    Gießen jedes Jahr am 24.12. | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
    Gießen jeden Monat am letzten Freitag | FREQ=MONTHLY;BYDAY=-1FR
    Gießen täglich bis 31.12. | FREQ=DAILY until=2026-12-31
    Gießen jeden Montag bis Ende Dezember | FREQ=WEEKLY;BYDAY=MO until=2026-12-31
    Gießen täglich ab Montag | FREQ=DAILY nb=2026-11-23
    Gießen täglich 10 mal | FREQ=DAILY;COUNT=10
    Gießen jeden Montag 5x | FREQ=WEEKLY;BYDAY=MO;COUNT=5
    Gießen alle 3 Tage nach Erledigung | FREQ=DAILY;INTERVAL=3 anchor=completion
    Gießen 2 Wochen nach Erledigung | FREQ=WEEKLY;INTERVAL=2 anchor=completion
    Gießen jede Woche am Dienstag | FREQ=WEEKLY;BYDAY=TU
    Gießen jeden Montag bis Freitag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen einmal pro Woche | FREQ=WEEKLY
    Gießen einmal im Monat | FREQ=MONTHLY
    Gießen jeden Tag außer sonntags | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gießen jeden Samstag und Sonntag | FREQ=WEEKLY;BYDAY=SA,SU
    Gießen dienstags und donnerstags um 18 Uhr | FREQ=WEEKLY;BYDAY=TU,TH
    Gießen jeden Morgen | FREQ=DAILY
    Gießen jeden Freitagabend | FREQ=WEEKLY;BYDAY=FR
    Gießen freitagabends | FREQ=WEEKLY;BYDAY=FR
    Gießen alle 14 Tage | FREQ=DAILY;INTERVAL=14
    Gießen alle vier Stunden | FREQ=HOURLY;INTERVAL=4
    Gießen stündlich | FREQ=HOURLY
    Gießen jeden zweiten Monat | FREQ=MONTHLY;INTERVAL=2
    Gießen jedes zweite Jahr | FREQ=YEARLY;INTERVAL=2
    Gießen Anfang jeden Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Gießen am Ende jeden Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Gießen jeden ersten und dritten Montag im Monat | FREQ=MONTHLY;BYDAY=1MO,3MO
    Gießen am ersten Werktag jeden Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Gießen alle zwei Monate am 10. | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10
    Gießen immer montags | FREQ=WEEKLY;BYDAY=MO
    Gießen alle 2 Jahre | FREQ=YEARLY;INTERVAL=2
    Gießen jeden Januar | FREQ=YEARLY;BYMONTH=1
    Gießen jedes Quartal | FREQ=MONTHLY;INTERVAL=3
    Gießen alle drei Wochen dienstags und freitags | FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,FR
    Gießen jeden Mittwoch um 19 Uhr bis 30. Juni | FREQ=WEEKLY;BYDAY=WE until=2027-06-30
    """)

  static let english = CaptureTable(
    """
    Water daily | FREQ=DAILY
    Water every day | FREQ=DAILY
    Water everyday | FREQ=DAILY
    Water every Monday | FREQ=WEEKLY;BYDAY=MO
    Water mondays | FREQ=WEEKLY;BYDAY=MO
    Water on mondays and wednesdays | FREQ=WEEKLY;BYDAY=MO,WE
    Water every monday, wednesday and friday | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Water every mon, wed, fri | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Water every mon/wed/fri | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Water every 2 weeks | FREQ=WEEKLY;INTERVAL=2
    Water every other week | FREQ=WEEKLY;INTERVAL=2
    Water every other Friday | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    Water every 2 weeks on Monday | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    Water every 3rd friday | FREQ=MONTHLY;BYDAY=3FR
    Water every third friday of the month | FREQ=MONTHLY;BYDAY=3FR
    Water every weekday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Water on weekdays | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Water every weekend | FREQ=WEEKLY;BYDAY=SA,SU
    Water weekly | FREQ=WEEKLY
    Water biweekly | FREQ=WEEKLY;INTERVAL=2
    Water fortnightly | FREQ=WEEKLY;INTERVAL=2
    Water monthly | FREQ=MONTHLY
    Water monthly on the 15th | FREQ=MONTHLY;BYMONTHDAY=15
    Water monthly on the last day | FREQ=MONTHLY;BYMONTHDAY=-1
    Water on the last day of every month | FREQ=MONTHLY;BYMONTHDAY=-1
    Water on the 1st and 15th of every month | FREQ=MONTHLY;BYMONTHDAY=1,15
    Water every 15th | FREQ=MONTHLY;BYMONTHDAY=15
    Water every month on the 3rd | FREQ=MONTHLY;BYMONTHDAY=3
    Water every last friday of the month | FREQ=MONTHLY;BYDAY=-1FR
    Water every first monday of the month | FREQ=MONTHLY;BYDAY=1MO
    Water on the first monday of every month | FREQ=MONTHLY;BYDAY=1MO
    Water the last friday of each month | FREQ=MONTHLY;BYDAY=-1FR
    Water quarterly | FREQ=MONTHLY;INTERVAL=3
    Water every quarter | FREQ=MONTHLY;INTERVAL=3
    Water yearly | FREQ=YEARLY
    Water annually | FREQ=YEARLY
    Water every year on March 3 | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
    Water every December 24 | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
    Water every 4th of July | FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4
    Water every 3 months | FREQ=MONTHLY;INTERVAL=3
    Water every 6 months on the 1st | FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=1
    Water every 3 days | FREQ=DAILY;INTERVAL=3
    Water every third day | FREQ=DAILY;INTERVAL=3
    Water every 4 hours | FREQ=HOURLY;INTERVAL=4
    Water hourly | FREQ=HOURLY
    Water daily until Dec 31 | FREQ=DAILY until=2026-12-31
    Water every monday until end of december | FREQ=WEEKLY;BYDAY=MO until=2026-12-31
    Water daily from Monday | FREQ=DAILY nb=2026-11-23
    Water every day starting tomorrow | FREQ=DAILY nb=2026-11-21
    Water daily 10 times | FREQ=DAILY;COUNT=10
    Water every day for 5 times | FREQ=DAILY;COUNT=5
    Water every! 3 days | FREQ=DAILY;INTERVAL=3 anchor=completion
    Water every 3 days after completion | FREQ=DAILY;INTERVAL=3 anchor=completion
    Water 2 weeks after completion | FREQ=WEEKLY;INTERVAL=2 anchor=completion
    Water once a week | FREQ=WEEKLY
    Water once a month | FREQ=MONTHLY
    Water every morning | FREQ=DAILY
    Water every monday morning | FREQ=WEEKLY;BYDAY=MO
    Water every evening at 8 | FREQ=DAILY
    Water every tuesday at 6pm | FREQ=WEEKLY;BYDAY=TU
    Water every monday to friday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Water every monday through thursday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Water daily except sundays | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Water every other month | FREQ=MONTHLY;INTERVAL=2
    Water every second tuesday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    Water every january | FREQ=YEARLY;BYMONTH=1
    Water every two years | FREQ=YEARLY;INTERVAL=2
    Water every week on tuesday and thursday | FREQ=WEEKLY;BYDAY=TU,TH
    Water weekly on sunday | FREQ=WEEKLY;BYDAY=SU
    Water tuesdays and thursdays at 7pm | FREQ=WEEKLY;BYDAY=TU,TH
    Water every weekday at 9am until June 30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR until=2027-06-30
    Water each day | FREQ=DAILY
    Water every first and third monday of the month | FREQ=MONTHLY;BYDAY=1MO,3MO
    Water monthly on the second tuesday | FREQ=MONTHLY;BYDAY=2TU
    Water at the end of every month | FREQ=MONTHLY;BYMONTHDAY=-1
    Water on the first workday of every month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Water every half hour | FREQ=MINUTELY;INTERVAL=30
    Water every night | FREQ=DAILY
    """)
}
