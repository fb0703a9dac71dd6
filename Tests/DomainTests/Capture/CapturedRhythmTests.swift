import Testing

@testable import Domain

@Suite("Rhythms said in many ways")
struct CapturedRhythmTests {
  @Test(arguments: german.rows)
  func areReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).repetition == row.value)
  }

  @Test(arguments: english.rows)
  func areReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).repetition == row.value)
  }

  /// No RRULE by days expresses several times a day, so the words remain in the title.
  @Test(arguments: ["Zähne putzen zweimal täglich", "Tropfen 3x am Tag", "Take pills twice a day"])
  func keepTheirWordsWhereNoRuleSaysAsMuch(_ text: String) {
    let captured = QuickAdd.morning(text.hasPrefix("Take") ? .english : .german).parse(text)
    #expect(captured.recurrence == "FREQ=DAILY")
    #expect(captured.title == text)
  }

  static let german = CaptureTable(
    """
    Miete zahlen jeden Ersten | FREQ=MONTHLY;BYMONTHDAY=1
    Miete jeden 1. des Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Konto prüfen jeden 1. und 15. | FREQ=MONTHLY;BYMONTHDAY=1,15
    Konto prüfen am 1. und 15. jedes Monats | FREQ=MONTHLY;BYMONTHDAY=1,15
    Abschlag jeden Monat am 20. | FREQ=MONTHLY;BYMONTHDAY=20
    Abschlag monatlich am 20. | FREQ=MONTHLY;BYMONTHDAY=20
    Zähler ablesen monatlich am Letzten | FREQ=MONTHLY;BYMONTHDAY=-1
    Zähler ablesen immer am Monatsende | FREQ=MONTHLY;BYMONTHDAY=-1
    Rechnung jeden letzten Tag im Monat | FREQ=MONTHLY;BYMONTHDAY=-1
    Stammtisch jeden ersten Freitag im Monat | FREQ=MONTHLY;BYDAY=1FR
    Stammtisch am ersten Freitag im Monat | FREQ=MONTHLY;BYDAY=1FR
    Stammtisch immer am ersten Freitag des Monats | FREQ=MONTHLY;BYDAY=1FR
    Vereinsabend jeden dritten Mittwoch des Monats um 20 Uhr | FREQ=MONTHLY;BYDAY=3WE
    Vereinsabend jeden 2. und 4. Donnerstag im Monat | FREQ=MONTHLY;BYDAY=2TH,4TH
    Repaircafé am zweiten Samstag jeden Monats | FREQ=MONTHLY;BYDAY=2SA
    Sperrmüll alle drei Monate am letzten Montag | FREQ=MONTHLY;INTERVAL=3;BYDAY=-1MO
    Sitzung alle zwei Monate am ersten Dienstag | FREQ=MONTHLY;INTERVAL=2;BYDAY=1TU
    Gehaltslauf am letzten Werktag des Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Kasse zählen jeden ersten Werktag im Monat | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Kasse zählen jeden zweiten Arbeitstag des Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2
    Kasse zählen jeden zweiten Arbeitstag | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR
    Kasse zählen jeden ersten Arbeitstag im Quartal | FREQ=MONTHLY;BYMONTH=1,4,7,10;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Kasse zählen erster Werktag im Monat | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Gehaltslauf jeden letzten Werktag im Monat | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Report am ersten Werktag jeden Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Vitamin D jeden zweiten Tag | FREQ=DAILY;INTERVAL=2
    Katzenklo alle zwei Tage | FREQ=DAILY;INTERVAL=2
    Gelbe Tonne jeden zweiten Donnerstag | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Gelbe Tonne alle 14 Tage donnerstags | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Gelbe Tonne alle 14 Tage | FREQ=DAILY;INTERVAL=14
    Biotonne alle 2 Wochen am Mittwoch | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Papier alle vier Wochen freitags | FREQ=WEEKLY;INTERVAL=4;BYDAY=FR
    Sport jede zweite Woche montags und donnerstags | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH
    Sport jede dritte Woche | FREQ=WEEKLY;INTERVAL=3
    Bett beziehen vierzehntäglich | FREQ=WEEKLY;INTERVAL=2
    Bett beziehen 14-tägig | FREQ=WEEKLY;INTERVAL=2
    Wäsche wöchentlich am Samstag | FREQ=WEEKLY;BYDAY=SA
    Wäsche jede Woche samstags | FREQ=WEEKLY;BYDAY=SA
    Standup Mo-Fr 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup montags bis donnerstags um 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Standup jeden Werktag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup an allen Werktagen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Mails an jedem Arbeitstag um 8 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Brunch jedes Wochenende | FREQ=WEEKLY;BYDAY=SA,SU
    Joggen Di, Do und Sa | FREQ=WEEKLY;BYDAY=TU,TH,SA
    Joggen dienstags, donnerstags und samstags | FREQ=WEEKLY;BYDAY=TU,TH,SA
    Joggen immer dienstags | FREQ=WEEKLY;BYDAY=TU
    Joggen jeweils Dienstag und Donnerstag | FREQ=WEEKLY;BYDAY=TU,TH
    Joggen immer am Sonntag | FREQ=WEEKLY;BYDAY=SU
    Yoga jeden Mittwochabend | FREQ=WEEKLY;BYDAY=WE
    Yoga mittwochabends | FREQ=WEEKLY;BYDAY=WE
    Tabletten jeden Morgen | FREQ=DAILY
    Tabletten jeden Abend um 21 Uhr | FREQ=DAILY
    Lüften stündlich | FREQ=HOURLY
    Lüften alle 3 Stunden | FREQ=HOURLY;INTERVAL=3
    Augenpause alle 20 Minuten | FREQ=MINUTELY;INTERVAL=20
    Fenster putzen alle sechs Monate | FREQ=MONTHLY;INTERVAL=6
    Fenster putzen halbjährlich | FREQ=MONTHLY;INTERVAL=6
    Umsatzsteuer vierteljährlich | FREQ=MONTHLY;INTERVAL=3
    Umsatzsteuer jedes Quartal | FREQ=MONTHLY;INTERVAL=3
    Umsatzsteuer quartalsweise am 10. | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10
    Zahnarzt einmal im Jahr | FREQ=YEARLY
    Zahnarzt zweimal im Jahr | FREQ=MONTHLY;INTERVAL=6
    Zahnarzt einmal jährlich | FREQ=YEARLY
    TÜV alle zwei Jahre | FREQ=YEARLY;INTERVAL=2
    TÜV alle zwei Jahre im März | FREQ=YEARLY;INTERVAL=2;BYMONTH=3
    TÜV alle 2 Jahre am 5. Mai | FREQ=YEARLY;INTERVAL=2;BYMONTH=5;BYMONTHDAY=5
    Geburtstag Oma jedes Jahr am 3. August | FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=3
    Geburtstag Opa jährlich am 12.4. | FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=12
    Hochzeitstag jeden 17. Juni | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=17
    Baum schneiden jedes Jahr im Februar | FREQ=YEARLY;BYMONTH=2
    Baum schneiden jeden Februar | FREQ=YEARLY;BYMONTH=2
    Rasen düngen jeden März und September | FREQ=YEARLY;BYMONTH=3,9
    Muttertagsgruß jedes Jahr am zweiten Sonntag im Mai | FREQ=YEARLY;BYMONTH=5;BYDAY=2SU
    Zeitumstellung jedes Jahr am letzten Sonntag im März | FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    Backup jeden Freitag bis 18.12. | FREQ=WEEKLY;BYDAY=FR until=2026-12-18
    Backup jeden Freitag bis Ende Januar | FREQ=WEEKLY;BYDAY=FR until=2027-01-31
    Backup täglich ab 1.12. | FREQ=DAILY nb=2026-12-01
    Backup täglich ab Montag bis zum 24. Dezember | FREQ=DAILY until=2026-12-24 nb=2026-11-23
    Backup ab Dezember jeden Montag | FREQ=WEEKLY;BYDAY=MO nb=2026-12-01
    Übung täglich 10 mal | FREQ=DAILY;COUNT=10
    Übung jeden Dienstag, 8 Mal | FREQ=WEEKLY;BYDAY=TU;COUNT=8
    Übung jeden Dienstag achtmal | FREQ=WEEKLY;BYDAY=TU;COUNT=8
    Übung wöchentlich, insgesamt 6 mal | FREQ=WEEKLY;COUNT=6
    Übung täglich für 3 Wochen | FREQ=DAILY until=2026-12-11
    Übung täglich für die nächsten 10 Tage | FREQ=DAILY until=2026-11-30
    Haare schneiden alle 6 Wochen nach Erledigung | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    Haare schneiden 6 Wochen nach Erledigung | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    Filter alle 3 Monate nach Abschluss | FREQ=MONTHLY;INTERVAL=3 anchor=completion
    Entkalken 2 Monate nach dem Erledigen | FREQ=MONTHLY;INTERVAL=2 anchor=completion
    Entkalken jeden Monat nach Erledigung | FREQ=MONTHLY anchor=completion
    Gießen täglich außer sonntags | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gießen jeden Tag außer am Wochenende | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen täglich außer Samstag und Sonntag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gießen jeden Tag ausser Mittwoch | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU
    taeglich lesen | FREQ=DAILY
    TÄGLICH LESEN | FREQ=DAILY
    jaehrlich kündigen prüfen | FREQ=YEARLY
    jeden tag vokabeln | FREQ=DAILY
    Vokabeln tgl. | FREQ=DAILY
    alle 10 Tage Pflanzen düngen | FREQ=DAILY;INTERVAL=10
    Blumen alle fünf Tage | FREQ=DAILY;INTERVAL=5
    Chor jeden Dienstag 19:30-21:00 | FREQ=WEEKLY;BYDAY=TU
    Chorprobe jeden Mo. und Mi. um 19 Uhr | FREQ=WEEKLY;BYDAY=MO,WE
    Elternabend jedes halbe Jahr | FREQ=MONTHLY;INTERVAL=6
    Inventur jedes Vierteljahr | FREQ=MONTHLY;INTERVAL=3
    Kasse zählen am 15. und am Letzten jeden Monats | FREQ=MONTHLY;BYMONTHDAY=15,-1
    Bericht am vorletzten Tag des Monats | FREQ=MONTHLY;BYMONTHDAY=-2
    Bericht jeden vorletzten Freitag im Monat | FREQ=MONTHLY;BYDAY=-2FR
    Treffen am letzten Sonntag im Monat | FREQ=MONTHLY;BYDAY=-1SU
    Sport zweimal pro Woche | FREQ=WEEKLY;BYDAY=MO,TH
    Sport dreimal die Woche | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Sport 3x pro Woche | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Großputz zweimal im Monat | FREQ=MONTHLY;BYMONTHDAY=1,15
    Medizin alle 8 Stunden bis Sonntag | FREQ=HOURLY;INTERVAL=8 until=2026-11-22
    Spülmaschine jeden Montag und jeden Donnerstag | FREQ=WEEKLY;BYDAY=MO,TH
    Newsletter zum 1. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Freitags Pizza bestellen | FREQ=WEEKLY;BYDAY=FR
    Jeden zweiten Sonntag im Monat Flohmarkt | FREQ=MONTHLY;BYDAY=2SU
    Pflanzen düngen alle zehn Tage | FREQ=DAILY;INTERVAL=10
    Aquarium reinigen jede Woche | FREQ=WEEKLY
    Aquarium reinigen einmal die Woche | FREQ=WEEKLY
    Aquarium reinigen 1x pro Woche | FREQ=WEEKLY
    Kontoauszug prüfen jeden Monatsersten | FREQ=MONTHLY;BYMONTHDAY=1
    Kontoauszug prüfen am Ersten jedes Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Kontoauszug prüfen jeden fünfzehnten | FREQ=MONTHLY;BYMONTHDAY=15
    Kontoauszug prüfen jeden 28. | FREQ=MONTHLY;BYMONTHDAY=28
    Kontoauszug jeden 3., 13. und 23. | FREQ=MONTHLY;BYMONTHDAY=3,13,23
    Kontoauszug monatlich zum 5. | FREQ=MONTHLY;BYMONTHDAY=5
    Kontoauszug monatlich am letzten Tag | FREQ=MONTHLY;BYMONTHDAY=-1
    Kontoauszug monatlich am Monatsende | FREQ=MONTHLY;BYMONTHDAY=-1
    Kontoauszug jeden Monat zur Monatsmitte | FREQ=MONTHLY;BYMONTHDAY=15
    Kontoauszug Mitte jeden Monats | FREQ=MONTHLY;BYMONTHDAY=15
    Kontoauszug zum Ende eines jeden Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Probe jeden vierten Montag im Monat | FREQ=MONTHLY;BYDAY=4MO
    Probe jeden Monat am 2. Samstag | FREQ=MONTHLY;BYDAY=2SA
    Probe immer am dritten Donnerstag im Monat, 19 Uhr | FREQ=MONTHLY;BYDAY=3TH
    Probe am ersten und dritten Montag im Monat | FREQ=MONTHLY;BYDAY=1MO,3MO
    Probe monatlich am letzten Mittwoch | FREQ=MONTHLY;BYDAY=-1WE
    Probe an jedem ersten Sonntag des Monats | FREQ=MONTHLY;BYDAY=1SU
    Probe jeden zweiten Monat am 10. | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10
    Probe alle 2 Monate | FREQ=MONTHLY;INTERVAL=2
    Probe jeden zweiten Monat | FREQ=MONTHLY;INTERVAL=2
    Probe zweimonatlich | FREQ=MONTHLY;INTERVAL=2
    Probe alle sechs Wochen dienstags | FREQ=WEEKLY;INTERVAL=6;BYDAY=TU
    Probe alle drei Wochen am Freitag um 18 Uhr | FREQ=WEEKLY;INTERVAL=3;BYDAY=FR
    Probe jeden dritten Freitag | FREQ=MONTHLY;BYDAY=3FR
    Probe jeden 2. Mittwoch | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Probe jeden anderen Tag | FREQ=DAILY;INTERVAL=2
    Probe mittwochs alle zwei Wochen | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Probe freitags, alle 14 Tage | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    Probe Mo+Do 18:30 | FREQ=WEEKLY;BYDAY=MO,TH
    Probe Mo/Mi/Fr 7 Uhr | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Probe montags/mittwochs/freitags | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Probe montags, mittwochs um 7 | FREQ=WEEKLY;BYDAY=MO,WE
    Probe jeden Montag, Dienstag und Freitag von 8 bis 9 Uhr | FREQ=WEEKLY;BYDAY=MO,TU,FR
    Probe jeden Samstagvormittag | FREQ=WEEKLY;BYDAY=SA
    Probe sonntagabends | FREQ=WEEKLY;BYDAY=SU
    Probe sonntags abends | FREQ=WEEKLY;BYDAY=SU
    Probe dienstagnachmittags | FREQ=WEEKLY;BYDAY=TU
    Probe wochentags um 6:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Probe an Werktagen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Probe an Wochenenden | FREQ=WEEKLY;BYDAY=SA,SU
    Probe jeden Nachmittag um 16 Uhr | FREQ=DAILY
    Probe jede Nacht | FREQ=DAILY
    Probe jeden Mittag | FREQ=DAILY
    Probe tagtäglich | FREQ=DAILY
    Probe täglich um 6 Uhr früh | FREQ=DAILY
    Probe täglich, 7:15 Uhr, 10 min | FREQ=DAILY
    Probe jährlich | FREQ=YEARLY
    Probe jährlich am ersten Montag im Oktober | FREQ=YEARLY;BYMONTH=10;BYDAY=1MO
    Probe jedes Jahr im Mai und November | FREQ=YEARLY;BYMONTH=5,11
    Probe jedes Jahr am 29. Februar | FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
    Probe jeden 24.12. | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
    Probe alle fünf Jahre | FREQ=YEARLY;INTERVAL=5
    Probe alle zehn Jahre im Juni | FREQ=YEARLY;INTERVAL=10;BYMONTH=6
    Probe jeden ersten Sonntag im August | FREQ=YEARLY;BYMONTH=8;BYDAY=1SU
    Probe am letzten Samstag im September jedes Jahr | FREQ=YEARLY;BYMONTH=9;BYDAY=-1SA
    Probe am 15. März jedes Jahres | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15
    Probe jeden Sommer | FREQ=YEARLY;BYMONTH=6
    Probe quartalsweise | FREQ=MONTHLY;INTERVAL=3
    Probe einmal im Quartal | FREQ=MONTHLY;INTERVAL=3
    Probe alle drei Monate am 1. | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1
    Probe vierteljährlich am 15. | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15
    Probe viermal im Jahr | FREQ=MONTHLY;INTERVAL=3
    Probe dreimal pro Jahr | FREQ=MONTHLY;INTERVAL=4
    Probe halbjährlich ab Januar | FREQ=MONTHLY;INTERVAL=6 nb=2027-01-01
    Probe jeden Montag ab 7. Dezember | FREQ=WEEKLY;BYDAY=MO nb=2026-12-07
    Probe jeden Montag ab dem 7.12. bis 31.1. | FREQ=WEEKLY;BYDAY=MO until=2027-01-31 nb=2026-12-07
    Probe täglich bis Weihnachten | FREQ=DAILY until=2026-12-25
    Probe täglich bis zum Monatsende | FREQ=DAILY until=2026-11-30
    Probe montags bis Februar | FREQ=WEEKLY;BYDAY=MO until=2027-02-28
    Probe wöchentlich bis Ende des Jahres | FREQ=WEEKLY until=2026-12-31
    Probe wöchentlich beginnend am 1.12. | FREQ=WEEKLY nb=2026-12-01
    Probe ab morgen täglich | FREQ=DAILY nb=2026-11-21
    Probe ab nächster Woche jeden Dienstag | FREQ=WEEKLY;BYDAY=TU nb=2026-11-23
    Probe jeden Tag 5 mal | FREQ=DAILY;COUNT=5
    Probe jeden Sonntag, zwölfmal | FREQ=WEEKLY;BYDAY=SU;COUNT=12
    Probe 6x jeden Donnerstag | FREQ=WEEKLY;BYDAY=TH;COUNT=6
    Probe täglich 2 Wochen lang | FREQ=DAILY until=2026-12-04
    Probe täglich für einen Monat | FREQ=DAILY until=2026-12-20
    Probe wöchentlich für 3 Monate | FREQ=WEEKLY until=2027-02-20
    Probe 10 Tage nach Erledigung | FREQ=DAILY;INTERVAL=10 anchor=completion
    Probe jedes Jahr nach Erledigung | FREQ=YEARLY anchor=completion
    Probe alle 4 Wochen ab Erledigung | FREQ=WEEKLY;INTERVAL=4 anchor=completion
    Probe immer 3 Tage nach Erledigung | FREQ=DAILY;INTERVAL=3 anchor=completion
    Probe werktags außer freitags | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Probe täglich außer Mo und Di | FREQ=WEEKLY;BYDAY=WE,TH,FR,SA,SU
    Probe alle 45 Minuten | FREQ=MINUTELY;INTERVAL=45
    Probe alle halbe Stunde | FREQ=MINUTELY;INTERVAL=30
    Probe jede Stunde | FREQ=HOURLY
    Probe alle zwei Stunden | FREQ=HOURLY;INTERVAL=2
    Probe viermal die Woche | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
    Probe 2 mal pro Woche | FREQ=WEEKLY;BYDAY=MO,TH
    Probe zweimal wöchentlich | FREQ=WEEKLY;BYDAY=MO,TH
    Probe dreimal im Monat | FREQ=MONTHLY;BYMONTHDAY=1,11,21
    Probe zweimal monatlich | FREQ=MONTHLY;BYMONTHDAY=1,15
    PROBE JEDEN DIENSTAG UM 18 UHR | FREQ=WEEKLY;BYDAY=TU
    probe jeden dienstag um 18uhr | FREQ=WEEKLY;BYDAY=TU
    Probe woechentlich | FREQ=WEEKLY
    Probe monatl. | FREQ=MONTHLY
    Jeden Montagmorgen Probe | FREQ=WEEKLY;BYDAY=MO
    Immer montags Probe | FREQ=WEEKLY;BYDAY=MO
    Alle 2 Wochen mittwochs Probe | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Montags Probe | FREQ=WEEKLY;BYDAY=MO
    Am 1. jeden Monats Probe | FREQ=MONTHLY;BYMONTHDAY=1
    Am letzten Freitag jeden Monats Probe | FREQ=MONTHLY;BYDAY=-1FR
    Am ersten Werktag des Monats Probe | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Jedes Quartal Probe | FREQ=MONTHLY;INTERVAL=3
    Täglich Probe | FREQ=DAILY
    Bettwäsche jeden zweiten Sonntag | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU
    Rate zahlen am ersten Tag jedes Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Stundenzettel freitags um 16 Uhr | FREQ=WEEKLY;BYDAY=FR
    Stundenzettel jeden zweiten Freitag um 16 Uhr | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    Stundenzettel freitags, jede zweite Woche | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    Filter prüfen alle 90 Tage | FREQ=DAILY;INTERVAL=90
    Reifen tauschen alle 6 Monate | FREQ=MONTHLY;INTERVAL=6
    Matratze wenden zweimal pro Jahr | FREQ=MONTHLY;INTERVAL=6
    Matratze wenden jeden Frühling und Herbst | FREQ=YEARLY;BYMONTH=3,9
    Domain verlängern jedes Jahr am 30. Juni | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30
    Domain verlängern jährlich zum 30.6. | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30
    Steuer jeden 31. Juli | FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=31
    Steuer jedes Jahr im April | FREQ=YEARLY;BYMONTH=4
    Steuer jeden Januar, April, Juli und Oktober | FREQ=YEARLY;BYMONTH=1,4,7,10
    Steuer vierteljährlich am ersten Montag | FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO
    Versammlung jedes Quartal am letzten Donnerstag | FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TH
    Versammlung am zweiten Mittwoch jeden Monats um 15 Uhr | FREQ=MONTHLY;BYDAY=2WE
    Versammlung jeden zweiten und vierten Mittwoch im Monat | FREQ=MONTHLY;BYDAY=2WE,4WE
    Papa anrufen sonntags 18 Uhr | FREQ=WEEKLY;BYDAY=SU
    Papa anrufen jeden Sonntagabend | FREQ=WEEKLY;BYDAY=SU
    Papa anrufen sonntagnachmittags | FREQ=WEEKLY;BYDAY=SU
    Müll jeden Montag & Donnerstag | FREQ=WEEKLY;BYDAY=MO,TH
    Müll Di/Fr | FREQ=WEEKLY;BYDAY=TU,FR
    Müll dienstags und freitags | FREQ=WEEKLY;BYDAY=TU,FR
    Vitamine jeden Morgen um 8 | FREQ=DAILY
    Vitamine täglich zum Frühstück | FREQ=DAILY
    Tagebuch jeden Abend vor dem Schlafen | FREQ=DAILY
    Dehnen alle 30 Minuten | FREQ=MINUTELY;INTERVAL=30
    Dehnen alle paar Stunden | FREQ=HOURLY;INTERVAL=2
    Backup alle 12 Stunden | FREQ=HOURLY;INTERVAL=12
    Backup jede Sonntagnacht | FREQ=WEEKLY;BYDAY=SU
    Backup jeden letzten Sonntag | FREQ=MONTHLY;BYDAY=-1SU
    Miete am 3. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=3
    Miete jeden Monat am 3. | FREQ=MONTHLY;BYMONTHDAY=3
    Miete monatlich am Ersten | FREQ=MONTHLY;BYMONTHDAY=1
    Miete jeden 3. des Monats | FREQ=MONTHLY;BYMONTHDAY=3
    Gehalt am 15. und am letzten Tag jeden Monats | FREQ=MONTHLY;BYMONTHDAY=15,-1
    Gehalt alle 2 Wochen ab 27. November | FREQ=WEEKLY;INTERVAL=2 nb=2026-11-27
    Gehalt jeden zweiten Freitag ab dem 27.11. | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR nb=2026-11-27
    Kurs jeden Dienstag bis Mai | FREQ=WEEKLY;BYDAY=TU until=2027-05-31
    Kurs jeden Dienstag bis 15. Mai 2027 | FREQ=WEEKLY;BYDAY=TU until=2027-05-15
    Kurs jeden Dienstag für 10 Wochen | FREQ=WEEKLY;BYDAY=TU until=2027-01-29
    Kurs dienstags und donnerstags bis 17. Dezember | FREQ=WEEKLY;BYDAY=TU,TH until=2026-12-17
    Kurs Mo, Mi, Fr 9 Uhr bis 18.12. | FREQ=WEEKLY;BYDAY=MO,WE,FR until=2026-12-18
    Kurs jeden Montag 10 mal | FREQ=WEEKLY;BYDAY=MO;COUNT=10
    Kurs wöchentlich, 8 mal | FREQ=WEEKLY;COUNT=8
    Kurs werktags für 2 Wochen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR until=2026-12-04
    Physio dreimal pro Woche für 6 Wochen | FREQ=WEEKLY;BYDAY=MO,WE,FR until=2027-01-01
    Physio 3 Mal die Woche | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Physio zweimal in der Woche | FREQ=WEEKLY;BYDAY=MO,TH
    Physio einmal alle 3 Wochen | FREQ=WEEKLY;INTERVAL=3
    Rasieren jeden zweiten Tag nach Erledigung | FREQ=DAILY;INTERVAL=2 anchor=completion
    Rasieren 2 Tage nach Erledigung | FREQ=DAILY;INTERVAL=2 anchor=completion
    Ölwechsel alle 6 Monate nach Fertigstellung | FREQ=MONTHLY;INTERVAL=6 anchor=completion
    Laufen jeden Tag außer Freitag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
    Laufen täglich außer am Wochenende | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Laufen werktags außer mittwochs | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
    Laufen werktags morgens | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Laufen werktags um 6 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Laufen jeden Sa und So | FREQ=WEEKLY;BYDAY=SA,SU
    Laufen jeden dritten Tag | FREQ=DAILY;INTERVAL=3
    Laufen alle vier Tage | FREQ=DAILY;INTERVAL=4
    Rechnung am letzten Arbeitstag jeden Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Rechnung jeden Monat am letzten Werktag | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Rechnung am Ende jedes Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Rechnung am vorletzten Freitag jeden Monats | FREQ=MONTHLY;BYDAY=-2FR
    Rechnung zweimonatlich am 5. | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5
    Rechnung alle vier Monate | FREQ=MONTHLY;INTERVAL=4
    Rechnung alle 3 Monate am 2. Dienstag | FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU
    Rechnung viermonatlich | FREQ=MONTHLY;INTERVAL=4
    Rechnung alle zwei Jahre | FREQ=YEARLY;INTERVAL=2
    Rechnung jährlich am 2. Januar | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=2
    Wahl alle vier Jahre im November | FREQ=YEARLY;INTERVAL=4;BYMONTH=11
    Erntedank jeden ersten Sonntag im Oktober | FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
    Treffen jeden Mi um 12 | FREQ=WEEKLY;BYDAY=WE
    Treffen jeden Mittwoch von 14 bis 15 Uhr | FREQ=WEEKLY;BYDAY=WE
    Treffen mittwochs 14:00-15:00 | FREQ=WEEKLY;BYDAY=WE
    Werktags Standup um 9:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Jeden Ersten des Monats Fotos sichern | FREQ=MONTHLY;BYMONTHDAY=1
    Täglich: meditieren | FREQ=DAILY
    Wöchentlich - Bad putzen | FREQ=WEEKLY
    Montags Fitness | FREQ=WEEKLY;BYDAY=MO
    An Werktagen um 6 aufstehen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Immer freitags um 15 Uhr Wochenrückblick | FREQ=WEEKLY;BYDAY=FR
    Alle 14 Tage dienstags Papiertonne | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    Jedes zweite Wochenende Kinder abholen | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
    """)

  static let english = CaptureTable(
    """
    pay rent every 1st | FREQ=MONTHLY;BYMONTHDAY=1
    pay rent on the first of each month | FREQ=MONTHLY;BYMONTHDAY=1
    check accounts every 1st and 15th | FREQ=MONTHLY;BYMONTHDAY=1,15
    check accounts on the 1st and 15th of every month | FREQ=MONTHLY;BYMONTHDAY=1,15
    transfer every month on the 20th | FREQ=MONTHLY;BYMONTHDAY=20
    transfer monthly on the 20th | FREQ=MONTHLY;BYMONTHDAY=20
    meter reading on the last day of every month | FREQ=MONTHLY;BYMONTHDAY=-1
    meter reading every last day of the month | FREQ=MONTHLY;BYMONTHDAY=-1
    meter reading at the end of every month | FREQ=MONTHLY;BYMONTHDAY=-1
    book club every first Friday of the month | FREQ=MONTHLY;BYDAY=1FR
    book club first Friday of every month | FREQ=MONTHLY;BYDAY=1FR
    book club monthly on the first Friday | FREQ=MONTHLY;BYDAY=1FR
    club night every third Wednesday of the month at 8pm | FREQ=MONTHLY;BYDAY=3WE
    club night every 2nd and 4th Thursday of the month | FREQ=MONTHLY;BYDAY=2TH,4TH
    repair cafe every second Saturday of the month | FREQ=MONTHLY;BYDAY=2SA
    bulk waste every three months on the last Monday | FREQ=MONTHLY;INTERVAL=3;BYDAY=-1MO
    board meeting every other month on the last Friday | FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR
    board meeting every two months on the first Tuesday | FREQ=MONTHLY;INTERVAL=2;BYDAY=1TU
    payroll last weekday of every month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    payroll on the last business day of each month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    count cash every first working day of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    count cash every third business day of the quarter | FREQ=MONTHLY;BYMONTH=1,4,7,10;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=3
    count cash every first and last weekday of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1
    count cash every last business day | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    count cash every first workday | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    count cash last working day of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    count cash every last weekday of December | FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    count cash every last week of the month | FREQ=MONTHLY;BYDAY=-1MO
    report on the first workday of every month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    vitamins every second day | FREQ=DAILY;INTERVAL=2
    litter box every two days | FREQ=DAILY;INTERVAL=2
    litter box every 3rd day | FREQ=DAILY;INTERVAL=3
    recycling every other Thursday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    recycling every alternate Thursday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    recycling every 2 weeks on Thursday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    recycling biweekly on Thursdays | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    recycling every fortnight | FREQ=WEEKLY;INTERVAL=2
    recycling fortnightly on Monday | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    paper bin every four weeks on Friday | FREQ=WEEKLY;INTERVAL=4;BYDAY=FR
    gym every other week on Monday and Thursday | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH
    gym every third week | FREQ=WEEKLY;INTERVAL=3
    gym every week on Monday, Wednesday | FREQ=WEEKLY;BYDAY=MO,WE
    laundry weekly on Saturday | FREQ=WEEKLY;BYDAY=SA
    laundry once a week | FREQ=WEEKLY
    standup Mon-Fri 9:15am | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    standup Mondays through Thursdays at 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    standup every weekday at 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    standup every business day | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    standup on weekdays | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    standup each workday at 8 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    brunch every weekend | FREQ=WEEKLY;BYDAY=SA,SU
    brunch on weekends | FREQ=WEEKLY;BYDAY=SA,SU
    run Tue, Thu and Sat | FREQ=WEEKLY;BYDAY=TU,TH,SA
    run every Tue/Thu | FREQ=WEEKLY;BYDAY=TU,TH
    run on Tuesdays, Thursdays and Saturdays | FREQ=WEEKLY;BYDAY=TU,TH,SA
    run every Tuesday and Thursday at 6am | FREQ=WEEKLY;BYDAY=TU,TH
    run always on Sundays | FREQ=WEEKLY;BYDAY=SU
    yoga every Wednesday evening | FREQ=WEEKLY;BYDAY=WE
    yoga Wednesday evenings | FREQ=WEEKLY;BYDAY=WE
    pills every morning | FREQ=DAILY
    pills every night at 9 | FREQ=DAILY
    pills each evening | FREQ=DAILY
    stretch hourly | FREQ=HOURLY
    stretch every 3 hours | FREQ=HOURLY;INTERVAL=3
    eye break every 20 minutes | FREQ=MINUTELY;INTERVAL=20
    windows every six months | FREQ=MONTHLY;INTERVAL=6
    windows semi-annually | FREQ=MONTHLY;INTERVAL=6
    VAT quarterly | FREQ=MONTHLY;INTERVAL=3
    VAT every quarter | FREQ=MONTHLY;INTERVAL=3
    VAT once a quarter | FREQ=MONTHLY;INTERVAL=3
    VAT quarterly on the 10th | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10
    dentist once a year | FREQ=YEARLY
    dentist twice a year | FREQ=MONTHLY;INTERVAL=6
    car inspection every two years | FREQ=YEARLY;INTERVAL=2
    car inspection every two years in March | FREQ=YEARLY;INTERVAL=2;BYMONTH=3
    car inspection every other year on May 5 | FREQ=YEARLY;INTERVAL=2;BYMONTH=5;BYMONTHDAY=5
    grandma's birthday every year on August 3rd | FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=3
    grandpa's birthday yearly on April 12 | FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=12
    anniversary every June 17th | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=17
    anniversary every 17 June | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=17
    prune trees every year in February | FREQ=YEARLY;BYMONTH=2
    prune trees every February | FREQ=YEARLY;BYMONTH=2
    fertilize lawn every March and September | FREQ=YEARLY;BYMONTH=3,9
    brunch every year on the second Sunday in May | FREQ=YEARLY;BYMONTH=5;BYDAY=2SU
    clocks every year on the last Sunday of March | FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    vote every 4 years on the first Tuesday of November | FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=1TU
    backup every Friday until December 18 | FREQ=WEEKLY;BYDAY=FR until=2026-12-18
    backup every Friday until the end of January | FREQ=WEEKLY;BYDAY=FR until=2027-01-31
    backup daily starting December 1 | FREQ=DAILY nb=2026-12-01
    backup daily from Monday until December 24th | FREQ=DAILY until=2026-12-24 nb=2026-11-23
    backup starting next month every Monday | FREQ=WEEKLY;BYDAY=MO nb=2026-12-01
    exercise daily 10 times | FREQ=DAILY;COUNT=10
    exercise every Tuesday, 8 times | FREQ=WEEKLY;BYDAY=TU;COUNT=8
    exercise every Tuesday for eight occurrences | FREQ=WEEKLY;BYDAY=TU;COUNT=8
    exercise weekly for 6 times | FREQ=WEEKLY;COUNT=6
    exercise every day for 3 weeks | FREQ=DAILY until=2026-12-11
    exercise every day for the next 10 days | FREQ=DAILY until=2026-11-30
    haircut every 6 weeks after completion | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    haircut 6 weeks after completion | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    haircut every! 6 weeks | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    filter every 3 months after finishing | FREQ=MONTHLY;INTERVAL=3 anchor=completion
    descale every! month | FREQ=MONTHLY anchor=completion
    descale every 2 months when done | FREQ=MONTHLY;INTERVAL=2 anchor=completion
    water daily except Sundays | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    water every day except on weekends | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    water daily except Saturday and Sunday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    water every day but Wednesday | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU
    READ EVERY DAY | FREQ=DAILY
    every 10 days feed plants | FREQ=DAILY;INTERVAL=10
    flowers every five days | FREQ=DAILY;INTERVAL=5
    choir every Tuesday 7:30-9pm | FREQ=WEEKLY;BYDAY=TU
    count register on the 15th and last day of each month | FREQ=MONTHLY;BYMONTHDAY=15,-1
    report on the second to last day of every month | FREQ=MONTHLY;BYMONTHDAY=-2
    report every month on the 2nd last Friday for 7 times | FREQ=MONTHLY;BYDAY=-2FR;COUNT=7
    report every month on the 3rd Tuesday | FREQ=MONTHLY;BYDAY=3TU
    sport twice a week | FREQ=WEEKLY;BYDAY=MO,TH
    sport three times a week | FREQ=WEEKLY;BYDAY=MO,WE,FR
    sport 3x per week | FREQ=WEEKLY;BYDAY=MO,WE,FR
    deep clean twice a month | FREQ=MONTHLY;BYMONTHDAY=1,15
    antibiotics every 8 hours until Sunday | FREQ=HOURLY;INTERVAL=8 until=2026-11-22
    dishwasher every Monday and every Thursday | FREQ=WEEKLY;BYDAY=MO,TH
    newsletter each month on the first | FREQ=MONTHLY;BYMONTHDAY=1
    pizza on Fridays | FREQ=WEEKLY;BYDAY=FR
    every second Sunday of the month flea market | FREQ=MONTHLY;BYDAY=2SU
    review every 90 days | FREQ=DAILY;INTERVAL=90
    review annually on Jan 15 | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15
    review bimonthly | FREQ=MONTHLY;INTERVAL=2
    piano every Mon, Wed & Fri at 4pm | FREQ=WEEKLY;BYDAY=MO,WE,FR
    piano on alternate Tuesdays | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    call mom every Sunday at 5pm starting next week | FREQ=WEEKLY;BYDAY=SU nb=2026-11-23
    feed plants every ten days | FREQ=DAILY;INTERVAL=10
    clean tank each week | FREQ=WEEKLY
    clean tank once per week | FREQ=WEEKLY
    clean tank 1x per week | FREQ=WEEKLY
    statement every 28th | FREQ=MONTHLY;BYMONTHDAY=28
    statement every month on the 5th and 20th | FREQ=MONTHLY;BYMONTHDAY=5,20
    statement every 3rd, 13th and 23rd | FREQ=MONTHLY;BYMONTHDAY=3,13,23
    statement monthly on the 5th | FREQ=MONTHLY;BYMONTHDAY=5
    statement monthly on the last day | FREQ=MONTHLY;BYMONTHDAY=-1
    statement monthly on the last day of the month | FREQ=MONTHLY;BYMONTHDAY=-1
    statement each month on the 15th | FREQ=MONTHLY;BYMONTHDAY=15
    statement on the fifteenth of every month | FREQ=MONTHLY;BYMONTHDAY=15
    statement at the beginning of each month | FREQ=MONTHLY;BYMONTHDAY=1
    statement every 15th of the month | FREQ=MONTHLY;BYMONTHDAY=15
    statement the 10th of each month | FREQ=MONTHLY;BYMONTHDAY=10
    rehearsal every fourth Monday of the month | FREQ=MONTHLY;BYDAY=4MO
    rehearsal every month on the 2nd Saturday | FREQ=MONTHLY;BYDAY=2SA
    rehearsal third Thursday of each month, 7pm | FREQ=MONTHLY;BYDAY=3TH
    rehearsal on the first and third Monday of every month | FREQ=MONTHLY;BYDAY=1MO,3MO
    rehearsal monthly on the last Wednesday | FREQ=MONTHLY;BYDAY=-1WE
    rehearsal every last Friday of the month | FREQ=MONTHLY;BYDAY=-1FR
    rehearsal every last Friday | FREQ=MONTHLY;BYDAY=-1FR
    rehearsal every month on the third to last day | FREQ=MONTHLY;BYMONTHDAY=-3
    rehearsal every other month on the 10th | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10
    rehearsal every 2 months | FREQ=MONTHLY;INTERVAL=2
    rehearsal every second month | FREQ=MONTHLY;INTERVAL=2
    rehearsal every six weeks on Tuesday | FREQ=WEEKLY;INTERVAL=6;BYDAY=TU
    rehearsal every three weeks on Friday at 6pm | FREQ=WEEKLY;INTERVAL=3;BYDAY=FR
    rehearsal every third Friday | FREQ=MONTHLY;BYDAY=3FR
    rehearsal every 2nd Wednesday | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    rehearsal every other day | FREQ=DAILY;INTERVAL=2
    rehearsal every alternate day | FREQ=DAILY;INTERVAL=2
    rehearsal on alternate days | FREQ=DAILY;INTERVAL=2
    rehearsal alternate Fridays at 3 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    rehearsal Wednesdays every two weeks | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    rehearsal bi-weekly on Friday | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    rehearsal bi-monthly | FREQ=MONTHLY;INTERVAL=2
    rehearsal every fortnight on Monday | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    rehearsal Mon+Thu 6:30pm | FREQ=WEEKLY;BYDAY=MO,TH
    rehearsal Mon/Wed/Fri 7am | FREQ=WEEKLY;BYDAY=MO,WE,FR
    rehearsal mondays/wednesdays/fridays | FREQ=WEEKLY;BYDAY=MO,WE,FR
    rehearsal Mondays & Wednesdays at 7 | FREQ=WEEKLY;BYDAY=MO,WE
    rehearsal every Monday, Tuesday, and Friday from 8 to 9am | FREQ=WEEKLY;BYDAY=MO,TU,FR
    rehearsal every Saturday morning | FREQ=WEEKLY;BYDAY=SA
    rehearsal Saturday mornings | FREQ=WEEKLY;BYDAY=SA
    rehearsal on Sunday evenings at 7 | FREQ=WEEKLY;BYDAY=SU
    rehearsal on Mondays | FREQ=WEEKLY;BYDAY=MO
    rehearsal each Monday and Thursday | FREQ=WEEKLY;BYDAY=MO,TH
    rehearsal every mon & thurs | FREQ=WEEKLY;BYDAY=MO,TH
    rehearsal weekdays at 6:30am | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    rehearsal every day Monday through Friday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    rehearsal daily Mon-Fri | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    rehearsal weekly Mon-Fri | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    rehearsal weekends at 10 | FREQ=WEEKLY;BYDAY=SA,SU
    rehearsal every afternoon at 4 | FREQ=DAILY
    rehearsal nightly | FREQ=DAILY
    rehearsal every day at noon | FREQ=DAILY
    rehearsal every single day | FREQ=DAILY
    rehearsal daily at 6am | FREQ=DAILY
    rehearsal daily, 7:15am, 10 min | FREQ=DAILY
    rehearsal annually | FREQ=YEARLY
    rehearsal once every year | FREQ=YEARLY
    rehearsal once every two years | FREQ=YEARLY;INTERVAL=2
    rehearsal every other year | FREQ=YEARLY;INTERVAL=2
    rehearsal every year on the first Monday of October | FREQ=YEARLY;BYMONTH=10;BYDAY=1MO
    rehearsal every year in May and November | FREQ=YEARLY;BYMONTH=5,11
    rehearsal every February 29 | FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
    rehearsal every December 24th | FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
    rehearsal every 5 years | FREQ=YEARLY;INTERVAL=5
    rehearsal every ten years in June | FREQ=YEARLY;INTERVAL=10;BYMONTH=6
    rehearsal every first Sunday in August | FREQ=YEARLY;BYMONTH=8;BYDAY=1SU
    rehearsal last Saturday of September every year | FREQ=YEARLY;BYMONTH=9;BYDAY=-1SA
    rehearsal on March 15 every year | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15
    rehearsal every year on the 15th of March | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15
    rehearsal every summer | FREQ=YEARLY;BYMONTH=6
    rehearsal once a quarter | FREQ=MONTHLY;INTERVAL=3
    rehearsal every three months on the 1st | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1
    rehearsal quarterly on the 15th | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15
    rehearsal four times a year | FREQ=MONTHLY;INTERVAL=3
    rehearsal three times per year | FREQ=MONTHLY;INTERVAL=4
    rehearsal every 6 months from January | FREQ=MONTHLY;INTERVAL=6 nb=2027-01-01
    rehearsal every Monday starting Dec 7 | FREQ=WEEKLY;BYDAY=MO nb=2026-12-07
    rehearsal every Monday from Dec 7 to Jan 31 | FREQ=WEEKLY;BYDAY=MO until=2027-01-31 nb=2026-12-07
    rehearsal every Monday starting Dec 7 until Jan 31 | FREQ=WEEKLY;BYDAY=MO until=2027-01-31 nb=2026-12-07
    rehearsal daily until Christmas | FREQ=DAILY until=2026-12-25
    rehearsal daily until the end of the month | FREQ=DAILY until=2026-11-30
    rehearsal weekly until the end of the year | FREQ=WEEKLY until=2026-12-31
    rehearsal weekly beginning December 1 | FREQ=WEEKLY nb=2026-12-01
    rehearsal starting tomorrow daily | FREQ=DAILY nb=2026-11-21
    rehearsal every Tuesday starting next week | FREQ=WEEKLY;BYDAY=TU nb=2026-11-23
    rehearsal every day 5 times | FREQ=DAILY;COUNT=5
    rehearsal every Sunday, twelve times | FREQ=WEEKLY;BYDAY=SU;COUNT=12
    rehearsal every Thursday for 6 weeks | FREQ=WEEKLY;BYDAY=TH until=2027-01-01
    rehearsal daily for two weeks | FREQ=DAILY until=2026-12-04
    rehearsal daily for a month | FREQ=DAILY until=2026-12-20
    rehearsal weekly for a total of 5 times | FREQ=WEEKLY;COUNT=5
    rehearsal every week for 20 times | FREQ=WEEKLY;COUNT=20
    rehearsal 10 days after completion | FREQ=DAILY;INTERVAL=10 anchor=completion
    rehearsal every year after completion | FREQ=YEARLY anchor=completion
    rehearsal every! 4 weeks | FREQ=WEEKLY;INTERVAL=4 anchor=completion
    rehearsal every! Monday | FREQ=WEEKLY;BYDAY=MO anchor=completion
    rehearsal weekdays except Friday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    rehearsal daily except Mon and Tue | FREQ=WEEKLY;BYDAY=WE,TH,FR,SA,SU
    rehearsal every day except for Sunday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    rehearsal every 45 minutes | FREQ=MINUTELY;INTERVAL=45
    rehearsal every half hour | FREQ=MINUTELY;INTERVAL=30
    rehearsal every hour | FREQ=HOURLY
    rehearsal every other hour | FREQ=HOURLY;INTERVAL=2
    rehearsal four times a week | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
    rehearsal 2x a week | FREQ=WEEKLY;BYDAY=MO,TH
    rehearsal twice weekly | FREQ=WEEKLY;BYDAY=MO,TH
    rehearsal thrice a week | FREQ=WEEKLY;BYDAY=MO,WE,FR
    rehearsal twice monthly | FREQ=MONTHLY;BYMONTHDAY=1,15
    REHEARSAL EVERY TUESDAY AT 6PM | FREQ=WEEKLY;BYDAY=TU
    rehearsal ev Monday | FREQ=WEEKLY;BYDAY=MO
    Every Monday morning rehearsal | FREQ=WEEKLY;BYDAY=MO
    Always on Mondays rehearsal | FREQ=WEEKLY;BYDAY=MO
    Every 2 weeks on Wednesday rehearsal | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    On the 1st of every month rehearsal | FREQ=MONTHLY;BYMONTHDAY=1
    On the last Friday of every month rehearsal | FREQ=MONTHLY;BYDAY=-1FR
    Every quarter rehearsal | FREQ=MONTHLY;INTERVAL=3
    change sheets every second Sunday | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU
    pay mortgage on the first day of every month | FREQ=MONTHLY;BYMONTHDAY=1
    submit timesheet on Fridays at 4pm | FREQ=WEEKLY;BYDAY=FR
    submit timesheet every other Friday at 4pm | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    submit timesheet fridays, every other week | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    check furnace filter every 90 days | FREQ=DAILY;INTERVAL=90
    rotate tires every 6 months | FREQ=MONTHLY;INTERVAL=6
    flip mattress twice a year | FREQ=MONTHLY;INTERVAL=6
    flip mattress every spring and fall | FREQ=YEARLY;BYMONTH=3,9
    renew domain every year on June 30th | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30
    renew domain annually on 30 June | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30
    taxes every April 15 | FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15
    taxes every year in April | FREQ=YEARLY;BYMONTH=4
    taxes every January, April, June and September | FREQ=YEARLY;BYMONTH=1,4,6,9
    all hands every quarter on the last Thursday | FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TH
    all hands the second Wednesday of each month at 3 | FREQ=MONTHLY;BYDAY=2WE
    call dad Sundays 6pm | FREQ=WEEKLY;BYDAY=SU
    call dad every Sunday evening | FREQ=WEEKLY;BYDAY=SU
    call dad Sunday afternoons | FREQ=WEEKLY;BYDAY=SU
    garbage out every Monday & Thursday | FREQ=WEEKLY;BYDAY=MO,TH
    garbage out each Tuesday | FREQ=WEEKLY;BYDAY=TU
    garbage out Tuesdays and Fridays | FREQ=WEEKLY;BYDAY=TU,FR
    garbage out Tues/Fri | FREQ=WEEKLY;BYDAY=TU,FR
    vitamins every morning at 8 | FREQ=DAILY
    vitamins each day | FREQ=DAILY
    vitamins daily with breakfast | FREQ=DAILY
    journal every night before bed | FREQ=DAILY
    stretch every 30 minutes | FREQ=MINUTELY;INTERVAL=30
    stretch every 2 hours | FREQ=HOURLY;INTERVAL=2
    stretch every couple of hours | FREQ=HOURLY;INTERVAL=2
    backup database every 12 hours | FREQ=HOURLY;INTERVAL=12
    backup database every Sunday night | FREQ=WEEKLY;BYDAY=SU
    backup database every last Sunday | FREQ=MONTHLY;BYDAY=-1SU
    rent on the 3rd of each month | FREQ=MONTHLY;BYMONTHDAY=3
    rent each month on the 3rd | FREQ=MONTHLY;BYMONTHDAY=3
    rent monthly on the first | FREQ=MONTHLY;BYMONTHDAY=1
    rent every 3rd of the month | FREQ=MONTHLY;BYMONTHDAY=3
    paycheck every 15th and last day of the month | FREQ=MONTHLY;BYMONTHDAY=15,-1
    paycheck on the 15th and the last day of each month | FREQ=MONTHLY;BYMONTHDAY=15,-1
    paycheck every 2 weeks starting November 27 | FREQ=WEEKLY;INTERVAL=2 nb=2026-11-27
    paycheck every other Friday starting November 27 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR nb=2026-11-27
    class every Tuesday until May | FREQ=WEEKLY;BYDAY=TU until=2027-05-31
    class every Tuesday until May 15, 2027 | FREQ=WEEKLY;BYDAY=TU until=2027-05-15
    class every Tuesday for 10 weeks | FREQ=WEEKLY;BYDAY=TU until=2027-01-29
    class Tuesdays and Thursdays until December 17 | FREQ=WEEKLY;BYDAY=TU,TH until=2026-12-17
    class Mon, Wed, Fri at 9am until Dec 18 | FREQ=WEEKLY;BYDAY=MO,WE,FR until=2026-12-18
    class every Monday 10 times | FREQ=WEEKLY;BYDAY=MO;COUNT=10
    class weekly, 8 times | FREQ=WEEKLY;COUNT=8
    class every weekday for 2 weeks | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR until=2026-12-04
    physio three times a week for 6 weeks | FREQ=WEEKLY;BYDAY=MO,WE,FR until=2027-01-01
    physio 3 times per week | FREQ=WEEKLY;BYDAY=MO,WE,FR
    physio twice every week | FREQ=WEEKLY;BYDAY=MO,TH
    physio once every 3 weeks | FREQ=WEEKLY;INTERVAL=3
    physio once every other week | FREQ=WEEKLY;INTERVAL=2
    shave every other day after completion | FREQ=DAILY;INTERVAL=2 anchor=completion
    shave 2 days after completion | FREQ=DAILY;INTERVAL=2 anchor=completion
    shave every! 2 days | FREQ=DAILY;INTERVAL=2 anchor=completion
    oil change every 6 months after completing | FREQ=MONTHLY;INTERVAL=6 anchor=completion
    run every day except Friday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
    run daily except weekends | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    run every weekday except Wednesdays | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
    run every weekday morning | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    run weekday mornings at 6 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    run on weekends at 8am | FREQ=WEEKLY;BYDAY=SA,SU
    run every Sat and Sun | FREQ=WEEKLY;BYDAY=SA,SU
    run every third day | FREQ=DAILY;INTERVAL=3
    run every four days | FREQ=DAILY;INTERVAL=4
    invoice on the last working day of every month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    invoice every month on the last weekday | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    invoice at the end of each month | FREQ=MONTHLY;BYMONTHDAY=-1
    invoice on the penultimate Friday of every month | FREQ=MONTHLY;BYDAY=-2FR
    invoice bimonthly on the 5th | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5
    invoice every four months | FREQ=MONTHLY;INTERVAL=4
    invoice every 3 months on the 2nd Tuesday | FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU
    invoice semiannually | FREQ=MONTHLY;INTERVAL=6
    invoice biennially | FREQ=YEARLY;INTERVAL=2
    invoice yearly on January 2nd | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=2
    vote every four years in November | FREQ=YEARLY;INTERVAL=4;BYMONTH=11
    thanksgiving prep every fourth Thursday in November | FREQ=YEARLY;BYMONTH=11;BYDAY=4TH
    memorial every last Monday in May | FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO
    meeting every Wed at noon | FREQ=WEEKLY;BYDAY=WE
    meeting every Wednesday from 2 to 3pm | FREQ=WEEKLY;BYDAY=WE
    meeting Wednesdays 14:00-15:00 | FREQ=WEEKLY;BYDAY=WE
    every weekday standup at 9:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    every first of the month backup photos | FREQ=MONTHLY;BYMONTHDAY=1
    each Friday update the board | FREQ=WEEKLY;BYDAY=FR
    daily: meditate | FREQ=DAILY
    weekly - clean bathroom | FREQ=WEEKLY
    mondays gym | FREQ=WEEKLY;BYDAY=MO
    on weekdays wake up at 6 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    """)
}
