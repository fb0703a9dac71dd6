import Testing

@testable import Domain

@Suite("Lengths with words around them")
struct WordedLengthTests {
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
    Bad putzen, dauert ca. 30 Minuten | title=Bad putzen, min=30
    Bad putzen (Dauer: 30 min) | title=Bad putzen, min=30
    Bad putzen [30 min] | title=Bad putzen, min=30
    Bad putzen so 30 Minuten | title=Bad putzen, min=30
    Bad putzen knapp eine Stunde | title=Bad putzen, min=60
    Bad putzen eine gute Stunde | title=Bad putzen, min=60
    Bad putzen max. 20 min | title=Bad putzen, min=20
    Bad putzen bis zu 20 Minuten | title=Bad putzen, min=20
    Bad putzen 20-30 Min | title=Bad putzen, min=30
    Bad putzen zwei bis drei Stunden | title=Bad putzen, min=180
    Bad putzen zwei Stunden lang | title=Bad putzen, min=120
    Bad putzen eine Stunde fünfzehn | title=Bad putzen, min=75
    Bad putzen eineinviertel Stunden | title=Bad putzen, min=75
    Bad putzen 'ne halbe Stunde | title=Bad putzen, min=30
    Bad putzen in 5 Tagen zwei Stunden | title=Bad putzen, due=2026-11-25, min=120
    Max 30 min anrufen | title=Max anrufen, min=30
    24 Stunden Pflege suchen | title=24 Stunden Pflege suchen
    """)

  static let english = CaptureTable(
    """
    Clean fridge, should take 30 min | title=Clean fridge, min=30
    Clean fridge max. 20 min | title=Clean fridge, min=20
    Clean fridge 20 min max | title=Clean fridge, min=20
    Clean fridge up to 20 min | title=Clean fridge, min=20
    Clean fridge 2 to 3 hours | title=Clean fridge, min=180
    Clean fridge a good hour | title=Clean fridge, min=60
    Clean fridge 20 min or so | title=Clean fridge, min=20
    Clean fridge [30 min] | title=Clean fridge, min=30
    30 minutes of yoga | title=yoga, min=30
    15-minute walk | title=walk, min=15
    5-minute crafts video | title=5-minute crafts video
    24-hour helpline leaflet | title=24-hour helpline leaflet
    Ask for a second opinion | title=Ask for a second opinion
    Watch 24 hours of Le Mans | title=Watch 24 hours of Le Mans
    Hand in two weeks' notice | title=Hand in two weeks' notice
    """)
}
