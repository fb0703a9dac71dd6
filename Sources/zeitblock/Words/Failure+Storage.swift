import CommandLine
import Domain
import Storage

extension Failure {
  static func of(_ failure: StoreFailure) -> Failure {
    switch failure {
    case .busy: busy
    case .full: full
    case .readOnly: readOnly
    case .cannotOpen(let path): cannotOpen(path)
    case .corrupt: damaged
    case .newerSchema(let found): newer(found: found)
    case .other(let code): other(code)
    }
  }

  static func of(_ error: StorageError) -> Failure {
    switch error {
    case .directoryUnusable(let path, let code): directoryUnusable(path, code)
    case .cannotOpen(let path, _): cannotOpen(path)
    case .notAPlanner(let path): notAPlanner(path)
    case .newerDatabase(_, let found, _): newer(found: found)
    case .readOnly: readOnly
    case .diskFull: full
    case .busy: busy
    case .damaged: damaged
    case .serverRunning(let holder): serverRunning(holder)
    case .syncRunning(let holder): syncRunning(holder)
    case .unreadable, .refused, .foreignSchema: damaged
    case .failed(let code): other(code)
    }
  }

  private static let busy = Failure(.storage) { language in
    language(
      "Another program is using the data; try again in a moment.",
      "Ein anderes Programm verwendet die Daten; versuche es gleich noch einmal.")
  }

  private static let full = Failure(.storage) { language in
    language(
      "The disk is full. Nothing was changed; free up some space and try again.",
      "Der Datenträger ist voll. Nichts wurde geändert; schaffe Platz und versuche es noch einmal.")
  }

  private static let readOnly = Failure(.denied) { language in
    language(
      "Zeitblock can’t write to its data folder. Nothing was changed; check its permissions with zeitblock doctor.",
      """
      Zeitblock kann nicht in den Datenordner schreiben. Nichts wurde geändert; prüfe die Rechte mit zeitblock \
      doctor.
      """)
  }

  private static let damaged = Failure(.storage) { language in
    language(
      "The database is damaged; zeitblock backup restore sets it aside and restores the newest backup.",
      """
      Die Datenbank ist beschädigt; zeitblock backup restore legt sie beiseite und stellt die neueste Sicherung \
      wieder her.
      """)
  }

  private static func cannotOpen(_ path: String) -> Failure {
    Failure(.storage) { language in
      language(
        "Can’t open \(language.quoted(path)); check the path and permissions, or give another with --data.",
        """
        \(language.quoted(path)) lässt sich nicht öffnen; prüfe Pfad und Rechte oder gib mit --data einen anderen \
        Ort an.
        """)
    }
  }

  private static func directoryUnusable(_ path: String, _ code: Int32) -> Failure {
    Failure(.denied) { language in
      language(
        """
        Can’t use \(language.quoted(path)) (\(systemText(code))); check its permissions or give another with --data.
        """,
        """
        \(language.quoted(path)) ist nicht nutzbar (\(systemText(code))); prüfe die Rechte oder gib mit --data einen \
        anderen Ort an.
        """)
    }
  }

  private static func notAPlanner(_ path: String) -> Failure {
    Failure(.storage) { language in
      language(
        """
        \(language.quoted(path)) isn’t a Zeitblock database and was left unchanged; give another place with --data, or \
        set it aside with zeitblock backup restore, which restores the newest backup.
        """,
        """
        \(language.quoted(path)) ist keine Datenbank von Zeitblock und wurde nicht geändert; gib mit --data einen \
        anderen Ort an, oder lege sie mit zeitblock backup restore beiseite, das die neueste Sicherung wiederherstellt.
        """)
    }
  }

  private static func newer(found: Int) -> Failure {
    Failure(.storage) { language in
      language(
        "The data is from a newer version of Zeitblock (schema \(found)) and was left unchanged; update Zeitblock.",
        """
        Die Daten stammen aus einer neueren Version von Zeitblock (Schema \(found)) und wurden nicht geändert; \
        aktualisiere Zeitblock.
        """)
    }
  }

  private static func other(_ code: Int32) -> Failure {
    Failure(.storage) { language in
      language(
        "The database failed (SQLite code \(code)). Nothing was changed; run zeitblock doctor.",
        """
        Die Datenbank hat einen Fehler gemeldet (SQLite-Code \(code)). Nichts wurde geändert; starte zeitblock \
        doctor.
        """)
    }
  }

  private static func serverRunning(_ holder: ServerLock.Holder) -> Failure {
    Failure(.refused) { language in
      language(
        "A server already works on this data (process \(holder.processID), port \(holder.port)); "
          + "zeitblock serve --link prints a link to it.",
        "Auf diesen Daten läuft schon ein Server (Prozess \(holder.processID), Port \(holder.port)); "
          + "zeitblock serve --link zeigt einen Link dorthin.")
    }
  }

  private static func syncRunning(_ holder: SyncLock.Holder) -> Failure {
    Failure(.refused) { language in
      language(
        "Another sync of this data is still running (process \(holder.processID)); try again in a moment.",
        """
        Eine andere Synchronisierung dieser Daten läuft noch (Prozess \(holder.processID)); versuche es gleich noch \
        einmal.
        """)
    }
  }
}
