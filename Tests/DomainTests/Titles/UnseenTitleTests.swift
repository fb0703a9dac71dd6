import Testing

@testable import Domain

/// Titles written after the rules; `docs/titles.md` reports how many of them passed at first.
@Suite("Titles written after the rules")
struct UnseenTitleTests {
  @Test(arguments: titles.rows)
  func becomeTitles(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let titles = TitleTable(
    """
    Re: Wohnungsbesichtigung am Samstag → Wohnungsbesichtigung am Samstag
    AW: Re: AW: Kostenvoranschlag Heizung → Kostenvoranschlag Heizung
    WG: Fwd: Stundenplan 3b → Stundenplan 3b
    Fw: RE: [External] Your order #8812 → Your order #8812
    RE[3]: kickoff → kickoff
    Fwd (2): Flugdaten → Flugdaten
    SV: Re: Tilbud på kjøkken → Tilbud på kjøkken
    TR : RE : Devis salle de bain → Devis salle de bain
    RV: Re: Cotización → Cotización
    Odp: Fwd: Zamówienie → Zamówienie
    Antw: Doorst: Planning → Planning
    Ynt: Re: Sözleşme → Sözleşme
    Отв: Re: Счёт → Счёт
    回复: 转发: 合同草案 → 合同草案
    返信: Re: お見積もり → お見積もり
    Re：会議 → 会議
    Re: I: Ordine 55 → Ordine 55
    Re: R: R: Ordine 55 → Ordine 55
    [EXT] AW: Probefahrt → Probefahrt
    [EXTERN] Fwd: [EXT] Lieferschein → Lieferschein
    [External Sender] Invoice → Invoice
    ***SPAM*** AW: Kredit → Kredit
    [swift-evolution] Re: Pitch: tuples → Pitch: tuples
    Re: [Chor] Konzertkleidung → Konzertkleidung
    [owncloud-users] Sync stops → Sync stops
    [postgres-announce] 19 beta → 19 beta
    Re: [HELP-42] Printer offline → Printer offline [HELP-42]
    [HELP-42] Printer offline → Printer offline [HELP-42]
    [#99812] Ihre Anfrage → Ihre Anfrage [#99812]
    AW: [Ticket#20261] Ihre Anfrage → Ihre Anfrage [Ticket#20261]
    [Vorgang 7712] Bauantrag → Bauantrag [Vorgang 7712]
    [INC-5] Re: [EXT] Outage → Outage [INC-5]
    Einladung: Weihnachtsfeier → Zusagen: Weihnachtsfeier
    Re: Einladung: Taufe von Mia → Zusagen: Taufe von Mia
    Invitation: Design review → Accept: Design review
    Automatische Antwort: Bewerbung → Bewerbung
    Out of Office: Re: Contract → Contract
    Automatic reply: Your question → Your question
    Abwesenheitsnotiz: Re: Rechnung → Rechnung
    [Fwd: Hausordnung] → Hausordnung
    Hausordnung (fwd) → Hausordnung
    Re: [Fwd: [orga-list] Putzplan] → Putzplan
    Erinnere mich daran, den Akku zu laden → Den Akku laden
    erinnere mich daran dass ich die Pflanzen gießen muss → Die Pflanzen gießen
    Erinnere mich bitte daran, dass ich die Bücher zurückgeben muss → Die Bücher zurückgeben
    Erinner mich dran, die Spülmaschine auszuräumen → Die Spülmaschine ausräumen
    Erinnere mich, Papa zum Geburtstag zu gratulieren → Papa zum Geburtstag gratulieren
    Erinnere mich am Montag daran, die Unterlagen einzureichen → Die Unterlagen einreichen
    Erinnere mich in zwei Stunden daran, die Wäsche rauszuholen → Die Wäsche rausholen
    Erinnere mich heute daran, dass ich noch tanken muss → Tanken
    Erinnere mich daran, dass ich den Vertrag durchlese → Den Vertrag durchlesen
    Erinnere mich daran, dass ich das Wohnzimmer sauge → Das Wohnzimmer saugen
    Erinnere mich daran, dass ich die Wohnung kündige → Die Wohnung kündigen
    Erinnere mich daran, dass ich Tante Ilse gratuliere → Tante Ilse gratulieren
    Erinnere mich daran, dass ich mich bei Jana entschuldige → Bei Jana entschuldigen
    Erinnere mich daran, dass ich das Zelt aufbaue → Das Zelt aufbauen
    Erinnere mich daran, dass ich Altglas wegbringe → Altglas wegbringen
    Erinnere mich daran, dass ich die Blumen umtopfe → Die Blumen umtopfen
    Erinnere mich daran, dass wir das Auto zur Werkstatt bringen müssen → Das Auto zur Werkstatt bringen
    Erinnere mich an den Elternabend → Elternabend
    Erinnere mich morgen an das Rezept → Rezept
    Erinnere mich an Jonas' Konzert → Jonas' Konzert
    Kannst du mich daran erinnern, den Herd auszumachen? → Den Herd ausmachen
    Kannst du mich morgen daran erinnern, dass ich den Arzt anrufen muss? → Den Arzt anrufen
    Könntest du mich bitte an die Medikamente erinnern → Medikamente
    Würdest du mich daran erinnern, die Tür abzuschließen? → Die Tür abschließen
    Hey Siri, erinnere mich morgen daran, Blumen zu kaufen → Blumen kaufen
    Alexa, setz Nudeln auf die Einkaufsliste → Nudeln
    Ok Google, füge Zwiebeln zur Einkaufsliste hinzu → Zwiebeln
    Vergiss nicht, die Katze zu füttern → Die Katze füttern
    Vergiss bitte nicht, das Paket aufzugeben → Das Paket aufgeben
    Vergiss nicht den Termin abzusagen → Den Termin absagen
    Nicht vergessen: Geschenk einpacken → Geschenk einpacken
    Nicht vergessen, den Schlüssel abzugeben → Den Schlüssel abgeben
    Bitte nicht vergessen: Impfpass → Impfpass
    Denk dran, den Ofen auszuschalten → Den Ofen ausschalten
    Denk bitte daran, Oma abzuholen → Oma abholen
    Denk an die Theaterkarten → Theaterkarten
    Ich muss noch die Fenster putzen → Die Fenster putzen
    Ich muss heute noch die Steuer machen → Heute noch die Steuer machen
    Ich muss den Zaun streichen → Den Zaun streichen
    ich muss unbedingt zum Zahnarzt gehen → Zum Zahnarzt gehen
    Ich sollte die Reifen wechseln → Die Reifen wechseln
    Ich darf nicht vergessen, das Gas abzudrehen → Das Gas abdrehen
    Wir müssen noch die Betten beziehen → Die Betten beziehen
    Wir sollten einen Babysitter suchen → Einen Babysitter suchen
    Ich will meine Fotos sortieren → Meine Fotos sortieren
    Setze Joghurt auf die Einkaufsliste → Joghurt
    Schreib Zahnpasta auf meine Liste → Zahnpasta
    Notiz an mich: Backup prüfen → Backup prüfen
    Notiz an mich selbst: Ladegerät einpacken → Ladegerät einpacken
    Ruf die Versicherung an → Die Versicherung anrufen
    Ruf bitte Herrn Kuhn zurück → Herrn Kuhn zurückrufen
    Rufe morgen die Schule an → Morgen die Schule anrufen
    Hol Lena vom Training ab → Lena vom Training abholen
    Bring das Altpapier weg → Das Altpapier wegbringen
    Räum die Garage auf → Die Garage aufräumen
    Mach das Licht aus → Das Licht ausmachen
    Füll das Formular aus → Das Formular ausfüllen
    Lies den Artikel durch → Den Artikel durchlesen
    Nimm einen Pullover mit → Einen Pullover mitnehmen
    Gib das Buch ab → Das Buch abgeben
    Sag das Essen ab → Das Essen absagen
    Schick das Paket zurück → Das Paket zurückschicken
    Schalte die Heizung ein → Die Heizung einschalten
    Schau dir die Präsentation an → Die Präsentation anschauen
    Melde das Auto um → Das Auto ummelden
    Häng das Bild auf → Das Bild aufhängen
    Stell den Wecker → Den Wecker stellen
    Kaufe Blumen für Mama → Blumen für Mama kaufen
    Kauf bitte Brot und Butter → Brot und Butter kaufen
    kauf Hundefutter → Hundefutter kaufen
    Bestelle Kontaktlinsen → Kontaktlinsen bestellen
    Bezahle die Stromrechnung → Die Stromrechnung bezahlen
    Überweise Tom 20 Euro → Tom 20 Euro überweisen
    Schreibe dem Finanzamt → Dem Finanzamt schreiben
    Putze die Fenster → Die Fenster putzen
    Geh zur Post → Zur Post gehen
    Frag Jana nach dem Rezept → Jana nach dem Rezept fragen
    Buche einen Tisch für vier → Einen Tisch für vier buchen
    Kündige die Versicherung → Die Versicherung kündigen
    Beantworte die Anfrage von Kuhn → Die Anfrage von Kuhn beantworten
    Vereinbare einen Termin beim Optiker → Einen Termin beim Optiker vereinbaren
    Verlängere den Ausweis → Den Ausweis verlängern
    Bitte den Rasen mähen → Den Rasen mähen
    Erinnere mich daran, Mehl zu kaufen und die Oma anzurufen → Mehl kaufen und die Oma anrufen
    Erinnere mich daran, die Rollos herunterzulassen → Die Rollos herunterlassen
    Erinnere mich daran, am Samstag auszuschlafen → Am Samstag ausschlafen
    Erinnere mich daran, Tom wiederzusehen → Tom wiedersehen
    Erinnere mich daran, den Text zu überarbeiten → Den Text überarbeiten
    Erinnere mich daran, das Dokument zu unterschreiben → Das Dokument unterschreiben
    remind me to sign the lease → Sign the lease
    Remind me to feed the cat tonight → Feed the cat tonight
    please remind me to charge the camera → Charge the camera
    can you remind me to water the garden → Water the garden
    Could you please remind me to return the books? → Return the books
    remind me that I have to file taxes → File taxes
    remind me that I need to sign up for yoga → Sign up for yoga
    remind me about the parent evening → The parent evening
    remind me tonight to take out the trash → Take out the trash
    remind me in two hours to move the car → Move the car
    remind me next Friday to call Ben → Call Ben
    Don't forget to feed the fish → Feed the fish
    don't forget to send Ann the photos → Send Ann the photos
    Don't let me forget to bring the charger → Bring the charger
    Remember to back up the laptop → Back up the laptop
    I need to fix the bike → Fix the bike
    I have to write a speech → Write a speech
    i've got to clean the oven → Clean the oven
    I want to bake a cake → Bake a cake
    I should reply to Sam → Reply to Sam
    I must order new filters → Order new filters
    we need to paint the fence → Paint the fence
    We should visit grandma → Visit grandma
    Make sure to turn off the heating → Turn off the heating
    make sure I turn off the heating → Turn off the heating
    Note to self: order contact lenses → Order contact lenses
    note to self - renew domain → Renew domain
    Add bananas to my shopping list → Bananas
    add bananas and oats to the grocery list → Bananas and oats
    Put call Ben on my to-do list → Call Ben
    Hey Siri, add salt to my shopping list → Salt
    OK Google remind me to lock up → Lock up
    Set a reminder to stretch → Stretch
    please email the landlord → Email the landlord
    Please book the hotel → Book the hotel
    Create a task to update the website → Update the website
    https://www.bahn.de/angebot/regio/deutschland-ticket → bahn.de: deutschland ticket
    https://example.org/blog/2025/11/why-we-sleep.html → example.org: why we sleep
    https://example.org/shop/blue-running-shoes-4819201?utm_source=ad&gclid=zz → example.org: blue running shoes
    https://en.wikipedia.org/wiki/Eisenhower_matrix → en.wikipedia.org: Eisenhower matrix
    https://de.wikipedia.org/wiki/M%C3%BCnchen → de.wikipedia.org: München
    https://example.net/ → example.net
    https://example.net/item/7781239 → example.net: item 7781239
    https://www.google.com/url?q=https%3A%2F%2Fexample.net%2Fspring-cleaning&usg=abc → example.net: spring cleaning
    https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.net%2Fspring-cleaning&data=1 → example.net: spring cleaning
    https://www.amazon.com/Cast-Iron-Pan/dp/B00006JSUA/ref=sr_1_3?qid=1 → amazon.com: Cast Iron Pan
    https://docs.example.net/guide/getting_started → docs.example.net: getting started
    https://example.net/files/annual-report-2025.pdf → example.net: annual report 2025
    https://example.net/s/3f2504e0-4f89-11d3-9a0c-0305e82c3301 → example.net: 3f2504e0-4f8…3301
    Rezept testen https://example.net/soup?utm_medium=x → Rezept testen https://example.net/soup
    Re: https://example.net/spring-cleaning → example.net: spring cleaning
    Müll rausbringen
    Brot, Milch und Eier kaufen
    Kündigung schreiben
    Steuer 2025 vorbereiten
    Arbeit: Folien fertigstellen
    OPS-9: rotate keys
    Der Ruf des Geldes lesen
    Ruf nach Freiheit lesen
    Kauf prüfen
    Kaufbelege scannen
    Lauf 10 km
    Mach dich locker! bestellen
    Sag alles ab hören
    Komm gut heim
    Bring mich nach Hause ansehen
    Hol das Letzte aus dir raus lesen
    Lies Kafka lesen
    Vergiss das Pferd lesen
    Vergessene Rechnung suchen
    Erinnerungslücken füllen
    Ich bin Legende schauen
    Ich, der Robot übersetzen
    Wir sind Helden Karten kaufen
    Was soll ich kochen?
    Warum ich? lesen
    Remember remember the fifth of November
    Don't Worry Be Happy üben
    Don't Look Back in Anger üben
    Make or Break Workshop
    Please Like Me schauen
    I Need You to Know
    Note 9 verkaufen
    Add-ins deaktivieren
    Need to Breathe Konzert
    Can't Stop üben
    Would I Lie to You? schauen
    Set the stage
    Put option prüfen
    Refactor the importer
    Review: Q3 numbers
    Reality check
    Reply all policy
    Fwd: thinking → thinking
    RE/MAX anrufen
    WG gründen
    AW139 Modell bauen
    R-Kurs belegen
    [Bad] Fliesen schrubben
    [Idee] Dachgarten
    Login [SSO] testen
    Einladung drucken
    Invitation letter for visa
    Abwesenheit eintragen
    Zürich: Hotel buchen
    10:15 Zahnarzt
    2:1 Übersetzung rechnen
    Tee 🍵 kaufen
    🚲 Fahrrad flicken
    Kjøp melk
    Acheter du pain
    Comprar pan
    買い物に行く
    Заказать билеты
    שלח מייל
    شراء الخبز
    Listen an Tom schicken
    Setlist schreiben
    Schreibtisch aufräumen
    Schreibe Kurs suchen
    Fragebogen ausfüllen
    Frag mich nicht lesen
    Spülmaschine ausräumen
    Bestellungen prüfen
    Denkzettel schreiben
    Nimmersatt vorlesen
    Gibraltar googeln
    Buche zersägen
    Miete mahnen
    Plane falten
    Pack die Badehose ein üben
    Test, test
    """)
}
