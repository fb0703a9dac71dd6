import CommandLine
import Storage

/// A backup that could not be restored. Nothing has changed.
struct UnusableBackup: Error {
  let path: String
  let error: StorageError
}

extension Failure {
  static func of(_ failure: UnusableBackup) -> Failure {
    switch failure.error {
    case .damaged, .unreadable:
      Failure(.storage) { language in
        language(
          "The backup \(language.quoted(failure.path)) is damaged. Nothing was changed; choose another.",
          "Die Sicherung \(language.quoted(failure.path)) ist beschädigt. Nichts wurde geändert; wähle eine andere.")
      }
    case .notAPlanner:
      Failure(.storage) { language in
        language(
          """
          \(language.quoted(failure.path)) isn’t a Zeitblock backup. Nothing was changed; zeitblock backup list \
          shows the backups.
          """,
          """
          \(language.quoted(failure.path)) ist keine Sicherung von Zeitblock. Nichts wurde geändert; zeitblock \
          backup list zeigt die Sicherungen.
          """)
      }
    case .newerDatabase(_, let found, _):
      Failure(.storage) { language in
        language(
          """
          The backup is from a newer version of Zeitblock (schema \(found)). Nothing was changed; update Zeitblock.
          """,
          """
          Die Sicherung stammt aus einer neueren Version von Zeitblock (Schema \(found)). Nichts wurde geändert; \
          aktualisiere Zeitblock.
          """)
      }
    case .foreignSchema(_, let object):
      Failure(.storage) { language in
        language(
          """
          The backup \(language.quoted(failure.path)) isn’t as Zeitblock writes them (\(printable(object))). Nothing was \
          changed; choose another.
          """,
          """
          Die Sicherung \(language.quoted(failure.path)) ist nicht so, wie Zeitblock sie schreibt (\(printable(object))). \
          Nichts wurde geändert; wähle eine andere.
          """)
      }
    case .serverRunning(let holder):
      Failure(.refused) { language in
        language(
          "A server is running on this data (process \(holder.processID)); stop it, then restore the backup.",
          """
          Auf diesen Daten läuft ein Server (Prozess \(holder.processID)); beende ihn und stelle die Sicherung dann \
          wieder her.
          """)
      }
    default: .of(failure.error)
    }
  }
}
