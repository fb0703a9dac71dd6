import Testing

@testable import Domain

@Suite("Days and times said in many ways")
struct CapturedMomentTests {
  @Test(arguments: german.rows)
  func areReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).due?.captured == row.value)
  }

  @Test(arguments: english.rows)
  func areReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).due?.captured == row.value)
  }

  static let german = CaptureTable(
    """
    Reifenwechsel am Dienstagvormittag | 2026-11-24T09:00
    Hausarzt kommenden Donnerstag 10:45 | 2026-11-26T10:45
    um Viertel nach sieben abends | 2026-11-20T19:15
    fünf vor halb neun morgen | 2026-11-21T08:25
    uebernaechste Woche Mittwoch | 2026-12-02
    naechsten dienstag um 15uhr | 2026-11-24T15:00
    in zwei Wochen am Freitag | 2026-12-04
    in sechs Wochen | 2027-01-01
    in einem Monat | 2026-12-20
    in anderthalb Stunden | 2026-11-20T11:00
    in einer Dreiviertelstunde | 2026-11-20T10:15
    in 20 min | 2026-11-20T09:50
    in fünfundzwanzig Minuten | 2026-11-20T09:55
    am dreiundzwanzigsten Dezember | 2026-12-23
    am ersten Januar | 2027-01-01
    am 3. um 18 Uhr | 2026-12-03T18:00
    am Dritten des nächsten Monats | 2026-12-03
    14.02.2027 | 2027-02-14
    14.2.27 um 9 | 2027-02-14T09:00
    14. Feb. 2027, 9 Uhr | 2027-02-14T09:00
    Sa., 28.11., 20 Uhr | 2026-11-28T20:00
    Sonntag, den 6. Dezember | 2026-12-06
    Mo 30.11. 7:45 | 2026-11-30T07:45
    HEUTE UM 17 UHR | 2026-11-20T17:00
    morgen früh um halb sieben | 2026-11-21T06:30
    morgen Mittag | 2026-11-21T12:00
    übermorgen Nachmittag gegen 4 | 2026-11-22T16:00
    Freitagabend | 2026-11-27T19:00
    Sonntagmorgen um zehn | 2026-11-22T10:00
    heut abend | 2026-11-20T19:00
    heute Nacht | 2026-11-20T22:00
    zu Mittag | 2026-11-20T12:00
    um zwölf | 2026-11-20T12:00
    um Mitternacht | 2026-11-21T00:00
    13:05 | 2026-11-20T13:05
    13.05 Uhr | 2026-11-20T13:05
    18h | 2026-11-20T18:00
    18h30 | 2026-11-20T18:30
    17 Uhr 45 | 2026-11-20T17:45
    dreizehn Uhr | 2026-11-20T13:00
    zwanzig Uhr fünfzehn | 2026-11-20T20:15
    Anfang nächster Woche | 2026-11-23
    Ende nächster Woche | 2026-11-27
    Mitte nächster Woche | 2026-11-25
    Anfang Januar | 2027-01-01
    Mitte Februar | 2027-02-15
    Ende Januar | 2027-01-31
    Ende des Jahres | 2026-12-31
    am Monatsende | 2026-11-30
    zum Monatsende | 2026-11-30
    am Jahresende | 2026-12-31
    am Wochenende | 2026-11-21
    nächsten Monat | 2026-12-01
    im nächsten Monat | 2026-12-01
    nächstes Jahr | 2027-01-01
    KW 50 | 2026-12-07
    in KW 3 | 2027-01-18
    Montag KW 49 | 2026-11-30
    in der 51. Kalenderwoche | 2026-12-14
    an Heiligabend | 2026-12-24
    an Silvester um 23 Uhr | 2026-12-31T23:00
    am 1. Advent | 2026-11-29
    am Nikolaustag | 2026-12-06
    Ostermontag | 2027-03-29
    Karfreitag | 2027-03-26
    am Pfingstmontag | 2027-05-17
    am 2. Weihnachtsfeiertag | 2026-12-26
    am Valentinstag | 2027-02-14
    Rosenmontag | 2027-02-08
    letzter Freitag im Januar | 2027-01-29
    erster Montag im Februar | 2027-02-01
    am zweiten Dienstag im Dezember | 2026-12-08
    letzter Tag im Februar | 2027-02-28
    erste Woche im März | 2027-03-01
    spätestens am Dienstag | 2026-11-24
    spätestens übermorgen | 2026-11-22
    bis zum 15.12. | 2026-12-15
    bis Ende November | 2026-11-30
    bis Dienstag 12 Uhr | 2026-11-24T12:00
    bis Mitte Januar | 2027-01-15
    fällig am 27.11. | 2026-11-27
    von Dienstag bis Donnerstag | 2026-11-24
    vom 1. bis 5. Dezember | 2026-12-01
    zwischen 14 und 16 Uhr | 2026-11-20T14:00
    14-16 Uhr | 2026-11-20T14:00
    von halb drei bis vier | 2026-11-20T14:30
    von 9:30 bis 11:00 am Donnerstag | 2026-11-26T09:30
    Donnerstag von 17 bis 18:30 Uhr | 2026-11-26T17:00
    13. - 15. Juli | 2027-07-13
    1.12.-3.12. | 2026-12-01
    2026-12-05T14:30 | 2026-12-05T14:30
    2026/12/05 | 2026-12-05
    5/12/2026 | 2026-12-05
    05-12-2026 | 2026-12-05
    20. Jänner | 2027-01-20
    20. Feber um 8 Uhr früh | 2027-02-20T08:00
    um 6 Uhr in der Früh | 2026-11-21T06:00
    um 3 in der Früh | 2026-11-21T03:00
    5 Uhr nachmittags | 2026-11-20T17:00
    8 Uhr abends | 2026-11-20T20:00
    7 Uhr morgens | 2026-11-21T07:00
    in 48 Stunden | 2026-11-22T09:30
    in 10 Tagen | 2026-11-30
    in einer Woche | 2026-11-27
    heute in einer Woche | 2026-11-27
    morgen in zwei Wochen | 2026-12-05
    Montag in einer Woche | 2026-11-30
    in drei Monaten | 2027-02-20
    in einem halben Jahr | 2027-05-20
    in einem Jahr | 2027-11-20
    in vierzehn Tagen | 2026-12-04
    in einem Vierteljahr | 2027-02-20
    nächstes Quartal | 2027-01-01
    im Januar | 2027-01-01
    im März 2027 | 2027-03-01
    diesen Samstag | 2026-11-21
    am kommenden Montag | 2026-11-23
    Dienstag nächster Woche | 2026-11-24
    nächste Woche Donnerstag | 2026-11-26
    nächsten Montag früh | 2026-11-23T09:00
    gegen 18 Uhr | 2026-11-20T18:00
    ungefähr um 11 | 2026-11-20T11:00
    noch heute | 2026-11-20
    ab 18 Uhr | 2026-11-20T18:00
    nach 17 Uhr | 2026-11-20T17:00
    vor 10 Uhr | 2026-11-20T10:00
    Treffen am Mittwoch, dem 9. Dezember, um 10 Uhr | 2026-12-09T10:00
    Abgabe Fr. 11.12.26 | 2026-12-11
    Termin: 02.02.2027 09:15 Uhr | 2027-02-02T09:15
    Wir sehen uns am 24. 12. um halb sieben | 2026-12-24T06:30
    Abfahrt 5:47 Uhr am Sonntag | 2026-11-22T05:47
    Rückflug Samstag 28. November 22:35 | 2026-11-28T22:35
    Sitzung kommenden Dienstag ab 18 Uhr | 2026-11-24T18:00
    Prüfung in drei Tagen um acht Uhr | 2026-11-23T08:00
    Konzert in einer Woche um 20:00 | 2026-11-27T20:00
    Probealarm heute mittag um zwölf | 2026-11-20T12:00
    Essen gehen heute Abend gegen halb acht | 2026-11-20T19:30
    Weckruf morgen früh um Viertel vor sechs | 2026-11-21T05:45
    Kuchen aus dem Ofen in 35 Minuten | 2026-11-20T10:05
    Pizza in einer Viertelstunde | 2026-11-20T09:45
    Wäsche in 2 Stunden aufhängen | 2026-11-20T11:30
    Nachsehen in zweieinhalb Stunden | 2026-11-20T12:00
    Bescheid geben bis morgen Mittag | 2026-11-21T12:00
    Bescheid geben bis heute Abend | 2026-11-20T19:00
    Antwort bis spätestens Montag 9 Uhr | 2026-11-23T09:00
    Umzug Anfang Februar 2027 | 2027-02-01
    Umzug Ende März nächsten Jahres | 2027-03-31
    Urlaub Mitte Juli | 2027-07-15
    Inventur zum Jahresende | 2026-12-31
    Gespräch nächsten Freitag | 2026-11-27
    Gespräch übernächsten Montag | 2026-11-30
    Fest am ersten Samstag im Dezember | 2026-12-05
    Fest am dritten Advent | 2026-12-13
    Fest am vierten Advent um 15 Uhr | 2026-12-20T15:00
    Fest an Himmelfahrt | 2027-05-06
    Fest an Fronleichnam | 2027-05-27
    Fest am Tag der Deutschen Einheit | 2027-10-03
    Fest am Ostersonntag | 2027-03-28
    Fest am Gründonnerstag | 2027-03-25
    Fest am Totensonntag | 2026-11-22
    Fest an Allerheiligen | 2027-11-01
    Fest an Neujahr | 2027-01-01
    Fest am 1. Mai | 2027-05-01
    3. Dezember bis 5. Dezember | 2026-12-03
    Seminar 7.-9. Dezember | 2026-12-07
    Seminar vom 7. bis zum 9. Dezember | 2026-12-07
    Seminar zwischen dem 7. und 9. Dezember | 2026-12-09
    Seminar von Montag bis Mittwoch | 2026-11-23
    Lieferung morgen zwischen 8 und 12 Uhr | 2026-11-21T08:00
    Lieferung 24.11. 10:00 - 12:00 Uhr | 2026-11-24T10:00
    Lieferung am 24.11. von 10 bis 12 | 2026-11-24T10:00
    Lieferung Dienstag 10-12 Uhr | 2026-11-24T10:00
    Lieferung Mittwoch 8.30 Uhr | 2026-11-25T08:30
    Lieferung mi 14h | 2026-11-25T14:00
    Lieferung do um 8 | 2026-11-26T08:00
    Lieferung am sa | 2026-11-21
    lieferung uebermorgen um 9 | 2026-11-22T09:00
    lieferung naechste woche freitag | 2026-11-27
    Lieferung KW48 | 2026-11-23
    Lieferung in KW 53 | 2026-12-28
    Lieferung im Dezember | 2026-12-01
    Lieferung im Mai 2027 | 2027-05-01
    Lieferung am 31. | 2026-12-31
    Lieferung am 30. | 2026-11-30
    Lieferung bis zum 5. | 2026-12-05
    Lieferung am zwölften | 2026-12-12
    Lieferung am einundzwanzigsten Januar | 2027-01-21
    Lieferung den 4. Januar | 2027-01-04
    Lieferung 4. Jan. | 2027-01-04
    Lieferung 4 Januar | 2027-01-04
    Lieferung 4.Januar | 2027-01-04
    Lieferung 04. Jänner 2027 | 2027-01-04
    Lieferung 2027-01-04 8:00 | 2027-01-04T08:00
    Lieferung am 4.1.27, 8 Uhr | 2027-01-04T08:00
    Lieferung 4/1/2027 | 2027-01-04
    Lieferung viertel nach 11 | 2026-11-20T11:15
    Lieferung viertel 11 | 2026-11-20T10:15
    Lieferung zehn nach elf | 2026-11-20T11:10
    Lieferung zehn vor halb zwölf | 2026-11-20T11:20
    Lieferung um eins | 2026-11-20T13:00
    Lieferung um 13 Uhr 13 | 2026-11-20T13:13
    Lieferung 0:30 Uhr | 2026-11-21T00:30
    Lieferung 24 Uhr | 2026-11-21T00:00
    Lieferung nachmittags um drei | 2026-11-20T15:00
    Lieferung vormittags | 2026-11-21T09:00
    Lieferung Montagnachmittag | 2026-11-23T15:00
    Lieferung Montag Nachmittag um vier | 2026-11-23T16:00
    Lieferung Montag früh | 2026-11-23T09:00
    Lieferung Dienstag nacht | 2026-11-24T22:00
    Lieferung Sonntag zur Mittagszeit | 2026-11-22T12:00
    Lieferung heute in acht Tagen | 2026-11-27
    Lieferung morgen in einer Woche | 2026-11-28
    Lieferung innerhalb von 10 Tagen | 2026-11-30
    Lieferung binnen 3 Wochen | 2026-12-11
    Lieferung in zwei Jahren | 2028-11-20
    Lieferung in 18 Monaten | 2028-05-20
    Lieferung in 90 Tagen | 2027-02-18
    Lieferung zwei Tage nach Weihnachten | 2026-12-27
    Lieferung eine Woche vor Ostern | 2027-03-21
    Lieferung am Tag vor Silvester | 2026-12-30
    Lieferung kommendes Wochenende | 2026-11-21
    Lieferung zum Quartalsende | 2026-12-31
    Lieferung nächstes Frühjahr | 2027-03-20
    Das Treffen findet am Donnerstag um 13 Uhr statt | 2026-11-26T13:00
    Der Vertrag endet am 31. März 2027 | 2027-03-31
    Die Sitzung beginnt um 9:15 Uhr | 2026-11-21T09:15
    Bitte bis übermorgen früh abgeben | 2026-11-22T09:00
    Ankunft am 2. Januar 2027 gegen 14:40 | 2027-01-02T14:40
    wir treffen uns nächsten Mittwoch um halb drei | 2026-11-25T14:30
    Fälligkeit: 15.12.2026 | 2026-12-15
    Stichtag 1.1.2027 | 2027-01-01
    Abholung ab Freitag 10 Uhr | 2026-11-27T10:00
    Kinobesuch heute um Viertel nach acht | 2026-11-20T20:15
    Zahnreinigung in vier Wochen | 2026-12-18
    Nachtschicht Samstag 22 Uhr | 2026-11-21T22:00
    Probe morgen von 18 bis 20 Uhr | 2026-11-21T18:00
    Auslieferung in KW 51 | 2026-12-14
    Auslieferung Mittwoch, KW 49 | 2026-12-02
    Inbetriebnahme Mitte nächsten Monats | 2026-12-15
    Inbetriebnahme Anfang nächsten Jahres | 2027-01-01
    Inbetriebnahme Ende dieses Monats | 2026-11-30
    Rückgabe in zehn Tagen | 2026-11-30
    Rückgabe in einundzwanzig Tagen | 2026-12-11
    Rückgabe heute in zwei Wochen | 2026-12-04
    Rückgabe heute in 14 Tagen | 2026-12-04
    Rückgabe in 1,5 Stunden | 2026-11-20T11:00
    Rückgabe in einer halben Stunde | 2026-11-20T10:00
    Rückgabe in 45 Minuten | 2026-11-20T10:15
    Rückgabe in einem Tag | 2026-11-21
    Rückgabe in drei Jahren | 2029-11-20
    Anruf um fünf nach zehn | 2026-11-20T10:05
    Anruf um fünf vor zwölf | 2026-11-20T11:55
    Anruf fünf nach halb elf | 2026-11-20T10:35
    Anruf dreiviertel elf | 2026-11-20T10:45
    Anruf um 20 nach 10 | 2026-11-20T10:20
    Anruf um elf | 2026-11-20T11:00
    Anruf um elf Uhr dreißig | 2026-11-20T11:30
    Anruf 11 Uhr | 2026-11-20T11:00
    Anruf 11:11 | 2026-11-20T11:11
    Anruf 11.30 Uhr | 2026-11-20T11:30
    Anruf 11uhr30 | 2026-11-20T11:30
    Anruf um 16h | 2026-11-20T16:00
    Anruf morgens um 8 | 2026-11-21T08:00
    Anruf morgen um 8 Uhr morgens | 2026-11-21T08:00
    Anruf morgen abend um 9 | 2026-11-21T21:00
    Anruf heute nachmittag um halb fünf | 2026-11-20T16:30
    Anruf am Abend | 2026-11-20T19:00
    Anruf am Nachmittag gegen drei | 2026-11-20T15:00
    Anruf Dienstag am Vormittag | 2026-11-24T09:00
    Anruf Dienstag in der Früh | 2026-11-24T09:00
    Anruf am Dienstag, 24. November, 15 Uhr | 2026-11-24T15:00
    Anruf Di, 24.11., 15:00 | 2026-11-24T15:00
    Anruf Di 24. Nov 15 Uhr | 2026-11-24T15:00
    Anruf 24.11.2026 15:00 Uhr | 2026-11-24T15:00
    Anruf am 24.11.26 um 15 Uhr | 2026-11-24T15:00
    Anruf 24. November um 15 Uhr | 2026-11-24T15:00
    Anruf 24 Nov 15:00 | 2026-11-24T15:00
    Anruf um 15 Uhr am 24.11. | 2026-11-24T15:00
    Anruf 15 Uhr Dienstag | 2026-11-24T15:00
    Anruf 15:00 am 24. November | 2026-11-24T15:00
    Anruf am 24sten | 2026-11-24
    Anruf am vierundzwanzigsten | 2026-11-24
    Anruf den vierundzwanzigsten November | 2026-11-24
    Anruf vor Dienstag | 2026-11-24
    Anruf spätestens bis Dienstag Mittag | 2026-11-24T12:00
    Anruf am nächsten Werktag | 2026-11-23
    Anruf nächster Arbeitstag | 2026-11-23
    Anruf in 3 Werktagen | 2026-11-25
    Anruf in zwei Arbeitstagen | 2026-11-24
    Anruf kommende Woche Mittwoch | 2026-11-25
    Anruf Mittwoch kommender Woche | 2026-11-25
    Anruf diese Woche Samstag | 2026-11-21
    Anruf Samstag dieser Woche | 2026-11-21
    Anruf übernächsten Dienstag | 2026-12-01
    Anruf in der nächsten Woche | 2026-11-23
    Anruf in der übernächsten Woche | 2026-11-30
    Anruf im kommenden Monat | 2026-12-01
    Anruf im kommenden Jahr | 2027-01-01
    Anruf im nächsten Quartal | 2027-01-01
    Anruf im Juni | 2027-06-01
    Anruf im Juni nächsten Jahres | 2027-06-01
    Anruf Ende Juni | 2027-06-30
    Anruf am 2. Advent | 2026-12-06
    Anruf am 26. Dezember | 2026-12-26
    Anruf am Ostermontag um 10 | 2027-03-29T10:00
    Anruf am Karsamstag | 2027-03-27
    Anruf am Muttertag | 2027-05-09
    Anruf letzten Donnerstag im Dezember | 2026-12-31
    Anruf am letzten Donnerstag im Dezember | 2026-12-31
    Anruf am dritten Montag im Januar | 2027-01-18
    Anruf am letzten Tag des Jahres | 2026-12-31
    Anruf am letzten Tag im Dezember | 2026-12-31
    Anruf am ersten Tag im Februar | 2027-02-01
    Anruf zweite Woche im Januar | 2027-01-11
    Anruf 5. - 8. Januar | 2027-01-05
    Anruf vom 5. Januar bis 8. Januar | 2027-01-05
    Anruf 5.1. bis 8.1. | 2027-01-05
    Anruf 28. Dezember – 3. Januar | 2026-12-28
    Anruf 10-11 Uhr | 2026-11-20T10:00
    Anruf von 10:30 bis 11 | 2026-11-20T10:30
    Anruf zwischen 10 und 11 Uhr | 2026-11-20T10:00
    Anruf Montag zwischen 10 und 11 Uhr | 2026-11-23T10:00
    Anruf Mo 10:00-11:30 | 2026-11-23T10:00
    Anruf mo, 10 uhr | 2026-11-23T10:00
    anruf am mo um 10 | 2026-11-23T10:00
    ANRUF MORGEN UM 10 | 2026-11-21T10:00
    """)

  static let english = CaptureTable(
    """
    on Tuesday morning | 2026-11-24T09:00
    this coming Thursday at 10:45 | 2026-11-26T10:45
    quarter past seven in the evening | 2026-11-20T19:15
    twenty five past eight tomorrow | 2026-11-21T08:25
    the week after next | 2026-11-30
    Wednesday after next | 2026-12-02
    two weeks from now | 2026-12-04
    two weeks from tomorrow | 2026-12-05
    a month from now | 2026-12-20
    in an hour and a half | 2026-11-20T11:00
    in three quarters of an hour | 2026-11-20T10:15
    in 20 mins | 2026-11-20T09:50
    in twenty-five minutes | 2026-11-20T09:55
    on December twenty-third | 2026-12-23
    the first of January | 2027-01-01
    on the 3rd at 6pm | 2026-12-03T18:00
    on the third of next month | 2026-12-03
    2/14/2027 | 2027-02-14
    02/14/27 at 9am | 2027-02-14T09:00
    Feb. 14, 2027, 9 AM | 2027-02-14T09:00
    Sat, Nov 28, 8pm | 2026-11-28T20:00
    Sunday, December 6th | 2026-12-06
    Mon 11/30 7:45am | 2026-11-30T07:45
    TODAY AT 5PM | 2026-11-20T17:00
    tomorrow morning at half past six | 2026-11-21T06:30
    tomorrow noon | 2026-11-21T12:00
    the day after tomorrow around 4 in the afternoon | 2026-11-22T16:00
    Friday evening | 2026-11-27T19:00
    Sunday morning at ten | 2026-11-22T10:00
    this evening | 2026-11-20T19:00
    tonight at 8 | 2026-11-20T20:00
    at lunchtime | 2026-11-20T12:00
    at noon | 2026-11-20T12:00
    at midnight | 2026-11-21T00:00
    13:05 | 2026-11-20T13:05
    at 1:05 pm | 2026-11-20T13:05
    at 3 o'clock | 2026-11-20T15:00
    three thirty pm | 2026-11-20T15:30
    at three twenty | 2026-11-20T15:20
    eight fifteen am tomorrow | 2026-11-21T08:15
    3:15p | 2026-11-20T15:15
    3:30p.m. tomorrow | 2026-11-21T15:30
    10a.m. | 2026-11-20T10:00
    beginning of next week | 2026-11-23
    end of next week | 2026-11-27
    early January | 2027-01-01
    mid February | 2027-02-15
    end of January | 2027-01-31
    end of the year | 2026-12-31
    end of the month | 2026-11-30
    by EOM | 2026-11-30
    this weekend | 2026-11-21
    next month | 2026-12-01
    next year | 2027-01-01
    next quarter | 2027-01-01
    week 50 | 2026-12-07
    on Christmas Eve | 2026-12-24
    on New Year's Eve at 11pm | 2026-12-31T23:00
    Thanksgiving | 2026-11-26
    day before Thanksgiving | 2026-11-25
    the day after Christmas | 2026-12-26
    Easter Monday | 2027-03-29
    Good Friday | 2027-03-26
    Valentine's Day | 2027-02-14
    Mother's Day | 2027-05-09
    4th of July | 2027-07-04
    the last Friday of January | 2027-01-29
    first Monday in February | 2027-02-01
    the second Tuesday of December | 2026-12-08
    last day of February | 2027-02-28
    first week of March | 2027-03-01
    third day of January | 2027-01-03
    no later than Tuesday | 2026-11-24
    by the day after tomorrow | 2026-11-22
    until December 15 | 2026-12-15
    before the end of November | 2026-11-30
    by Tuesday noon | 2026-11-24T12:00
    due November 27 | 2026-11-27
    due on 27 Nov at 17:00 | 2026-11-27T17:00
    from Tuesday to Thursday | 2026-11-24
    Dec 1 - 5 | 2026-12-01
    December 1st through 5th | 2026-12-01
    between 2 and 4pm | 2026-11-20T14:00
    2-4pm | 2026-11-20T14:00
    from 2:30 to 4 | 2026-11-20T14:30
    9:30 - 11:00 on Thursday | 2026-11-26T09:30
    Thursday from 5pm until 6:30 | 2026-11-26T17:00
    July 13-15 | 2027-07-13
    Dec 1 to Dec 3 | 2026-12-01
    Jul 13th - Jul 15th | 2027-07-13
    8am - 11am Dec 15th | 2026-12-15T08:00
    2026-12-05T14:30 | 2026-12-05T14:30
    2026-12-05 14:30 | 2026-12-05T14:30
    5 December 2026 | 2026-12-05
    5-Dec-2026 | 2026-12-05
    Dec 5 '26 | 2026-12-05
    6 in the morning tomorrow | 2026-11-21T06:00
    at 3 in the morning | 2026-11-21T03:00
    5 in the afternoon | 2026-11-20T17:00
    8 at night | 2026-11-20T20:00
    in 48 hours | 2026-11-22T09:30
    in 10 days | 2026-11-30
    in a week | 2026-11-27
    a week from today | 2026-11-27
    a week from Monday | 2026-11-30
    Monday week | 2026-11-30
    three months from now | 2027-02-20
    in half a year | 2027-05-20
    in a year | 2027-11-20
    in a fortnight | 2026-12-04
    in a couple of days | 2026-11-22
    in a few days | 2026-11-23
    5 days hence | 2026-11-25
    in January | 2027-01-01
    in March 2027 | 2027-03-01
    next March | 2027-03-01
    this Saturday | 2026-11-21
    Tuesday of next week | 2026-11-24
    next week Thursday | 2026-11-26
    next Tuesday at 3 pm | 2026-11-24T15:00
    tomorrow at 5am sharp | 2026-11-21T05:00
    around 6pm | 2026-11-20T18:00
    at approximately 11am | 2026-11-20T11:00
    first thing tomorrow morning | 2026-11-21T09:00
    after 5pm | 2026-11-20T17:00
    before 10am | 2026-11-20T10:00
    3 days before Christmas | 2026-12-22
    two weeks after Easter | 2027-04-11
    the 15th | 2026-12-15
    on the fifteenth | 2026-12-15
    the 21st of December at 18:00 | 2026-12-21T18:00
    Saturday the 28th | 2026-11-28
    Saturday 28 November | 2026-11-28
    Tues 24 | 2026-11-24
    tmrw 8pm | 2026-11-21T20:00
    meet on Wednesday, the 9th of December, at 10 | 2026-12-09T10:00
    due Fri 12/11/26 | 2026-12-11
    appointment: 02/02/2027 09:15 AM | 2027-02-02T09:15
    see you on 12/24 at half past six | 2026-12-24T06:30
    departure 5:47am on Sunday | 2026-11-22T05:47
    return flight Saturday Nov 28 10:35pm | 2026-11-28T22:35
    session this coming Tuesday at 6 p.m. | 2026-11-24T18:00
    exam in three days at eight o'clock | 2026-11-23T08:00
    concert in a week at 8:00pm | 2026-11-27T20:00
    lunch today at twelve | 2026-11-20T12:00
    dinner tonight around 7:30 | 2026-11-20T19:30
    alarm tomorrow morning at quarter to six | 2026-11-21T05:45
    cake out of the oven in 35 minutes | 2026-11-20T10:05
    pizza in a quarter of an hour | 2026-11-20T09:45
    hang laundry in 2 hours | 2026-11-20T11:30
    check in two and a half hours | 2026-11-20T12:00
    reply by tomorrow noon | 2026-11-21T12:00
    reply by tonight | 2026-11-20T19:00
    reply no later than Monday 9am | 2026-11-23T09:00
    move early February 2027 | 2027-02-01
    move at the end of March next year | 2027-03-31
    vacation mid-July | 2027-07-15
    inventory by year end | 2026-12-31
    talk next Friday | 2026-11-27
    talk a week from Friday | 2026-12-04
    party on the first Saturday in December | 2026-12-05
    party on Labor Day | 2027-09-06
    party on Memorial Day | 2027-05-31
    party on Independence Day | 2027-07-04
    party on St. Patrick's Day | 2027-03-17
    party on Halloween | 2027-10-31
    party on Boxing Day | 2026-12-26
    party on Father's Day | 2027-06-20
    party on Black Friday | 2026-11-27
    party on Ash Wednesday | 2027-02-10
    December 3rd - December 5th | 2026-12-03
    seminar December 7-9 | 2026-12-07
    seminar from the 7th to the 9th of December | 2026-12-07
    seminar between December 7 and 9 | 2026-12-07
    seminar Monday to Wednesday | 2026-11-23
    delivery tomorrow between 8 and noon | 2026-11-21T08:00
    delivery 11/24 10:00am - 12:00pm | 2026-11-24T10:00
    delivery on Nov 24 from 10 to 12 | 2026-11-24T10:00
    delivery Tuesday 10am-noon | 2026-11-24T10:00
    delivery Tue 10-11:30 | 2026-11-24T10:00
    delivery Wednesday 8.30am | 2026-11-25T08:30
    delivery wed 2pm | 2026-11-25T14:00
    delivery thurs at 8am | 2026-11-26T08:00
    delivery on sat | 2026-11-21
    delivery tmr at 9 | 2026-11-21T09:00
    delivery next week friday | 2026-11-27
    delivery in 2 wks | 2026-12-04
    delivery in December | 2026-12-01
    delivery in May 2027 | 2027-05-01
    delivery on the 31st | 2026-12-31
    delivery by the 5th | 2026-12-05
    delivery on the twelfth | 2026-12-12
    delivery January twenty-first | 2027-01-21
    delivery Jan. 4 | 2027-01-04
    delivery 4 January | 2027-01-04
    delivery 4th Jan 2027 | 2027-01-04
    delivery 2027-01-04 8:00 | 2027-01-04T08:00
    delivery 1/4/27, 8am | 2027-01-04T08:00
    delivery 1/4/2027 | 2027-01-04
    delivery January 4th, 2027 at 8 in the morning | 2027-01-04T08:00
    delivery quarter past 11 | 2026-11-20T11:15
    delivery ten past eleven | 2026-11-20T11:10
    delivery ten to noon | 2026-11-20T11:50
    delivery at one | 2026-11-20T13:00
    delivery at one thirty | 2026-11-20T13:30
    delivery 12:30am | 2026-11-21T00:30
    delivery 12am | 2026-11-21T00:00
    delivery 12pm | 2026-11-20T12:00
    delivery 12 noon | 2026-11-20T12:00
    delivery at half 3 | 2026-11-20T15:30
    delivery at three in the afternoon | 2026-11-20T15:00
    delivery in the morning | 2026-11-21T09:00
    delivery Monday afternoon | 2026-11-23T15:00
    delivery Monday afternoon at four | 2026-11-23T16:00
    delivery early Monday morning | 2026-11-23T09:00
    delivery Monday night | 2026-11-23T22:00
    delivery Sunday around midday | 2026-11-22T12:00
    delivery Sunday lunchtime | 2026-11-22T12:00
    delivery within 10 days | 2026-11-30
    delivery within the next 3 weeks | 2026-12-11
    delivery in two years | 2028-11-20
    delivery in 18 months | 2028-05-20
    delivery 90 days from now | 2027-02-18
    delivery 3 weeks from today | 2026-12-11
    delivery two days after Christmas | 2026-12-27
    delivery a week before Easter | 2027-03-21
    delivery the day before New Year's Eve | 2026-12-30
    delivery on the weekend | 2026-11-21
    delivery this weekend | 2026-11-21
    delivery next spring | 2027-03-20
    delivery COB Friday | 2026-11-27
    delivery 5 minutes from now | 2026-11-20T09:35
    delivery Monday the 7th | 2026-12-07
    delivery on Mon 7 Dec at 14h00 | 2026-12-07T14:00
    delivery Dec. 7th @ 2:15 pm | 2026-12-07T14:15
    delivery @3pm | 2026-11-20T15:00
    delivery 7 Dec '26 | 2026-12-07
    The meeting takes place on Thursday at 1pm | 2026-11-26T13:00
    Contract ends on March 31, 2027 | 2027-03-31
    Please hand in by the day after tomorrow in the morning | 2026-11-22T09:00
    IncomingTask on January 2nd 2027 around 2:40pm | 2027-01-02T14:40
    let's meet next Wednesday at half past two | 2026-11-25T14:30
    Deadline: 12/15/2026 | 2026-12-15
    Due date 1/1/2027 | 2027-01-01
    movie today at quarter past eight pm | 2026-11-20T20:15
    cleaning in four weeks | 2026-12-18
    night shift Saturday 10pm | 2026-11-21T22:00
    rehearsal tomorrow from 6 to 8pm | 2026-11-21T18:00
    launch mid next month | 2026-12-15
    launch in the middle of next month | 2026-12-15
    launch early next year | 2027-01-01
    launch at the end of this month | 2026-11-30
    return in ten days | 2026-11-30
    return in twenty-one days | 2026-12-11
    return two weeks from today | 2026-12-04
    return in 14 days | 2026-12-04
    return in 1.5 hours | 2026-11-20T11:00
    return in half an hour | 2026-11-20T10:00
    return in 45 minutes | 2026-11-20T10:15
    return in a day | 2026-11-21
    return in three years | 2029-11-20
    call at five past ten | 2026-11-20T10:05
    call at five to twelve | 2026-11-20T11:55
    call at ten thirty-five | 2026-11-20T10:35
    call quarter to eleven | 2026-11-20T10:45
    call at 20 past 10 | 2026-11-20T10:20
    call at eleven | 2026-11-20T11:00
    call at eleven thirty | 2026-11-20T11:30
    call 11am | 2026-11-20T11:00
    call 11:11 | 2026-11-20T11:11
    call 11.30am | 2026-11-20T11:30
    call at 16:00 | 2026-11-20T16:00
    call at 4 PM | 2026-11-20T16:00
    call at 4 p.m. today | 2026-11-20T16:00
    call 8 in the morning | 2026-11-21T08:00
    call tomorrow at 8 in the morning | 2026-11-21T08:00
    call tomorrow evening at 9 | 2026-11-21T21:00
    call this afternoon at half past four | 2026-11-20T16:30
    call tonight at 11:30 | 2026-11-20T23:30
    call in the evening | 2026-11-20T19:00
    call in the afternoon around three | 2026-11-20T15:00
    call Tuesday in the morning | 2026-11-24T09:00
    call on Tuesday, November 24, at 3pm | 2026-11-24T15:00
    call Tue, 11/24, 3:00 PM | 2026-11-24T15:00
    call Tue Nov 24 3pm | 2026-11-24T15:00
    call 11/24/2026 3:00 pm | 2026-11-24T15:00
    call on 11/24/26 at 3 pm | 2026-11-24T15:00
    call November 24 at 3pm | 2026-11-24T15:00
    call 24 Nov 15:00 | 2026-11-24T15:00
    call at 3pm on 11/24 | 2026-11-24T15:00
    call 3pm Tuesday | 2026-11-24T15:00
    call 15:00 on November 24 | 2026-11-24T15:00
    call on the 24th | 2026-11-24
    call on the twenty-fourth | 2026-11-24
    call the twenty-fourth of November | 2026-11-24
    call before Tuesday | 2026-11-24
    call by Tuesday at noon | 2026-11-24T12:00
    call on the next business day | 2026-11-23
    call next workday | 2026-11-23
    call in 3 business days | 2026-11-25
    call in two working days | 2026-11-24
    call Wednesday of the coming week | 2026-11-25
    call this Saturday | 2026-11-21
    call Saturday of this week | 2026-11-21
    call next week | 2026-11-23
    call the week after next | 2026-11-30
    call in June | 2027-06-01
    call in June of next year | 2027-06-01
    call at the end of June | 2027-06-30
    call end of June | 2027-06-30
    call on Thanksgiving | 2026-11-26
    call on New Year's Eve | 2026-12-31
    call on December 26 | 2026-12-26
    call Easter Monday at 10 | 2027-03-29T10:00
    call on Mother's Day | 2027-05-09
    call on the last Thursday of December | 2026-12-31
    call the third Monday of January | 2027-01-18
    call on the third Monday in January | 2027-01-18
    call on the last day of the year | 2026-12-31
    call on the last day of December | 2026-12-31
    call on the first day of February | 2027-02-01
    call second week of January | 2027-01-11
    call January 5-8 | 2027-01-05
    call January 5 to January 8 | 2027-01-05
    call December 28 – January 3 | 2026-12-28
    call 10-11am | 2026-11-20T10:00
    call from 10:30 to 11 | 2026-11-20T10:30
    call between 10 and 11am | 2026-11-20T10:00
    call Monday between 10 and 11am | 2026-11-23T10:00
    call Mon 10:00-11:30 | 2026-11-23T10:00
    call mon, 10am | 2026-11-23T10:00
    call on mon at 10 | 2026-11-23T10:00
    CALL TOMORROW AT 10 | 2026-11-21T10:00
    call tomorrow 10 am sharp | 2026-11-21T10:00
    call 2 days from now | 2026-11-22
    call 2 days from tomorrow | 2026-11-23
    call an hour from now | 2026-11-20T10:30
    call 30 mins from now | 2026-11-20T10:00
    call in 2h | 2026-11-20T11:30
    call in 1hr 30min | 2026-11-20T11:00
    call in 1 week and 2 days | 2026-11-29
    call a week from tomorrow | 2026-11-28
    call the following Monday | 2026-11-23
    call sometime next week | 2026-11-23
    call on Friday the 4th of December | 2026-12-04
    call Friday, 4 Dec, 16:30 | 2026-12-04T16:30
    """)
}
