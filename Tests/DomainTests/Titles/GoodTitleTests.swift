import Testing

@testable import Domain

@Suite("Titles that are good already")
struct GoodTitleTests {
  @Test(arguments: titles.rows)
  func stayAsTheyAre(_ row: TitleTable.Row) {
    let improved = TitleRules.improve(row.raw)
    #expect(improved.title == row.raw)
    #expect(!improved.changed && improved.reasons.isEmpty)
  }

  @Test func stayAsTheyAreInTheSamples() {
    for sample in Samples.all {
      #expect(TitleRules.improve(sample.german).title == sample.german)
      #expect(TitleRules.improve(sample.english).title == sample.english)
    }
  }

  /// Uses the titles of the quick-add tests, except for one that is only a link.
  @Test func stayAsTheyAreWhateverWordsTheyHave() {
    let tables = [
      PlainTitleTests.german, PlainTitleTests.english, GermanPlainTitleTests.titles, EnglishPlainTitleTests.titles,
      WeekdayTitleTests.german, WeekdayTitleTests.english,
    ]
    let rows = tables.flatMap { $0.rows }.filter { !$0.text.hasPrefix("https://") || $0.text.contains(" ") }
    #expect(rows.count > 1_000)
    for row in rows { #expect(TitleRules.improve(row.text).title == row.text) }
  }

  static let titles = TitleTable(
    """
    Steuererklaerung abgeben
    Buy milk and eggs
    Steuer: Belege sortieren
    PROJ-123: fix login
    Ruf der Wildnis lesen
    Der Ruf der Wildnis lesen
    Kauf Laptop
    Kauf der Wohnung vorbereiten
    Kauf auf Rechnung klären
    Need for Speed spielen
    Remember the Milk kündigen
    I, Robot lesen
    Please Please Me hören
    Add-on testen
    Müssen wir reden? vorbereiten
    Re-engineering workshop planen
    Re-engineering the checkout
    Fwd Thinking Ltd anrufen
    Fwd Thinking Ltd
    Re:Zero schauen
    re:publica Tickets kaufen
    re:Invent Talks ansehen
    Reply to Anna
    Reise: Koffer packen
    RE lernen
    R lernen
    R: Pakete aktualisieren
    R: tidyverse lernen
    I: Kapitel lesen
    I/O testen
    Ich erinnere mich daran, wie wir zelteten
    Ich erinnere mich daran, wie schön es war
    Ich erinnere mich an nichts
    „Erinnere mich daran“ übersetzen
    „Ruf mich an“ hören
    "Remind me to call" song anhören
    "Don't forget to breathe" poster kaufen
    Don't Stop Me Now üben
    Don't Look Up ansehen
    Don't Forget to Breathe lesen
    Must-have Liste schreiben
    Make Sure Your Baby Sleeps lesen
    Make lunch
    Make sure the door is locked
    I Want to Break Free üben
    I Want to Hold Your Hand
    I Need a Dollar hören
    Should I Stay or Should I Go üben
    Can You Feel the Love Tonight proben
    Please Don't Go anhören
    Please Mr. Postman üben
    Note 20 Hülle kaufen
    Note to Self Podcast abonnieren
    Add subtitles to the video
    Add weekly view to app
    Add milk
    Add Anna to the guest list
    Put up shelves
    Put the list on the fridge
    Remember Me schauen
    Remember the Titans schauen
    Remind Anna to call the bank
    Remind June about vaccination
    Remind the team about the deadline
    Bring Me the Horizon hören
    Bring rolls from the bakery
    Denk positiv lesen
    Denk- und Knobelspiele kaufen
    Denke groß lesen
    Denkmal besichtigen
    Vergissmeinnicht pflanzen
    Vergiss mein nicht ansehen
    Vergiss mich nicht ansehen
    Milch nicht vergessen
    Nicht vergessen lesen
    Bitte nicht stören Schild kaufen
    Bitte nicht stören
    Bitte lächeln lesen
    Bittbrief schreiben
    Setz dich! üben
    Setzlinge kaufen
    Setzkasten aufhängen
    Listen abgleichen
    Liste auf die Tür kleben
    Auf die Liste setzen
    Notiz an Frau Meier schreiben
    Notizbuch kaufen
    Mach's gut und danke für den Fisch lesen
    Macht und Rebel lesen
    Lies mich! ausdrucken
    Lauf mit Tom
    Lauf um den See
    Druck prüfen
    Druck ablassen
    Druck aus dem Kessel lassen
    Ruf ab Werk prüfen
    Plan aufstellen
    Plane abdecken
    Plane waschen
    Suche nach neuer Wohnung
    Suche Wohnung
    Frage an Tom
    Frage Tom
    Miete überweisen
    Buche fällen
    Buche Tisch abschleifen
    Reise buchen
    Sorge um Oma
    Pflege organisieren
    Schick anziehen
    Halt an der Tankstelle
    Start der Kampagne
    Stopp an Ampel
    Test schreiben
    Back to School einkaufen
    Back Kuchen
    Fang an
    Fang den Hut spielen
    Fang den Hut!
    Hol über
    Hol mich hier raus ansehen
    Gib Gas lesen
    Geh aus mein Herz üben
    Komm, süßer Tod ansehen
    Geh aufs Ganze
    Sieh an lesen
    Nimm zwei kaufen
    Schlag auf Schlag
    Blick zurück
    Zug um Zug spielen
    Schritt für Schritt erklären
    Hand in Hand arbeiten
    Rücken an Rücken
    Tür an Tür
    Schluss mit Zucker
    Schau-Fenster dekorieren
    Schreibmaschine reparieren
    Schreib mal wieder Karten kaufen
    Ich bin dann mal weg lesen
    Ich muss los hören
    Ich will Spaß hören
    Ich will hören
    Ich und die anderen lesen
    Ich muss gar nichts lesen
    Wir müssen reden
    Wir müssen über Kevin reden ansehen
    Wir sollten reden anhören
    Was muss ich tun?
    Wer ruft Mama an?
    Wann Tom anrufen?
    Darf ich bitten? ansehen
    Kannst du kochen? üben
    Kannst du pfeifen, Johanna lesen
    Muss ich zum Arzt?
    Soll ich kündigen?
    Erinnerung an Mama
    Erinnerungen sichern
    Erinnerung: Zahlung fällig
    Erinnerungsfotos drucken
    Erinnere dich lesen
    Zu Hause aufräumen
    Zu verschenken: Sofa
    Etwas zu essen kaufen
    Nichts zu verlieren lesen
    Zutaten hinzufügen
    Zuzug anmelden
    Zahnarzt anrufen
    Mama anrufen
    Herbert antworten
    Das Paket abholen
    Call the dentist about the invoice
    Call mom
    Meeting Donnerstag
    Angebot Dachsanierung
    Budget 2027
    WLAN: Passwort ändern
    Haus: Fenster putzen
    Idee: Podcast über Brot
    TODO: Tests schreiben
    Wichtig: Pass verlängern
    VL: Skript lesen
    VL: Folien drucken
    VB: Makro reparieren
    VS: Erweiterung installieren
    PD: Unterlagen lesen
    TR: Bericht schreiben
    RES: API testen
    ENC: Schlüssel tauschen
    Einladung schreiben
    Einladungen verschicken
    Einladung: Karten drucken
    Einladung: Gäste anrufen
    Invitation cards drucken
    Invitation: print cards
    Abwesenheitsnotiz einrichten
    Abwesenheitsnotiz: einrichten
    Automatische Antwort einrichten
    Out of office einrichten
    Set out of office message
    Zusagen: Sommerfest
    Accept: Team offsite
    [Haus] Fenster putzen
    [Draft] Vertrag lesen
    [Entwurf] Brief an Vermieter
    [WIP] refactor parser
    [x] Häkchen prüfen
    [1984] lesen
    [REC] ansehen
    [Garten] Beete umgraben
    [self-care] Take a bath
    [to-do] Liste schreiben
    Fenster [Küche] putzen
    Login reparieren [PROJ-123]
    Fix login [#4711]
    Fix login [PROJ-123] on iPad
    #4711 Drucker reparieren
    #hashtag erklären
    PROJ-123 fix login
    C: aufräumen
    D: sichern
    C++: Templates lernen
    Q: Are we there yet
    A: B erklären
    15:30 Zug nehmen
    1:1 mit Anna
    3:0 nachfeiern
    Kapitel 3: Übungen machen
    Terminator 2: Judgment Day ansehen
    Star Wars: Andor schauen
    iPhone laden
    eBay Anzeige erstellen
    macOS aktualisieren
    npm install ausführen
    das Paket abholen
    mama anrufen
    buy milk
    call mom
    😀 lachen
    📞 Mama anrufen
    👨‍👩‍👧‍👦 Familienfoto bestellen
    🎂 Kuchen backen 🎂
    ❤️
    東京旅行を計画する
    買牛奶
    予約する
    خريد الحليب
    شراء الحليب
    לקנות חלב
    Купить молоко
    Позвонить маме
    Αγορά γάλακτος
    Süt al
    Acheter du lait
    Appeler maman
    Comprar leche
    Llamar a mamá
    Comprare il latte
    Melk kopen
    Köpa mjölk
    Købe mælk
    Kup mleko
    Osta maitoa
    Koupit mléko
    Voice over aufnehmen
    Re Mi Fa üben
    Tr. 5 messen
    Sv. Lucia feiern
    Res Publica lesen
    Rif besuchen
    Enc. prüfen
    VS Code installieren
    TR-069 deaktivieren
    AW-Nummer prüfen
    WG Zimmer suchen
    WG-Zimmer inserieren
    FW-Update einspielen
    FW 190 Modell bauen
    FWD-Fahrzeug mieten
    Antwort an Tom schreiben
    Antwort: 42
    SPAM Ordner leeren
    Spam kaufen
    EXT4 formatieren
    EXT Festplatte kaufen
    Extern lagern
    Zahlung an https://example.com/kasse prüfen
    https://example.com/2024/05/03 lesen
    Lies https://example.com/good-read
    https://example.com/a und https://example.com/b vergleichen
    example.com verlängern
    amazon.de
    mail@example.com anschreiben
    a@b.de
    localhost:8080 prüfen
    ftp://files.example.com sichern
    file:///tmp/a öffnen
    utm_source erklären
    /etc/hosts bearbeiten
    C:\\Temp leeren
    50 % Rabatt nutzen
    100%ig vorbereiten
    2 + 2 = 4
    ...
    ?
    !
    -
    a
    Ä
    [ ]
    ()
    :
    Re
    AW
    Fwd
    Hey Jude üben
    Hey Siri deaktivieren
    Siri ausschalten
    Alexa zurücksetzen
    Alexa fragen
    Ok Go hören
    Google Drive aufräumen
    Liste: Milch, Eier, Brot
    Milch, Eier, Brot
    Milch auf die Liste setzen
    Oma sagen, dass ich komme
    Tom daran erinnern, die Miete zu zahlen
    Anna daran erinnern, Milch zu kaufen
    Daran denken
    Dran bleiben
    Gut zu wissen lesen
    Lernen zu lernen
    Versuchen zu schlafen
    Aufhören zu rauchen
    Anfangen zu laufen
    Um Hilfe bitten
    Ohne zu zögern kündigen
    Kaufen und verkaufen
    Kaufvertrag prüfen
    Kaufe & Verkaufe Gruppe löschen
    Kaufland
    Kaufland Angebote ansehen
    Bestellung abholen
    Bestelle-Knopf gestalten
    Bezahlt Stempel kaufen
    Schreibe! Kurs buchen
    Putz ausbessern
    Putz im Flur ausbessern
    Putz im Keller
    Koch anrufen
    Koch und Kellner
    Back- und Bratfett
    Wasch- und Pflegeset
    Wasch Center besuchen
    Prüf-Protokoll
    Frag den Staat
    Frag den Lesch schauen
    Sag Ja
    Sag niemals nie ansehen
    Sag es keinem weiter
    Mach mit
    Mach mal Pause
    Ruf an
    Lade auf
    Ladekabel kaufen
    Lade Säule
    Lade reparieren
    Leg los
    Lies weiter
    Spiel mit Max
    Spiel mit mir hören
    Spiel ab 12
    Baue ab
    Tausche Fahrrad gegen Gitarre
    Verkaufe Fahrrad
    Verkaufe altes Sofa
    Suche Gitarrist
    Biete Rasur
    I am legend ansehen
    I have a dream Rede üben
    I need a hero karaoke
    I must confess
    We need to talk
    We need to talk about Kevin
    We should all be feminists lesen
    We Have to Talk lesen
    I should be so lucky
    Please
    Please sign here stickers
    Remember
    Remember November 5
    Reminder: pay rent
    Reminder for Anna
    Set table
    Set a reminder
    Create monthly report
    Create a task force
    Create a task list
    Put it on
    Be sure
    Note: pay rent
    Can opener kaufen
    Can you believe it
    Would you rather spielen
    Will you marry me
    Could be nice
    Must see movies
    Mustang mieten
    Want ads
    Needle and thread
    Dosen für Tomaten
    Sammle Treuepunkte
    Erinnere mich
    Remind me
    Don't forget
    Remember to
    Ich muss
    I need to
    Vergiss nicht
    Nicht vergessen
    Denk dran
    Denk an
    Add to my list
    Setz auf die Liste
    Need to Know lesen
    Need for Speed
    Need a hero
    Have to Have Katalog ansehen
    Please find attached the invoice
    Please note the new opening hours
    Could you send me the report?
    Kannst du mir die Unterlagen schicken?
    Gib mir fünf
    Muss das sein
    Muss noch
    [PROJ-1]: fix login
    Erinnere mich daran, dass Tom morgen kommt
    Ruf Mama an und kauf Milch
    Ref: Vertrag 8812
    OOO: Tom
    Nimm das Geld und lauf
    Wir möchten Ihnen unser neues Produkt vorstellen
    Wir müssen leider absagen
    Ich soll dich grüßen
    Can you add me to the list?
    Denk an morgen
    Set a reminder for tomorrow
    Geh in dich
    Nimm den Mantel mit, es schneit
    Trag den Müll runter, sonst stinkts
    Trag den Termin ein: 5. Mai, 14 Uhr
    Bring den Nachbarn Kuchen mit in den Garten
    Geh zur Post oder hol Briefmarken am Kiosk
    Mach das Radio aus und die Fenster zu
    Bestell die Karten für heute Abend, sonst sind sie weg
    Mach das Licht an und aus
    Putz das Bad und sauge
    Trag die Termine ein für Mai
    Stell dir vor es ist Krieg Plakat
    Ich muss weg Song lernen
    Ich muss zum Arzt
    Erinnere mich daran, dass ich rote und grüne Paprika kaufe
    WG: Miete überweisen
    WG: Putzplan aufhängen
    WG: Putzen
    AW: Auswärtsspiel organisieren
    FW: Firmware aktualisieren
    [help] Oma anrufen
    [dev] fix build
    [dev] Fix login
    [news] Artikel schreiben
    Auto-reply: rewrite text
    Automatische Antwort: Text schreiben
    invite: Tom
    Re:Start Konferenz buchen
    TODO fix the bike
    todo: call mum
    TODO-Liste schreiben
    Todo list cleanup
    Kannst du bitte Brot kaufen?
    don't forget mum's birthday
    WG: Miete überweisen
    WG: Küche putzen
    Wir brauchen neue Batterien
    An die Turnschuhe denken
    We need to talk about Kevin
    I want to break free
    We Need to Talk About Kevin
    Réf. : Votre dossier
    I: Fattura gas
    R: Fattura gas
    Reply: Offer
    Zugesagt: Retro
    Accepted: Retro
    Abgesagt: Retro @ Mo 30. Nov. 2026
    Antwort: 42
    R: Antwort: Angebot
    Halt machen
    So Ich muss weg
    Also sprach Zarathustra lesen
    Hmm
    UH besuchen
    Uh Huh
    500 hm wandern
    (2026-11) Bericht
    (Teil 2) Bericht
    (B2) Kurs buchen
    (optional) Fenster putzen
    Ich glaube an Wunder
    I think I can
    I think therefore I am
    I Have a Dream
    I will survive
    I'm supposed to be happy
    Let's Dance
    New task force meeting
    New tasks for Ben
    Neue Aufgabenliste drucken
    Neue Aufgabe für Tim überlegen
    Take a note of the meter
    Help me remember
    Mir ist kalt
    Mir ist nichts eingefallen
    Ich habe vergessen
    Und jetzt alle
    Sag niemals nie
    WG: Internet kündigen
    WG: Waschmaschine reparieren
    """)
}
