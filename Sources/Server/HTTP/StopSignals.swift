internal import CMicroHTTPD
internal import Synchronization

/// Writes to a wake pipe at the first SIGINT, SIGTERM or SIGHUP; a second signal of the same kind ends the process
/// immediately.
enum StopSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The file descriptor of the wake pipe, for the signal handler, which must not take a lock.
  fileprivate static let wakePipe = Atomic<Int32>(-1)

  static func ring(_ wakePipe: WakePipe) {
    Self.wakePipe.store(wakePipe.writing, ordering: .sequentiallyConsistent)
    for signal in signals { _ = http_install(signal, handleSignal) }
  }

  static func ignore() {
    for signal in signals { http_uninstall(signal) }
    wakePipe.store(-1, ordering: .sequentiallyConsistent)
  }
}

private func handleSignal(_ signal: Int32) {
  http_uninstall(signal)
  let wakePipe = StopSignals.wakePipe.load(ordering: .sequentiallyConsistent)
  if wakePipe >= 0 { http_ring(wakePipe) }
}
