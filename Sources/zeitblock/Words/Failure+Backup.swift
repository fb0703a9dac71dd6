import CommandLine
import Storage

/// A backup that could not be brought back. Nothing has changed.
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
          "The backup \(language.quoted(failure.path)) is damaged and nothing was changed; take another one.",
          "Die Sicherung \(language.quoted(failure.path)) ist beschädigt, nichts wurde geändert; nimm eine andere.")
      }
    case .notAPlanner:
      Failure(.storage) { language in
        language(
          "\(language.quoted(failure.path)) is no backup of Zeitblock and nothing was changed; zeitblock backup list shows those here.",
          "\(language.quoted(failure.path)) ist keine Sicherung von Zeitblock, nichts wurde geändert; zeitblock backup list zeigt die hiesigen."
        )
      }
    case .newerDatabase(_, let found, _):
      Failure(.storage) { language in
        language(
          "The backup was written by a newer Zeitblock (schema \(found)) and nothing was changed; update this program.",
          "Die Sicherung stammt von einem neueren Zeitblock (Schema \(found)), nichts wurde geändert; aktualisiere dieses Programm."
        )
      }
    case .serverRunning(let holder):
      Failure(.refused) { language in
        language(
          "A server works on this data (process \(holder.processID)); end it, then bring the backup back.",
          "Auf diesen Daten läuft ein Server (Prozess \(holder.processID)); beende ihn und hol die Sicherung dann zurück."
        )
      }
    default: .of(failure.error)
    }
  }
}
