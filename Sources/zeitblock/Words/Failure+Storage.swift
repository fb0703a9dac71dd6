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
    case .unreadable, .refused: damaged
    case .failed(let code): other(code)
    }
  }

  private static let busy = Failure(.storage) { language in
    language(
      "Another program is holding the data; try again in a moment.",
      "Ein anderes Programm hält die Daten fest; versuch es gleich noch einmal.")
  }

  private static let full = Failure(.storage) { language in
    language(
      "The disk is full and nothing was changed; make room and try again.",
      "Der Datenträger ist voll, nichts wurde geändert; schaffe Platz und versuch es noch einmal.")
  }

  private static let readOnly = Failure(.denied) { language in
    language(
      "The data may only be read and nothing was changed; check the rights of the data directory with zeitblock doctor.",
      "Die Daten dürfen nur gelesen werden, nichts wurde geändert; prüfe die Rechte des Datenordners mit zeitblock doctor."
    )
  }

  private static let damaged = Failure(.storage) { language in
    language(
      "The database is damaged; zeitblock backup list shows the backups, zeitblock backup restore brings one back.",
      "Die Datenbank ist beschädigt; zeitblock backup list zeigt die Sicherungen, zeitblock backup restore holt eine zurück."
    )
  }

  private static func cannotOpen(_ path: String) -> Failure {
    Failure(.storage) { language in
      language(
        "\(language.quoted(path)) cannot be opened; check the path and its rights, or name another with --data.",
        "\(language.quoted(path)) lässt sich nicht öffnen; prüfe Pfad und Rechte, oder nenne mit --data einen anderen Ort."
      )
    }
  }

  private static func directoryUnusable(_ path: String, _ code: Int32) -> Failure {
    Failure(.denied) { language in
      language(
        "\(language.quoted(path)) cannot be used (\(systemText(code))); check its rights or name another with --data.",
        "\(language.quoted(path)) ist nicht benutzbar (\(systemText(code))); prüfe die Rechte oder nenne mit --data einen anderen Ort."
      )
    }
  }

  private static func notAPlanner(_ path: String) -> Failure {
    Failure(.storage) { language in
      language(
        "\(language.quoted(path)) is no database of Zeitblock and was left alone; name another place with --data.",
        "\(language.quoted(path)) ist keine Datenbank von Zeitblock und blieb unberührt; nenne mit --data einen anderen Ort."
      )
    }
  }

  private static func newer(found: Int) -> Failure {
    Failure(.storage) { language in
      language(
        "The data was written by a newer Zeitblock (schema \(found)) and was left alone; update this program.",
        "Die Daten stammen von einem neueren Zeitblock (Schema \(found)) und blieben unberührt; aktualisiere dieses Programm."
      )
    }
  }

  private static func other(_ code: Int32) -> Failure {
    Failure(.storage) { language in
      language(
        "The database failed (SQLite code \(code)) and nothing was changed; run zeitblock doctor.",
        "Die Datenbank meldet einen Fehler (SQLite-Code \(code)), nichts wurde geändert; starte zeitblock doctor.")
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
        "Another sync of this data (process \(holder.processID)) has not ended; try again in a moment.",
        "Ein anderer Abgleich dieser Daten (Prozess \(holder.processID)) ist nicht fertig; versuch es gleich noch einmal."
      )
    }
  }
}
