import Testing

@testable import Domain

/// Typical everyday task titles in German.
@Suite("Everyday lines in German")
struct GermanEverydayTests {
  private let quickAdd = QuickAdd.morning(.german)

  @Test(arguments: plain.rows) func plainTitlesStayWhole(_ row: CaptureTable.Row) {
    let captured = quickAdd.parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: moments.rows) func momentsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).due?.captured == row.value)
  }

  @Test(arguments: rhythms.rows) func rhythmsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).repetition == row.value)
  }

  @Test(arguments: durations.rows) func durationsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).minutes.map { String($0) } == row.value)
  }

  @Test(arguments: lines.rows) func wholeLinesAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).summary == row.value)
  }

  private static let plain = CaptureTable(
    """
    Müll rausbringen
    Steuerbescheid 2025 prüfen
    Die drei ??? und der Super-Papagei lesen
    Tatort gucken
    In 80 Tagen um die Welt
    Der 7. Sinn
    Montagsmaler spielen
    Sonntagsbraten bestellen
    Freitag der 13. anschauen
    20.000 Meilen unter dem Meer
    Drei Haselnüsse für Aschenbrödel
    Und täglich grüßt das Murmeltier
    500 Tage im Sommer
    Die fabelhafte Welt der Amélie
    Im Westen nichts Neues
    Nachts im Museum
    Mitternachtskinder lesen
    Ein Sommernachtstraum
    Der Herbst des Patriarchen
    1984 von George Orwell
    Fahrenheit 451
    4 Hochzeiten und ein Todesfall
    Sieben Jahre in Tibet
    Die Mai-Demo vorbereiten
    Frau Mai zurückrufen
    Herrn März anschreiben
    August Macke Ausstellung
    Julia und Augustin einladen
    Ab in den Urlaub
    Bis dahin alles packen
    Nudeln 500 g
    2 kg Kartoffeln
    3 Liter Milch
    6 Eier
    Batterien AA 4 Stück
    Butter, Brot, Käse 200 g
    Kabel 5m und Stecker
    Schrauben M8 kaufen
    Tisch für 4 reservieren
    Zimmer 312 aufräumen
    Gleis 7 fotografieren
    Re: Angebot 4711 vom Lieferanten
    AW: Rückfrage zu Rechnung 2026-0815
    WG: Protokoll der Sitzung
    Fwd: Newsletter abbestellen
    Einladung: Jour fixe
    Ticket #1234 schließen
    Version 2.10 veröffentlichen
    Release 15.2 testen
    Abschnitt 3.4 überarbeiten
    Kapitel 12 lesen
    Seite 30 bis 40 zusammenfassen
    Aufgabe 5 rechnen
    § 15 UrhG nachschlagen
    Nr. 15 anrufen
    Hausnummer 10 anbringen
    A4-Papier kaufen
    10er-Pack Glühbirnen
    Formel 1 gucken
    50. Geburtstag von Onkel Karl planen
    Monatsbericht schreiben
    Wochenplan aufhängen
    Tagebuch führen
    Jahresabschluss vorbereiten
    Stundenzettel abgeben
    Minutentakt messen
    Früh aufstehen lernen
    Spätzle kochen
    Der frühe Vogel fängt den Wurm
    Abendkleid reinigen lassen
    Morgenmantel waschen
    Mittagsmenü aussuchen
    Nachtcreme kaufen
    Do it yourself Regal bauen
    Mit Di Caprio Film anfangen
    So geht das nicht
    Mo Salah Trikot kaufen
    Sa Pa Reiseführer besorgen
    Frist der Kündigung herausfinden
    Terminplan erstellen
    Uhr reparieren lassen
    Uhrenvergleich machen
    Zeitumstellung verstehen
    Dauerauftrag einrichten
    Halbe Stelle ausschreiben
    Viertelfinale schauen
    Halbmarathon trainieren
    Preis um 20 % senken
    Um Hilfe bitten
    Am Haus weiterbauen
    Von Anna lernen
    Auf dem Amt anrufen
    Erst denken, dann handeln
    Zweiter Weltkrieg Referat
    Erste Hilfe Kurs suchen
    Letzte Rechnung suchen
    Nächste Etappe planen
    Jeder Mensch braucht Schlaf
    Alle Fenster putzen
    Jedes Kind fotografieren
    Schlag den Raab
    Zwei Karten für Hamlet
    Ein Jahr in der Provence
    Blumenerde besorgen
    Klassenfahrt bezahlen
    Die Kunst des Krieges lesen
    Tage wie diese hören
    Ein Tag am Meer
    Sommer vorm Balkon
    Wer früher stirbt ist länger tot
    Das Leben der Anderen
    Die Stunde der Wölfe
    Nacht über Berlin
    Der Morgen danach
    Vom Winde verweht
    Zwei glorreiche Halunken
    Neun Monate
    Die zwölf Geschworenen
    Einmal Hans mit scharfer Soße
    Herbstmilch
    Blauer Montag Playlist
    Sonntagskind
    Samstagnachtfieber
    Weiße Weihnachten singen
    Drei Farben Blau
    7 Zwerge
    Oceans Eleven
    100 Jahre Einsamkeit
    Momo vorlesen
    Maibowle ansetzen
    Märzbecher pflanzen
    Augustiner kaltstellen
    Die Junikäfer
    Herrn Sommer anrufen
    Familie Winter einladen
    Frau Montag schreiben
    Milch 3,5 %
    Eier Größe M 10 Stück
    Tomaten 1 kg
    Klopapier 8 Rollen
    Hackfleisch halb und halb
    Cola 1,5 l
    Bio-Äpfel 2kg
    LED-Lampe E27 9W
    Schrauben 4x40
    USB-C Kabel 2 m
    Brot, Aufschnitt, 2x Joghurt
    Druckerpapier 80 g
    Batterie CR2032
    Umschläge C5
    AW: Ihre Bestellung 302-4471 vom 12.11.
    Re: Termin
    Fwd: Urlaubsfotos
    Rechnung Nr. 2026/11
    Angebot 24-118
    Ihre Anfrage: Lieferzeiten
    Einladung zur Mitgliederversammlung
    Newsletter Herbst
    Bug 404 beheben
    Build 15 testen
    Wohnung 3. Stock besichtigen
    Linie 8 nehmen
    Zug 572 Verspätung melden
    A8 Stau prüfen
    Raum 2.14 buchen
    PIN 4711 ändern
    DIN 5008 nachlesen
    Satz des Pythagoras üben
    Übung 3 bis 7 machen
    Note 2 feiern
    Elfmeter üben
    Das erste Mal
    Zweite Meinung einholen
    Dritte Mahnung verschicken
    Die letzten Zeugen
    Alle Jahre wieder singen
    Jeden Cent umdrehen
    Immer mit der Ruhe
    Bald mal wieder joggen
    Irgendwann Keller streichen
    Sofort umtauschen
    Spät dran
    Mahlzeit
    Zeit für Helden
    Uhrzeit am Ofen stellen
    Rund um die Uhr erreichbar
    In letzter Minute
    Punkt, Punkt, Komma, Strich
    Am Ball bleiben
    Um jeden Preis gewinnen
    Ab durch die Mitte
    Bis ans Ende der Welt
    Vor dem Haus kehren
    Nach Hause telefonieren
    Von Grund auf neu schreiben
    Di Lorenzo zurückrufen
    Mi casa es su casa
    So wie immer
    Do-it-yourself-Kurs
    Ente kross
    """)

  private static let moments = CaptureTable(
    """
    heute Mittag | 2026-11-20T12:00
    morgen früh um 8 | 2026-11-21T08:00
    übermorgen Nachmittag | 2026-11-22T15:00
    am Sonntagabend | 2026-11-22T19:00
    Montagvormittag um 10 | 2026-11-23T10:00
    kommenden Mittwoch um 14:30 Uhr | 2026-11-25T14:30
    diesen Samstag | 2026-11-21
    nächsten Freitag um halb sechs | 2026-11-27T17:30
    Dienstag in einer Woche | 2026-12-01
    Montag in 14 Tagen | 2026-12-07
    heute in einer Woche | 2026-11-27
    in drei Wochen | 2026-12-11
    in zwei Monaten | 2027-01-20
    in einem halben Jahr | 2027-05-20
    in einer halben Stunde | 2026-11-20T10:00
    in anderthalb Stunden | 2026-11-20T11:00
    in einer Dreiviertelstunde | 2026-11-20T10:15
    in 90 Minuten | 2026-11-20T11:00
    in 2 Std. | 2026-11-20T11:30
    am 24.12. | 2026-12-24
    am 24. Dezember um 18 Uhr | 2026-12-24T18:00
    am vierundzwanzigsten Dezember | 2026-12-24
    am 3. Advent | 2026-12-13
    am ersten Dezember | 2026-12-01
    am 1. Januar 2028 | 2028-01-01
    31.12.26 | 2026-12-31
    5.3.2027 9 Uhr | 2027-03-05T09:00
    2027-02-14 08:15 | 2027-02-14T08:15
    den 7. Februar | 2027-02-07
    Mittwoch, den 2. Dezember, 11:00 Uhr | 2026-12-02T11:00
    Do., 26.11., 16 Uhr | 2026-11-26T16:00
    Ende November | 2026-11-30
    Anfang nächsten Monats | 2026-12-01
    Mitte Januar | 2027-01-15
    Ende des Jahres | 2026-12-31
    am Monatsende | 2026-11-30
    Anfang nächster Woche | 2026-11-23
    nächste Woche Donnerstag | 2026-11-26
    Donnerstag nächster Woche | 2026-11-26
    übernächsten Dienstag | 2026-12-01
    nächsten Monat | 2026-12-01
    nächstes Jahr | 2027-01-01
    am Wochenende | 2026-11-21
    KW 50 | 2026-12-07
    in KW 2 | 2027-01-11
    um 17 Uhr | 2026-11-20T17:00
    um 8 Uhr | 2026-11-21T08:00
    um Viertel nach zehn | 2026-11-20T10:15
    um viertel vor elf | 2026-11-20T10:45
    um dreiviertel zwölf | 2026-11-20T11:45
    um zehn vor zwölf | 2026-11-20T11:50
    um fünf nach halb eins | 2026-11-20T12:35
    um kurz nach 18 Uhr | 2026-11-20T18:00
    gegen 20 Uhr | 2026-11-20T20:00
    ab 16 Uhr | 2026-11-20T16:00
    bis 17:00 | 2026-11-20T17:00
    bis morgen Abend | 2026-11-21T19:00
    bis Monatsende | 2026-11-30
    bis zum 15. Dezember | 2026-12-15
    bis spätestens Dienstag | 2026-11-24
    an Heiligabend | 2026-12-24
    an Silvester um 23 Uhr | 2026-12-31T23:00
    zu Ostern | 2027-03-28
    am Rosenmontag | 2027-02-08
    an Allerheiligen | 2027-11-01
    zu Nikolaus | 2026-12-06
    heute Nacht | 2026-11-20T22:00
    um Mitternacht | 2026-11-21T00:00
    morgen um 12 | 2026-11-21T12:00
    Samstag 9.30 Uhr | 2026-11-21T09:30
    Sonntag 10 bis 12 Uhr | 2026-11-22T10:00
    Mo 8-10 Uhr | 2026-11-23T08:00
    vom 1. bis 5. Dezember | 2026-12-01
    23. bis 27. Dezember | 2026-12-23
    fünfzehn Uhr dreißig | 2026-11-20T15:30
    um achtzehn Uhr | 2026-11-20T18:00
    morgens um 7 | 2026-11-21T07:00
    am Montag nach der Arbeit | 2026-11-23
    am Dienstag vor dem Frühstück | 2026-11-24
    heute um 18:45 Uhr | 2026-11-20T18:45
    morgen Vormittag | 2026-11-21T09:00
    übermorgen um 7 Uhr früh | 2026-11-22T07:00
    nächsten Montag | 2026-11-23
    am kommenden Donnerstag | 2026-11-26
    Dienstagnachmittag | 2026-11-24T15:00
    Mittwochmorgen um halb neun | 2026-11-25T08:30
    Samstagmittag | 2026-11-21T12:00
    diesen Sonntag um 11 | 2026-11-22T11:00
    in fünf Tagen | 2026-11-25
    in einem Monat | 2026-12-20
    in 6 Wochen | 2027-01-01
    in einem Jahr | 2027-11-20
    in zwanzig Minuten | 2026-11-20T09:50
    in einer Stunde | 2026-11-20T10:30
    in 2,5 Stunden | 2026-11-20T12:00
    3 Tage später | 2026-11-23
    am 5. | 2026-12-05
    am 30. | 2026-11-30
    zum 1. | 2026-12-01
    am 1.12. um 8:30 | 2026-12-01T08:30
    1.12. | 2026-12-01
    06.01.2027 | 2027-01-06
    6. Jan. | 2027-01-06
    der 12. Februar | 2027-02-12
    zwölfter Februar | 2027-02-12
    am dreißigsten November | 2026-11-30
    Freitag, 4. Dezember | 2026-12-04
    Fr, 4.12., 19:30 | 2026-12-04T19:30
    am Samstag, dem 5. Dezember, um 14 Uhr | 2026-12-05T14:00
    Anfang Dezember | 2026-12-01
    Mitte des Monats | 2026-12-15
    Ende Februar | 2027-02-28
    Anfang 2027 | 2027-01-01
    kommende Woche | 2026-11-23
    übernächste Woche | 2026-11-30
    nächste Woche Freitag um 10 | 2026-11-27T10:00
    Mittwoch in zwei Wochen | 2026-12-09
    kommenden Monat | 2026-12-01
    am nächsten Werktag | 2026-11-23
    14:05 | 2026-11-20T14:05
    23.15 Uhr | 2026-11-20T23:15
    Viertel nach zwei | 2026-11-20T14:15
    drei viertel acht | 2026-11-21T07:45
    zwanzig nach vier | 2026-11-20T16:20
    fünf vor halb sieben | 2026-11-20T18:25
    um halb eins | 2026-11-20T12:30
    mittags um eins | 2026-11-20T13:00
    abends um 9 | 2026-11-20T21:00
    nachts um 2 | 2026-11-21T02:00
    früh um 6 | 2026-11-21T06:00
    bis Sonntag 20 Uhr | 2026-11-22T20:00
    spätestens am 2. Dezember | 2026-12-02
    noch vor Freitag | 2026-11-27
    bis in zwei Wochen | 2026-12-04
    bis Jahresende | 2026-12-31
    bis Ende nächster Woche | 2026-11-27
    am zweiten Weihnachtstag | 2026-12-26
    Neujahr | 2027-01-01
    Karfreitag | 2027-03-26
    am Ostermontag um 10 Uhr | 2027-03-29T10:00
    Pfingsten | 2027-05-16
    am Valentinstag | 2027-02-14
    von 9 bis 11 Uhr | 2026-11-21T09:00
    zwischen 14 und 16 Uhr | 2026-11-20T14:00
    Di 9-10 Uhr | 2026-11-24T09:00
    morgen 13:00–14:30 | 2026-11-21T13:00
    vom 7. bis 9. Januar | 2027-01-07
    KW 3 2027 | 2027-01-18
    Dienstag KW 49 | 2026-12-01
    20.11.2026 | 2026-11-20
    am Tag der Arbeit | 2027-05-01
    achtzehn Uhr fünfzehn | 2026-11-20T18:15
    """)

  private static let rhythms = CaptureTable(
    """
    Tabletten nehmen jeden Morgen | FREQ=DAILY
    Zähne putzen zweimal täglich | FREQ=DAILY
    Blumen gießen alle drei Tage | FREQ=DAILY;INTERVAL=3
    Müll jeden Dienstag | FREQ=WEEKLY;BYDAY=TU
    Sport montags, mittwochs und freitags | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Training Di und Do 18 Uhr | FREQ=WEEKLY;BYDAY=TU,TH
    Yoga immer dienstags | FREQ=WEEKLY;BYDAY=TU
    Chor jeden zweiten Donnerstag | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Putzen alle 14 Tage | FREQ=DAILY;INTERVAL=14
    Bettwäsche alle zwei Wochen samstags | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
    Miete am 1. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=1
    Rechnung monatlich am 15. | FREQ=MONTHLY;BYMONTHDAY=15
    Bericht am letzten Werktag des Monats | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Stammtisch jeden ersten Mittwoch im Monat | FREQ=MONTHLY;BYDAY=1WE
    Backup jeden letzten Sonntag im Monat | FREQ=MONTHLY;BYDAY=-1SU
    Umsatzsteuer vierteljährlich | FREQ=MONTHLY;INTERVAL=3
    Zahnarzt halbjährlich | FREQ=MONTHLY;INTERVAL=6
    Zahnarzt alle 6 Monate | FREQ=MONTHLY;INTERVAL=6
    TÜV alle zwei Jahre | FREQ=YEARLY;INTERVAL=2
    Geburtstag Oma jedes Jahr am 3. Mai | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3
    Steuererklärung jährlich | FREQ=YEARLY
    Standup werktags um 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Lüften stündlich | FREQ=HOURLY
    Wäsche wöchentlich | FREQ=WEEKLY
    Wäsche jede Woche samstags | FREQ=WEEKLY;BYDAY=SA
    Haare schneiden alle 6 Wochen nach Erledigung | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    Antibiotikum täglich bis 1. Dezember | FREQ=DAILY until=2026-12-01
    Kurs jeden Montag ab 4. Januar | FREQ=WEEKLY;BYDAY=MO nb=2027-01-04
    Physio 6 mal jeden Freitag | FREQ=WEEKLY;BYDAY=FR;COUNT=6
    Kehrwoche jede dritte Woche | FREQ=WEEKLY;INTERVAL=3
    Post holen Mo-Fr | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gitarre üben jeden Abend | FREQ=DAILY
    Vitamine jeden Tag | FREQ=DAILY
    Zeitung lesen jeden Sonntagmorgen | FREQ=WEEKLY;BYDAY=SU
    Aquarium reinigen alle vier Wochen | FREQ=WEEKLY;INTERVAL=4
    Kinder abholen montags bis donnerstags | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Fußball Mo, Mi, Fr 17 Uhr | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Wocheneinkauf jeden Samstagvormittag | FREQ=WEEKLY;BYDAY=SA
    Strom ablesen am letzten Tag des Monats | FREQ=MONTHLY;BYMONTHDAY=-1
    Team-Essen jeden dritten Donnerstag im Monat | FREQ=MONTHLY;BYDAY=3TH
    Jour fixe alle zwei Wochen mittwochs um 10 | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Newsletter am 1. und 15. jeden Monats | FREQ=MONTHLY;BYMONTHDAY=1,15
    Quartalsbericht alle 3 Monate | FREQ=MONTHLY;INTERVAL=3
    Hochzeitstag jährlich am 12. Juni | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12
    Rauchmelder testen einmal im Jahr | FREQ=YEARLY
    Augen checken zweimal im Jahr | FREQ=MONTHLY;INTERVAL=6
    Meditation jeden Morgen um 6:30 | FREQ=DAILY
    Wasser trinken alle 2 Stunden | FREQ=HOURLY;INTERVAL=2
    Heizung entlüften jeden Oktober | FREQ=YEARLY;BYMONTH=10
    Zeiterfassung jeden Werktag | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Rasen mähen alle 10 Tage nach Erledigung | FREQ=DAILY;INTERVAL=10 anchor=completion
    Deutschkurs jeden Dienstag bis 15. Juni | FREQ=WEEKLY;BYDAY=TU until=2027-06-15
    Miete überweisen monatlich ab 1. Januar | FREQ=MONTHLY nb=2027-01-01
    Bad putzen jeden zweiten Tag | FREQ=DAILY;INTERVAL=2
    Oma anrufen sonntags | FREQ=WEEKLY;BYDAY=SU
    Altpapier jeden 2. Mittwoch | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    """)

  private static let durations = CaptureTable(
    """
    Lesen 45 Minuten | 45
    Lesen 1 Stunde | 60
    Lesen 1 h 20 | 80
    Lesen 1h20m | 80
    Lesen 1,5 Stunden | 90
    Lesen zweieinhalb Stunden | 150
    Lesen eine Viertelstunde | 15
    Lesen eine halbe Stunde | 30
    Lesen Dreiviertelstunde | 45
    Lesen ca. 20 min | 20
    Lesen für 2 Std | 120
    Lesen 10min | 10
    Lesen ~40m | 40
    Lesen #90min | 90
    Lesen ~2h | 120
    Lesen zwei Stunden lang | 120
    Lesen 1 Std. 15 Min. | 75
    Lesen dauert 50 Minuten | 50
    Lesen Dauer: 25 min | 25
    Lesen (30 Min.) | 30
    """)

  private static let lines = CaptureTable(
    """
    Mama anrufen heute Abend !hoch | title=Mama anrufen, due=2026-11-20T19:00, imp=high
    #garten Laub harken Samstag 2h | title=Laub harken, due=2026-11-21, min=120, tags=garten
    Auto in die Werkstatt Montag 7:30 Uhr +Privat | title=Auto in die Werkstatt, due=2026-11-23T07:30, list=Privat
    Präsentation bis Donnerstag fertig machen 90 Minuten !A-1 | title=Präsentation fertig machen, due=2026-11-26, min=90, grade=A, sub=1
    Brötchen holen morgen früh um 8 #5min | title=Brötchen holen, due=2026-11-21T08:00, min=5
    Am 3. Dezember um 10 Uhr Termin beim Notar | title=Termin beim Notar, due=2026-12-03T10:00
    Keller aufräumen +Haus und Garten ab Januar | title=Keller aufräumen, nb=2027-01-01, list=Haus und Garten
    Blut spenden nächste Woche Mittwoch 16 bis 17 Uhr | title=Blut spenden, due=2026-11-25T16:00, min=60
    Versicherung kündigen fällig 30.11. !dringend | title=Versicherung kündigen, due=2026-11-30, urg=urgent
    Kaffeemaschine entkalken jeden ersten Samstag im Monat 20 min | title=Kaffeemaschine entkalken, min=20, rec=FREQ=MONTHLY;BYDAY=1SA
    Mit Ben über das Budget reden morgen gegen 11 | title=Mit Ben über das Budget reden, due=2026-11-21T11:00
    Geschenk für Lea bis Nikolaus besorgen #familie | title=Geschenk für Lea besorgen, due=2026-12-06, tags=familie
    Reifen wechseln lassen in zwei Wochen | title=Reifen wechseln lassen, due=2026-12-04
    Flug buchen heute noch ~15m typ:Energie | title=Flug buchen, due=2026-11-20, min=15, type=recharge
    15:30 Kinderarzt mit Emil | title=Kinderarzt mit Emil, due=2026-11-20T15:30
    Do 18 Uhr Elternabend Klasse 3b | title=Elternabend Klasse 3b, due=2026-11-26T18:00
    Rechnung 4711 bezahlen bis 5.12. | title=Rechnung 4711 bezahlen, due=2026-12-05
    Oma im Krankenhaus besuchen Sonntag Nachmittag anderthalb Stunden | title=Oma im Krankenhaus besuchen, due=2026-11-22T15:00, min=90
    Vokabeln lernen täglich 15 Minuten typ:lernen | title=Vokabeln lernen, min=15, type=learning, rec=FREQ=DAILY
    Fenster putzen !niedrig | title=Fenster putzen, imp=low
    Angebot an Firma Mai & Söhne schicken morgen | title=Angebot an Firma Mai & Söhne schicken, due=2026-11-21
    Backofen reinigen alle 3 Monate nach Erledigung | title=Backofen reinigen, rec=FREQ=MONTHLY;INTERVAL=3, anchor=completion
    Konzertkarten kaufen sobald möglich | title=Konzertkarten kaufen sobald möglich
    Bericht \\morgen schreiben | title=Bericht morgen schreiben
    Weihnachtskarten schreiben vor dem 15. Dezember !B | title=Weihnachtskarten schreiben, due=2026-12-15, grade=B
    Treffen mit Sara am 28.11. von 10:00 bis 11:30 Uhr #projekt | title=Treffen mit Sara, due=2026-11-28T10:00, min=90, tags=projekt
    Katze zum Tierarzt, Freitag 8:15 | title=Katze zum Tierarzt, due=2026-11-27T08:15
    Zahnreinigung alle sechs Monate #gesundheit !mittel | title=Zahnreinigung, imp=medium, tags=gesundheit, rec=FREQ=MONTHLY;INTERVAL=6
    Wohnung kündigen nicht vor 1.2. | title=Wohnung kündigen, nb=2027-02-01
    Brief an Finanzamt bis Freitag #steuer !hoch | title=Brief an Finanzamt, due=2026-11-27, imp=high, tags=steuer
    Hund impfen lassen am 2.12. um 9:45 | title=Hund impfen lassen, due=2026-12-02T09:45
    morgen Kuchen backen 1,5 h | title=Kuchen backen, due=2026-11-21, min=90
    Zeugnis kopieren +Privat #10min | title=Zeugnis kopieren, min=10, list=Privat
    Schwimmen mit Lea Sonntag 10-12 Uhr | title=Schwimmen mit Lea, due=2026-11-22T10:00, min=120
    Regal aufbauen !B ab Samstag | title=Regal aufbauen, nb=2026-11-21, grade=B
    Impftermin Montag um Viertel nach acht | title=Impftermin, due=2026-11-23T08:15
    Handyvertrag kündigen vor dem 31.12. | title=Handyvertrag kündigen, due=2026-12-31
    Rede schreiben, übermorgen Abend, 2 Stunden | title=Rede schreiben, due=2026-11-22T19:00, min=120
    Fahrrad putzen irgendwann | title=Fahrrad putzen irgendwann
    Müller GmbH wegen Lieferung anrufen heute 14 Uhr !dringend | title=Müller GmbH wegen Lieferung anrufen, due=2026-11-20T14:00, urg=urgent
    Elternbeirat: Protokoll bis Mittwoch verschicken | title=Elternbeirat: Protokoll verschicken, due=2026-11-25
    Sparkasse 10 Uhr am 26.11. | title=Sparkasse, due=2026-11-26T10:00
    Gutschein einlösen bis Ende Dezember | title=Gutschein einlösen, due=2026-12-31
    """)
}
