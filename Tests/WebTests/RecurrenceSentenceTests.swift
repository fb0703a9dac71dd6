import Domain
import Testing

@testable import Web

@Suite("A repetition in words")
struct RecurrenceSentenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let stored: String
    let english: String
    let german: String

    var testDescription: String { stored }
  }

  static let rows = [
    Row(stored: "daily", english: "every day", german: "jeden Tag"),
    Row(stored: "every:3,days;times:4", english: "every 3 days, 4 more times", german: "alle 3 Tage, noch 4-mal"),
    Row(
      stored: "weekly:1,2,3,4,5;times:1", english: "every weekday, one more time",
      german: "montags bis freitags, noch 1-mal"),
    Row(stored: "weekly:1,3", english: "every Monday and Wednesday", german: "jeden Montag und Mittwoch"),
    Row(stored: "weekly", english: "every week", german: "jede Woche"),
    Row(stored: "biweekly:2", english: "every 2 weeks on Tuesday", german: "alle 2 Wochen am Dienstag"),
    Row(
      stored: "rule:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE", english: "every 3 weeks on Monday and Wednesday",
      german: "alle 3 Wochen am Montag und Mittwoch"),
    Row(stored: "monthly:15", english: "every month on the 15th", german: "jeden Monat am 15."),
    Row(stored: "monthly:32", english: "every month on the last day", german: "jeden Monat am letzten Tag"),
    Row(
      stored: "monthly:31", english: "every month on the 31st, in shorter months on the last day",
      german: "jeden Monat am 31., in kürzeren Monaten am letzten Tag"),
    Row(
      stored: "rule:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15", english: "every 2 months on the 15th",
      german: "alle 2 Monate am 15."),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231",
      english: "every month on the last Friday, until Thursday 31 December 2026",
      german: "jeden Monat am letzten Freitag, bis Donnerstag, 31. Dezember 2026"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=2TU,-2TH",
      english: "every month on the 2nd Tuesday and on the second to last Thursday",
      german: "jeden Monat am 2. Dienstag und am vorletzten Donnerstag"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", english: "every month on the last weekday",
      german: "jeden Monat am letzten Werktag (Montag bis Freitag)"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1,-1",
      english: "every month every Saturday and Sunday (only the 1st and the last of these)",
      german: "jeden Monat jeden Samstag und Sonntag (davon nur den 1. und den letzten)"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", english: "every month on the 13th, if that is a Friday",
      german: "jeden Monat am 13., wenn das ein Freitag ist"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYMONTHDAY=1,-2", english: "every month on the 1st and on day 2 from the end",
      german: "jeden Monat am 1. und am 2. Tag vom Ende"),
    Row(
      stored: "rule:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=14", english: "every year on 14 February",
      german: "jedes Jahr am 14. Februar"),
    Row(
      stored: "rule:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", english: "every year in May on the 2nd Sunday",
      german: "jedes Jahr im Mai am 2. Sonntag"),
    Row(
      stored: "rule:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", english: "every year on Monday of week 20",
      german: "jedes Jahr am Montag in KW 20"),
    Row(
      stored: "rule:FREQ=YEARLY;BYWEEKNO=10,12;BYDAY=MO,FR",
      english: "every year on Monday and Friday of weeks 10 and 12",
      german: "jedes Jahr am Montag und Freitag in KW 10 und 12"),
    Row(
      stored: "rule:FREQ=MONTHLY;BYDAY=1FR,2TU,3FR",
      english: "every month on the 1st and 3rd Friday and on the 2nd Tuesday",
      german: "jeden Monat am 1. und 3. Freitag und am 2. Dienstag"),
    Row(
      stored: "rule:FREQ=YEARLY;BYYEARDAY=100,-1",
      english: "every year on day 100 of the year and on day 1 from the end of the year",
      german: "jedes Jahr am 100. Tag des Jahres und am 1. Tag vom Jahresende"),
    Row(
      stored: "rule:FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30", english: "every day at 08:30 and 20:30",
      german: "jeden Tag um 08:30 und 20:30 Uhr"),
    Row(stored: "rule:FREQ=HOURLY;INTERVAL=4", english: "every 4 hours", german: "alle 4 Stunden"),
    Row(
      stored: "every:3,days;completion;each", english: "every 3 days, counted from completion",
      german: "alle 3 Tage, gezählt ab Erledigung"),
    Row(
      stored: "daily;each", english: "every day, missed ones stay due", german: "jeden Tag, Verpasste werden nachgeholt"
    ),
    Row(
      stored: "weekly:1;moved:2026-11-23", english: "every Monday, this one moved from Monday 23 November 2026",
      german: "jeden Montag, diesmal verschoben von Montag, 23. November 2026"),
    Row(
      stored: "rule:FREQ=DAILY\nwithout:2026-11-23", english: "every day, except one day",
      german: "jeden Tag, außer an einem Tag"),
    Row(
      stored: "rule:RSCALE=CHINESE;FREQ=YEARLY", english: "rule from another app: RSCALE=CHINESE;FREQ=YEARLY",
      german: "Regel aus einer anderen App: RSCALE=CHINESE;FREQ=YEARLY"),
  ]

  @Test(arguments: [
    (Recurrence.Pattern.weekly(Weekdays([1, 2, 3, 4, 5])), "Mon–Fri", "Mo–Fr"),
    (.weekly(Weekdays([1, 2])), "Mon, Tue", "Mo, Di"), (.weekly(Weekdays([1, 2, 4])), "Mon, Tue, Thu", "Mo, Di, Do"),
    (.custom(every: 1, unit: .months), "monthly", "monatlich"),
  ])
  func aRowSaysItShortly(pattern: Recurrence.Pattern, english: String, german: String) {
    #expect(Words(.english).pattern(Recurrence(pattern)) == english)
    #expect(Words(.german).pattern(Recurrence(pattern)) == german)
  }

  @Test(arguments: rows)
  func bothLanguagesTellIt(row: Row) throws {
    let recurrence = try #require(Recurrence(stored: row.stored))
    #expect(Words(.english).sentence(recurrence) == row.english)
    #expect(Words(.german).sentence(recurrence) == row.german)
  }
}
