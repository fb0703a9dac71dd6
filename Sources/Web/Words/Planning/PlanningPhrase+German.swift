extension PlanningPhrase {
  var german: String {
    switch self {
    case .skip: "Dieses Mal auslassen"
    case .skipHint: "Sie kommt beim nächsten Mal wieder und gilt nicht als erledigt."
    case .skipped: "{1} dieses Mal ausgelassen, wieder da: {2}"
    case .calendars: "Kalender"
    case .calendarsLead: "Was nicht gewählt ist, wird weder gelesen noch gezeigt."
    case .noCalendars: "Noch kein Kalender. Die eines Kontos kommen mit ihm; andere kannst du abonnieren."
    case .subscribed: "abonniert, wird nur gelesen"
    case .calendarOf: "{1} · {2}"
    case .takesBlocks: "nimmt Zeitblöcke auf"
    case .removeCalendar: "{1} entfernen"
    case .removeQuestion: "{1} entfernen?"
    case .removeText: "Seine Termine werden hier nicht mehr gezeigt. Dort, wo sie herkommen, ändert sich nichts."
    case .calendarGone: "Diesen Kalender gibt es nicht mehr."
    case .subscribe: "Kalender abonnieren"
    case .subscribeLead:
      "Etwa Schulferien oder ein Dienstplan. Er wird etwa einmal in der Stunde neu gelesen und nie geschrieben."
    case .address: "Adresse"
    case .addressHint: "Sie beginnt meist mit https:// oder webcal:// und endet mit .ics."
    case .name: "Name"
    case .nameHint: "Bleibt das leer, gilt der Name, den der Kalender sich selbst gibt."
    case .subscribeNow: "Abonnieren"
    case .notSubscribed: "Nicht abonniert"
    case .addressMissing: "Die Adresse fehlt."
    case .addressUnusable: "{1} ist keine Adresse eines Kalenders. Schreib eine wie https://example.org/ferien.ics."
    case .alreadySubscribed: "Diesen Kalender hast du schon abonniert."
    case .noCalendarThere: "Unter {1} ist kein Kalender. Prüf die Adresse."
    case .wantsPassword: "{1} will ein Passwort. Nimm eine Adresse, die sich ohne lesen lässt."
    case .untrusted:
      "Dem Zertifikat von {1} ist nicht zu trauen ({2}), darum wurde nichts gelesen. Frag, wer den Server betreibt."
    case .movedTo: "Der Kalender ist jetzt unter {1}. Nimm diese Adresse."
    case .gone: "Unter {1} ist kein Kalender mehr. Entfern ihn hier oder abonniere seine neue Adresse."
    case .hasMoved: "Der Kalender ist nach {1} umgezogen. Entfern ihn hier und abonniere diese Adresse."
    case .passwordNow:
      "{1} will jetzt ein Passwort. Entfern den Kalender und abonniere eine Adresse, die sich ohne lesen lässt."
    case .refused: "{1} erlaubt keinen Zugriff mehr. Frag, wer den Kalender teilt."
    case .distrusted:
      "Dem Zertifikat von {1} ist nicht zu trauen, darum wurde nichts gelesen. Frag, wer den Server betreibt."
    case .toCalendars: "Zu den Kalendern"
    case .onSchedule: "Wenn du eine Aufgabe einplanst"
    case .staysOpen: "bleibt sie offen"
    case .countsAsDone: "gilt sie als erledigt"
    case .blockCalendar: "Kalender für Zeitblöcke"
    case .blockCalendarHint: "Zeitblöcke werden dort Termine, damit auch andere Geräte sie zeigen."
    case .chosenByItself: "von selbst gefunden: {1}"
    case .noneFound: "von selbst gefunden: noch keiner"
    case .onlyHere: "keiner, sie bleiben hier"
    case .takesNone: "{1} nimmt gerade keine Termine auf, darum bleiben neue Zeitblöcke hier."
    case .blocksQuestion: "{1} von {2} Zeitblöcken aus {3} sind auf dem Server weg."
    case .questionChanged:
      "Die Frage hat sich inzwischen geändert, darum ist nichts geschehen. Sieh bitte noch einmal hin und antworte neu."
    }
  }
}
