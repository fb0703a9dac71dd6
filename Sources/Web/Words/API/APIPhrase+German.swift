extension APIPhrase {
  var german: String {
    switch self {
    case .notJSON: "Der Inhalt ist kein gültiges JSON in UTF-8 (Byte {1})."
    case .notAnObject: "Der Inhalt muss ein JSON-Objekt sein."
    case .missing: "Diese Angabe fehlt."
    case .unknownMember: "Unbekanntes Feld: {1}."
    case .wantsText: "Das muss ein Text sein."
    case .wantsTexts: "Das muss eine Liste von Texten sein."
    case .wantsNumber: "Das muss eine ganze Zahl sein."
    case .wantsTruth: "Das muss true oder false sein."
    case .wantsDay: "Das muss ein Tag wie 2026-12-24 sein."
    case .wantsTime: "Das muss eine Uhrzeit wie 15:00 sein."
    case .wantsInstant: "Das muss ein Zeitpunkt wie 2026-12-24T14:00:00Z sein."
    case .wantsPlacements:
      "Das muss eine Liste von Objekten mit task, start und minutes (1 bis 1440) sein, höchstens 500."
    case .wantsRecurrence: "Das muss eine Wiederholung wie weekly:1,4 oder eine RRULE sein."
    case .oneOf: "Das muss eins davon sein: {1}."
    case .dueTimeWithoutDay: "Gib zur Uhrzeit auch einen Tag an."
    case .oneDestination: "Gib genau eins an von: to, position, before, after."
    case .oneGradePlace: "Gib höchstens eins an von: number, before, after."
    case .needsSession:
      "Wohin Titel und Dateien gehen, lässt sich nur im angemeldeten Browser oder im Terminal einstellen. Nichts wurde geändert."
    case .notFound: "Unter dieser Adresse gibt es nichts."
    case .wrongMethod: "Diese Adresse unterstützt diese Methode nicht."
    case .changedMeanwhile: "Die Aufgabe wurde seit dem Lesen geändert. Nichts wurde gespeichert."
    case .keyUnusable:
      "Idempotency-Key muss 1 bis 200 Buchstaben, Ziffern, Bindestriche, Punkte oder Unterstriche haben."
    case .keyReused: "Dieser Idempotency-Key wurde schon für eine andere Aufgabe verwendet."
    case .listGone: "Diese Liste gibt es nicht."
    case .wrongTag: "Das ist kein gültiges Tag."
    case .outOfRange: "Das muss eine Zahl von {1} bis {2} sein."
    case .oneOfList: "Gib genau eins davon an: isUsed, blocks."
    case .tokensTitle: "Zugang für Programme"
    case .tokensLead:
      """
      Mit einem Token liest oder ändert ein Programm deine Aufgaben über die API unter /api/v1. Gib jedem Programm \
      ein eigenes.
      """
    case .tokenName: "Name"
    case .tokenNameHint: "Wofür, z. B. „Telefon“"
    case .scope: "Rechte"
    case .scopeRead: "Lesen"
    case .scopeWrite: "Lesen und ändern"
    case .makeToken: "Token erstellen"
    case .tokenMade: "Token für „{1}“ erstellt"
    case .tokenOnce: "Kopiere es jetzt. Es wird nur einmal gezeigt; Zeitblock speichert nur einen Hash."
    case .noTokens: "Noch keine Tokens."
    case .neverUsed: "noch nicht verwendet"
    case .usedOn: "zuletzt verwendet {1}"
    case .madeOn: "erstellt {1}"
    case .revoke: "Widerrufen"
    case .revokeNamed: "„{1}“ widerrufen"
    case .tokenNameMissing: "Gib einen Namen mit 1 bis 100 Zeichen ein."
    case .toTokens: "Zugang für Programme"
    case .tokensUnavailable: "Tokens sind in dieser Ansicht nicht verfügbar."
    case .tokenDone: "Fertig"
    }
  }
}
