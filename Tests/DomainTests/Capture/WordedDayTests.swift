import Testing

@testable import Domain

@Suite("Days and times said in passing")
struct WordedDayTests {
  @Test(arguments: german.rows)
  func areReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: english.rows)
  func areReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  static let german = CaptureTable(
    """
    Anna anrufen morgen bis 9 | title=Anna anrufen, due=2026-11-21T09:00
    Anna anrufen morgen 9-11 | title=Anna anrufen, due=2026-11-21T09:00, min=120
    Anna anrufen um 8 pünktlich | title=Anna anrufen, due=2026-11-21T08:00
    Anna anrufen 16:30h | title=Anna anrufen, due=2026-11-20T16:30
    Anna anrufen um 1630 | title=Anna anrufen, due=2026-11-20T16:30
    Anna anrufen so gegen vier | title=Anna anrufen, due=2026-11-20T16:00
    Anna anrufen noch diese Woche | title=Anna anrufen, due=2026-11-22
    Anna anrufen übers Wochenende | title=Anna anrufen, due=2026-11-21
    Anna anrufen am dritten zwölften | title=Anna anrufen, due=2026-12-03
    Anna anrufen in Woche 50 | title=Anna anrufen, due=2026-12-07
    Anna anrufen Woche vom 7. Dezember | title=Anna anrufen, due=2026-12-07
    Anna anrufen, Deadline 3.12. | title=Anna anrufen, due=2026-12-03
    Fr: Anna anrufen | title=Anna anrufen, due=2026-11-27
    Ruf Oma an morgen um 10 | title=Ruf Oma an, due=2026-11-21T10:00
    Ruf Oma an am Freitag | title=Ruf Oma an, due=2026-11-27
    Hol Paket ab am Freitag | title=Hol Paket ab, due=2026-11-27
    Urlaub 20.-27.12. | title=Urlaub 20.-27.12., due=2026-12-20
    Messe 3. bis 5.12. in Köln | title=Messe 3. bis 5.12. in Köln, due=2026-12-03
    Post heute 17 Uhr spätestens | title=Post, due=2026-11-20T17:00
    An diesem Freitag kochen | title=kochen, due=2026-11-20
    Quartalszahlen für Herrn Juni bis 4.12. | title=Quartalszahlen für Herrn Juni, due=2026-12-04
    """)

  static let english = CaptureTable(
    """
    Call Ann tomorrow by 9 | title=Call Ann, due=2026-11-21T09:00
    Call Ann tomorrow 9-11 | title=Call Ann, due=2026-11-21T09:00, min=120
    Call Ann first thing Monday morning | title=Call Ann, due=2026-11-23T09:00
    Call Ann later today | title=Call Ann, due=2026-11-20
    Call Ann over the weekend | title=Call Ann, due=2026-11-21
    Call Ann within the hour | title=Call Ann, due=2026-11-20T10:30
    Call Ann half four | title=Call Ann, due=2026-11-20T16:30
    Call Ann ten to four | title=Call Ann, due=2026-11-20T15:50
    Call Ann at 4 sharp | title=Call Ann, due=2026-11-20T16:00
    Call Ann at 1630 | title=Call Ann, due=2026-11-20T16:30
    Call Ann at sevenish | title=Call Ann, due=2026-11-21T07:00
    Call Ann tomorrow pm | title=Call Ann, due=2026-11-21T15:00
    Call Ann Sat eve | title=Call Ann, due=2026-11-21T19:00
    Call Ann 12/3 | title=Call Ann, due=2026-12-03
    Call Ann Thu 26th | title=Call Ann, due=2026-11-26
    Call Ann Friday fortnight | title=Call Ann, due=2026-12-11
    Call Ann a week on Monday | title=Call Ann, due=2026-11-30
    Call Ann week of 7 December | title=Call Ann, due=2026-12-07
    Call Ann EOD | title=Call Ann, due=2026-11-20
    Post office by 5 today at the latest | title=Post office, due=2026-11-20T17:00
    Hand in Friday | title=Hand in, due=2026-11-27
    Check in tomorrow at 5pm | title=Check in, due=2026-11-21T17:00
    Meet in the morning | title=Meet, due=2026-11-21T09:00
    Flight check-in 2026-12-01 | title=Flight check-in, due=2026-12-01
    Visit Dr. Noon Monday 3:45 pm | title=Visit Dr. Noon, due=2026-11-23T15:45
    """)
}
