import Testing

@testable import Domain

@Suite("Days that name things")
struct WeekdayTitleTests {
  @Test(arguments: german.rows)
  func stayInTheTitleInGerman(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: english.rows)
  func stayInTheTitleInEnglish(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let german = CaptureTable(
    """
    An einem Sonntag im Mai wandern
    Der Freitag abonnieren
    Montag und Dienstag vergleichen
    Gegen 3 Gegner spielen
    Gegen 18 andere antreten
    Pachtvertrag für 5 Morgen Acker durchlesen
    Putzmittel 1:10 verdünnen
    Bücher 7 bis 9 der Reihe nachbestellen
    Straße des 17. Juni fotografieren
    Termin auf Freitag verschieben
    Wecker auf 7 Uhr stellen
    """)

  static let english = CaptureTable(
    """
    Any Given Sunday
    Write about a rainy Sunday
    The Friday folder
    Watch Sunday in New York
    Tomorrow lyrics
    Sunday dress dry cleaning
    Tuesdays with Morrie
    USA Today crossword app
    Deliver flyers to 12 May Close
    Deliver to house at 1630 Elm Street
    Mix paint 3:20
    Take 5 of 10 boxes
    Every day is a gift
    Compare Monday and Friday offers
    Move Monday meeting to Tuesday
    Reschedule lunch to 3pm
    """)
}
