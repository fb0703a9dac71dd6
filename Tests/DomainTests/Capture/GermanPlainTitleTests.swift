import Testing

@testable import Domain

@Suite("German titles nothing is taken from")
struct GermanPlainTitleTests {
  @Test(arguments: titles.rows)
  func staysWhole(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let titles = CaptureTable(
    """
    Mark anrufen
    so circa 15 Stück
    gefallen um 15%
    Guten Morgen sagen üben
    Do it yourself Regal
    So ein Mist aufräumen
    Version 2.5 veröffentlichen
    10 km laufen
    5 Euro zurückgeben
    24/7 Support einrichten
    Top 10 Liste schreiben
    A4 Papier kaufen
    7-Eleven besuchen
    Mit Herrn Sonntag sprechen
    April O'Neil Figur suchen
    Mai Thi Video ansehen
    Frau März anrufen
    August Macke Ausstellung anschauen
    Kapitel 3.4 lesen
    Seite 12 bis 15 lesen
    Aufgabe 3a lösen
    IBAN DE89 3704 0044 0532 0130 00 prüfen
    0171 2345678 zurückrufen
    +49 30 901820 anrufen
    https://example.com/2024/05/03 lesen
    max.mustermann@example.com schreiben
    12 Angry Men schauen
    1984 lesen
    Der kleine Prinz vorlesen
    Fünf Freunde Buch zurückbringen
    Drei Haselnüsse für Aschenbrödel
    Rezept für 4 Personen suchen
    40. Geburtstag planen
    Joh 3,16 auswendig lernen
    16:9 Monitor bestellen
    3:0 Sieg feiern
    50/50 aufteilen
    Halb so wild
    Viertel der Wohnung streichen
    Mittagessen kochen
    Abendessen vorbereiten
    Nachtisch machen
    Morgenmantel waschen
    Wochenende genießen
    Jahresbericht schreiben
    Monatsbericht erstellen
    Tagesschau ansehen
    Stundenzettel abgeben
    Sommerreifen wechseln
    Winterjacke kaufen
    Herbstlaub fegen
    Sonntagskuchen backen
    Montagsmaler spielen
    Freitag-Newsletter lesen
    Kabel 30m kaufen
    30m Kabel kaufen
    2 kg Mehl kaufen
    3 Eier kochen
    1,5 l Milch
    Zimmer 204 reinigen
    Gleis 7 fotografieren
    Haus Nr. 15 suchen
    Hauptstraße 12
    Am Markt 5
    Klasse 7b Elternabend
    1. FC Köln Tickets
    2. Auflage besorgen
    3. Stock putzen
    § 15 lesen
    GPT-4 ausprobieren
    iPhone 15 bestellen
    Windows 11 installieren
    COVID-19 Test
    Formel 1 schauen
    Apollo 13 schauen
    MP3 Player reparieren
    B2B Vertrag lesen
    100 Jahre Einsamkeit lesen
    20 Seiten lesen
    Protokoll vom Montag lesen
    Rechnung vom 12.03.2024 ablegen
    Fotos von gestern sortieren
    Notizen vom letzten Treffen ordnen
    Zeitung von heute entsorgen
    Weihnachten planen
    Weihnachtsgeschenke überlegen
    Ostern bei Oma besprechen
    Halloween Kostüm nähen
    "Morgen um 8" auf Vinyl kaufen
    „Der Tag danach“ schauen
    Lied "Montag früh" üben
    Antwort: 42
    Nur für Erwachsene ab 18 Jahren
    bis 10 zählen lernen
    Brief an Mai schreiben
    Fr. Müller anrufen
    Di Caprio Film suchen
    Mi Vida anhören
    Sa Dingding Konzert
    Mo Salah Trikot kaufen
    10. Klasse Mathe
    Artikel 5 GG lesen
    Haltestelle Mitte finden
    Ende gut alles gut
    Anfang vom Buch lesen
    100 Tage im Amt
    Die 3 Fragezeichen hören
    Bayern gegen Dortmund schauen
    DIN 5008 nachschlagen
    E10 tanken
    90er Party planen
    Rente ab 67 recherchieren
    Termin mit Mo
    2-3 Hemden bügeln
    Kita-Platz suchen
    Punkt 3 besprechen
    Straße des 17. Juni fotografieren
    Platz des 18. März besuchen
    Tausend und eine Nacht lesen
    Nachtzug buchen
    Heute-Journal abbestellen
    Taschengeld 5 Euro
    3 mal klingeln
    Zwei Tickets kaufen
    Erste Hilfe Kurs suchen
    Zweite Chance geben
    Dritte Zähne reinigen
    Vierter Advent Kekse
    Büro aufräumen
    Jede Menge Arbeit
    Alle Jahre wieder singen
    Alle Fenster putzen
    Jeder gegen jeden Turnier
    Ab in den Urlaub
    Von A bis Z lernen
    Bis bald Karte
    Im Westen nichts Neues lesen
    Ein Jahr in der Provence lesen
    Sieben Tage sieben Köpfe
    Buch über den Mai 1968 lesen
    Zimmer 15 buchen
    Tisch für 2 reservieren
    Artikel über den Sommer schreiben
    Nachmittagskaffee kaufen
    Gutschein 20 Euro einlösen
    Verein 1860 München googeln
    Song „99 Luftballons“ lernen
    Dr. Freitag anrufen
    Familie März besuchen
    Herrn August schreiben
    Sommerzeit erklären
    Mittagspause genießen
    Tag der offenen Tür planen
    3D-Drucker bestellen
    5G Vertrag prüfen
    Kreuzung A1/A7 meiden
    Teil 1/2 schauen
    Fahrplan S1 ausdrucken
    100 m Lauf üben
    400 Euro überweisen
    2 Stück Kuchen holen
    Platz 3 belegen
    Sonntagsfrage lesen
    Feierabendbier
    Jahr 2000 Problem erklären
    21 Gramm schauen
    Die letzten Tage ordnen
    Ein paar Dinge klären
    Alles Gute zum Geburtstag singen
    Um die Ecke gehen
    Auf 180 sein
    Bis auf weiteres schließen
    Für immer jung hören
    Minutenangaben prüfen
    Stundenplan abschreiben
    Wochenplan erstellen
    Monatskarte kaufen
    Quartalszahlen prüfen
    Jahreszeiten malen
    Mo und Di Geschichten vorlesen
    Ab und zu lüften
    Vor Ort prüfen
    Nach Hause telefonieren
    Nach Berlin fahren
    In München anrufen
    Im Büro aufräumen
    Am Auto schrauben
    Am Rhein spazieren
    An Lisa denken
    Zum Bäcker gehen
    Zur Bank gehen
    Von Anna abholen
    Gegen Grippe impfen
    Ende der Fahnenstange
    Der 7. Sinn
    Beethovens 9. Sinfonie hören
    Die 4. Staffel schauen
    2. Mahnung schreiben
    Abschnitt 2.3.1 überarbeiten
    Kontonummer 123456789 notieren
    PLZ 10115 suchen
    """)
}
