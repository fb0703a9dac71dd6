import Testing

@testable import Domain

/// Times, days and durations in common English short forms and phrases.
@Suite("English shorthand")
struct EnglishShorthandTests {
  @Test(arguments: moments.rows)
  func momentsAreRead(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect((captured.due?.captured ?? captured.notBefore?.iso) == row.value)
    #expect(captured.title.isEmpty)
  }

  @Test(arguments: lengths.rows)
  func lengthsAreRead(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse("Practice " + row.text)
    #expect(captured.minutes.map { String($0) } == row.value)
    #expect(captured.title == "Practice")
  }

  @Test(arguments: plain.rows)
  func namesAndCountsStayWhole(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: germanPlain.rows)
  func namesAndCountsStayWholeInGerman(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let moments = CaptureTable(
    """
    3p | 2026-11-20T15:00
    tomorrow 330 p.m. | 2026-11-21T15:30
    at 3ish pm | 2026-11-20T15:00
    tomorrow at 3 15 pm | 2026-11-21T15:15
    at eight oh five pm | 2026-11-20T20:05
    three-thirty | 2026-11-20T15:30
    from 10a to 11a | 2026-11-20T10:00
    2014-10 | 2014-10-01
    2018 Q4 | 2018-10-01
    March after next | 2028-03-01
    the weekend after next | 2026-12-05
    the coming weekend | 2026-11-21
    this coming friday | 2026-11-27
    this past monday | 2026-11-16
    second last friday of march | 2027-03-19
    third last week of 2018 | 2018-12-10
    second to last day of february | 2027-02-27
    second weekend of october | 2027-10-09
    third tuesday after christmas 2014 | 2015-01-13
    three sundays ago | 2026-11-01
    2 hours after noon | 2026-11-20T14:00
    thursday 8:15pm 21st jan | 2027-01-21T20:15
    no earlier than monday | 2026-11-23
    in 2027 | 2027-01-01
    summer 2027 | 2027-06-21
    tomorrow after lunch | 2026-11-21T13:00
    early in the morning | 2026-11-21T09:00
    in 1h30m | 2026-11-20T11:00
    3 upcoming weeks | 2026-12-11
    eleven oh five | 2026-11-20T11:05
    ten-zero-seven | 2026-11-20T10:07
    tomorrow 715 | 2026-11-21T07:15
    tonight 930 | 2026-11-20T21:30
    at 815 in the evening | 2026-11-20T20:15
    at 640 tomorrow | 2026-11-21T06:40
    10 minutes past 14h | 2026-11-20T14:10
    9h15 - 10h30 tomorrow | 2026-11-21T09:15
    tomorrow at mid-day | 2026-11-21T12:00
    8 tomorrow evening | 2026-11-21T20:00
    today in two hours | 2026-11-20T11:30
    in 20' | 2026-11-20T09:50
    in 4 more days | 2026-11-24
    in a pair of days | 2026-11-22
    two days from right now | 2026-11-22
    June in a year | 2028-06-01
    2 weekends ago | 2026-11-07
    3 mondays back | 2026-11-02
    2 weekends from now | 2026-11-28
    Dec 24 to Jan 2, 2029 | 2028-12-24
    December to February 2029 | 2028-12-01
    the closest tuesday to Jan 10 | 2027-01-12
    the second nearest tuesday to Jan 10 | 2027-01-05
    Tue 15th | 2026-12-15
    in 2028 AD | 2028-01-01
    27q2 | 2027-04-01
    3rd May 27 | 2027-05-03
    from 10:00 untill 11:30 tomorrow | 2026-11-21T10:00
    """)

  static let lengths = CaptureTable(
    """
    half a day | 720
    one and a quarter hours | 75
    two and three quarter hours | 165
    2 hours ten | 130
    1 hour thirty | 90
    an hour and twenty | 80
    hour and a half | 90
    1-1/2 hours | 90
    2 and 1/2 hours | 150
    .5 hours | 30
    a hundred minutes | 100
    one hundred and twenty minutes | 120
    an hour or two | 120
    1 hour and 40 | 100
    20 more minutes | 20
    three additional hours | 180
    two and one quarter hours | 135
    one and two quarters of an hour | 90
    """)

  static let plain = CaptureTable(
    """
    Exercise 3p
    Class 9a trip
    Room 3a booking
    Flight 330 landing
    Prepare 1200 hours of training
    Walk through the garden
    Ends meet
    Compare Monday and Friday offers
    Buy half a dozen eggs
    Ask April about lunch
    Buy tickets for the 2027 season
    Every once in a while
    Watch Groundhog Day with Ann
    Order 2 and 3 inch screws
    Read chapters 3 and 4
    Sort 3 to 4 boxes
    Sell shares at 150
    Room at 730
    Plan 3 upcoming weeks
    Find the closest exit
    Visit the nearest bakery
    Spend 20 fewer minutes online
    Buy a 30" monitor
    Cut a 5' board
    Buy a pair of shoes
    Ask for more time
    Fix mid-life crisis
    Eleven oh five by Ann
    Trip two weekends ago with Ann
    Bring back 3 books
    Order 9 of 10
    March and April notes
    """)

  static let germanPlain = CaptureTable(
    """
    Klasse 9a einladen
    Montag und Dienstag vergleichen
    Aufgaben 3 und 4 lösen
    Kapitel 3 bis 5 lesen
    """)
}
