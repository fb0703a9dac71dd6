import Testing

@testable import Domain

@Suite("German days and times")
struct GermanMomentTests {
  @Test(arguments: expressions.rows)
  func isRead(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.due?.captured == row.value)
    #expect(captured.title.isEmpty)
  }

  static let expressions = CaptureTable(
    """
    heute | 2026-11-20
    morgen | 2026-11-21
    übermorgen | 2026-11-22
    uebermorgen | 2026-11-22
    Montag | 2026-11-23
    Freitag | 2026-11-27
    am Dienstag | 2026-11-24
    mo. | 2026-11-23
    sa | 2026-11-21
    do. | 2026-11-26
    kommenden Mittwoch | 2026-11-25
    nächsten Mittwoch | 2026-11-25
    diesen Samstag | 2026-11-21
    übernächsten Freitag | 2026-12-04
    Mittwoch nächste Woche | 2026-11-25
    nächste Woche Donnerstag | 2026-11-26
    am Donnerstag der nächsten Woche | 2026-11-26
    nächste Woche | 2026-11-23
    übernächste Woche | 2026-11-30
    nächsten Monat | 2026-12-01
    nächstes Jahr | 2027-01-01
    nächstes Quartal | 2027-01-01
    in 3 Tagen | 2026-11-23
    in drei Tagen | 2026-11-23
    in einer Woche | 2026-11-27
    in zwei Wochen | 2026-12-04
    in anderthalb Wochen | 2026-11-30
    in einem Monat | 2026-12-20
    in einem Jahr | 2027-11-20
    in 2 Stunden | 2026-11-20T11:30
    in einer halben Stunde | 2026-11-20T10:00
    in einer Viertelstunde | 2026-11-20T09:45
    in einer dreiviertel Stunde | 2026-11-20T10:15
    in zweieinhalb Stunden | 2026-11-20T12:00
    in zwei einhalb Stunden | 2026-11-20T12:00
    in zwei ein halb Stunden | 2026-11-20T12:00
    in 2,5 Stunden | 2026-11-20T12:00
    in 1 1/2 Stunden | 2026-11-20T11:00
    in anderthalb Stunden | 2026-11-20T11:00
    in 90 Minuten | 2026-11-20T11:00
    in ein paar Stunden | 2026-11-20T11:30
    in etwa einer halben Stunde | 2026-11-20T10:00
    in 24 Stunden | 2026-11-21T09:30
    15 Uhr | 2026-11-20T15:00
    um 15 Uhr | 2026-11-20T15:00
    15:30 | 2026-11-20T15:30
    15.30 Uhr | 2026-11-20T15:30
    15 Uhr 30 | 2026-11-20T15:30
    halb vier | 2026-11-20T15:30
    viertel vier | 2026-11-20T15:15
    dreiviertel vier | 2026-11-20T15:45
    viertel nach drei | 2026-11-20T15:15
    viertel vor 4 | 2026-11-20T15:45
    20 nach 3 | 2026-11-20T15:20
    zwanzig nach drei | 2026-11-20T15:20
    fünf vor halb vier | 2026-11-20T15:25
    fünf nach halb 4 | 2026-11-20T15:35
    10 vor 12 | 2026-11-20T11:50
    gegen 5 | 2026-11-20T17:00
    um 3 | 2026-11-20T15:00
    um drei | 2026-11-20T15:00
    um 8 | 2026-11-21T08:00
    um 11 | 2026-11-20T11:00
    3 Uhr früh | 2026-11-21T03:00
    3 Uhr morgens | 2026-11-21T03:00
    um 3 Uhr nachmittags | 2026-11-20T15:00
    um 4 in der Früh | 2026-11-21T04:00
    8 Uhr abends | 2026-11-20T20:00
    acht Uhr abends | 2026-11-20T20:00
    8 Uhr am Abend | 2026-11-20T20:00
    halb 4 Uhr nachmittags | 2026-11-20T15:30
    heute Abend | 2026-11-20T19:00
    heute abend um 8 | 2026-11-20T20:00
    morgen früh | 2026-11-21T09:00
    morgen Abend | 2026-11-21T19:00
    morgen mittag | 2026-11-21T12:00
    morgen Vormittag um 11 | 2026-11-21T11:00
    morgen 15 Uhr | 2026-11-21T15:00
    morgen um halb neun | 2026-11-21T08:30
    15 Uhr morgen | 2026-11-21T15:00
    heute um 20 Uhr | 2026-11-20T20:00
    am Montag um 9 | 2026-11-23T09:00
    Montag 9 Uhr | 2026-11-23T09:00
    Montag früh | 2026-11-23T09:00
    Montagabend | 2026-11-23T19:00
    Freitagnachmittag | 2026-11-27T15:00
    am Freitag Abend um 7 | 2026-11-27T19:00
    am Abend | 2026-11-20T19:00
    in der Früh | 2026-11-21T09:00
    zu Mittag | 2026-11-20T12:00
    mittags | 2026-11-20T12:00
    abends | 2026-11-20T19:00
    um Mitternacht | 2026-11-21T00:00
    um 12 Uhr mittags | 2026-11-20T12:00
    15. März | 2027-03-15
    am 15. März um 10 Uhr | 2027-03-15T10:00
    15. März 2028 | 2028-03-15
    15.3. | 2027-03-15
    am 15.3. | 2027-03-15
    15.03.2027 | 2027-03-15
    24.12. | 2026-12-24
    24.12.26 | 2026-12-24
    am 24. Dezember | 2026-12-24
    24. Dez. | 2026-12-24
    am 15. | 2026-12-15
    am 28. | 2026-11-28
    am fünfzehnten Dezember | 2026-12-15
    dritter März | 2027-03-03
    dreiundzwanzigster Dezember | 2026-12-23
    am dreiundzwanzigsten | 2026-11-23
    am 15ten | 2026-12-15
    15te Februar | 2027-02-15
    Februar 15 | 2027-02-15
    Montag, 7. Dezember | 2026-12-07
    Montag, den 7. Dezember | 2026-12-07
    Mo, 7.12. | 2026-12-07
    Di 8.12. 14 Uhr | 2026-12-08T14:00
    Fr, 18. Dezember 2026 19 Uhr | 2026-12-18T19:00
    Dienstag der 24. | 2026-11-24
    Dienstag den 24. | 2026-11-24
    2026-12-01 | 2026-12-01
    2026-12-01T14:00 | 2026-12-01T14:00
    2026-12-01 14:00 | 2026-12-01T14:00
    3-3-2027 | 2027-03-03
    31.10.27 | 2027-10-31
    KW 7 | 2027-02-15
    in KW 50 | 2026-12-07
    Anfang des Monats | 2026-12-01
    Mitte Dezember | 2026-12-15
    Ende des Monats | 2026-11-30
    Ende November | 2026-11-30
    Monatsende | 2026-11-30
    Ende der Woche | 2026-11-20
    Ende nächster Woche | 2026-11-27
    Anfang nächster Woche | 2026-11-23
    im März | 2027-03-01
    im Dezember | 2026-12-01
    nächster März | 2027-03-01
    Oktober 2027 | 2027-10-01
    am Wochenende | 2026-11-21
    dieses Wochenende | 2026-11-21
    Weihnachten | 2026-12-25
    an Heiligabend | 2026-12-24
    Silvester | 2026-12-31
    Ostern | 2027-03-28
    Ostermontag | 2027-03-29
    Valentinstag | 2027-02-14
    letzter Montag im März | 2027-03-29
    erster Dienstag im Oktober | 2027-10-05
    dritter Dienstag im September 2027 | 2027-09-21
    letzter Tag im Oktober 2027 | 2027-10-31
    drittes Quartal | 2027-07-01
    3. Quartal 2027 | 2027-07-01
    diesen Winter | 2026-12-21
    nächsten Sommer | 2027-06-21
    13. - 15. Juli | 2027-07-13
    13. bis 15. Juli | 2027-07-13
    vom 13. bis 15. Juli | 2027-07-13
    8.8. - 12.8. | 2027-08-08
    9:30 - 11:00 | 2026-11-21T09:30
    am Donnerstag von 9:30 bis 11:00 | 2026-11-26T09:30
    Donnerstag Vormittag von 9 bis 11 | 2026-11-26T09:00
    von 14 bis 15 Uhr | 2026-11-20T14:00
    11:30-13:30 | 2026-11-20T11:30
    binnen 2 Wochen | 2026-12-04
    innerhalb von 2 Wochen | 2026-12-04
    bis 14 Uhr | 2026-11-20T14:00
    bis Freitag | 2026-11-27
    bis Ende des Monats | 2026-11-30
    bis zum 15. | 2026-12-15
    bis spätestens Montag 12 Uhr | 2026-11-23T12:00
    heute in drei Wochen | 2026-12-11
    Montag in einer Woche | 2026-11-30
    zwei Tage nach Weihnachten | 2026-12-27
    eine Woche vor Ostern | 2027-03-21
    vorgestern | 2026-11-18
    gestern | 2026-11-19
    vor 3 Tagen | 2026-11-17
    vor einer Woche | 2026-11-13
    letzten Dienstag | 2026-11-17
    letzte Woche | 2026-11-09
    vor zwei Jahren | 2024-11-20
    jetzt | 2026-11-20T09:30
    am nächsten Dienstag | 2026-11-24
    fällig Freitag | 2026-11-27
    fällig am 1. Dezember | 2026-12-01
    heute Nacht | 2026-11-20T22:00
    Sonntagmorgen | 2026-11-22T09:00
    Samstag um 7 | 2026-11-21T07:00
    Sonnabend | 2026-11-21
    spätestens morgen | 2026-11-21
    morgen gegen Mittag | 2026-11-21T12:00
    in vierzehn Tagen | 2026-12-04
    in einundzwanzig Tagen | 2026-12-11
    in einem halben Jahr | 2027-05-20
    in einem Vierteljahr | 2027-02-20
    nächste Woche Freitag um 10 | 2026-11-27T10:00
    am letzten Freitag im Dezember | 2026-12-25
    am ersten Montag im Januar | 2027-01-04
    um 17h | 2026-11-20T17:00
    Punkt 15 Uhr | 2026-11-20T15:00
    zwischen 14 und 15 Uhr | 2026-11-20T14:00
    Ende Februar | 2027-02-28
    Jahresende | 2026-12-31
    zum Quartalsende | 2026-12-31
    nächsten Freitag um viertel nach zehn | 2026-11-27T10:15
    5 Minuten vor 12 | 2026-11-20T11:55
    zehn nach acht | 2026-11-21T08:10
    """)
}
