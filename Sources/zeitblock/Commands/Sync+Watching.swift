import CommandLine
import Domain
import Storage
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Implements `sync --watch`: syncs until a signal arrives, and prints the changes.
struct SyncWatch {
  let context: CommandContext

  func run() throws {
    // Blocked before any thread starts, so that every thread inherits the mask and only the waiting one receives the
    // signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    let database = try context.store(readers: 2)
    let engine = try context.engine()
    if try engine.accounts().isEmpty, try engine.subscriptions().isEmpty { throw Refusal.noAccounts }
    let log = WatchLog(language: context.language, isJSON: context.wantsJSON, isQuiet: context.invocation.has("quiet"))
    let sync = try SyncService(database, copySuffix: context.copySuffix, tell: { log.tell($0) })
    context.remark(
      context.language(
        "Syncing after every change and every few minutes; Ctrl+C stops it.",
        "Synchronisiert nach jeder Änderung und alle paar Minuten; Strg+C beendet es."))
    context.flush()
    sync.wake()
    var signal: Int32 = 0
    sigwait(&signals, &signal)
    let hasEnded = sync.stop()
    try database.checkpoint()
    if !hasEnded { _exit(0) }
  }
}

/// Prints one line per change and problem, or one JSON object per sync.
private struct WatchLog: Sendable {
  let language: Language
  let isJSON: Bool
  let isQuiet: Bool

  func tell(_ report: AccountReport) {
    var output = Output(terminal: .plain)
    if isJSON {
      var bytes: [UInt8] = []
      JSON.object([.init("at", .string(Environment.live().now.iso))] + report.members).print(into: &bytes)
      output.write(bytes + [0x0A])
    } else if !isQuiet {
      for list in report.lists where list.isWorthTelling {
        output.writeLine("\(Environment.live().time.iso) \(list.sentence(in: language))")
      }
      for calendar in report.calendars where calendar.isWorthTelling {
        output.writeLine("\(Environment.live().time.iso) \(calendar.sentence(in: language))")
      }
    }
    output.flush()
    // The reader has closed the pipe.
    if output.failure != nil { kill(getpid(), SIGTERM) }
    var whole = SyncReport()
    whole.accounts = [report]
    for failure in whole.failures { _ = failure.report(in: language) }
  }
}
