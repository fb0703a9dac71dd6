internal import CMicroHTTPD
internal import Synchronization

/// The one thread that does what no request asks for: watching for changes, ending dead streams, cutting slow
/// connections. It sleeps while nobody is connected.
final class Pulse: Sendable {
  private let bell: Bell
  private let service: Service
  private let isStopping = Atomic(false)
  private let thread = Mutex<pthread_t?>(nil)

  init(service: Service, bell: Bell) {
    self.service = service
    self.bell = bell
  }

  /// False when the system gives no thread.
  func start() -> Bool {
    let context = Unmanaged.passRetained(self)
    var started = pthread_t()
    let code = http_thread(
      &started,
      { context in
        guard let context else { return nil }
        Unmanaged<Pulse>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    let handle = started
    thread.withLock { $0 = handle }
    return true
  }

  func stop() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
    bell.ring()
    guard let running = thread.withLock({ $0.take() }) else { return }
    pthread_join(running, nil)
  }

  private func run() {
    while !isStopping.load(ordering: .sequentiallyConsistent) {
      _ = bell.wait(milliseconds: service.pause)
      service.beat(at: http_milliseconds())
    }
  }
}
