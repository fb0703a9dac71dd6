extension SyncPhrase {
  var german: String {
    switch self {
    case .syncing: "Wird synchronisiert"
    case .offlineOne: "Offline, {1} Änderung wartet"
    case .offlineMany: "Offline, {1} Änderungen warten"
    case .attention: "Bitte prüfen"
    case .syncingHint: "Zeitblock synchronisiert gerade mit deinen Servern."
    case .serverOfflineHint:
      "Ein Server ist nicht erreichbar. Alles ist in Zeitblock gespeichert und wird später gesendet."
    case .attentionHint: "Zeitblock braucht eine Entscheidung von dir. Alles ist gespeichert."
    case .passwordHint: "Der Server von {1} hat das Passwort abgelehnt. Alles ist gespeichert."
    case .accessHint: "Der Server von {1} verweigert den Zugriff. Alles ist gespeichert."
    case .problemHint: "Etwas ließ sich nicht synchronisieren. Alles ist gespeichert."
    case .syncTitle: "Synchronisierung"
    case .syncNow: "Jetzt synchronisieren"
    case .lookAgain: "Erneut prüfen"
    case .toSettings: "Konten und Häufigkeit einstellen"
    case .noAccounts: "Kein Konto ist verbunden. Alles ist in Zeitblock gespeichert."
    case .whenItSyncs:
      """
      Zeitblock synchronisiert beim Start, zwei Sekunden nach einer Änderung, wenn du zu einer Seite zurückkehrst, \
      und im eingestellten Abstand.
      """
    case .interval: "Im Hintergrund synchronisieren"
    case .minutesEach: "alle {1} min"
    case .intervalOff: "nur von Hand"
    case .allSaved: "Alle Änderungen sind gespeichert und auf ihren Servern angekommen."
    case .incomplete: "Nicht alles synchronisiert"
    case .pausedOne: "{1} Änderung ist gespeichert. Ihr Konto ist pausiert."
    case .pausedMany: "{1} Änderungen sind gespeichert. Ihr Konto ist pausiert."
    case .gapList: "Eine Liste fehlt auf ihrem Server; ihre Aufgaben gibt es nur noch in Zeitblock."
    case .gapLists: "{1} Listen fehlen auf dem Server; ihre Aufgaben gibt es nur noch in Zeitblock."
    case .gapCalendar: "Ein Kalender fehlt auf seinem Server; seine Termine gibt es nur noch in Zeitblock."
    case .gapCalendars: "{1} Kalender fehlen auf dem Server; ihre Termine gibt es nur noch in Zeitblock."
    case .gapBoth: "{1} und {2} fehlen auf dem Server; ihre Aufgaben und Termine gibt es nur noch in Zeitblock."
    case .gapNever: "Zeitblock hat noch nicht alles von deinen Servern gelesen."
    case .gapAgain:
      "Deine Änderungen sind auf ihren Servern. Die letzte Synchronisierung war unvollständig; Zeitblock versucht es weiter."
    case .gapUnreadable: "Deine Änderungen sind auf ihren Servern. Etwas dort ist unlesbar."
    case .runs: "Änderungen werden gerade synchronisiert."
    case .waitsOne: "{1} Änderung ist in Zeitblock gespeichert und wird beim nächsten Synchronisieren gesendet."
    case .waitsMany: "{1} Änderungen sind in Zeitblock gespeichert und werden beim nächsten Synchronisieren gesendet."
    case .outOfReach: "Ein Server ist nicht erreichbar. Alles ist in Zeitblock gespeichert und wird später gesendet."
    case .accountPaused: "Pausiert, nichts wird synchronisiert."
    case .accountRuns: "Wird gerade synchronisiert."
    case .neverSynced: "Noch nicht synchronisiert."
    case .syncedAt: "Zuletzt synchronisiert {1}."
    case .triedAt: "Letzter Versuch {1}, zuletzt synchronisiert {2}."
    case .triedNever: "Letzter Versuch {1}."
    case .retryAt: "Nächster Versuch {1}."
    case .nothingNew: "nichts Neues"
    case .receivedOne: "{1} Änderung empfangen"
    case .receivedMany: "{1} Änderungen empfangen"
    case .sentOne: "{1} Änderung gesendet"
    case .sentMany: "{1} Änderungen gesendet"
    case .and: "{1} · {2}"
    case .waitingOne: "{1} Änderung wartet"
    case .waitingMany: "{1} Änderungen warten"
    case .wrongPassword:
      "{1}: Benutzername oder Passwort ist falsch. Gib das Passwort neu ein; viele Anbieter verlangen ein App-Passwort."
    case .forbidden: "{1} erlaubt dir keinen Zugriff. Frage deinen Anbieter."
    case .passwordCommand:
      "Der Passwort-Befehl hat kein Passwort ausgegeben. Starte zeitblock sync im Terminal, um den Grund zu sehen."
    case .otherHosts:
      """
      Der Server hat Listen auf {1}. Zeitblock sendet das Passwort noch nicht dorthin. Füge das Konto neu hinzu, \
      um das zu erlauben.
      """
    case .certificate:
      "Das Zertifikat von {1} ist nicht vertrauenswürdig. Nichts wurde gesendet. Frage deinen Anbieter."
    case .certificateFile: "{1} enthält keine lesbaren Zertifikate. Prüfe die Datei."
    case .address: "{1} ist kein CalDAV-Server mehr. Prüfe die Adresse."
    case .addressUnknown: "Adresse oder Benutzername des Kontos ist ungültig. Füge das Konto neu hinzu."
    case .unreachable: "Server nicht erreichbar. Zeitblock versucht es weiter."
    case .unreachableServer: "{1} ist nicht erreichbar. Zeitblock versucht es weiter."
    case .busy: "Der Server ist überlastet. Zeitblock versucht es weiter."
    case .serverError: "Die Antwort des Servers war unbrauchbar. Nichts wurde geändert. Zeitblock versucht es weiter."
    case .serverStatus:
      "Der Server hat mit einem Fehler geantwortet ({1}). Nichts wurde geändert. Zeitblock versucht es weiter."
    case .storage:
      "Empfangene Änderungen ließen sich nicht speichern. Prüfe den freien Speicherplatz mit zeitblock doctor."
    case .heldDeletions:
      """
      {1} von {2} Aufgaben wurden auf dem Server gelöscht. In Zeitblock bleiben sie, bis du entscheidest; \
      zeitblock sync zeigt, wie.
      """
    case .heldBlocks:
      """
      {1} von {2} Zeitblöcken wurden auf dem Server gelöscht. In Zeitblock bleiben sie, bis du entscheidest; \
      zeitblock sync zeigt, wie.
      """
    case .awaitsConsent: "{1} stammt aus einer Sicherung. Erlaube es unter Einstellungen → Anmeldung und Zugänge."
    case .tooManyEvents:
      "Zu viele Wiederholungen; vollständig sind nur die Tage, die du öffnest (sonst bis zu {1} je Termin)."
    case .readOnly: "Die Liste ist schreibgeschützt. Deine Änderungen bleiben in Zeitblock ({1})."
    case .listMissing:
      """
      Die Liste wurde auf dem Server gelöscht. Ihre Aufgaben gibt es nur noch in Zeitblock; verschiebe sie in eine andere \
      Liste, um sie zu synchronisieren.
      """
    case .calendarMissing: "Der Kalender wurde auf dem Server gelöscht. Seine Termine gibt es nur noch in Zeitblock."
    case .listDenied: "Der Server verweigert den Zugriff ({1}). Frage deinen Anbieter; Zeitblock versucht es weiter."
    case .unreadable: "{1} ist unlesbar und wurde nicht geändert."
    case .rejected: "Der Server lehnt „{1}“ ab ({2}). Deine Fassung bleibt; ändere sie, um es erneut zu versuchen."
    case .notSent: "„{1}“ wurde nicht gesendet. Zeitblock versucht es weiter."
    case .notKept: "Der Server hat „{1}“ nicht vollständig gespeichert. In Zeitblock ist alles erhalten."
    case .listFailed: "Die Liste wurde nicht synchronisiert. Zeitblock versucht es weiter."
    case .unknownZones: "Unbekannte Zeitzone; ihre Zeiten erscheinen als Ortszeit: {2}."
    case .unreadEvents: "Unlesbare Termine werden nicht gezeigt ({1}): {2}."
    case .partlyReadEvents: "Ende oder Wiederholung mancher Termine ist nur teilweise lesbar ({1}): {2}."
    case .repeatedEvents:
      "Manche Termine kommen mehrmals mit derselben Kennung vor; nur der letzte wird gezeigt ({1}): {2}."
    case .foreignBytes:
      """
      Manche Texte sind nicht in UTF-8 geschrieben. Sie werden als Latin-1 gezeigt und bleiben auf dem Server \
      unverändert ({1}): {2}.
      """
    case .inList: "{1}: {2}"
    case .andMore: "{1} und {2} weitere"
    }
  }
}
