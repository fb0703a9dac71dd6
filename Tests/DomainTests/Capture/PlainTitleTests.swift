import Testing

@testable import Domain

@Suite("Titles nothing is taken from")
struct PlainTitleTests {
  @Test(arguments: german.rows)
  func staysWholeInGerman(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: english.rows)
  func staysWholeInEnglish(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let german = CaptureTable(
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
    """)

  static let english = CaptureTable(
    """
    Call Mark
    Jane's report
    Decide on a name
    The 9/11 Report
    Renovation
    Exercise 1D
    40th birthday
    @25/4 90m
    March for Science poster
    May the force be with you
    Ask April about lunch
    Call June
    Buy a sun hat
    Sat nav update
    Read 1984
    Watch 60 Minutes
    Watch 24 Hours in A&E
    Watch Saturday Night Fever
    The Day After Tomorrow DVD
    Version 2.5 release notes
    Run 10 km
    Pay 5 dollars back
    Call 555-1234
    24/7 support setup
    Top 10 list
    Order A4 paper
    7-Eleven snacks
    9-5 playlist
    https://example.com/2024/05/03
    Email bob@example.com
    Chapter 3.4
    Pages 12-15
    Room 204
    Gate 7
    50/50 split
    3/4 cup flour
    1/2 onion
    16:9 monitor
    John 3:16 memorize
    Meet at 10 Downing Street
    Beat them 3-0
    iPhone 15 case
    Windows 11 install
    Apollo 13
    Ocean's 11
    12 Angry Men
    Catch-22
    Fahrenheit 451
    District 9
    Second opinion from doctor
    Give it a second
    Third Man soundtrack
    First aid kit
    Minute book
    Happy Hour ideas
    Rush Hour DVD
    Good Morning Vietnam
    Good Friday Agreement essay
    Black Friday deals list
    Monday.com trial
    Friday's child poem
    Weekend Warrior article
    Day planner
    Night lamp
    Evening dress
    Morning glory seeds
    Afternoon tea set
    Noon Universe books
    Summer dress
    Winter tires
    Spring cleaning
    Fall guy
    Christmas tree
    Halloween costume
    Easter eggs
    "Friday I'm in Love" lyrics
    "tomorrow at 5" poster
    Book by 3 authors
    Divide by 5
    Multiply at 2 rates
    Set of 3 chairs
    5 stars review
    Look at 5 houses
    Aim for 100 points
    On a scale of 1 to 10
    I'm at 101 points
    Fifth element
    The 5th element
    20th century history
    21st birthday gift
    2nd floor cleanup
    Take a minute
    One day at a time
    100 years of solitude
    Two weeks notice template
    Three months salary
    24 carat gold
    Mission 3 report
    Question 5
    Step 2
    B-2 visa form
    Route 66 map
    Area 51 docs
    Area code 212
    ISO 9001 audit
    RFC 5545
    MP3 player
    Wi-Fi 6 router
    Yearbook photo
    Dayton trip
    Sundance tickets
    Marching band
    Maybe call Bob
    Augustus biography
    Decorate hall
    Octopus recipe
    Novel outline
    Janet's gift
    Mayor's office
    Junk removal
    Every Breath You Take lyrics
    Each one teach one
    All in one printer
    Now and then magazine
    Report from last Friday
    Photos of yesterday
    Minutes of Monday
    Notes from yesterday
    Lunch with May
    Ask Jan about invoice
    Write to Sun Microsystems
    Wed ring cleaning
    Mon ami restaurant
    Thu Trang birthday gift idea
    Second hand shop
    Back to the Future
    Nine to five musical
    Room at the top
    For sale sign
    In and out list
    By the book
    Time after time
    Best before label
    Twelve monkeys
    """)
}
