extension ElsewherePhrase {
  var german: String {
    switch self {
    case .saveTitle: "Als Aufgabe merken"
    case .saveLead: "Noch ist nichts gespeichert. Ändere, was du willst, und speichere dann."
    case .linkField: "Link"
    case .parse: "Tage, Zeiten und #Tags im Titel verstehen"
    case .captured: "Gemerkt"
    case .already: "Schon gemerkt"
    case .alreadyText: "Dasselbe kam schon an und ist eine Aufgabe, die noch offen ist. Es wurde nichts hinzugefügt."
    case .again: "Noch einmal hinzufügen"
    case .closing: "Dieses Fenster schließt sich gleich, wenn du nichts tust."
    case .nothingSent: "Schick einen Titel, einen Text oder einen Link."
    case .tooLong:
      "Das ist länger, als eine Aufgabe fasst: Eine Beschreibung hat höchstens {1} Zeichen. Es wurde nichts gespeichert."
    case .pageTitle: "Von überall erfassen"
    case .pageLead:
      "Aus dem Browser, vom Telefon, aus anderen Programmen: Was ankommt, ist sofort gespeichert, und dasselbe, binnen zwei Minuten zweimal geschickt, ist eine Aufgabe."
    case .show: "Wege ansehen"
    case .also:
      "erfassen teilen lesezeichen bookmarklet telefon kurzbefehl iphone android app installieren mail e-mail email postfach procmail sieve ordner"
    case .browserTitle: "Im Browser: ein Lesezeichen"
    case .browserText:
      "Zieh diesen Link in die Lesezeichenleiste. Ein Klick darauf öffnet auf jeder Seite ein kleines Fenster mit Titel, Adresse und markiertem Text."
    case .browserKey: "Eingabe speichert, Esc schließt."
    case .bookmarkName: "In Zeitblock merken"
    case .bookmarkField: "Oder kopiere diese Adresse und lege von Hand ein Lesezeichen an:"
    case .bookmarkDrag:
      "Dieser Link gehört in die Lesezeichenleiste: Zieh ihn dorthin, oder kopiere die Adresse darunter."
    case .byHand: "Ohne Lesezeichen: Öffne {1} und füge Titel und Adresse selbst ein."
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .appTitle: "Als App: aus „Teilen“"
    case .appText:
      "Auf Android und am Rechner lässt sich Zeitblock aus Chrome oder Edge installieren. Danach steht es in der Liste von „Teilen“."
    case .appStep1: "Öffne diese Seite in Chrome. Das Installieren verlangt HTTPS oder 127.0.0.1."
    case .appStep2: "Menü → App installieren (oder: Zum Startbildschirm hinzufügen)."
    case .appStep3: "In einer anderen App: Teilen → Zeitblock. Die Aufgabe ist sofort gespeichert."
    case .tokenTitle: "Adresse und Token für Kurzbefehle"
    case .tokenText:
      "Kurzbefehle und Programme schicken an diese Adresse und brauchen ein Token, das lesen und ändern darf:"
    case .address: "Adresse"
    case .localOnly:
      "Diese Adresse gilt nur auf diesem Rechner. Ein Telefon erreicht ihn über einen Namen, den „zeitblock serve --host-name NAME“ erlaubt, am besten hinter HTTPS."
    case .makeToken: "Token erstellen"
    case .iosTitle: "iPhone und iPad: ein Kurzbefehl"
    case .iosStep1:
      "Kurzbefehle → neuer Kurzbefehl. In den Details „Im Share-Sheet anzeigen“ einschalten; Eingabe: Text und URLs."
    case .iosStep2: "Aktion „Inhalte von URL abrufen“: {1}, Methode POST."
    case .iosStep3: "Header: Authorization = Bearer und dein Token, mit einem Leerzeichen dazwischen."
    case .iosStep4:
      "Haupttext: Formular, Feld text = Kurzbefehleingabe. Zum Diktieren: davor „Text diktieren“, text = diktierter Text, und dazu parse = 1, damit Tage und Zeiten verstanden werden."
    case .androidTitle: "Android ohne App: HTTP Shortcuts oder Tasker"
    case .androidStep1: "Neue HTTP-Anfrage: POST {1}."
    case .androidStep2: "Header: Authorization = Bearer und dein Token, mit einem Leerzeichen dazwischen."
    case .androidStep3:
      "Formular mit den Feldern title und text; als Werte die Variablen für geteilten Titel und geteilten Text. „Teilen“ für die Variable zulassen."
    case .linesTitle: "Mehrere Zeilen"
    case .linesLead:
      "Jede Zeile wird eine Aufgabe, verstanden wie in der Schnelleingabe. Leere Zeilen und Aufzählungszeichen fallen weg."
    case .linesField: "Zeilen"
    case .linesGo: "Weiter"
    case .linesOne: "Aus {2} Zeilen 1 Aufgabe machen?"
    case .linesMany: "Aus {2} Zeilen {1} Aufgaben machen?"
    case .linesReason:
      "Ein Schritt nimmt alle zurück. Als eine Aufgabe wird die erste Zeile der Titel und der Rest die Beschreibung."
    case .tickedOne: "1 abgehakte Zeile bleibt weg."
    case .tickedMany: "{1} abgehakte Zeilen bleiben weg."
    case .makeOfOne: "1 Aufgabe"
    case .makeOfMany: "{1} Aufgaben"
    case .asOne: "Eine Aufgabe"
    case .linesMore: "und {1} weitere"
    case .linesNone: "Hier ist keine Zeile, aus der eine Aufgabe werden kann."
    case .linesTooMany:
      "Auf einmal werden höchstens {1} Zeilen zu Aufgaben; das sind {2}. Nimm sie in Teilen, oder importiere eine Datei."
    case .lineTooLong: "Zeile {1} ist länger als {2} Zeichen. Kürze sie, oder mach eine Aufgabe aus allem."
    case .linesAlso: "mehrere zeilen einfügen liste"
    case .backToText: "Zurück zum Text"
    case .editLines: "Zeilen bearbeiten"
    case .oneReason: "Als eine Aufgabe bleibt alles erhalten: der Anfang als Titel, der Rest als Beschreibung."
    case .mailTitle: "Per Mail"
    case .mailText:
      "Ein Mailprogramm oder der Filter eines Postfachs gibt eine Mail an diesen Befehl; sie wird eine Aufgabe mit dem Betreff als Titel. Mehr sagt „zeitblock capture --help“."
    case .folderTitle: "Aus einem Ordner"
    case .folderText:
      "Mails (.eml), Texte (.txt) und Links, die in einem Ordner abgelegt werden, werden in Sekunden Aufgaben und wandern dort nach „done“; was sich nicht lesen lässt, wandert nach „failed“, mit dem Grund daneben. Der Ordner wird im Terminal gesetzt:"
    case .folderNone: "Kein Ordner ist gesetzt."
    case .folderSet: "Gesetzt: {1}"
    case .addedAs: "Hinzugefügt: {1}, vorher {2}"
    case .addedMany: "{1} Aufgaben hinzugefügt"
    case .appName: "Zeitblock"
    case .appDescription: "Macht aus Erinnerungen einen Tag, den man schafft."
    }
  }
}
