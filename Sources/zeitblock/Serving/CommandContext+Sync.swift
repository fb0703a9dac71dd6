import CommandLine
import Domain
import Storage
import Sync

extension CommandContext {
  /// Creates the sync engine. On a terminal it reports which list is being synced.
  func engine() throws -> SyncEngine {
    let store = try store()
    let language = language
    let isQuiet = invocation.has("quiet") || !Terminal.of(descriptor: 2).isInteractive
    let tell: @Sendable (String) -> Void = { text in
      if isQuiet { return }
      var output = Output(descriptor: 2, terminal: .plain)
      output.writeLine(text)
      output.flush()
    }
    var surroundings = SyncEngine.Surroundings(
      environment: { .live() }, zones: { .live() }, copySuffix: copySuffix,
      progress: { name in
        tell(language("Reading \(language.quoted(name)) …", "\(language.quoted(name)) wird gelesen …"))
      })
    surroundings.sent = { count, total in
      tell(language("Sent \(count) of \(total) changes …", "\(count) von \(total) Änderungen gesendet …"))
    }
    return SyncEngine(store: store, surroundings)
  }

  /// Appended to the title of a conflict copy.
  var copySuffix: String { language("(conflict copy)", "(Konfliktkopie)") }

  /// Acquires the sync lock. If another program holds it, reports this and waits up to a minute.
  func syncLock() throws -> SyncLock {
    let language = language
    let isQuiet = invocation.has("quiet")
    return try SyncLock.waiting(in: directory(), seconds: 60) { holder in
      if isQuiet { return }
      var output = Output(descriptor: 2, terminal: .plain)
      output.writeLine(
        language(
          "Waiting for another sync of this data (process \(holder.processID)) …",
          "Warte auf eine andere Synchronisierung dieser Daten (Prozess \(holder.processID)) …"))
      output.flush()
    }
  }
}
