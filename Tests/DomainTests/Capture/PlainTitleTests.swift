import Testing

@testable import Domain

@Suite("Titles with words of time in them")
struct PlainTitleTests {
  @Test(arguments: german.rows)
  func stayWholeInGerman(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.german).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: english.rows)
  func stayWholeInEnglish(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let german = CaptureTable(
    """
    Montagearbeiten an der Heizung
    Demo „March for Science“ googeln
    Film Freaky Friday ansehen
    24/7 Hotline recherchieren
    365 Tage Rückblick schreiben
    Secondhand Laden besuchen
    Stück in 3 Akten lesen
    Oma um Hilfe bitten
    In der Halbzeit Chips holen
    Drei Haselnüsse für Aschenbrödel schauen
    Wohnung in Berlin Mitte suchen
    Ende gut, alles gut inszenieren
    Anfang 30 Podcast hören
    Frau Sommer zurückrufen
    Herrn Freitag die Rechnung schicken
    Mai Thi Nguyen-Kim schauen
    Augustiner Bier besorgen
    Märzenbecher pflanzen
    Julia und Juni einladen
    iPhone 15 Hülle bestellen
    Windows 11 installieren
    Python 3.12 testen
    Release v2.10.3 taggen
    Ticket 1245 schließen
    ISBN 978-3-16-148410-0 bestellen
    Tel. 030 123456 anrufen
    0171 2345678 anrufen
    Hauptstraße 15 besichtigen
    Bahnhofstr. 3 abholen
    12435 Berlin Paket abholen
    Spiel 3:2 analysieren
    HSV gegen St. Pauli 2:1 nachlesen
    Bayern gegen Dortmund Karten kaufen
    Rezept für 4 Personen raussuchen
    2 kg Mehl kaufen
    500 g Hackfleisch kaufen
    3 Liter Milch holen
    5-Minuten-Terrine kaufen
    Acht-Stunden-Tag Artikel lesen
    40-Stunden-Woche Debatte zusammenfassen
    Vier Wochen Sommer Exposé überarbeiten
    Sonntagsbraten einkaufen
    Sonntagszeitung abbestellen
    Freitagsgebet Doku sehen
    Mittwochslotto Quittung suchen
    Abendkleid kaufen
    Mitternachtssnack vorbereiten
    Morgenmantel waschen
    Mittagessen kochen
    Abendessen planen
    Nachtzug nach Wien buchen
    Frühstück machen
    Frühlingsrollen kaufen
    Winterreifen einlagern
    Sommerfest planen
    Herbstlaub fegen
    Jahresabschluss vorbereiten
    Monatsbericht schreiben
    Wochenplan schreiben
    Tagesschau gucken
    Stundenzettel ausfüllen
    Minutenprotokoll schreiben
    Quartalszahlen prüfen
    Weihnachtsgeschenke besorgen
    Osterhase basteln
    Silvesterraketen bestellen
    Adventskalender basteln
    Neujahrsgrüße schreiben
    Geburtstagskarte für Tina kaufen
    Zum 40. Geburtstag von Jan gratulieren
    Das 1. Kapitel überarbeiten
    2. Mahnung schreiben
    Im 3. Stock klingeln
    Die 3 ??? hören
    Beethovens 9. Sinfonie üben
    Paragraph 5 lesen
    § 14 BGB nachschlagen
    Seite 12 bis 15 lesen
    Kapitel 3-5 lesen
    Aufgaben 1 bis 4 lösen
    Raum 2.15 reservieren
    Punkt 3.4 der Agenda klären
    Regal 80x40 kaufen
    Bilder 10x15 ausdrucken
    Schrauben M8 besorgen
    Autobahn A7 Baustelle googeln
    Linie 12 Fahrplan prüfen
    ICE 1545 reservieren
    Flug LH 1530 einchecken
    50 Euro für Max überweisen
    1.500 Euro abheben
    3,50 Euro zurückzahlen
    20 % Rabatt aushandeln
    Um den Block gehen
    Um die Ecke gucken
    Am Ball bleiben
    An der Präsentation arbeiten
    Vor der Tür fegen
    Nach dem Rechten sehen
    Ab in den Urlaub Katalog lesen
    Bis dahin alles klären
    Von A bis Z sortieren
    Zwischen den Zeilen lesen
    In Ruhe nachdenken
    So viel wie möglich schaffen
    Do-it-yourself Projekt suchen
    Mi casa Restaurant testen
    Sa Pa Reise recherchieren
    Fr. Müller anrufen
    Die Do-Liste aufräumen
    Mo Salah Trikot kaufen
    Jan fragen wegen Auto
    Dez 3 Trafo reparieren
    Okt-Formatter debuggen
    Die Woche Zeitung kaufen
    Der Tag, an dem die Welt stillstand ansehen
    Jahr 2000 Problem nachlesen
    Eine Nacht in Venedig Karten
    Tausendundeine Nacht lesen
    Tag der offenen Tür planen
    Erste Hilfe Kurs suchen
    Zweiter Weltkrieg Referat
    Dritte Welt Laden besuchen
    Zweite Meinung einholen
    Halbe Hähnchen holen
    Viertelfinale schauen
    Eins, zwei oder drei spielen
    Alle Jahre wieder singen üben
    Täglich grüßt das Murmeltier schauen
    Jeder stirbt für sich allein lesen
    Jede Menge Kartons besorgen
    Alle Fenster schließen
    Alle zwei Räder wechseln
    Jeden Mitarbeiter fragen
    Immer Ärger mit Harry schauen
    Einmal um die Welt Blog lesen
    Gestern war gestern Song üben
    Heute-Show Tickets bestellen
    Guten Morgen Vietnam ausleihen
    Morgenland Teppich reinigen
    Der Sonntag Redaktion anschreiben
    1984 lesen
    Blade Runner 2049 schauen
    Apollo 13 ansehen
    Ocean's Eleven schauen
    Fünf Freunde Hörspiel suchen
    Sieben Zwerge Kostüm nähen
    20.000 Meilen unter dem Meer lesen
    In 80 Tagen um die Welt lesen
    100 Jahre Einsamkeit lesen
    24 Stunden von Le Mans Tickets
    Agenda 2030 zusammenfassen
    Die letzten 5 Rechnungen prüfen
    Der nächste bitte Schild drucken
    Nächster Halt Fruitvale ansehen
    Letzte Mahnung bezahlen
    Diese Unterlagen scannen
    Uhr reparieren lassen
    Fenster von Zimmer 7 abdichten
    Bohrmaschine 18 V laden
    Akku 12 Volt tauschen
    WLAN 5 GHz einrichten
    Regal Modell 2024 montieren
    Steuererklärung 2025 ausdrucken
    Zeugnis 1998 suchen
    Vertrag 12/2023 einscannen
    Rechnung Nr. 15-11 begleichen
    Aktenzeichen 3 C 45/26 notieren
    Konto DE12 5001 0517 prüfen
    PIN 1505 ändern
    Code 1200 testen
    Tor 3 streichen
    Gleis 9 fotografieren
    Halle 12 besichtigen
    Block 4 ausräumen
    Woche der Umwelt vorstellen
    Woche gut abschließen
    Tagebuch führen
    Tageslichtlampe bestellen
    Nachtcreme nachkaufen
    Nachtisch vorbereiten
    Abendbrot richten
    Morgengrauen fotografieren
    Vormittagsprogramm besprechen
    Mittagspause mit Chef abstimmen
    Mittagsmenü aussuchen
    Mitte des Raumes markieren
    Anfang des Textes kürzen
    Ende des Films erklären
    Ende Gelände planen
    Am Ende zählt der Mensch Vortrag kürzen
    Am Anfang war das Wort predigen
    Kein Ende in Sicht texten
    Ostereier färben
    Osterhasen gießen
    Weihnachtsbaum aufstellen
    Weihnachtsmarkt Stand anmelden
    Pfingstrosen schneiden
    Silvesterkleid kürzen
    Nikolausstiefel putzen
    Advent, Advent üben
    Halloweenkostüm nähen
    Jahrmarkt besuchen
    Jahreskarte Zoo verlängern
    Monatskarte kaufen
    Wochenkarte kaufen
    Tageskarte Bus besorgen
    Stundenplan aushängen
    Stundenlohn verhandeln
    Minutensuppe kaufen
    Sekundenkleber kaufen
    Sekundarstufe anmelden
    Uhrmacher anrufen
    Uhrzeit am Herd einstellen
    Wecker stellen lernen
    Zeitumstellung erklären
    Halbpension buchen
    Halbes Hähnchen bestellen
    Halbjahreszeugnis kopieren
    Viertel der Torte abgeben
    Im Französischen Viertel spazieren
    Dreiviertelhose kürzen
    Drittes Rad am Wagen sein
    Dritter Mann Film leihen
    Zweite Wahl Porzellan sortieren
    Zweites Frühstück einpacken
    Zweitschlüssel nachmachen
    Erster Entwurf korrigieren
    Erste Liga Ergebnisse nachsehen
    Erstes Semester Unterlagen abheften
    Erstgespräch vorbereiten
    Siebter Himmel Café testen
    Zehn kleine Zappelmänner singen
    Neun Leben Roman lesen
    Fünf gerade sein lassen
    Vier Wände streichen
    Drei Engel für Charlie sehen
    Zwei Brüder besuchen
    Eins nach dem anderen abarbeiten
    100 Gramm Käse kaufen
    250 ml Sahne kaufen
    6 Eier kaufen
    1 Kiste Wasser holen
    2 Pizzen bestellen
    4 Stühle leihen
    12 Rosen kaufen
    20 Liegestütze machen
    30 Seiten lesen
    5000 Schritte gehen
    8 Gläser Wasser trinken
    3 Bewerbungen schreiben
    Top 5 Ideen sammeln
    Plan B ausarbeiten
    Level 42 Platte verkaufen
    Sum 41 Konzertvideo schneiden
    Blink 182 Shirt waschen
    U2 Tickets verkaufen
    B2 Deutschkurs finden
    A1 Prüfung anmelden
    5G Router vergleichen
    4K Monitor kaufen
    Full HD 1080p Beamer testen
    19 % MwSt ausweisen
    0,5 Promille Grenze nachlesen
    -10 Grad Schlafsack leihen
    +49 30 1234567 zurückrufen
    112 Aufkleber besorgen
    08:15-Mentalität loswerden
    Nullachtfünfzehn Antrag ändern
    9-to-5 Lied üben
    7-Zwerge-Gipfel buchen
    Herr Sonntag kommt vorbei
    Dr. August Mai zurückrufen
    Julia Sommer einladen
    Familie Winter besuchen
    April O'Neil Figur kaufen
    Juni-Heft archivieren
    Maibaum aufstellen
    Maikäfer basteln
    Maiglöckchen umtopfen
    Märzbier kaltstellen
    Aprilscherz ausdenken
    Oktoberfest Tisch anfragen
    Novemberblues Playlist erstellen
    Dezemberfieber Artikel lesen
    Januarloch überbrücken
    Montagsdemo beobachten
    Dienstagsgruppe leiten
    Mittwochsfrage beantworten
    Freitagabendkrimi aufnehmen
    Samstagsrätsel lösen
    Sonntagskind Podcast hören
    Sonntagsfahrer anhupen
    Wochenendhaus putzen
    Wochenendtasche packen
    Bis zum Hals Film leihen
    Bis auf Weiteres schließen
    Von Tür zu Tür sammeln
    Von heute auf übergestern Witz notieren
    Ab durch die Mitte rennen
    Zu Hause aufräumen
    Zu zweit kochen
    In einem Satz zusammenfassen
    In drei Worten beschreiben
    In fünf Schritten erklären
    In 4 Teile schneiden
    Auf 2 Seiten kürzen
    Auf 180 Grad vorheizen
    Um 10 Prozent kürzen
    Um 3 Stellen runden
    Um 5 cm kürzen
    Gegen Mobbing plakatieren
    Nach 3 Versuchen aufgeben
    Nach Hamburg fahren
    Vor 2 Zeugen unterschreiben
    Vor Gericht erscheinen
    Seit 3 Jahren offene Punkte klären
    Alle vier Reifen prüfen
    Alle 3 Kinder abmelden
    Alle Jubeljahre Witz erklären
    Jeden einzelnen Punkt prüfen
    Jede zweite Fliese ersetzen
    Jedes dritte Kind Studie lesen
    Ewig und drei Tage Lied proben
    Einen Tag am Meer malen
    Den Tag loben
    Die Nacht der Museen Flyer
    Das Jahr ohne Sommer lesen
    Ein Jahr in Japan Buch lesen
    7 Jahre in Tibet schauen
    Keller entrümpeln
    Geschenk für Tante Erika aussuchen
    Rauchmelder testen
    Versicherung vergleichen
    Kaffeemaschine entkalken
    Neue Winterjacke suchen
    Blog über Wanderwege schreiben
    Bewerbung überarbeiten
    Garantiefall Waschmaschine melden
    Sommerreifen verkaufen
    Fahrradkette ölen
    Kündigung Fitnessstudio aufsetzen
    Zweite Rate überweisen
    Wegen Schimmel mit Vermieter reden
    Hotel für 3 Nächte suchen
    Ferienwohnung für 2 Wochen vergleichen
    Mietvertrag über 24 Monate prüfen
    Sprint 15 planen
    Pull Request 88 prüfen
    Build 1.4.2 testen
    Node 20 aktualisieren
    Postgres 16 Migration planen
    Swift 6 Fehler beheben
    HTTP 404 Seite gestalten
    Fehler 500 untersuchen
    Kundennummer 30415 heraussuchen
    Bestellung 2026-0815 reklamieren
    Inventarnummer 12-34 anbringen
    Steuer-ID beantragen
    IBAN an Lukas schicken
    Rechnung über 1.250 € schreiben
    Spende 20 € überweisen
    2x Hafermilch kaufen
    3x2 m Teppich ausmessen
    10er-Karte Schwimmbad kaufen
    Siebener-Schlüssel zurücklegen
    Sechserpack Socken bestellen
    Zwanzig Umschläge kaufen
    Ein Dutzend Eier holen
    Zwei Konzertkarten verkaufen
    Drei Varianten durchrechnen
    Vier Gewinnt Turnier gewinnen
    Fünf-Sterne-Hotel bewerten
    Sechs Richtige träumen
    Achtsamkeit üben
    Neunauge googeln
    Zehnkampf trainieren
    Elfmeter üben
    Zwölffingerdarm nachschlagen
    Frühstück vorbereiten
    Frühbucherrabatt nutzen
    Frühjahrsputz planen
    Spätschicht tauschen
    Spätburgunder kaufen
    Abendkurs suchen
    Abendgarderobe reinigen
    Nachtwache organisieren
    Nachttisch ölen
    Mittagsschlaf Studie lesen
    Morgenroutine entwerfen
    Morgenstern Gedichte lesen
    Wochenmarkt Stand mieten
    Wochenbericht verschicken
    Monatsabschluss vorbereiten
    Jahresgespräch vorbereiten
    Jahresurlaub planen
    Tagesordnung verschicken
    Tagespflege anmelden
    Stundenzettel abgeben
    Minigolf spielen
    Sonntagsöffnung recherchieren
    Montagsmaler spielen
    Freitagsgebet besuchen
    Donnerstagsrunde absagen
    Feiertagszuschlag berechnen
    Ferienplan aufhängen
    Weihnachtskarten basteln
    Weihnachtsfeier organisieren
    Osterfeuer anmelden
    Osterbrunch planen
    Silvesterparty planen
    Adventskranz binden
    Nikolaus spielen
    Karneval Kostüm nähen
    Mit Mai über Design sprechen
    Juli an Impfung erinnern
    Jan und Mark einladen
    Augusta Victoria Stein googeln
    Herrn Oktober googeln
    Frau Januar antworten
    Sommerkleid umtauschen
    Winterdienst beauftragen
    Herbstdeko basteln
    Frühlingszwiebeln hacken
    Ende der Straße fegen
    Endspiel analysieren
    Endlich Keller streichen
    Anfangsbestand zählen
    Anfängerkurs buchen
    Mitternachtsblau nachkaufen
    Mittelstand Förderung lesen
    Mitte links Partei Artikel
    Zum Arzt gehen
    Zur Post gehen
    Am Auto den Ölstand prüfen
    An Mama denken
    Im Garten arbeiten
    Im Internet surfen
    Um Erlaubnis fragen
    Um Verlängerung bitten
    Auf Angebot antworten
    Ab Werk Preise anfragen
    Bis an die Grenze gehen
    Von Lisa das Buch holen
    Vom Bäcker Brötchen mitbringen
    Seit langem Überfälliges sortieren
    Gegen Grippe impfen lassen
    Gegen Wand fahren verhindern
    Zwischen Tür und Angel klären
    Nach Rezept fragen
    Nach dem Weg fragen
    Vor dem Haus kehren
    Vor Ort besichtigen
    Innerhalb der Familie abstimmen
    Während der Fahrt hören
    Ohne Zucker backen
    Täglichen Bedarf ermitteln
    Ewiger Kalender basteln
    Jeden Stein umdrehen
    Jedem Kind ein Buch schenken
    Alle Unterlagen einscannen
    Alle Jahre Fotos sortieren
    Alles auf einmal erledigen
    Nächste Schritte dokumentieren
    Nächsten Sprint vorbereiten
    Letzte Änderungen prüfen
    Letztes Kapitel schreiben
    Dieses Jahrzehnt Playlist bauen
    Diese Mail beantworten
    Neulich gehörtes Lied finden
    Jetzt Hörspiel kaufen
    Sofortmaßnahmen auflisten
    Später Ruhm Doku suchen
    Bald fertige Kapitel prüfen
    Irgendwann Klavier lernen
    Pünktlich sein üben
    Halbtags Stelle suchen
    Viertelfinale tippen
    Dreiviertelarm Shirt nähen
    Zu dritt kochen
    Noten 2 bis 4 auswerten
    Größe 38 bis 40 anprobieren
    Plätze 5 und 6 reservieren
    Kanal 3 einstellen
    Folge 12 schneiden
    Staffel 3 schauen
    Band 2 lesen
    Level 5 schaffen
    Schritt 3 dokumentieren
    Phase 2 beginnen
    Option 3 ausarbeiten
    Haus 12 streichen
    Weg 7 markieren
    Platz 4 buchen
    Stufe 2 bestehen
    Gate 14 finden
    Regal in der Garage aufräumen
    Nora nach dem Beamer fragen
    Handyverträge vergleichen
    Tapete für den Flur aussuchen
    Trauerrede für Opa schreiben
    Logo skizzieren
    Kapitel über Bienen korrigieren
    Bestellung 88231 erstatten
    Rezept von Seite 42 ausprobieren
    Abschnitt 7 übersetzen
    Kartons 1 bis 9 beschriften
    12 Fotos hochladen
    Probeabo kündigen
    Update 17.4.1 installieren
    4 AAA Batterien kaufen
    60 Watt Birnen kaufen
    Stiefel Größe 44 bestellen
    Bild 20x30 rahmen
    80/20-Regel verstehen
    50/50-Aufteilung erklären
    Mit 3 Kunden nachfassen
    25 Gäste einladen
    15 € spenden
    5 % und 7 % vergleichen
    Fehler 2024-113 beheben
    Branch release-3 zusammenführen
    Domain reservieren
    Zertifikat erneuern
    Schwarzer Freitag Doku suchen
    Sonntagskrimi nacherzählen
    Montagsmodell zurückgeben
    Blauer Montag Witz erklären
    Freitagsreihe kuratieren
    Zum Sonntagskonzert anmelden
    Sonne und Mond basteln
    Die Sonntagsfrage diskutieren
    Weinprobe vorbereiten
    Augen lasern recherchieren
    Junikäfer fotografieren
    Juliane Werding hören
    Jana zum Essen einladen
    Marzipan kaufen
    Aprikosen kaufen
    Maiskolben grillen
    Oktopus kochen
    Dezimalzahlen üben
    Septett gründen
    November-Rain-Akkorde üben
    Janosch Buch kaufen
    Feder suchen
    Soße kochen
    Dialog schreiben
    Mitarbeiterin begrüßen
    Donner und Blitz basteln
    Minute Maid kaufen
    Stunde Null Referat
    Tag und Nacht Gleiche erklären
    Woche gegen Rassismus planen
    Monatslohn berechnen
    Jahrgang 1985 Treffen organisieren
    Abend mit Freunden genießen
    Nacht im Museum Flyer drucken
    Morgenpost lesen
    Vormittagsbetreuung suchen
    Mittagstisch vergleichen
    Nachmittagssnack vorbereiten
    Mitternachtsmesse planen
    Frühling lässt sein blaues Band lernen
    Sommernachtstraum lesen
    Herbstmilch lesen
    Wintermärchen lesen
    Heiligabend-Andacht schreiben
    Weihnachtsoratorium proben
    Osterlamm backen
    Pfingstausflug planen
    Silvesterlauf anmelden
    Zeit für mich nehmen
    Zeit sparen mit Vorlagen
    Zeitung abbestellen
    Zeitschrift kündigen
    Zeitreise Roman schreiben
    Uhr aufziehen
    Eieruhr suchen
    Jetzt oder nie Lied üben
    Später einmal Liste schreiben
    Nach mir die Sinflut
    Vor dem Gesetz lesen
    Bis dass der Tod Krimi lesen
    Ab ins Beet schauen
    Im Westen nichts Neues lesen
    Am Strand lesen
    In einem kühlen Grunde singen
    Zum Goldenen Hirsch reservieren
    Um Himmels Willen schauen
    Von Mäusen und Menschen lesen
    Auf der Mauer singen
    Jeder für sich
    Jedes Mal Hände waschen
    Alle meine Entchen spielen
    Alle Lampen ausschalten
    Letzter Tango
    Nächster Versuch Marathon
    Erster Kuss Geschichte schreiben
    Zweite Hand Anzeige aufgeben
    Dritte Zähne reinigen
    Halbe Wahrheiten aufdecken
    Viertele trinken
    Dreiviertelhosen waschen
    Zwölf Geschworene spielen
    Zehn Gebote lernen
    Elf Freunde abonnieren
    Hundert Wasserhähne putzen
    10 Leute fragen
    5 Bewerbungen schreiben
    3 kg abnehmen
    5 km laufen
    20 Bahnen schwimmen
    Route 6b klettern
    Kindern vorlesen
    Mit Jan aus der Buchhaltung reden
    Oma beim Umzug helfen
    Mit dem Hund raus
    Bei der Bank nachfragen
    Beim Bäcker bestellen
    An der Ampel rechts
    An alle schreiben
    Zu Ende lesen
    Zu Fuß gehen
    Um die Wette rennen
    Um den See joggen
    Um so besser erklären
    In den Keller gehen
    Im Regal suchen
    Am Rande bemerken
    Am Stück backen
    Auf Zeit spielen
    Mit der Zeit gehen
    Auf die Minute genau arbeiten
    Alles zu seiner Zeit
    Stück für Stück abbauen
    Tag für Tag Kalender basteln
    Nacht für Nacht Roman lesen
    Jahr für Jahr Chronik schreiben
    """)

  static let english = CaptureTable(
    """
    March for peace banner
    Sunday school lesson material
    Watch Freaky Friday
    Set up 24/7 support
    Buy second hand bike
    May the force poster
    Read play in 3 acts
    Ask for help at the desk
    Watch halftime show recap
    Read Friday Night Lights
    Reply to Friday Afternoon Club author
    Listen to Manic Monday
    Learn Blue Monday on bass
    Watch Saturday Night Live
    Saturday Night Fever soundtrack
    Black Sunday DVD return
    Wednesday Addams costume
    Ruby Tuesday gift card
    Thursday Murder Club review
    Order TGI Fridays voucher
    Call April about taxes
    Email June the contract
    Ask May about the keys
    Meet August Wilson scholar
    Write to Jan
    Text Mark and Jan
    Visit Augusta
    Read Second Foundation
    Second opinion from doctor
    First aid kit refill
    Third party audit prep
    Fix 3rd party cookies
    Review Q3 numbers
    Prepare Q4 forecast
    iPhone 15 case order
    Install Windows 11
    Upgrade to Python 3.12
    Tag release v2.10.3
    Close ticket 1245
    Order ISBN 978-3-16-148410-0
    Call 555-1234
    Call 1-800-555-0199
    Call +1 415 555 2671
    Visit 15 Main Street
    Ship to 221B Baker Street
    Apartment 5 walkthrough
    Analyze 3-2 win
    Lakers vs Celtics 102-98 recap
    Book a table for 4
    Recipe for 6 people
    Buy 2 lbs flour
    Buy 3 liters of milk
    Buy 12 eggs
    Return 2 shirts
    7-day diet book
    30-day challenge planner
    40-hour week article
    Two week notice template
    Four-day week proposal
    Morning glory seeds
    Evening gown alteration
    Midnight Mass review
    Midnight snack ideas
    Good Morning America clip
    Good night story collection
    Night light bulb replacement
    Noon Wine short story
    Afternoon tea set purchase
    Spring cleaning checklist
    Spring rolls recipe
    Fall in love playlist
    Summer camp brochure
    Winter tires storage
    Autumn leaves sheet music
    Fall protection training
    Annual report layout
    Monthly budget template
    Weekly planner design
    Daily Mail subscription cancel
    Daily Show tickets
    Day trip ideas
    Day care forms
    Year in review slides
    Yearbook photos
    Week 1 reading notes
    Hour of code signup
    Minutes of the meeting
    Second draft of essay
    Quarter pounder coupon
    Half marathon training plan
    Half-Life 2 mod
    Write chapter 3
    Pages 12-15 summary
    Solve exercises 1 to 4
    Section 3.4 rewrite
    Room 2.15 booking
    Print 4x6 photos
    Buy M8 screws
    Interstate 95 closure info
    Route 66 trip ideas
    Bus 42 schedule
    Flight UA 1530 check in
    Transfer $50 to Max
    Withdraw 1,500 dollars
    Pay back $3.50
    Negotiate 20% discount
    At least try
    On second thought essay
    By the way newsletter
    By any means necessary speech
    In the long run forecast
    In time for Christmas playlist
    Before Sunrise rewatch
    Before the flood documentary
    After hours lounge flyer
    After Life season 2
    Until Dawn walkthrough
    From dusk till dawn
    From A to Z sorting
    Between the lines edit
    Every breath you take chords
    Everything everywhere review
    Every Day I'm Hustlin ringtone
    Each one teach one program
    Once upon a time draft
    Twice as nice song
    Next Generation Star Trek binge
    Next door neighbor thank-you
    Next.js upgrade
    Last of Us episode list
    Last minute gifts
    This Old House subscription
    This American Life donation
    Today Show segment pitch
    Tomorrow Never Dies DVD
    Tomorrowland tickets
    Yesterday by The Beatles
    Tonight Show monologue
    Read 1984
    Watch Blade Runner 2049
    Watch Apollo 13
    Ocean's Eleven night
    Seven Samurai screening
    Twelve Angry Men
    Fahrenheit 451 essay
    Catch-22 essay
    Slaughterhouse Five
    Around the World in Eighty Days
    One Hundred Years of Solitude
    12 Years a Slave
    28 Days Later
    10 Things I Hate About You
    Three Days of the Condor
    Two and a Half Men
    The Hunt for Red October
    The Guns of August
    April in Paris chords
    Septemberfest poster
    November Rain solo
    A Midsummer Night's Dream
    Eight Days a Week cover
    High Noon remake pitch
    Happy hour menu
    Rush hour traffic study
    Zero hour contract
    Man of the hour speech
    Matter of seconds
    Sat through the lecture notes
    Sun cream
    Wed photographer contract
    Mon Dieu quote
    Fri-yay sticker
    Dec PDP-11 emulator
    Mar Vista apartments
    Sep field in CSV
    Oct to hex converter
    Fix off-by-one at line 15
    Upgrade from 3 to 4
    Switch from 2 to 4 threads
    Move 5 to 7
    Scale 1 to 10 survey
    At 5 Guys with Sam
    Version 2.5 changelog
    On Writing by King
    In Cold Blood
    Due diligence on Acme
    Past due invoices template
    Overdue books policy
    Deadline movie
    The 12 days of Christmas lyrics
    4th wall break sketch
    5th Avenue windows
    9th Symphony tickets
    Section 8 housing
    Area 51 documentary
    Top 10 list
    1:1 template
    4:3 monitor
    Mix 2:1 ratio
    Seal window in room 7
    Charge 18V drill
    Replace 12 volt battery
    Set up 5 GHz wifi
    Print 2025 tax forms
    Find 1998 diploma
    File contract 12/2023 scan
    Settle invoice no. 15-11
    Note case 3:22-cv-1234
    Change PIN 1505
    Test code 1200
    Paint gate 3
    Photograph platform 9
    Clear block 4
    Order a number 5 meal
    Day planner refill
    Daylight lamp order
    Daydream journal
    Night cream restock
    Nightstand assembly
    Nightmare Before Christmas costume
    Evening primrose oil
    Morning Star hotel review
    Morning person quiz
    Noon Yang recipe blog
    Center of the room marking
    Beginning piano book
    End credits edit
    End-to-end tests
    Dead end sign
    Weekend bag packing
    Weekend Update clip
    Weeknight dinners cookbook
    Weekday vegetarian book
    Monthly magazine renewal form
    Yearling horse feed
    Hourglass figurine
    Hourly rate negotiation
    Minute Maid coupon
    Minute hand repair
    Second-hand smoke flyer
    Seconds for everyone
    Clock radio repair
    O'Clock band merch
    Time machine backup disk
    Timeline for project
    Half and half for coffee
    Half Baked ice cream
    Half the team budget
    Quarter inch screws
    Quarterback stats
    Quarterly Essay subscription
    Three-quarter sleeve pattern
    Third wheel memoir
    Third Reich documentary
    Third-grade homework help
    First draft outline
    First National Bank letter
    Second Cup gift card
    Second grade teacher thank-you note
    Fourth estate essay
    Fifth Third Bank form
    Fifth Element rewatch
    Sixth Sense trivia
    Seventh Heaven cake
    Ninth Gate review
    Tenth man rule explainer
    Ten Commandments poster
    Nine Inch Nails ticket stub
    Eight Mile playlist
    Seven dwarfs costumes
    Six Feet Under boxset
    Five Guys gift card
    Four Seasons sheet music
    Three Little Pigs puppets
    Two Towers audiobook
    One Piece manga volume
    Buy 100 g cheese
    Get 6 bagels
    Fetch 1 crate of water
    Order 2 pizzas
    Borrow 4 chairs
    Do 20 pushups
    Read 30 pages
    Walk 5000 steps
    Drink 8 glasses of water
    Write 3 applications
    Plan B draft
    Level 42 vinyl
    Sum 41 setlist
    Blink 182 shirt
    U2 vinyl sale
    B2 English class search
    5G router comparison
    4K monitor deal
    1080p projector test
    19% VAT line
    -10 degree sleeping bag
    Dial 911 sticker
    9 to 5 lyrics
    7-Eleven run
    7 Up restock
    3M tape
    Catch 22 copy
    Forever 21 return
    Studio 54 exhibit
    Chanel No. 5 gift
    WD-40 refill
    Area code 415 lookup
    ZIP 90210 trivia
    Mr. Sunday visit prep
    Wednesday Martin book
    Tuesday Weld biography
    Mr. May reference letter
    April O'Neil figure
    June Carter songbook
    August Rush soundtrack
    Augustus Gloop costume
    Julia Child recipe
    Julius Caesar essay
    Mayflower paper
    Mayor meeting notes
    Mayonnaise from scratch
    Marching band uniforms
    March Madness bracket
    March of the Penguins
    Decathlon gift card
    Decorate hallway
    Octopus salad
    Octagon gym form
    Sept of Baelor sketch
    January Jones interview transcript
    Novel outline
    November Uniform phonetic chart
    Junior league form
    Sunflower seeds
    Sundial restoration
    Sunday Bloody Sunday cover
    Satchel repair
    Saturn rocket model
    Friar costume
    Fried rice
    Monaco trip budget
    Money order
    Wedding cake tasting form
    Wedge sandals
    Thurston Moore book
    Mondayitis comic
    Until we meet again card
    By the sea painting
    From scratch pie crust
    From me to you stickers
    At home workout mat
    On hold music
    In a nutshell summary
    In three words describe
    In five steps explain
    In 4 parts cut
    In two minds essay
    Within reach shelf
    Within Temptation vinyl
    Cut to 2 pages
    Preheat to 180 degrees
    Cut by 10 percent
    Round to 3 decimals
    Shorten by 5 cm
    Play against 3 opponents
    Give up after 3 tries
    After Effects tutorial
    After Party playlist
    After-school club form
    Before sunset scene script
    Before and after photos
    Since you asked column
    Every single box check
    Every second tile replace
    Every third child study
    Every child matters form
    Every Man for Himself film
    Everyday Rumi book
    Each and every page proofread
    All 4 tires check
    All day breakfast menu
    All night long cover
    Daily Bread bakery review
    Daily Prophet prop
    Once bitten twice shy essay
    Once Upon a Time in Hollywood poster
    Day of the Dead altar
    Day of the Triffids
    Night of the Living Dead
    Night at the Museum
    Year of the Dragon decor
    Year One comic
    A Year in Provence
    Seven Years in Tibet
    Hundred Days offensive paper
    Thousand Island dressing
    A day at the beach painting
    Today's Special menu board
    Tomorrow and tomorrow and tomorrow novel
    Yesterday's News cat litter
    Tonight's the Night single
    The Late Late Show
    Late fee dispute
    Late Night with the Devil
    Early Bird discount form
    Early music ensemble flyer
    Midterm outline
    Midwinter Night's Dream
    Middle Earth map
    Mid-century lamp
    Clear out the basement
    Pick a gift for aunt Erica
    Test smoke detectors
    Compare insurance plans
    Descale coffee machine
    Look for a new winter jacket
    Write blog about hiking trails
    Rework application
    Report broken washing machine
    Sell summer tires
    Oil bike chain
    Draft gym cancellation
    Transfer second installment
    Talk to landlord about mold
    Find hotel for 3 nights
    Compare cabins for 2 weeks
    Check 24 month lease
    Plan sprint 15
    Review pull request 88
    Test build 1.4.2
    Update to Node 20
    Plan Postgres 16 migration
    Fix Swift 6 errors
    Design HTTP 404 page
    Investigate error 500
    Look up customer number 30415
    Complain about order 2026-0815
    Apply for tax ID
    Write invoice for $1,250
    Donate 20 dollars
    Buy 2x oat milk
    Measure 3x2 m carpet
    Return size 10 shoes
    Buy a six-pack of socks
    Buy twenty envelopes
    Get a dozen eggs
    Sell two concert tickets
    Calculate three variants
    Rate five star hotel
    Practice penalty kicks
    Prepare breakfast buffet
    Use early bird coupon
    Plan spring cleaning
    Swap late shift
    Find evening class
    Dry clean evening dress
    Organize night watch
    Oil nightstand
    Design morning routine
    Rent market stall
    Send weekly newsletter draft to Ben
    Prepare yearly review slides
    Plan annual leave
    Send agenda
    Sign up for day care
    Submit time sheet
    Play mini golf
    Research Sunday opening hours
    Buy Sunday best outfit
    Return Friday the 13th DVD
    Calculate holiday bonus
    Hang up vacation plan
    Make Christmas cards
    Organize Christmas party
    Register Easter bonfire
    Plan Easter brunch
    Plan New Year's Eve party
    Make advent wreath
    Sew Halloween costume
    Buy Valentine's card
    Talk with May about design
    Remind June about vaccination
    Invite Jan and Mark
    Reply to April
    Thank Mr. Winter
    Interview Ms. Summers
    Exchange summer dress
    Hire snow removal
    Chop spring onions
    Sweep end of driveway
    Analyze final match
    Count opening stock
    Book beginner course
    Restock midnight blue paint
    Read midsize business grant
    Go to the doctor
    Go to the post office
    Check oil level at the car
    Work in the garden
    Ask for permission
    Ask for an extension
    Answer offer
    Get book from Lisa
    Bring rolls from the bakery
    Get vaccinated against flu
    Ask for recipe
    Ask for directions
    Sweep in front of the house
    Inspect on site
    Agree within the family
    Listen while driving
    Bake without sugar
    Determine daily needs
    Turn every stone
    Give every child a book
    Scan all documents
    Do everything at once
    Document next steps
    Prepare next sprint
    Check last changes
    Write last chapter
    Answer this mail
    Find song I heard recently
    Read now-classic paper
    List immediate measures
    Learn piano someday
    Practice being on time
    Look for half-day job
    Bet on quarter finals
    Cook with two friends
    Evaluate grades 2 to 4
    Try on sizes 38 to 40
    Reserve seats 5 and 6
    Tune channel 3
    Cut episode 12
    Watch season 3
    Read volume 2
    Beat level 5
    Document step 3
    Start phase 2
    Work out option 3
    Paint house 12
    Mark path 7
    Book spot 4
    Find gate 14
    Set oven to 350
    Set timer app icon
    Fix time zone bug
    Refactor date parser
    Rename day view
    Sort by due date
    Add weekly view to app
    Remove month picker
    Delete old monthly backups
    Archive yearly reports
    Update hourly rates
    Fix off by one hour bug
    Read Minute Physics article
    Learn Monday.com
    Install Friday app
    Cancel Sunday Times
    Order from Wednesday's boutique
    Write second chapter
    Buy third monitor
    Get first aid kit
    Finish fourth level
    Read The Fifth Season
    Wash car
    Call mom back
    Feed the neighbor's cat
    Send a thank you note to Jordan
    Water plants on balcony
    Renew library card
    Book flight to Augusta
    Visit Marchfield
    Print boarding pass for flight 1530
    Check in 2 bags
    Charge 3 batteries
    Change 4 lightbulbs
    Iron 5 shirts
    Mow lawn before the rain
    Leave keys at the office
    Meet at the usual place
    Look at 12 apartments
    Sell at least 3 chairs
    Go on a diet
    Work on presentation
    Turn on heating
    Log in to bank
    Check in with team
    Sign up by phone
    Stop by bakery
    Tidy the garage shelves
    Ask Nora about the projector
    Compare phone contracts
    Pick wallpaper for hallway
    Write eulogy for grandpa
    Sketch logo variations
    Proofread chapter about bees
    Refund order 88231
    Try recipe from page 42
    Translate section 7 of the handbook
    Rewire lamp socket
    Label boxes 1 to 9
    Count the bricks
    Upload 12 photos to album
    Cancel trial subscription
    Install update 17.4.1
    Buy AA batteries
    Buy 4 AAA batteries
    Buy 60 watt bulbs
    Order size 44 boots
    Frame 8x10 print
    Research 401k options
    Fill out form 1040
    Fill out W-2
    Print form 1099
    Understand 80/20 rule
    Explain 50/50 split
    Follow up with 3 leads
    Invite 25 guests
    Donate $15 to shelter
    Compare 5% and 7% rates
    Fix bug 2024-113
    Merge branch release-3
    Reserve domain name
    Renew SSL certificate
    Explain Black Friday to exchange student
    Write about Good Friday Agreement
    Research Bloody Sunday
    Read Ash Wednesday by T. S. Eliot
    Learn Stormy Monday
    Listen to Friday I'm in Love
    Play Ruby Tuesday for Ed
    Read Saturday by McEwan
    Stream Wednesday season 2
    Buy Sunday gravy pot
    Get Monday blues playlist
    Return library copy of Middlemarch
    Pay Marchetti invoice
    Decline offer
    Decant wine
    Octavia Butler essay
    Augment dataset
    Julian's birthday gift
    Mayonnaise jar recycling
    Janitor schedule
    Marble countertop cleaner
    Satellite dish removal
    Sunscreen for kids
    Weddings magazine
    Monitor stand
    Second floor lights
    Minute detail in sketch
    Hour glass repair
    Weekend Getaway book
    Year of Magical Thinking
    Day laborer rights leaflet
    Month-to-month lease template
    Night shift stories
    Noontide poem
    Midnight Oil record
    Evening Standard clipping
    Morning sickness remedies
    Breakfast at Tiffany's
    Brunch recipe collection
    Dinner party seating chart
    Lunchbox for Mia
    Supper club flyer
    Springsteen biography
    Summerhouse paint
    Fallout 4 mods
    Winterfell model kit
    Seasonal menu
    Christmas lights storage bin
    Easter egg hunt map
    Halloween Kills dvd
    Thanksgiving turkey tray
    Spend less time on phone
    Save time with templates
    Buy time for team
    Check time signature
    Time out corner
    Right now by Van Halen
    Now and Then by the Beatles
    Later, gator sticker
    Soon to be dad book
    Before I Go to Sleep
    After the Rain
    Since U Been Gone
    Until the End of the World
    By Your Side
    On the Road
    On the Beach
    In the Heights
    In Bruges
    At Eternity's Gate
    From Russia with Love
    To the Lighthouse
    For Whom the Bell Tolls
    Once Were Warriors
    Every Good Boy Does Fine
    Each Peach Pear Plum
    Next to Normal
    Last Christmas
    First Man
    Second Chance adoption form
    Third Rock
    Half Moon Bay hike
    Quarter horse lesson
    Four Quartets
    Twenty One Pilots merch
    Thirteen Reasons Why
    Ask 10 people
    Apply to 5 jobs
    Lose 3 kg
    Run 5k
    Run a 10k
    Swim 20 laps
    Bench 100 kg
    Climb route 6b
    Hold plank
    Read to kids
    Talk to Jan in accounting
    Send Mar the file
    Find a sat nav
    Wed planner theme
    Fri zone poster
    Tue Nguyen interview
    Thu Thiem tower
    Sun Tzu quotes
    Mon Calamari model
    """)
}
