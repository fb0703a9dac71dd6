/// English days, months, parts of the day and units of time.
enum EnglishCalendar {
  static let all: [[(Meaning, String)]] = [months, weekdays, days, holidays, units, cycles]

  private static let months: [(Meaning, String)] = [
    (.month(1), "january jan"), (.month(2), "february feb febr"), (.month(3), "march mar"), (.month(4), "april apr"),
    (.month(5), "may"), (.month(6), "june jun"), (.month(7), "july jul"), (.month(8), "august aug"),
    (.month(9), "september sept sep"), (.month(10), "october oct"), (.month(11), "november nov"),
    (.month(12), "december dec"),
  ]

  private static let weekdays: [(Meaning, String)] = [
    (.weekday(1), "monday mondays"), (.weekday(2), "tuesday tuesdays"),
    (.weekday(3), "wednesday wednesdays wednsday wednesdy"), (.weekday(4), "thursday thursdays"),
    (.weekday(5), "friday fridays"), (.weekday(6), "saturday saturdays"), (.weekday(7), "sunday sundays"),
    (.weekdays(1), "mondays"), (.weekdays(2), "tuesdays"), (.weekdays(3), "wednesdays"), (.weekdays(4), "thursdays"),
    (.weekdays(5), "fridays"), (.weekdays(6), "saturdays"), (.weekdays(7), "sundays"),
    (.shortWeekday(1), "mon"), (.shortWeekday(2), "tue tues"), (.shortWeekday(3), "wed weds"),
    (.shortWeekday(4), "thu thur thurs"), (.shortWeekday(5), "fri"), (.shortWeekday(6), "sat"),
    (.shortWeekday(7), "sun"),
    (.role(.ideal), "tue tues wed weds thu thur thurs fri"),
  ]

  private static let days: [(Meaning, String)] = [
    (.days(0), "today tod today's"), (.days(1), "tomorrow tmrw tmr tomorow tommorow tomorrows tommorrow"),
    (.days(-1), "yesterday"),
    (.days(0), "tonight tonite"), (.part(.night), "tonight tonite"), (.role(.early), "tonight tonite"),
    (.part(.morning), "morning mornings midmorning"), (.part(.noon), "noon midday lunchtime noontime noonish lunchish"),
    (.part(.afternoon), "afternoon afternoons arvo midafternoon afternoonish"), (.part(.evening), "evening evenings"),
    (.part(.night), "night nights nite"), (.part(.midnight), "midnight"),
    (.role(.plural), "mornings afternoons evenings nights"),
    (.season(1), "spring"), (.season(2), "summer"), (.season(3), "autumn fall"), (.season(4), "winter"),
  ]

  private static let holidays: [(Meaning, String)] = [
    (
      .role(.festive),
      "new boxing good ash mother's mothers father's fathers memorial labor labour independence black st all "
        + "cyber palm maundy anzac canada bastille pancake remembrance whit holy shrove mardi mlk martin presidents president's columbus veterans earth cinco "
        + "guy ascension eod cob"
    ),
    (.holiday(.newYear), "newyear"), (.holiday(.valentine), "valentines valentine's"),
    (.holiday(.juneteenth), "juneteenth"), (.holiday(.easter), "easter"), (.holiday(.pentecost), "pentecost"),
    (.holiday(.ashWednesday), "ashwednesday"),
    (.holiday(.halloween), "halloween"), (.holiday(.thanksgiving), "thanksgiving"),
    (.holiday(.christmas), "christmas xmas"), (.holiday(.epiphany), "epiphany"),
  ]

  private static let units: [(Meaning, String)] = [
    (.unit(.second), "second seconds s"), (.unit(.minute), "minutes minute"), (.unit(.hour), "hour hours"),
    (.unit(.day), "day days d"), (.unit(.workday), "weekday weekdays workday workdays"),
    (.unit(.weekend), "weekend weekends wkend"), (.unit(.week), "week weeks wk wks w week's weeks'"),
    (.unit(.month), "month months mo mos mths month's"), (.unit(.quarter), "quarter quarters qtr qtrs"),
    (.unit(.year), "year years yr yrs y year's"),
    (.role(.noun), "minutes hours days weeks months years second seconds day week month year hour minute quarter"),
  ]

  private static let cycles: [(Meaning, String)] = [
    (.cycle(1, .day), "daily everyday"), (.cycle(1, .week), "weekly"), (.cycle(2, .week), "biweekly fortnightly"),
    (.cycle(1, .month), "monthly"), (.cycle(2, .month), "bimonthly"), (.cycle(3, .month), "quarterly"),
    (.cycle(6, .month), "semiannually biannually"), (.cycle(1, .year), "yearly annually annual"),
    (.cycle(2, .year), "biennially"), (.cycle(1, .hour), "hourly"), (.cycle(1, .workday), "weekdays workdays"),
    (.cycle(1, .weekend), "weekends"), (.cycle(1, .day), "nightly"),
    (
      .role(.noun),
      "daily weekly biweekly fortnightly monthly bimonthly quarterly yearly annual hourly nightly everyday"
    ),
  ]
}
