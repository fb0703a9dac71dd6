extension Refusal {
  var german: (title: String, text: String) {
    switch self {
    case .malformedRequest:
      ("Anfrage nicht lesbar", "Die Adresse oder das Formular enthält ungültige Zeichen. Es wurde nichts geändert.")
    case .tooManyFields:
      ("Zu viele Felder", "Das Formular enthält mehr Felder, als angenommen werden. Es wurde nichts geändert.")
    case .foreignOrigin:
      (
        "Anfrage von einer anderen Seite",
        "Änderungen nimmt Zeitblock nur von den eigenen Seiten an. Es wurde nichts geändert."
      )
    case .noSession:
      (
        "Kein Zugang",
        "Dieser Browser ist nicht angemeldet. Einen neuen Zugangslink zeigt der Befehl „zeitblock serve --link“."
      )
    case .spentLink:
      (
        "Der Zugangslink gilt nicht mehr",
        "Ein Link gilt einmal und zehn Minuten lang. Einen neuen zeigt der Befehl „zeitblock serve --link“."
      )
    case .wrongPassword: ("Falsches Passwort", "Das Passwort stimmt nicht.")
    case .notFound: ("Nicht gefunden", "Unter dieser Adresse gibt es nichts.")
    case .methodNotAllowed: ("So nicht möglich", "Diese Adresse nimmt Anfragen dieser Art nicht an.")
    case .bodyTooLarge:
      ("Zu groß", "Eine Anfrage darf höchstens 1 MiB groß sein, mit einer Datei 10 MiB. Es wurde nichts geändert.")
    case .targetTooLong: ("Adresse zu lang", "Die Adresse ist länger, als angenommen wird.")
    case .unsupportedForm: ("Unbekanntes Format", "Angenommen werden nur Formulare. Es wurde nichts geändert.")
    case .unknownHost:
      (
        "Unbekannter Name",
        "Unter diesem Namen ist Zeitblock nicht erreichbar. Erlaube ihn mit „zeitblock serve --host-name NAME“ oder öffne 127.0.0.1."
      )
    case .tooManyLogins(let seconds):
      ("Zu viele Versuche", "Warte \(seconds) Sekunden und versuche es dann noch einmal.")
    case .headersTooLarge:
      ("Anfrage zu groß", "Der Browser schickt mehr Kopfdaten, als angenommen werden. Lösche die Cookies dieser Seite.")
    case .brokenAnswer: ("Das hat nicht geklappt", "Die Antwort konnte nicht gesendet werden. Lade die Seite neu.")
    case .storeUnavailable:
      ("Kein Zugriff auf die Daten", "Die Daten sind gerade nicht lesbar. Versuche es gleich noch einmal.")
    case .noToken:
      (
        "Kein Zugang",
        "Schick ein Token als „Authorization: Bearer …“. Die Einstellungen und „zeitblock token add NAME“ erstellen eins."
      )
    case .bareToken:
      ("Kein Zugang", "Vor das Token gehören „Bearer“ und ein Leerzeichen: „Authorization: Bearer zeitblock_…“.")
    case .unknownToken: ("Kein Zugang", "Dieses Token ist unbekannt oder widerrufen.")
    case .tokenReadsOnly:
      (
        "Nicht erlaubt",
        "Dieses Token darf nur lesen. Nichts wurde geändert. Erstelle unter Einstellungen → Zugang für Programme eins, das lesen und ändern darf."
      )
    case .notJSON: ("Unbekanntes Format", "Angenommen wird nur application/json in UTF-8. Nichts wurde geändert.")
    case .wantsOtherType:
      ("Unbekanntes Format", "Die Antwort ist application/json und nichts anderes. Nichts wurde geändert.")
    case .unsupportedCapture:
      (
        "Unbekanntes Format",
        "Schick title, text und url als Formular oder als JSON in UTF-8. Es wurde nichts gespeichert."
      )
    case .fileHandedOver:
      (
        "Dateien lassen sich nicht erfassen",
        "Schick einen Titel, einen Text oder einen Link ohne die Datei. Es wurde nichts gespeichert."
      )
    case .otherUpload:
      (
        "Eine Datei nach der anderen",
        "Gerade wird eine andere Datei gesendet. Versuch es gleich noch einmal. Es wurde nichts geändert."
      )
    case .tooManyStreams: ("Zu viele offene Seiten", "Schließe einige Tabs, damit Änderungen hier sofort erscheinen.")
    }
  }
}
