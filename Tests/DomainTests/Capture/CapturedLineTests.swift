import Testing

@testable import Domain

@Suite("Lines as people write them")
struct CapturedLineTests {
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
    Mit Jan am 3. Dezember um halb acht ins Kino | title=Mit Jan ins Kino, due=2026-12-03T07:30
    #uni Hausarbeit abgeben bis 15.1. !A | title=Hausarbeit abgeben, due=2027-01-15, grade=A, tags=uni
    Kuchen backen für Omas Geburtstag am Samstag | title=Kuchen backen für Omas Geburtstag, due=2026-11-21
    Nächste Woche Donnerstag Elternabend 19:30 Uhr | title=Elternabend, due=2026-11-26T19:30
    Paket bei Hermes abholen heute vor 18 Uhr | title=Paket bei Hermes abholen, due=2026-11-20T18:00
    Wäsche waschen und bügeln sonntags 1,5 h | title=Wäsche waschen und bügeln, min=90, rec=FREQ=WEEKLY;BYDAY=SU
    Passfoto machen lassen, spätestens am 30.11. | title=Passfoto machen lassen, due=2026-11-30
    Zahnarzttermin 14.12. 8:15 | title=Zahnarzttermin, due=2026-12-14T08:15
    Mama anrufen heute Abend um 8 | title=Mama anrufen, due=2026-11-20T20:00
    Katzenfutter bestellen !niedrig +Einkauf | title=Katzenfutter bestellen, imp=low, list=Einkauf
    Müll rausbringen jeden Donnerstagabend | title=Müll rausbringen, due=2026-11-26T19:00, rec=FREQ=WEEKLY;BYDAY=TH
    Blutdruck messen täglich 7 Uhr 5 min | title=Blutdruck messen, due=2026-11-21T07:00, min=5, rec=FREQ=DAILY
    Geschenk für Mia besorgen vor dem 24.12. | title=Geschenk für Mia besorgen, due=2026-12-24
    Steuerbescheid prüfen ab dem 1.12. | title=Steuerbescheid prüfen, nb=2026-12-01
    Urlaubsantrag stellen nicht vor Januar | title=Urlaubsantrag stellen, nb=2027-01-01
    Rückruf Herr Montag wegen Vertrag | title=Rückruf Herr Montag wegen Vertrag
    Podcast „Heute morgen“ hören 30 min | title=Podcast „Heute morgen“ hören, min=30
    Impfung auffrischen in 6 Monaten | title=Impfung auffrischen, due=2027-05-20
    Mit dem Team das Quartal planen am 4.1. um 9:30 | title=Mit dem Team das Quartal planen, due=2027-01-04T09:30
    Sauna am Wochenende 3 Stunden typ:energie | title=Sauna, due=2026-11-21, min=180, type=recharge
    Reifen wechseln alle 6 Monate ab 1. April | title=Reifen wechseln, nb=2027-04-01, rec=FREQ=MONTHLY;INTERVAL=6
    Grab pflegen jeden Monat am ersten Samstag | title=Grab pflegen, rec=FREQ=MONTHLY;BYDAY=1SA
    Buch zurückgeben an die Bibliothek bis Mittwoch | title=Buch zurückgeben an die Bibliothek, due=2026-11-25
    morgen 7 uhr joggen | title=joggen, due=2026-11-21T07:00
    HEUTE 18 UHR TRAINING | title=TRAINING, due=2026-11-20T18:00
    Fr 27.11. Weihnachtsfeier 18 Uhr | title=Weihnachtsfeier, due=2026-11-27T18:00
    Friseur, Mittwoch 9 Uhr | title=Friseur, due=2026-11-25T09:00
    Termin beim Bürgeramt: 8.12.2026, 11:20 Uhr | title=Termin beim Bürgeramt, due=2026-12-08T11:20
    Rechnung 2026-117 bezahlen bis in zwei Wochen | title=Rechnung 2026-117 bezahlen, due=2026-12-04
    Rede üben 3 mal  | title=Rede üben 3 mal
    Am Samstag mit Paul von 15 bis 17 Uhr Rad fahren | title=mit Paul Rad fahren, due=2026-11-21T15:00, min=120
    Kinder abholen um 16:15 | title=Kinder abholen, due=2026-11-20T16:15
    Kinder um 16:15 aus der Kita abholen | title=Kinder aus der Kita abholen, due=2026-11-20T16:15
    Tee trinken um 5 mit Tante Inge | title=Tee trinken mit Tante Inge, due=2026-11-20T17:00
    Nach Ostern Balkon bepflanzen | title=Balkon bepflanzen, nb=2027-03-29
    Brief an Frau März schreiben bis Montag | title=Brief an Frau März schreiben, due=2026-11-23
    Anfang Dezember Nikolausstiefel kaufen | title=Nikolausstiefel kaufen, due=2026-12-01
    Bewerbungsgespräch Dienstag 10 Uhr im Hotel Mai | title=Bewerbungsgespräch im Hotel Mai, due=2026-11-24T10:00
    10 km laufen jeden Sonntagmorgen | title=10 km laufen, due=2026-11-22T09:00, rec=FREQ=WEEKLY;BYDAY=SU
    Frühstück mit Lisa Samstag halb zehn | title=Frühstück mit Lisa, due=2026-11-21T09:30
    3 Angebote einholen bis KW 50 | title=3 Angebote einholen, due=2026-12-07
    Vereinbarung unterschreiben (bis Dienstag) | title=Vereinbarung unterschreiben, due=2026-11-24
    20 min meditieren jeden Tag | title=meditieren, min=20, rec=FREQ=DAILY
    Montag 8:30 Elterngespräch Klasse 3b | title=Elterngespräch Klasse 3b, due=2026-11-23T08:30
    Konferenz vorbereiten (Dienstag, 2h) #arbeit | title=Konferenz vorbereiten, due=2026-11-24, min=120, tags=arbeit
    Um 18 Uhr Training mit der A-Jugend | title=Training mit der A-Jugend, due=2026-11-20T18:00
    Zum 1.12. Internetvertrag kündigen !! | title=Internetvertrag kündigen, due=2026-12-01, imp=medium
    Hundefutter kaufen 15 kg heute | title=Hundefutter kaufen 15 kg, due=2026-11-20
    Team-Mittagessen am 2.12. um 12:30 beim Italiener | title=Team-Mittagessen beim Italiener, due=2026-12-02T12:30
    Zahnbürste wechseln alle 3 Monate | title=Zahnbürste wechseln, rec=FREQ=MONTHLY;INTERVAL=3
    Fotos von der Reise 2024 sortieren !niedrig | title=Fotos von der Reise 2024 sortieren, imp=low
    Blumen für Frau Winter besorgen morgen | title=Blumen für Frau Winter besorgen, due=2026-11-21
    Auto tanken heute noch !dringend | title=Auto tanken, due=2026-11-20, urg=urgent
    Medikamente abholen heute zwischen 16 und 18 Uhr | title=Medikamente abholen, due=2026-11-20T16:00, min=120
    Protokoll schreiben, 30 Minuten, heute Nachmittag | title=Protokoll schreiben, due=2026-11-20T15:00, min=30
    Überweisung 250 Euro an Mieterverein bis 30.11. | title=Überweisung 250 Euro an Mieterverein, due=2026-11-30
    Serie gucken Staffel 2 Folge 5 heute Abend | title=Serie gucken Staffel 2 Folge 5, due=2026-11-20T19:00
    Artikel "Die Woche im Rückblick" lesen 10 min | title=Artikel "Die Woche im Rückblick" lesen, min=10
    Treffpunkt Gleis 7 um 9:15 Uhr am Sonntag | title=Treffpunkt Gleis 7, due=2026-11-22T09:15
    Nächsten Monat TÜV-Termin machen | title=TÜV-Termin machen, due=2026-12-01
    Winterschuhe kaufen nächste Woche +Einkauf | title=Winterschuhe kaufen, due=2026-11-23, list=Einkauf
    Besprechung mit Dr. Mai am Freitag um 11 Uhr | title=Besprechung mit Dr. Mai, due=2026-11-27T11:00
    Pizza bestellen um 19 Uhr für 6 Personen | title=Pizza bestellen für 6 Personen, due=2026-11-20T19:00
    Steuerunterlagen 2025 sammeln ab Januar | title=Steuerunterlagen 2025 sammeln, nb=2027-01-01
    Buch von Juli Zeh zurückbringen Mittwoch | title=Buch von Juli Zeh zurückbringen, due=2026-11-25
    Oma besuchen am 1. Weihnachtstag | title=Oma besuchen, due=2026-12-25
    Wohnungsübergabe 30.11., 14 Uhr, Lindenstr. 8 | title=Wohnungsübergabe, Lindenstr. 8, due=2026-11-30T14:00
    2 Stunden am Projekt arbeiten morgen | title=am Projekt arbeiten, due=2026-11-21, min=120
    Fahrradreparatur abholen ab Dienstag | title=Fahrradreparatur abholen, nb=2026-11-24
    abends um 8 mit Jonas telefonieren | title=mit Jonas telefonieren, due=2026-11-20T20:00
    in 10 Minuten Tee abgießen | title=Tee abgießen, due=2026-11-20T09:40
    spätestens Dienstag Rückmeldung an Chef | title=Rückmeldung an Chef, due=2026-11-24
    jeden Abend 10 min Tagebuch schreiben | title=Tagebuch schreiben, due=2026-11-20T19:00, min=10, rec=FREQ=DAILY
    Lampe reparieren irgendwann im Januar | title=Lampe reparieren irgendwann, due=2027-01-01
    Feuerwehrübung Sa 9-12 Uhr | title=Feuerwehrübung, due=2026-11-21T09:00, min=180
    Kita: Laternenfest 27.11. 17 Uhr | title=Kita: Laternenfest, due=2026-11-27T17:00
    Tomaten gießen morgen früh #garten | title=Tomaten gießen, due=2026-11-21T09:00, tags=garten
    Vermieter bis morgen Abend antworten | title=Vermieter antworten, due=2026-11-21T19:00
    3 Tonerkartuschen bestellen bis 25.11. +Privat | title=3 Tonerkartuschen bestellen, due=2026-11-25, list=Privat
    Autoversicherung kündigen bis zum 30. November | title=Autoversicherung kündigen, due=2026-11-30
    Roadmap Q1 entwerfen nächsten Dienstag !A | title=Roadmap Q1 entwerfen, due=2026-11-24, grade=A
    Reinigung abholen heute nach 17 Uhr | title=Reinigung abholen, due=2026-11-20T17:00
    April-Rechnung an Firma Sommer schicken morgen | title=April-Rechnung an Firma Sommer schicken, due=2026-11-21
    Reise planen 20 Minuten | title=Reise planen, min=20
    24 Muffins backen für die Schule am Freitagmorgen | title=24 Muffins backen für die Schule, due=2026-11-27T09:00
    1/2 der Kaution zahlen bis Montag | title=1/2 der Kaution zahlen, due=2026-11-23
    Raum 4.12 Mittwoch von 9 bis 10:30 Uhr | title=Raum 4.12, due=2026-11-25T09:00, min=90
    Kapitel 3-5 lesen heute Abend | title=Kapitel 3-5 lesen, due=2026-11-20T19:00
    Fehler in v2.3 beheben bis Freitag 12 Uhr !!! | title=Fehler in v2.3 beheben, due=2026-11-27T12:00, imp=high
    Medikament alle 8 Stunden für 5 Tage | title=Medikament, rec=FREQ=HOURLY;INTERVAL=8, until=2026-11-25
    Bett beziehen jeden zweiten Samstag ~30m | title=Bett beziehen, min=30, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
    Laptop sichern am 1. jeden Monats 1h | title=Laptop sichern, min=60, rec=FREQ=MONTHLY;BYMONTHDAY=1
    Tante Mai zum Geburtstag gratulieren am 3. Mai | title=Tante Mai zum Geburtstag gratulieren, due=2027-05-03
    Mittagessen 12:30 mit Priya | title=Mittagessen mit Priya, due=2026-11-20T12:30
    Nach dem Ofen sehen in 20 Minuten | title=Nach dem Ofen sehen, due=2026-11-20T09:50
    Flug LH 1530 am 12.12. um 6:45 | title=Flug LH 1530, due=2026-12-12T06:45
    Bücher zurückgeben Mo !niedrig | title=Bücher zurückgeben, due=2026-11-23, imp=low
    Konzert in der Halle 7 Samstag 20 Uhr | title=Konzert in der Halle 7, due=2026-11-21T20:00
    Karten für „Sonntags im Park“ kaufen bis Donnerstag | title=Karten für „Sonntags im Park“ kaufen, due=2026-11-26
    Tom wegen Budget 2027 schreiben !dringend | title=Tom wegen Budget 2027 schreiben, urg=urgent
    Friseur in 3 Wochen am Samstag | title=Friseur, due=2026-12-12
    Vertrag prüfen (fällig Freitag) | title=Vertrag prüfen, due=2026-11-27
    Wäsche und Bügeln am Sonntagnachmittag | title=Wäsche und Bügeln, due=2026-11-22T15:00
    Termin bei Dr. Abend Montag 15:45 Uhr | title=Termin bei Dr. Abend, due=2026-11-23T15:45
    30 min laufen morgen 6:30 | title=laufen, due=2026-11-21T06:30, min=30
    Am Dienstag um 10 die Bank wegen Karte 4711 anrufen | title=die Bank wegen Karte 4711 anrufen, due=2026-11-24T10:00
    Jeden Morgen 5 min dehnen | title=dehnen, due=2026-11-21T09:00, min=5, rec=FREQ=DAILY
    Karten drucken #reise fällig 1.12. | title=Karten drucken, due=2026-12-01, tags=reise
    Regale abstauben morgen Mittag #haus | title=Regale abstauben, due=2026-11-21T12:00, tags=haus
    Kaffee mit Nora nächsten Donnerstag 8:30 Uhr 45 min | title=Kaffee mit Nora, due=2026-11-26T08:30, min=45
    Belege sortieren 25 min +Privat | title=Belege sortieren, min=25, list=Privat
    Altpapier rausbringen jeden zweiten Donnerstag | title=Altpapier rausbringen, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Förderantrag einreichen bis 31. Januar !A-2 | title=Förderantrag einreichen, due=2027-01-31, grade=A, sub=2
    Koffer packen am Sonntagabend | title=Koffer packen, due=2026-11-22T19:00
    Mit April über ihren Urlaub reden am Mittwoch | title=Mit April über ihren Urlaub reden, due=2026-11-25
    Seiten 10-20 korrigieren bis morgen 12 Uhr | title=Seiten 10-20 korrigieren, due=2026-11-21T12:00
    Spieleabend Samstag 19 bis 23 Uhr | title=Spieleabend, due=2026-11-21T19:00, min=240
    Tierarzt 30.11. um 10:15 Uhr mit Bella #katze | title=Tierarzt mit Bella, due=2026-11-30T10:15, tags=katze
    6 Eier und 2 Liter Milch kaufen heute +Einkauf | title=6 Eier und 2 Liter Milch kaufen, due=2026-11-20, list=Einkauf
    „Sieben Tage im Mai“ lesen 45 min typ:lernen | title=„Sieben Tage im Mai“ lesen, min=45, type=learning
    Yoga 60 min jeden Morgen um 6:30 | title=Yoga, due=2026-11-21T06:30, min=60, rec=FREQ=DAILY
    Fahrrad ölen alle 2 Monate nach Erledigung | title=Fahrrad ölen, rec=FREQ=MONTHLY;INTERVAL=2, anchor=completion
    Vermieter nach Heizung fragen !!! !dringend | title=Vermieter nach Heizung fragen, imp=high, urg=urgent
    Postkarte an Juli aus Paris schreiben | title=Postkarte an Juli aus Paris schreiben
    Rechnung an ACME am 25. jeden Monats | title=Rechnung an ACME, rec=FREQ=MONTHLY;BYMONTHDAY=25
    Wochenmarkt am Samstag 9 bis 11 Uhr | title=Wochenmarkt, due=2026-11-21T09:00, min=120
    Rasen mähen in zwei Wochen | title=Rasen mähen, due=2026-12-04
    Ölstand bei 120.000 km prüfen | title=Ölstand bei 120.000 km prüfen
    030 555134 zurückrufen heute Nachmittag | title=030 555134 zurückrufen, due=2026-11-20T15:00
    Torte bestellen für Freitag 15 Uhr | title=Torte bestellen, due=2026-11-27T15:00
    Kreditkarte zahlen jeden Monat am 12. !hoch | title=Kreditkarte zahlen, imp=high, rec=FREQ=MONTHLY;BYMONTHDAY=12
    Steuerberaterin 9.12.2026 14:00 1h | title=Steuerberaterin, due=2026-12-09T14:00, min=60
    Tulpen pflanzen Ende nächsten Monats | title=Tulpen pflanzen, due=2026-12-31
    Übermorgen um Viertel vor neun Werkstatt anrufen | title=Werkstatt anrufen, due=2026-11-22T08:45
    """)

  static let english = CaptureTable(
    """
    Take car to the garage on Monday at 8am #car | title=Take car to the garage, due=2026-11-23T08:00, tags=car
    By Friday send outline to Prof. Summers !high | title=send outline to Prof. Summers, due=2026-11-27, imp=high
    Movies with Jan on December 3rd at 7:30pm | title=Movies with Jan, due=2026-12-03T19:30
    Clean basement the day after tomorrow 2 hours +Work | title=Clean basement, due=2026-11-22, min=120, list=Work
    #uni submit paper by Jan 15 !A | title=submit paper, due=2027-01-15, grade=A, tags=uni
    Bake cake for grandma's birthday on Saturday | title=Bake cake for grandma's birthday, due=2026-11-21
    Parent evening next week Thursday 7:30pm | title=Parent evening, due=2026-11-26T19:30
    Pick up parsedFile today before 6pm | title=Pick up parsedFile, due=2026-11-20T18:00
    Wash and iron clothes sundays 1.5 h | title=Wash and iron clothes, min=90, rec=FREQ=WEEKLY;BYDAY=SU
    Get passport photo, no later than Nov 30 | title=Get passport photo, due=2026-11-30
    Cancel phone contract by the end of December !urgent | title=Cancel phone contract, due=2026-12-31, urg=urgent
    Write offer for project 4711 tomorrow morning 2h | title=Write offer for project 4711, due=2026-11-21T09:00, min=120
    Dentist 12/14 8:15am | title=Dentist, due=2026-12-14T08:15
    Call mom tonight at 8 | title=Call mom, due=2026-11-20T20:00
    Order cat food !low +Groceries | title=Order cat food, imp=low, list=Groceries
    Take out trash every Thursday evening | title=Take out trash, due=2026-11-26T19:00, rec=FREQ=WEEKLY;BYDAY=TH
    Measure blood pressure daily 7am 5 min | title=Measure blood pressure, due=2026-11-21T07:00, min=5, rec=FREQ=DAILY
    Buy gift for Mia before Dec 24 | title=Buy gift for Mia, due=2026-12-24
    Check tax notice from December 1 | title=Check tax notice, nb=2026-12-01
    Request vacation not before January | title=Request vacation, nb=2027-01-01
    Call back Mr. Friday about the contract | title=Call back Mr. Friday about the contract
    Listen to podcast "Today in Focus" 30 min | title=Listen to podcast "Today in Focus", min=30
    Booster shot in 6 months | title=Booster shot, due=2027-05-20
    Plan the quarter with the team on Jan 4 at 9:30am | title=Plan the quarter with the team, due=2027-01-04T09:30
    Sauna this weekend 3 hours type:recharge | title=Sauna, due=2026-11-21, min=180, type=recharge
    Change tires every 6 months starting April 1 | title=Change tires, nb=2027-04-01, rec=FREQ=MONTHLY;INTERVAL=6
    Tend garden every month on the first Saturday | title=Tend garden, rec=FREQ=MONTHLY;BYDAY=1SA
    Return book to the library by Wednesday | title=Return book to the library, due=2026-11-25
    tomorrow 7am go jogging | title=go jogging, due=2026-11-21T07:00
    TODAY 6PM TRAINING | title=TRAINING, due=2026-11-20T18:00
    Fri 11/27 office party 6pm | title=office party, due=2026-11-27T18:00
    Hairdresser, Wednesday 9am | title=Hairdresser, due=2026-11-25T09:00
    Town hall appointment: Dec 8, 2026, 11:20 am | title=Town hall appointment, due=2026-12-08T11:20
    Pay invoice 2026-117 within two weeks | title=Pay invoice 2026-117, due=2026-12-04
    On Saturday ride bikes with Paul from 3 to 5pm | title=ride bikes with Paul, due=2026-11-21T15:00, min=120
    Pick up kids at 4:15 | title=Pick up kids, due=2026-11-20T16:15
    Pick up kids at 4:15pm from daycare | title=Pick up kids from daycare, due=2026-11-20T16:15
    Tea at 5 with Aunt Inge | title=Tea with Aunt Inge, due=2026-11-20T17:00
    Write letter to Mrs. March by Monday | title=Write letter to Mrs. March, due=2026-11-23
    Buy stocking stuffers early December | title=Buy stocking stuffers, due=2026-12-01
    Job interview Tuesday 10am at Hotel May | title=Job interview at Hotel May, due=2026-11-24T10:00
    Run 10 km every Sunday morning | title=Run 10 km, due=2026-11-22T09:00, rec=FREQ=WEEKLY;BYDAY=SU
    Breakfast with Lisa Saturday half past nine | title=Breakfast with Lisa, due=2026-11-21T09:30
    View apartment 12 Main St, tomorrow 5:45pm | title=View apartment 12 Main St, due=2026-11-21T17:45
    Get 3 quotes by week 50 | title=Get 3 quotes, due=2026-12-07
    Sign agreement (by Tuesday) | title=Sign agreement, due=2026-11-24
    20 min meditation every day | title=meditation, min=20, rec=FREQ=DAILY
    Remind Bob about the deadline next Friday | title=Remind Bob about the deadline, due=2026-11-27
    Lunch with Tom tomorrow at noon | title=Lunch with Tom, due=2026-11-21T12:00
    Fix login bug #134 asap !1 | title=Fix login bug #134 asap, imp=high
    Water the plants every 3 days starting tomorrow | title=Water the plants, nb=2026-11-21, rec=FREQ=DAILY;INTERVAL=3
    Return drill to uncle Karl by Sunday | title=Return drill to uncle Karl, due=2026-11-22
    Monday 8:30am parent talk class 3b | title=parent talk class 3b, due=2026-11-23T08:30
    Prepare conference (Tuesday, 2h) #work | title=Prepare conference, due=2026-11-24, min=120, tags=work
    Trim hedge Saturday morning 3 h +Work | title=Trim hedge, due=2026-11-21T09:00, min=180, list=Work
    At 6pm training with the A team | title=training with the A team, due=2026-11-20T18:00
    On Dec 1 cancel internet contract !! | title=cancel internet contract, due=2026-12-01, imp=medium
    Buy dog food 15 kg today | title=Buy dog food 15 kg, due=2026-11-20
    Team lunch on Dec 2 at 12:30pm at the Italian place | title=Team lunch at the Italian place, due=2026-12-02T12:30
    Winterize mower by the end of November +Work | title=Winterize mower, due=2026-11-30, list=Work
    Replace toothbrush every 3 months | title=Replace toothbrush, rec=FREQ=MONTHLY;INTERVAL=3
    Sort photos of the 2024 trip !low | title=Sort photos of the 2024 trip, imp=low
    Talk about the Thirty Years' War on January 8 | title=Talk about the Thirty Years' War, due=2027-01-08
    Get flowers for Mrs. Winter tomorrow | title=Get flowers for Mrs. Winter, due=2026-11-21
    Fill up the car today !urgent | title=Fill up the car, due=2026-11-20, urg=urgent
    Pick up meds today between 4 and 6pm | title=Pick up meds, due=2026-11-20T16:00, min=120
    Write minutes, 30 minutes, this afternoon | title=Write minutes, due=2026-11-20T15:00, min=30
    !A Send offer to Autumn & Sons by noon | title=Send offer to Autumn & Sons, due=2026-11-20T12:00, grade=A
    Transfer 250 euros to landlord by Nov 30 | title=Transfer 250 euros to landlord, due=2026-11-30
    Watch season 2 episode 5 tonight | title=Watch season 2 episode 5, due=2026-11-20T19:00
    Read "The Week in Review" 10 min | title=Read "The Week in Review", min=10
    Meet at platform 7 at 9:15am on Sunday | title=Meet at platform 7, due=2026-11-22T09:15
    Next month schedule car inspection | title=schedule car inspection, due=2026-12-01
    Buy winter boots next week +Groceries | title=Buy winter boots, due=2026-11-23, list=Groceries
    Meeting with Dr. May on Friday at 11am | title=Meeting with Dr. May, due=2026-11-27T11:00
    Order pizza at 7pm for 6 people | title=Order pizza for 6 people, due=2026-11-20T19:00
    Collect 2025 tax documents starting January | title=Collect 2025 tax documents, nb=2027-01-01
    Return book by June Jordan Wednesday | title=Return book by June Jordan, due=2026-11-25
    Visit grandma on Christmas Day | title=Visit grandma, due=2026-12-25
    Trash: every other Wednesday put out recycling | title=Trash: put out recycling, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Deploy server update 12.4 Sunday 3am | title=Deploy server update 12.4, due=2026-11-22T03:00
    Apartment handover Nov 30, 2pm, 8 Linden St | title=Apartment handover, 8 Linden St, due=2026-11-30T14:00
    2 hours work on project tomorrow | title=work on project, due=2026-11-21, min=120
    Pick up bike from Tuesday | title=Pick up bike, nb=2026-11-24
    in 10 minutes pour off tea | title=pour off tea, due=2026-11-20T09:40
    by Tuesday latest feedback to boss | title=latest feedback to boss, due=2026-11-24
    every evening 10 min journal | title=journal, due=2026-11-20T19:00, min=10, rec=FREQ=DAILY
    Fire drill Sat 9am-12pm | title=Fire drill, due=2026-11-21T09:00, min=180
    Kindergarten: lantern fest Nov 27 5pm | title=Kindergarten: lantern fest, due=2026-11-27T17:00
    Ship order #4711 to 15 Oak Avenue by Wednesday noon | title=Ship order #4711 to 15 Oak Avenue, due=2026-11-25T12:00
    Email Tuesday's agenda to the team on Monday at 4pm | title=Email Tuesday's agenda to the team, due=2026-11-23T16:00
    Book flights to Paris for May 3 | title=Book flights to Paris, due=2027-05-03
    Water tomatoes tomorrow morning #garden | title=Water tomatoes, due=2026-11-21T09:00, tags=garden
    Reply to landlord by tomorrow evening | title=Reply to landlord, due=2026-11-21T19:00
    Order 3 toner cartridges by Nov 25 +Work | title=Order 3 toner cartridges, due=2026-11-25, list=Work
    Renew car insurance before January 1 | title=Renew car insurance, due=2027-01-01
    Draft Q1 roadmap next Tuesday !A | title=Draft Q1 roadmap, due=2026-11-24, grade=A
    Pick up dry cleaning after 5pm today | title=Pick up dry cleaning, due=2026-11-20T17:00
    Send April invoice to Summers Ltd tomorrow | title=Send April invoice to Summers Ltd, due=2026-11-21
    Plan trip to Sunday River for 20 minutes | title=Plan trip to Sunday River, min=20
    Bake 24 cupcakes for school on Friday morning | title=Bake 24 cupcakes for school, due=2026-11-27T09:00
    Pay 1/2 of the deposit by Monday | title=Pay 1/2 of the deposit, due=2026-11-23
    Meeting room 4.12 from 9 to 10:30am Wednesday | title=Meeting room 4.12, due=2026-11-25T09:00, min=90
    Read chapters 3-5 tonight | title=Read chapters 3-5, due=2026-11-20T19:00
    Fix bug in v2.3 before Friday noon !!! | title=Fix bug in v2.3, due=2026-11-27T12:00, imp=high
    Take medicine every 8 hours for 5 days | title=Take medicine, rec=FREQ=HOURLY;INTERVAL=8, until=2026-11-25
    Change bed sheets every other Saturday ~30m | title=Change bed sheets, min=30, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
    Backup laptop on the 1st of every month 1h | title=Backup laptop, min=60, rec=FREQ=MONTHLY;BYMONTHDAY=1
    Call Aunt May on her birthday May 3 | title=Call Aunt May on her birthday, due=2027-05-03
    Lunch 12:30 with Priya | title=Lunch with Priya, due=2026-11-20T12:30
    Check oven in 20 minutes | title=Check oven, due=2026-11-20T09:50
    Flight LH 1530 on Dec 12 at 6:45am | title=Flight LH 1530, due=2026-12-12T06:45
    Return library books Mon !low | title=Return library books, due=2026-11-23, imp=low
    Concert at the Half Moon Saturday 8pm | title=Concert at the Half Moon, due=2026-11-21T20:00
    Buy tickets for "Sunday in the Park" by Thursday | title=Buy tickets for "Sunday in the Park", due=2026-11-26
    Email Tom re: budget 2027 asap !urgent | title=Email Tom re: budget 2027 asap, urg=urgent
    Deep work block tomorrow 9-11:30 type:income | title=Deep work block, due=2026-11-21T09:00, min=150, type=income
    Haircut in 3 weeks on Saturday | title=Haircut, due=2026-12-12
    Review contract (due Friday) | title=Review contract, due=2026-11-27
    File taxes every April 15 !high | title=File taxes, imp=high, rec=FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15
    Laundry and ironing on Sunday afternoon | title=Laundry and ironing, due=2026-11-22T15:00
    30 min run tomorrow 6:30 | title=run, due=2026-11-21T06:30, min=30
    On Tuesday at 10 call the bank about card 4711 | title=call the bank about card 4711, due=2026-11-24T10:00
    Every morning 5 min stretch | title=stretch, due=2026-11-21T09:00, min=5, rec=FREQ=DAILY
    Print tickets #travel due Dec 1 | title=Print tickets, due=2026-12-01, tags=travel
    Dust shelves tomorrow at noon #home | title=Dust shelves, due=2026-11-21T12:00, tags=home
    Quarterly numbers for Mr. June by Dec 4 !high | title=Quarterly numbers for Mr. June, due=2026-12-04, imp=high
    Coffee with Nora next Thursday 8:30am 45 min | title=Coffee with Nora, due=2026-11-26T08:30, min=45
    Sort receipts 25 min +Privat | title=Sort receipts, min=25, list=Privat
    Take out recycling every second Thursday | title=Take out recycling, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Submit grant application until January 31 !A-2 | title=Submit grant application, due=2027-01-31, grade=A, sub=2
    Prepare slides for 10 minutes talk !medium | title=Prepare slides talk, min=10, imp=medium
    Pack for trip on Sunday evening | title=Pack for trip, due=2026-11-22T19:00
    Sign lease Monday 9am, bring 2 photos | title=Sign lease, bring 2 photos, due=2026-11-23T09:00
    Talk to April about her leave on Wednesday | title=Talk to April about her leave, due=2026-11-25
    Proofread pages 10-20 by tomorrow noon | title=Proofread pages 10-20, due=2026-11-21T12:00
    Board game night Saturday 7pm until 11pm | title=Board game night, due=2026-11-21T19:00, min=240
    Vet appointment Nov 30 at 10:15am for Bella #cat | title=Vet appointment for Bella, due=2026-11-30T10:15, tags=cat
    Buy 6 eggs and 2 liters milk today +Groceries | title=Buy 6 eggs and 2 liters milk, due=2026-11-20, list=Groceries
    Read "Seven Days in May" 45 min type:learning | title=Read "Seven Days in May", min=45, type=learning
    Yoga 60 min every morning at 6:30 | title=Yoga, due=2026-11-21T06:30, min=60, rec=FREQ=DAILY
    Oil the bike every 2 months after completion | title=Oil the bike, rec=FREQ=MONTHLY;INTERVAL=2, anchor=completion
    Ask landlord about heater !!! !urgent | title=Ask landlord about heater, imp=high, urg=urgent
    Write postcard to May in Paris | title=Write postcard to May in Paris
    Tutoring with Leo wednesdays 4-5pm | title=Tutoring with Leo, due=2026-11-25T16:00, min=60, rec=FREQ=WEEKLY;BYDAY=WE
    Invoice ACME on the 25th of each month | title=Invoice ACME, rec=FREQ=MONTHLY;BYMONTHDAY=25
    Farmers market on Saturday 9 to 11am | title=Farmers market, due=2026-11-21T09:00, min=120
    Cut grass in two weeks | title=Cut grass, due=2026-12-04
    Check engine light at 120,000 miles | title=Check engine light at 120,000 miles
    Return call from 555-0134 this afternoon | title=Return call from 555-0134, due=2026-11-20T15:00
    Order cake for Friday 3pm | title=Order cake, due=2026-11-27T15:00
    Pay credit card every month on the 12th !high | title=Pay credit card, imp=high, rec=FREQ=MONTHLY;BYMONTHDAY=12
    Tax advisor 2026-12-09 14:00 1h | title=Tax advisor, due=2026-12-09T14:00, min=60
    Plant tulips at the end of next month | title=Plant tulips, due=2026-12-31
    """)
}
