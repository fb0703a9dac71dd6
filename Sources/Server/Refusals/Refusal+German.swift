extension Refusal {
  var german: (title: String, text: String) {
    switch self {
    case .malformedRequest:
      ("Unlesbare Anfrage", "Die Adresse oder das Formular enthält ungültige Zeichen. Nichts wurde geändert.")
    case .tooManyFields:
      ("Zu viele Felder", "Das Formular hat mehr Felder, als Zeitblock annimmt. Nichts wurde geändert.")
    case .foreignOrigin:
      (
        "Anfrage von einer anderen Seite",
        "Änderungen nimmt Zeitblock nur von den eigenen Seiten an. Nichts wurde geändert."
      )
    case .noSession:
      (
        "Kein Zugang",
        "Dieser Browser ist nicht angemeldet. Der Befehl „zeitblock serve --link“ zeigt einen neuen Anmeldelink."
      )
    case .spentLink:
      (
        "Der Anmeldelink gilt nicht mehr",
        "Ein Link gilt einmal und zehn Minuten lang. Der Befehl „zeitblock serve --link“ zeigt einen neuen."
      )
    case .wrongPassword: ("Falsches Passwort", "Das Passwort ist falsch. Versuche es noch einmal.")
    case .notFound: ("Nicht gefunden", "Unter dieser Adresse gibt es nichts.")
    case .methodNotAllowed: ("So nicht möglich", "Diese Adresse nimmt Anfragen dieser Art nicht an.")
    case .bodyTooLarge:
      ("Zu groß", "Eine Anfrage darf höchstens 1 MiB groß sein, mit einer Datei 10 MiB. Nichts wurde geändert.")
    case .targetTooLong: ("Adresse zu lang", "Die Adresse ist länger, als Zeitblock annimmt.")
    case .unsupportedForm: ("Unbekanntes Format", "Zeitblock nimmt hier nur Formulare an. Nichts wurde geändert.")
    case .unknownHost:
      (
        "Unbekannter Name",
        "Unter diesem Namen ist Zeitblock nicht erreichbar. Erlaube ihn mit „zeitblock serve --host-name NAME“ oder öffne 127.0.0.1."
      )
    case .formerName:
      (
        "Diese Adresse gilt nicht mehr",
        "Zeitblock hat jetzt eine andere Adresse. Der Befehl „zeitblock serve --link“ zeigt einen Anmeldelink dorthin."
      )
    case .tooManyLogins(let seconds):
      ("Zu viele Versuche", "Warte \(seconds) Sekunden und versuche es dann noch einmal.")
    case .headersTooLarge:
      (
        "Zu viele Cookies",
        "Der Browser sendet mehr Cookies, als Zeitblock annimmt; vielleicht stammen sie von einem anderen Programm. Lösche die Cookies dieser Seite oder öffne den Link, den „zeitblock serve --link --new-name“ zeigt."
      )
    case .brokenAnswer: ("Das hat nicht geklappt", "Zeitblock konnte die Antwort nicht senden. Lade die Seite neu.")
    case .storeUnavailable:
      ("Kein Zugriff auf die Daten", "Zeitblock kann die Daten gerade nicht lesen. Versuche es gleich noch einmal.")
    case .noToken:
      (
        "Kein Zugang",
        "Sende ein Token als „Authorization: Bearer …“. Erstelle eins in den Einstellungen oder mit „zeitblock token add NAME“."
      )
    case .bareToken:
      ("Kein Zugang", "Setze „Bearer“ und ein Leerzeichen vor das Token: „Authorization: Bearer zeitblock_…“.")
    case .unknownToken: ("Kein Zugang", "Dieses Token ist unbekannt oder widerrufen.")
    case .tokenReadsOnly:
      (
        "Nicht erlaubt",
        "Dieses Token darf nichts ändern. Nichts wurde geändert. Erstelle unter Einstellungen → Zugang für Programme eins, das lesen und ändern darf."
      )
    case .notJSON:
      ("Unbekanntes Format", "Zeitblock nimmt hier nur application/json in UTF-8 an. Nichts wurde geändert.")
    case .wantsOtherType:
      ("Unbekanntes Format", "Die Antwort ist immer application/json. Nichts wurde geändert.")
    case .unsupportedCapture:
      (
        "Unbekanntes Format",
        "Sende title, text und url als Formular oder als JSON in UTF-8. Nichts wurde gespeichert."
      )
    case .fileHandedOver:
      (
        "Dateien lassen sich nicht erfassen",
        "Sende einen Titel, einen Text oder einen Link ohne die Datei. Nichts wurde gespeichert."
      )
    case .otherUpload:
      (
        "Eine Datei nach der anderen",
        "Gerade wird eine andere Datei gesendet. Versuche es gleich noch einmal. Nichts wurde geändert."
      )
    case .tooManyStreams: ("Zu viele offene Seiten", "Schließe einige Tabs, damit Änderungen hier sofort erscheinen.")
    }
  }
}
