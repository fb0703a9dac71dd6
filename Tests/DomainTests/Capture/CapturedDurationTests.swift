import Testing

@testable import Domain

@Suite("How long, in a line")
struct CapturedDurationTests {
  @Test(arguments: german.rows + CapturedLengths.german.rows)
  func isReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).minutes.map { String($0) } == row.value)
  }

  @Test(arguments: english.rows + CapturedLengths.english.rows)
  func isReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).minutes.map { String($0) } == row.value)
  }

  @Test(arguments: [
    "Kabel 30m", "Kabel 30 m", "2 days off", "60 Minutes of CBS", "1500 min", "#0min", "24-Stunden-Rennen",
  ])
  func isLeftAloneWhereNoneIsMeant(_ text: String) {
    for language in Language.allCases {
      #expect(QuickAdd.morning(language).parse(text).minutes == nil)
    }
  }

  static let german = CaptureTable(
    """
    Lesen 30 min | 30
    Lesen 90 Minuten | 90
    Lesen 1,5 h | 90
    Lesen 2 Stunden | 120
    Lesen für 45 Minuten | 45
    Lesen anderthalb Stunden | 90
    Lesen eine halbe Stunde | 30
    Lesen eine Stunde | 60
    Lesen eine Viertelstunde | 15
    Lesen eine dreiviertel Stunde | 45
    Lesen Dreiviertelstunde | 45
    Lesen zweieinhalb Stunden | 150
    Lesen 2 1/2 Stunden | 150
    Lesen 1½ h | 90
    Lesen ½ Stunde | 30
    Lesen ~30m | 30
    Lesen ~1h30 | 90
    Lesen ~2h | 120
    Lesen #30min | 30
    Lesen #90min | 90
    Lesen #2h | 120
    Lesen 1h30 | 90
    Lesen 1h30m | 90
    Lesen 1 h 30 min | 90
    Lesen 1 Std. 15 Min. | 75
    Lesen 1 Stunde und 30 Minuten | 90
    Lesen eine Stunde 20 Minuten | 80
    Lesen zwanzig Minuten | 20
    Lesen fünfundvierzig Minuten | 45
    Lesen 2h | 120
    Lesen 2 std | 120
    Lesen 1:30 h | 90
    Lesen 0,5 h | 30
    Lesen 0,25 Stunden | 15
    Lesen ca. 20 min | 20
    Lesen etwa eine Stunde | 60
    Lesen 10min | 10
    Lesen 120 Min | 120
    Lesen drei Stunden | 180
    Lesen eineinhalb Stunden | 90
    Lesen zwei und eine halbe Stunde | 150
    30 min Lesen | 30
    für eine halbe Stunde lesen | 30
    ~45min Sport | 45
    ~1,5h Sport | 90
    Lesen ~1h 15m | 75
    Lesen 24 Stunden | 1440
    Dauer: 40 Minuten Lesen | 40
    Lesen eine und eine halbe Stunde | 90
    Lesen 8 Stunden | 480
    """)

  static let english = CaptureTable(
    """
    Read 30 min | 30
    Read 90 minutes | 90
    Read 1.5 h | 90
    Read 2 hours | 120
    Read for 45 minutes | 45
    Read half an hour | 30
    Read an hour | 60
    Read for an hour | 60
    Read for a quarter of an hour | 15
    Read three quarters of an hour | 45
    Read two and a half hours | 150
    Read an hour and a half | 90
    Read one and a half hours | 90
    Read 2 1/2 hours | 150
    Read 1½ h | 90
    Read ½ hour | 30
    Read ~30m | 30
    Read ~1h30 | 90
    Read ~2h | 120
    Read #30min | 30
    Read 1h30 | 90
    Read 1h30m | 90
    Read 1 h 30 min | 90
    Read 1 hr 15 mins | 75
    Read 1 hour and 30 minutes | 90
    Read 1 hour, 20 minutes | 80
    Read twenty minutes | 20
    Read forty-five minutes | 45
    Read 2h | 120
    Read 2 hrs | 120
    Read 1:30 h | 90
    Read 0.5 h | 30
    Read 0.25 hours | 15
    Read about 20 min | 20
    Read approx. 40 minutes | 40
    Read 10min | 10
    Read 120 mins | 120
    Read three hours | 180
    Read a half hour | 30
    Read half hour | 30
    30 min reading | 30
    for two hours read | 120
    ~45min workout | 45
    Read 15-minute | 15
    Read 90-minutes | 90
    Read for 1 hour 5 minutes | 65
    Read for a couple of hours | 120
    Read for 8 hours | 480
    Read one hour | 60
    Read for 20 minutes tomorrow | 20
    """)
}
