extension ElsewherePhrase {
  var german: String {
    switch self {
    case .saveTitle: "Aufgabe erfassen"
    case .saveLead: "Noch nichts gespeichert. Ändere, was du möchtest, und speichere dann."
    case .linkField: "Link"
    case .parse: "Datum, Uhrzeit und #Tags im Titel erkennen"
    case .captured: "Erfasst"
    case .already: "Schon erfasst"
    case .alreadyText: "Das ist schon eine offene Aufgabe. Nichts wurde hinzugefügt."
    case .again: "Trotzdem hinzufügen"
    case .closing: "Dieses Fenster schließt sich in wenigen Sekunden."
    case .nothingSent: "Schicke einen Titel, einen Text oder einen Link."
    case .tooLong: "Eine Beschreibung hat höchstens {1} Zeichen. Nichts wurde gespeichert. Bitte kürze den Text."
    case .pageTitle: "Von überall erfassen"
    case .pageLead:
      """
      Aus dem Browser, vom Telefon oder aus anderen Programmen: Was ankommt, ist sofort gespeichert. Dasselbe \
      innerhalb von zwei Minuten wird nur einmal erfasst.
      """
    case .show: "Möglichkeiten ansehen"
    case .also:
      "erfassen teilen lesezeichen bookmarklet telefon kurzbefehl iphone android app installieren mail e-mail email postfach procmail sieve ordner"
    case .browserTitle: "Im Browser: Lesezeichen"
    case .browserText:
      """
      Ziehe diesen Link in die Lesezeichenleiste. Ein Klick darauf öffnet auf jeder Seite ein kleines Fenster mit \
      Titel, Adresse und markiertem Text.
      """
    case .browserKey: "Eingabe speichert, Esc schließt."
    case .bookmarkName: "In Zeitblock erfassen"
    case .bookmarkField: "Oder kopiere diese Adresse und lege selbst ein Lesezeichen an:"
    case .bookmarkDrag: "Ziehe diesen Link in die Lesezeichenleiste, oder kopiere die Adresse darunter."
    case .byHand: "Ohne Lesezeichen: Öffne {1} und gib Titel und Adresse selbst ein."
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .appTitle: "Als App: „Teilen“"
    case .appText:
      """
      Auf Android und am Computer lässt sich Zeitblock aus Chrome oder Edge installieren. Danach steht es unter \
      „Teilen“ zur Wahl.
      """
    case .appStep1: "Öffne diese Seite in Chrome. Zum Installieren braucht es HTTPS oder 127.0.0.1."
    case .appStep2: "Menü → App installieren (oder: Zum Startbildschirm hinzufügen)."
    case .appStep3: "In einer anderen App: Teilen → Zeitblock. Die Aufgabe ist sofort gespeichert."
    case .tokenTitle: "Adresse und Token für Kurzbefehle"
    case .tokenText:
      "Kurzbefehle und Programme senden an diese Adresse. Sie brauchen ein Token, das lesen und ändern darf:"
    case .address: "Adresse"
    case .localOnly:
      """
      Diese Adresse gilt nur auf dem Computer, auf dem Zeitblock läuft. Für dein Telefon erlaube mit „zeitblock \
      serve --host-name NAME“ einen Namen, am besten hinter HTTPS.
      """
    case .makeToken: "Token erstellen"
    case .iosTitle: "iPhone und iPad: Kurzbefehl"
    case .iosStep1:
      "Kurzbefehle → neuer Kurzbefehl. Schalte in den Details „Im Share-Sheet anzeigen“ ein; Eingabe: Text und URLs."
    case .iosStep2: "Aktion „Inhalte von URL abrufen“: {1}, Methode POST."
    case .iosStep3: "Header: Authorization = Bearer und dein Token, mit einem Leerzeichen dazwischen."
    case .iosStep4:
      """
      Haupttext: Formular, Feld text = Kurzbefehleingabe. Zum Diktieren: davor „Text diktieren“, text = diktierter \
      Text, dazu parse = 1, damit Daten und Zeiten erkannt werden.
      """
    case .androidTitle: "Android ohne App: HTTP Shortcuts oder Tasker"
    case .androidStep1: "Neue HTTP-Anfrage: POST {1}."
    case .androidStep2: "Header: Authorization = Bearer und dein Token, mit einem Leerzeichen dazwischen."
    case .androidStep3:
      """
      Formular mit den Feldern title und text; als Werte die Variablen für geteilten Titel und geteilten Text. \
      Erlaube „Teilen“ für die Variable.
      """
    case .linesTitle: "Mehrere Zeilen"
    case .linesLead:
      "Jede Zeile wird eine Aufgabe, erkannt wie in der Schnelleingabe. Leere Zeilen und Aufzählungszeichen entfallen."
    case .linesField: "Zeilen"
    case .linesGo: "Weiter"
    case .linesOne: "Aus {2} Zeilen 1 Aufgabe machen?"
    case .linesMany: "Aus {2} Zeilen {1} Aufgaben machen?"
    case .linesReason:
      """
      Einmal „Rückgängig“ entfernt alle. Als eine Aufgabe wird die erste Zeile der Titel und der Rest die \
      Beschreibung.
      """
    case .tickedOne: "1 abgehakte Zeile wird nicht übernommen."
    case .tickedMany: "{1} abgehakte Zeilen werden nicht übernommen."
    case .makeOfOne: "1 Aufgabe"
    case .makeOfMany: "{1} Aufgaben"
    case .asOne: "Eine Aufgabe"
    case .linesMore: "und {1} weitere"
    case .linesNone: "Keine Zeile ergibt eine Aufgabe. Gib mindestens eine mit Text ein."
    case .linesTooMany: "Höchstens {1} Zeilen auf einmal; das sind {2}. Teile sie auf oder importiere eine Datei."
    case .lineTooLong: "Zeile {1} hat mehr als {2} Zeichen. Kürze sie oder mache aus allem eine Aufgabe."
    case .linesAlso: "mehrere zeilen einfügen liste"
    case .backToText: "Zurück zum Text"
    case .editLines: "Zeilen bearbeiten"
    case .oneReason: "Als eine Aufgabe bleibt alles erhalten: der Anfang als Titel, der Rest als Beschreibung."
    case .mailTitle: "Per E-Mail"
    case .mailText:
      """
      Ein Mailprogramm oder der Filter eines Postfachs übergibt die E-Mail an diesen Befehl. Der Betreff wird der \
      Titel. Mehr zeigt „zeitblock capture --help“.
      """
    case .folderTitle: "Aus einem Ordner"
    case .folderText:
      """
      Lege E-Mails (.eml), Texte (.txt) und Links in einen Ordner: Nach Sekunden sind es Aufgaben, und die Dateien \
      liegen in „done“. Unlesbares kommt mit dem Grund nach „failed“. Den Ordner legst du im Terminal fest:
      """
    case .folderNone: "Noch kein Ordner festgelegt."
    case .folderSet: "Ordner: {1}"
    case .addedAs: "Hinzugefügt: {1}, vorher {2}"
    case .addedMany: "{1} Aufgaben hinzugefügt"
    case .appName: "Zeitblock"
    case .appDescription: "Macht aus deinen Aufgaben einen machbaren Tag."
    }
  }
}
