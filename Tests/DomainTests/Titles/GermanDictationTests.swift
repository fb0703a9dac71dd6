import Testing

@testable import Domain

@Suite("German sentences as titles")
struct GermanDictationTests {
  @Test(arguments: titles.rows)
  func becomeTitles(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let titles = TitleTable(
    """
    Erinnere mich dass ich Herbert antworten muss → Herbert antworten
    erinnere mich daran, das Paket abzuholen → Das Paket abholen
    Ruf Mama an → Mama anrufen
    Erinnere mich daran, Milch zu kaufen → Milch kaufen
    Erinner mich daran, Milch zu kaufen → Milch kaufen
    erinner mich dran milch zu kaufen → Milch kaufen
    Erinnere mich bitte daran, die Blumen zu gießen → Die Blumen gießen
    Erinnere mich, die Blumen zu gießen → Die Blumen gießen
    Erinnere mich die Blumen zu gießen → Die Blumen gießen
    Bitte erinnere mich daran, Tom anzurufen → Tom anrufen
    Bitte erinnere mich daran Tom anzurufen → Tom anrufen
    Erinnere mich daran, dass ich Tom anrufen muss → Tom anrufen
    Erinnere mich daran, dass ich Tom anrufe → Tom anrufen
    Erinnere mich daran dass ich noch Brot kaufen muss → Brot kaufen
    Erinnere mich daran, dass ich unbedingt die Miete überweisen muss → Die Miete überweisen
    Erinnere mich daran, dass ich die Miete noch überweisen muss → Die Miete überweisen
    Erinnere mich daran, dass ich die Miete unbedingt noch überweisen muss → Die Miete überweisen
    Erinner mich das ich den Müll rausbringen muss → Den Müll rausbringen
    Erinnere mich daran, dass ich mein Fahrrad reparieren soll → Mein Fahrrad reparieren
    Erinnere mich daran, dass ich Oma besuchen möchte → Oma besuchen
    Erinnere mich dass ich Oma besuchen will → Oma besuchen
    Erinnere mich daran, dass ich die Heizung ablese → Die Heizung ablesen
    Erinnere mich daran, dass ich den Schlüssel mitnehme → Den Schlüssel mitnehmen
    Erinnere mich daran, dass ich das Licht ausmache → Das Licht ausmachen
    Erinnere mich daran, dass ich Pfand sammle → Pfand sammeln
    Erinnere mich daran, dass ich die Katze füttere → Die Katze füttern
    Erinnere mich daran, dass ich das Rad repariere → Das Rad reparieren
    Erinnere mich daran, dass ich pünktlich bin → Pünktlich sein
    Erinnere mich daran, dass ich das tue → Das tun
    Erinnere mich daran, dass ich die Regale abbaue → Die Regale abbauen
    Erinnere mich daran, dass ich das Passwort ändere → Das Passwort ändern
    Erinnere mich daran, dass ich Holz hole → Holz holen
    Erinnere mich daran, dass ich den Tank fülle → Den Tank füllen
    Erinnere mich daran, dass wir den Urlaub buchen müssen → Den Urlaub buchen
    Erinnere mich daran, dass wir noch den Urlaub buchen sollten → Den Urlaub buchen
    Erinnere mich morgen daran, den Müll rauszubringen → Den Müll rausbringen
    Erinnere mich heute Abend daran, die Wäsche aufzuhängen → Die Wäsche aufhängen
    Erinnere mich um 15 Uhr daran, Lena abzuholen → Lena abholen
    Erinnere mich am Freitag daran, Lena abzuholen → Lena abholen
    Erinnere mich morgen früh um 8 Uhr daran, dass ich Tabletten nehmen muss → Tabletten nehmen
    Erinnere mich in 10 Minuten daran, den Kuchen aus dem Ofen zu holen → Den Kuchen aus dem Ofen holen
    Erinnere mich bitte morgen dran, dass ich Max noch antworten muss → Max antworten
    Erinnere mich daran, morgen Milch zu kaufen → Morgen Milch kaufen
    Erinnere mich an den Zahnarzttermin → Zahnarzttermin
    Erinnere mich an die Müllabfuhr → Müllabfuhr
    erinner mich bitte an das Elterngespräch → Elterngespräch
    Erinnere mich morgen an die Steuererklärung → Steuererklärung
    Erinnere mich an Omas Geburtstag → Omas Geburtstag
    Erinnere mich an Zahnpasta → Zahnpasta
    Kannst du mich daran erinnern, die Blumen zu gießen? → Die Blumen gießen
    Kannst du mich bitte daran erinnern, dass ich Tom anrufen muss? → Tom anrufen
    Könntest du mich bitte an den Zahnarzttermin erinnern? → Zahnarzttermin
    kannst du mich daran erinnern dass ich brot kaufen muss → Brot kaufen
    Hey Siri, erinnere mich daran, Milch zu kaufen → Milch kaufen
    Hey Siri erinnere mich daran Milch zu kaufen → Milch kaufen
    Alexa, erinnere mich daran, Milch zu kaufen → Milch kaufen
    Ok Google, erinnere mich daran, Milch zu kaufen → Milch kaufen
    Siri, setz Milch auf die Liste → Milch
    Vergiss nicht, die Blumen zu gießen → Die Blumen gießen
    Vergiss nicht die Blumen zu gießen → Die Blumen gießen
    vergiss bitte nicht, Tom anzurufen → Tom anrufen
    Vergiss nicht, dass du Tom anrufen musst → Tom anrufen
    Vergiss nicht, dass ich Tom anrufen muss → Tom anrufen
    Nicht vergessen: Milch kaufen → Milch kaufen
    Nicht vergessen, Milch zu kaufen → Milch kaufen
    nicht vergessen Milch zu kaufen → Milch kaufen
    Nicht vergessen: Reisepass → Reisepass
    Bitte nicht vergessen: Mülltonnen rausstellen → Mülltonnen rausstellen
    Nicht vergessen! Kuchen backen → Kuchen backen
    Denk dran, die Fenster zu schließen → Die Fenster schließen
    Denk daran, die Fenster zu schließen → Die Fenster schließen
    denk bitte daran die Fenster zu schließen → Die Fenster schließen
    Denke daran, Tom anzurufen → Tom anrufen
    Denk dran: Milch kaufen → Milch kaufen
    Denk an die Blumen → Blumen
    Denk an Omas Geburtstag → Omas Geburtstag
    Dran denken: Ausweis verlängern → Ausweis verlängern
    Daran denken, den Ausweis zu verlängern → Den Ausweis verlängern
    Ich muss noch Brot kaufen → Brot kaufen
    Ich muss Brot kaufen → Brot kaufen
    ich muss unbedingt den Vermieter anrufen → Den Vermieter anrufen
    Ich muss morgen den Vermieter anrufen → Morgen den Vermieter anrufen
    Ich sollte den Keller aufräumen → Den Keller aufräumen
    Ich sollte mal den Keller aufräumen → Den Keller aufräumen
    Ich müsste mal wieder Sport machen → Mal wieder Sport machen
    Ich darf nicht vergessen, den Herd auszuschalten → Den Herd ausschalten
    Ich darf nicht vergessen den Herd auszuschalten → Den Herd ausschalten
    Ich darf nicht vergessen, dass ich den Herd ausschalten muss → Den Herd ausschalten
    Wir müssen den Urlaub buchen → Den Urlaub buchen
    wir müssen noch Geschenke einpacken → Geschenke einpacken
    Wir sollten die Versicherung wechseln → Die Versicherung wechseln
    Ich soll Frau Meier zurückrufen → Frau Meier zurückrufen
    Ich möchte einen Termin vereinbaren → Einen Termin vereinbaren
    ich will den Keller streichen → Den Keller streichen
    Setz Milch auf die Liste → Milch
    setze Milch und Eier auf die Einkaufsliste → Milch und Eier
    Setz bitte Butter auf meine Liste → Butter
    Schreib Butter auf die Einkaufsliste → Butter
    schreibe Druckerpapier auf meine To-do-Liste → Druckerpapier
    Füge Klopapier zur Einkaufsliste hinzu → Klopapier
    füge Steuer machen zu meiner Liste hinzu → Steuer machen
    Pack Nudeln auf die Einkaufsliste → Nudeln
    Kannst du Milch auf die Einkaufsliste setzen? → Milch
    Notiz an mich: Reifen wechseln → Reifen wechseln
    Notiz an mich selbst: Reifen wechseln → Reifen wechseln
    Notiz an mich: den Vermieter anzurufen → Den Vermieter anrufen
    Ruf bitte Mama an → Mama anrufen
    Ruf Mama an! → Mama anrufen
    ruf Mama wegen Sonntag an → Mama wegen Sonntag anrufen
    Ruf Mama an wegen Sonntag → Mama wegen Sonntag anrufen
    Bitte ruf Mama an → Mama anrufen
    Rufe den Klempner an → Den Klempner anrufen
    Ruf den Zahnarzt zurück → Den Zahnarzt zurückrufen
    Hol das Paket ab → Das Paket abholen
    Hole das Paket von der Post ab → Das Paket von der Post abholen
    Bring den Müll raus → Den Müll rausbringen
    Bring die Bücher zurück → Die Bücher zurückbringen
    Bringe den Anzug in die Reinigung → Den Anzug in die Reinigung bringen
    Räum den Keller auf → Den Keller aufräumen
    Räume das Zimmer auf → Das Zimmer aufräumen
    Mach das Fenster zu → Das Fenster zumachen
    Mach die Heizung an → Die Heizung anmachen
    Mach einen Termin aus → Einen Termin ausmachen
    Füll den Antrag aus → Den Antrag ausfüllen
    Fülle das Formular aus → Das Formular ausfüllen
    Lies den Vertrag durch → Den Vertrag durchlesen
    Lies Emma das Märchen vor → Emma das Märchen vorlesen
    Nimm den Schirm mit → Den Schirm mitnehmen
    Gib das Werkzeug zurück → Das Werkzeug zurückgeben
    Gib die Unterlagen beim Amt ab → Die Unterlagen beim Amt abgeben
    Sag den Termin ab → Den Termin absagen
    Sage Tom Bescheid → Tom Bescheid sagen
    Schick die Unterlagen ab → Die Unterlagen abschicken
    Schalte den Router aus → Den Router ausschalten
    Schau dir das Angebot an → Das Angebot anschauen
    Sieh dir das Angebot an → Das Angebot ansehen
    Melde dich beim Finanzamt → Beim Finanzamt melden
    Melde Lena zum Schwimmkurs an → Lena zum Schwimmkurs anmelden
    Lade die App herunter → Die App herunterladen
    Lade die Fotos hoch → Die Fotos hochladen
    Druck die Tickets aus → Die Tickets ausdrucken
    Drucke die Fahrkarten aus → Die Fahrkarten ausdrucken
    Zieh die Winterreifen auf → Die Winterreifen aufziehen
    Häng die Wäsche auf → Die Wäsche aufhängen
    Stell die Mülltonne raus → Die Mülltonne rausstellen
    Leg die Steuerunterlagen bereit → Die Steuerunterlagen bereitlegen
    Kauf bitte Milch → Milch kaufen
    kauf Milch → Milch kaufen
    kauf milch und eier → Milch und eier kaufen
    Kaufe Milch → Milch kaufen
    Kauf einen neuen Laptop → Einen neuen Laptop kaufen
    Kauf Windeln für Paul → Windeln für Paul kaufen
    Kauf Laptop für die Firma → Laptop für die Firma kaufen
    Kauf von Aktien für die Rente → Kauf von Aktien für die Rente
    Kauf noch Milch → Milch kaufen
    Bestelle neue Filter → Neue Filter bestellen
    Bezahle die Rechnung → Die Rechnung bezahlen
    Bezahl die Rechnung → Die Rechnung bezahlen
    Überweise die Miete → Die Miete überweisen
    Schreib Oma eine Karte → Oma eine Karte schreiben
    Schreibe dem Vermieter → Dem Vermieter schreiben
    Putz das Bad → Das Bad putzen
    Putze das Bad → Das Bad putzen
    Gieß die Blumen → Die Blumen gießen
    Lies das Protokoll → Das Protokoll lesen
    Geh einkaufen → Einkaufen gehen
    Geh zum Friseur → Zum Friseur gehen
    Frag Tom nach dem Schlüssel → Tom nach dem Schlüssel fragen
    Vereinbare einen Termin mit Dr. Kurz → Einen Termin mit Dr. Kurz vereinbaren
    Kündige das Abo → Das Abo kündigen
    Prüfe den Kontoauszug → Den Kontoauszug prüfen
    Wasch das Auto → Das Auto waschen
    Antworte Herbert → Herbert antworten
    Beantworte die Mail von Herbert → Die Mail von Herbert beantworten
    Bitte die Rechnung bezahlen → Die Rechnung bezahlen
    Bitte noch Milch kaufen → Milch kaufen
    Erinnere mich daran, etwas zu essen zu kaufen → Etwas zu essen kaufen
    Erinnere mich daran, Milch zu kaufen und Brot zu holen → Milch kaufen und Brot holen
    Erinnere mich daran, die Tür zuzumachen → Die Tür zumachen
    Erinnere mich daran, das Essen zuzubereiten → Das Essen zubereiten
    Erinnere mich daran, Lena kennenzulernen → Lena kennenlernen
    Erinnere mich daran, die Daten herunterzuladen → Die Daten herunterladen
    Erinnere mich daran, die Mail weiterzuleiten → Die Mail weiterleiten
    Erinnere mich daran, den Beitrag hinzuzufügen → Den Beitrag hinzufügen
    Erinnere mich daran, zu Hause zu bleiben → Zu Hause bleiben
    Erinnere mich daran, am Kurs teilzunehmen → Am Kurs teilnehmen
    Erinnere mich daran, auf dem Heimweg einzukaufen → Auf dem Heimweg einkaufen
    Erinnere mich daran, den Wagen umzuparken → Den Wagen umparken
    Erinnere mich daran, iPhone zu laden → iPhone laden
    Erinnere mich daran, Rechnungen vorzubereiten. → Rechnungen vorbereiten
    Erinnere mich dran, Mama anzurufen → Mama anrufen
    Erinnere mich daran, aufzuraeumen → Aufraeumen
    Erinnere mich daran, Steuererklaerung abzugeben → Steuererklaerung abgeben
    ERINNERE MICH DARAN, MILCH ZU KAUFEN → MILCH KAUFEN
    AW: Erinnere mich daran, Milch zu kaufen → Milch kaufen
    Re: Ruf Mama an → Mama anrufen
    Ich muss mich beim Finanzamt melden → Beim Finanzamt melden
    Erinnere mich daran, mich beim Finanzamt zu melden → Beim Finanzamt melden
    Denk morgen daran, den Müll rauszubringen → Den Müll rausbringen
    Denk bitte morgen an den Müll → Müll
    Ruf beim Arzt an, um einen Termin auszumachen → Beim Arzt anrufen, um einen Termin auszumachen
    Frag Tom, ob er kommt → Tom fragen, ob er kommt
    Ruf Tom an, wenn du Zeit hast → Tom anrufen, wenn du Zeit hast
    Setz Eier und Milch bitte auf die Einkaufsliste → Eier und Milch
    Muss noch Milch kaufen → Milch kaufen
    Lies mir das Buch vor → Das Buch vorlesen
    Nicht vergessen: Termin am 3. → Termin am 3.
    Schick die Kündigung ab (bis Montag) → Die Kündigung abschicken (bis Montag)
    Stell den Grünabfall raus (Mittwoch) → Den Grünabfall rausstellen (Mittwoch)
    Bring die Flaschen weg bitte → Die Flaschen wegbringen
    Ruf Tom bitte an → Tom anrufen
    Lade Ines zum Geburtstag ein → Ines zum Geburtstag einladen
    Ruf Papa wieder an → Papa wieder anrufen
    Kaufe Mehl, Zucker und Hefe → Mehl, Zucker und Hefe kaufen
    Erinnere mich nachher daran, die Heizung auszumachen → Nachher die Heizung ausmachen
    Erinnere mich nach dem Training daran, die Schuhe zu putzen → Nach dem Training die Schuhe putzen
    Erinnere mich vor dem Urlaub daran, die Pflanzen zu gießen → Vor dem Urlaub die Pflanzen gießen
    Erinnere mich nach dem Frühstück, die Katze zu füttern → Nach dem Frühstück die Katze füttern
    Erinnere mich daran, dass ich den Wagen abhole und tanke → Den Wagen abholen und tanken
    Ich sollte unbedingt mal die Garage aufräumen → Die Garage aufräumen
    Ok Google, erinnere mich ans Fenster putzen → Fenster putzen
    nicht vergessen Fahrrad zur Werkstatt bringen → Fahrrad zur Werkstatt bringen
    """)
}
