extension SyncPhrase {
  var german: String {
    switch self {
    case .syncing: "Wird abgeglichen"
    case .offlineOne: "Offline, {1} Änderung wartet"
    case .offlineMany: "Offline, {1} Änderungen warten"
    case .attention: "Braucht dich"
    case .syncingHint: "Änderungen werden gerade mit deinen Servern ausgetauscht."
    case .serverOfflineHint: "Ein Server ist nicht erreichbar. Hier ist alles gespeichert und geht später dorthin."
    case .attentionHint: "Etwas geht ohne dich nicht weiter. Hier ist alles gespeichert."
    case .syncTitle: "Abgleich"
    case .syncNow: "Jetzt abgleichen"
    case .lookAgain: "Noch einmal nachsehen"
    case .toSettings: "Konten und wie oft abgeglichen wird"
    case .noAccounts: "Kein Konto ist verbunden. Alles ist auf diesem Rechner gespeichert."
    case .whenItSyncs:
      """
      Zeitblock gleicht ab, wenn es startet, zwei Sekunden nach einer Änderung, wenn du zu einer Seite zurückkommst, \
      und dazwischen so oft, wie du es eingestellt hast.
      """
    case .interval: "Abgleich im Hintergrund"
    case .minutesEach: "alle {1} min"
    case .intervalOff: "nicht nach der Uhr"
    case .allSaved: "Alles ist hier und auf deinen Servern gespeichert."
    case .runs: "Änderungen werden gerade ausgetauscht."
    case .waitsOne: "{1} Änderung ist hier gespeichert und geht beim nächsten Abgleich zum Server."
    case .waitsMany: "{1} Änderungen sind hier gespeichert und gehen beim nächsten Abgleich zum Server."
    case .outOfReach: "Ein Server ist nicht erreichbar. Hier ist alles gespeichert und geht später dorthin."
    case .needsYou: "Etwas davon geht ohne dich nicht weiter. Hier ist alles gespeichert."
    case .accountPaused: "Ruht: nichts wird ausgetauscht."
    case .accountRuns: "Wird gerade abgeglichen."
    case .neverSynced: "Noch nicht abgeglichen."
    case .syncedAt: "Alles in Ordnung {1}."
    case .triedAt: "Versucht {1}, zuletzt alles in Ordnung {2}."
    case .triedNever: "Versucht {1}."
    case .retryAt: "Nächster Versuch {1}."
    case .nothingNew: "nichts Neues"
    case .receivedOne: "{1} Änderung kam an"
    case .receivedMany: "{1} Änderungen kamen an"
    case .sentOne: "{1} Änderung ging hinaus"
    case .sentMany: "{1} Änderungen gingen hinaus"
    case .and: "{1} · {2}"
    case .waitingOne: "{1} Änderung wartet"
    case .waitingMany: "{1} Änderungen warten"
    case .wrongPassword:
      "{1} lehnt Benutzernamen oder Passwort ab. Gib das Passwort neu ein; viele Server wollen ein App-Passwort."
    case .forbidden: "{1} kennt dich, erlaubt aber keinen Zugriff. Frag, wer den Server betreibt."
    case .passwordCommand:
      "Das Programm, das das Passwort verwahrt, gab keines. Starte zeitblock sync im Terminal, um den Grund zu sehen."
    case .otherHosts:
      """
      Der Server hat seine Listen auf {1}; der darf das Passwort noch nicht sehen. Füg das Konto neu hinzu, um das \
      zu erlauben.
      """
    case .certificate:
      "Dem Zertifikat von {1} ist nicht zu trauen, darum wurde nichts gesendet. Frag, wer den Server betreibt."
    case .certificateFile: "{1} enthält keine lesbaren Zertifikate. Prüfe die Datei."
    case .address: "{1} ist kein Server für Erinnerungen mehr. Prüfe die Adresse."
    case .addressUnknown: "Adresse oder Benutzername des Kontos sind nicht brauchbar. Füg das Konto neu hinzu."
    case .unreachable: "Der Server ist nicht erreichbar. Er wird von selbst wieder versucht."
    case .unreachableServer: "{1} ist nicht erreichbar. Das wird von selbst wieder versucht."
    case .busy: "Der Server ist beschäftigt und bat zu warten. Er wird von selbst wieder versucht."
    case .serverError:
      "Die Antwort des Servers war nicht brauchbar. Nichts wurde geändert; er wird von selbst wieder versucht."
    case .serverStatus:
      "Der Server antwortete mit einem Fehler ({1}). Nichts wurde geändert; er wird von selbst wieder versucht."
    case .storage:
      "Was ankam, ließ sich hier nicht speichern. Prüfe den Platz auf dem Datenträger mit zeitblock doctor."
    case .heldDeletions:
      """
      {1} von {2} Aufgaben sind auf dem Server weg. Sie bleiben hier, bis du sie aufgibst; zeitblock sync \
      sagt, wie.
      """
    case .heldBlocks:
      """
      {1} von {2} Zeitblöcken sind auf dem Server weg. Sie bleiben hier, bis du sie aufgibst; zeitblock sync \
      sagt, wie.
      """
    case .tooManyEvents: "Es gibt so viele Wiederholungen, dass nur ein Teil gezeigt wird (bis zu {1})."
    case .readOnly: "Die Liste darf nur gelesen werden, darum bleibt hier Geändertes hier ({1})."
    case .listMissing: "Die Liste ist nicht mehr auf dem Server. Ihre Aufgaben bleiben hier."
    case .unreadable: "{1} ist nicht lesbar und blieb unberührt."
    case .rejected: "Der Server lehnt „{1}“ ab ({2}). Hier bleibt es, wie es ist, bis du es änderst."
    case .notSent: "„{1}“ ließ sich nicht senden und wartet. Das wird von selbst wieder versucht."
    case .notKept: "Der Server behielt nicht alles von „{1}“. Hier ist es vollständig."
    case .listFailed: "Die Liste ließ sich nicht abgleichen. Das wird von selbst wieder versucht."
    case .inList: "{1}: {2}"
    }
  }
}
