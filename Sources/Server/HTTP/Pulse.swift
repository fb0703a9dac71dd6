internal import CMicroHTTPD
internal import Synchronization

/// The thread for periodic work: checking for changes, ending dead streams, closing slow connections. It sleeps while
/// there are no connections.
final class Pulse: Sendable {
  private let wakePipe: WakePipe
  private let service: Service
  private let isStopping = Atomic(false)
  private let thread = Mutex<pthread_t?>(nil)

  init(service: Service, wakePipe: WakePipe) {
    self.service = service
    self.wakePipe = wakePipe
  }

  /// Starts the thread. Returns false if the system cannot create one.
  func start() -> Bool {
    guard let started = ServerThread.start({ [self] in run() }) else { return false }
    thread.withLock { $0 = started }
    return true
  }

  func stop() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
    wakePipe.ring()
    guard let running = thread.withLock({ $0.take() }) else { return }
    pthread_join(running, nil)
  }

  private func run() {
    while !isStopping.load(ordering: .sequentiallyConsistent) {
      _ = wakePipe.wait(milliseconds: service.pause)
      service.beat(at: http_milliseconds())
    }
  }
}
