extension ServerPhrase {
  var german: String {
    switch self {
    case .toTasks: "Zu den Aufgaben"
    case .goOn: "Weiter"
    case .signedInTitle: "Du bist angemeldet"
    case .toZeitblock: "Weiter zu Zeitblock"
    case .signedOutTitle: "Abgemeldet"
    case .thisSignedOut: "Dieser Browser ist abgemeldet."
    case .allSignedOut: "Alle Browser sind abgemeldet."
    case .newLink: "Der Befehl „zeitblock serve --link“ zeigt einen neuen Anmeldelink."
    case .signIn: "Anmelden"
    case .password: "Passwort"
    case .captureTitle: "Als Aufgabe erfassen"
    case .captureSignedIn: "Du bist angemeldet. Noch ist nichts gespeichert."
    case .captureSignedOut:
      "Dieser Browser ist nicht angemeldet, deshalb ist noch nichts gespeichert. Öffne den Anmeldelink, den „zeitblock serve --link“ zeigt, in einem anderen Tab und speichere dann hier."
    case .captureForeign: "Das kommt von einer anderen Seite. Noch ist nichts gespeichert."
    case .title: "Titel"
    case .description: "Beschreibung"
    case .link: "Link"
    case .save: "Speichern"
    case .heldTitle: "Noch nicht gespeichert"
    case .heldSignedIn: "Du bist angemeldet. Deine Änderung ist noch nicht gespeichert."
    case .heldSignedOut:
      "Dieser Browser ist nicht angemeldet, deshalb ist deine Änderung noch nicht gespeichert. Öffne den Anmeldelink, den „zeitblock serve --link“ zeigt, in einem anderen Tab und drücke dann hier auf Weiter."
    }
  }
}
