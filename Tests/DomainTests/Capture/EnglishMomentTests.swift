import Testing

@testable import Domain

@Suite("English days and times")
struct EnglishMomentTests {
  @Test(arguments: expressions.rows)
  func isRead(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.due?.captured == row.value)
    #expect(captured.title.isEmpty)
  }

  static let expressions = CaptureTable(
    """
    today | 2026-11-20
    tomorrow | 2026-11-21
    day after tomorrow | 2026-11-22
    the day after tomorrow | 2026-11-22
    monday | 2026-11-23
    mon. | 2026-11-23
    this monday | 2026-11-23
    next wednesday | 2026-11-25
    next Friday | 2026-11-27
    wednesday of next week | 2026-11-25
    wednesday next week | 2026-11-25
    next week | 2026-11-23
    next month | 2026-12-01
    next year | 2027-01-01
    next quarter | 2027-01-01
    Monday, Dec 7 | 2026-12-07
    Mon, December 7 | 2026-12-07
    the 1st of march | 2027-03-01
    first of march | 2027-03-01
    march first | 2027-03-01
    march 3 | 2027-03-03
    the third of march | 2027-03-03
    march 3 2027 | 2027-03-03
    march third 2027 | 2027-03-03
    on the 15th | 2026-12-15
    the 15th of february | 2027-02-15
    15 of february | 2027-02-15
    february the 15th | 2027-02-15
    February 15 | 2027-02-15
    15th february | 2027-02-15
    2/15 | 2027-02-15
    on 2/15 | 2027-02-15
    2-15 | 2027-02-15
    feb 20 | 2027-02-20
    Aug 8 | 2027-08-08
    October 2027 | 2027-10-01
    10/31/2027 | 2027-10-31
    10/31/27 | 2027-10-31
    14april 2027 | 2027-04-14
    April 14, 2027 | 2027-04-14
    next March | 2027-03-01
    Wed, Feb13 | 2027-02-13
    20 of next month | 2026-12-20
    20th of the next month | 2026-12-20
    3rd quarter 2027 | 2027-07-01
    2027-12-01 | 2027-12-01
    last Monday of March | 2027-03-29
    last Sunday of March 2027 | 2027-03-28
    third day of october | 2027-10-03
    first week of october 2027 | 2027-10-04
    last day of october 2027 | 2027-10-31
    first tuesday of october | 2027-10-05
    third tuesday of september 2027 | 2027-09-21
    friday after next | 2026-12-04
    at 3am | 2026-11-21T03:00
    3 in the AM | 2026-11-21T03:00
    3 oclock am | 2026-11-21T03:00
    at three am | 2026-11-21T03:00
    this morning at 3 | 2026-11-20T03:00
    3 in the morning | 2026-11-21T03:00
    3:18am | 2026-11-21T03:18
    at 3pm | 2026-11-20T15:00
    @ 3pm | 2026-11-20T15:00
    3PM | 2026-11-20T15:00
    3 oclock pm | 2026-11-20T15:00
    3 o'clock in the afternoon | 2026-11-20T15:00
    15h | 2026-11-20T15:00
    at 15 past 3pm | 2026-11-20T15:15
    a quarter past 3pm | 2026-11-20T15:15
    3:15 in the afternoon | 2026-11-20T15:15
    15:15 | 2026-11-20T15:15
    3:15pm | 2026-11-20T15:15
    at 20 past 3pm | 2026-11-20T15:20
    at half past three pm | 2026-11-20T15:30
    half past 3 pm | 2026-11-20T15:30
    half past three | 2026-11-20T15:30
    a quarter to noon | 2026-11-20T11:45
    quarter to 4 | 2026-11-20T15:45
    15 to noon | 2026-11-20T11:45
    8 tonight | 2026-11-20T20:00
    eight tonight | 2026-11-20T20:00
    8 this evening | 2026-11-20T20:00
    tonight at 8 | 2026-11-20T20:00
    at 7:30 PM on Fri, Dec 4 | 2026-12-04T19:30
    at 9am on Saturday | 2026-11-21T09:00
    on Saturday for 9am | 2026-11-21T09:00
    Fri, Dec 18, 2026 07:00 PM | 2026-12-18T19:00
    in a minute | 2026-11-20T09:31
    in 2 minutes | 2026-11-20T09:32
    in 60 minutes | 2026-11-20T10:30
    in a quarter of an hour | 2026-11-20T09:45
    in 1/4h | 2026-11-20T09:45
    in half an hour | 2026-11-20T10:00
    in 1/2h | 2026-11-20T10:00
    in three-quarters of an hour | 2026-11-20T10:15
    in 2.5 hours | 2026-11-20T12:00
    in two and a half hours | 2026-11-20T12:00
    in one hour | 2026-11-20T10:30
    in a couple of hours | 2026-11-20T11:30
    in a few hours | 2026-11-20T12:30
    in 24 hours | 2026-11-21T09:30
    a day from now | 2026-11-21
    3 years from today | 2029-11-20
    in 7 days | 2026-11-27
    in a week | 2026-11-27
    a week from now | 2026-11-27
    in about half an hour | 2026-11-20T10:00
    in 3 weeks | 2026-12-11
    three weeks from tomorrow | 2026-12-12
    a week from Monday | 2026-11-30
    two weeks from Tuesday | 2026-12-08
    Monday in two weeks | 2026-12-07
    this evening | 2026-11-20T19:00
    tonight | 2026-11-20T19:00
    tomorrow evening | 2026-11-21T19:00
    tomorrow at noon | 2026-11-21T12:00
    monday morning | 2026-11-23T09:00
    monday early in the morning | 2026-11-23T09:00
    tomorrow afternoon at 5 | 2026-11-21T17:00
    noon | 2026-11-20T12:00
    midnight | 2026-11-21T00:00
    at noon | 2026-11-20T12:00
    July 13-15 | 2027-07-13
    from July 13 to 15 | 2027-07-13
    July 13 - July 15 | 2027-07-13
    8am - 1pm | 2026-11-21T08:00
    9:30 to 11:00 | 2026-11-21T09:30
    from 9:30 - 11:00 on Thursday | 2026-11-26T09:30
    between 9:30 and 11:00 on thursday | 2026-11-26T09:30
    Thursday from 9:30 to 11:00 | 2026-11-26T09:30
    thursday 9-11am | 2026-11-26T09:00
    11:30-1:30 | 2026-11-20T11:30
    2–3pm Monday | 2026-11-23T14:00
    within 2 weeks | 2026-12-04
    by 2pm | 2026-11-20T14:00
    by Friday | 2026-11-27
    by tomorrow 5pm | 2026-11-21T17:00
    by the end of the month | 2026-11-30
    by the end of next month | 2026-12-31
    end of month | 2026-11-30
    EOM | 2026-11-30
    end of the week | 2026-11-20
    end of November | 2026-11-30
    mid december | 2026-12-15
    early March | 2027-03-01
    until 2:00pm | 2026-11-20T14:00
    today at 2pm | 2026-11-20T14:00
    3pm tomorrow | 2026-11-21T15:00
    10:30 | 2026-11-20T10:30
    christmas | 2026-12-25
    christmas eve | 2026-12-24
    new year's eve | 2026-12-31
    on Easter | 2027-03-28
    thanksgiving | 2026-11-26
    halloween | 2027-10-31
    valentine's day | 2027-02-14
    this weekend | 2026-11-21
    next weekend | 2026-11-28
    this summer | 2027-06-21
    4 days after christmas | 2026-12-29
    2 days before Christmas | 2026-12-23
    yesterday | 2026-11-19
    3 days ago | 2026-11-17
    two weeks ago | 2026-11-06
    last Tuesday | 2026-11-17
    last week | 2026-11-09
    now | 2026-11-20T09:30
    due friday | 2026-11-27
    due on Dec 1 at 9am | 2026-12-01T09:00
    the 27th | 2026-11-27
    december 5th at 4 | 2026-12-05T04:00
    Twenty-third of December | 2026-12-23
    in twenty-one days | 2026-12-11
    Tue at 5pm | 2026-11-24T17:00
    at 5 | 2026-11-20T17:00
    at 9 | 2026-11-21T09:00
    sunday at 6:30 | 2026-11-22T06:30
    week 7 | 2027-02-15
    friday week | 2026-12-04
    five to four | 2026-11-20T15:55
    ten past eight | 2026-11-21T08:10
    a fortnight from now | 2026-12-04
    in a fortnight | 2026-12-04
    first thing in the morning | 2026-11-21T09:00
    next friday at half past nine | 2026-11-27T09:30
    Friday the 4th of December | 2026-12-04
    Monday the 30th | 2026-11-30
    5pm on the 3rd | 2026-12-03T17:00
    Dec 3 5pm | 2026-12-03T17:00
    3 December 17:00 | 2026-12-03T17:00
    beginning of next week | 2026-11-23
    end of next week | 2026-11-27
    three and a half hours from now | 2026-11-20T13:00
    an hour and a half from now | 2026-11-20T11:00
    """)
}
