internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that may be joined; otherwise it is detached on deinitialization.
public final class RunningThread: Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private struct Handle: @unchecked Sendable {
    // A handle that any thread may use; protected by the mutex around it.
    let thread: pthread_t
  }

  private let handle: Mutex<Handle?>

  /// Starts the thread. Returns nil if the system cannot create one.
  public init?(_ run: @escaping @Sendable () -> Void) {
    guard let thread = RunningThread.start(Body(run)) else { return nil }
    handle = Mutex(Handle(thread: thread))
  }

  deinit {
    if let left = handle.withLock({ $0 }) { pthread_detach(left.thread) }
  }

  /// Waits until the thread has finished.
  public func join() {
    handle.withLock { handle in
      if let running = handle { pthread_join(running.thread, nil) }
      handle = nil
    }
  }

  private static func start(_ body: Body) -> pthread_t? {
    let handed = Unmanaged.passRetained(body)
    #if canImport(Glibc)
      var started = pthread_t()
      let code = pthread_create(
        &started, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, handed.toOpaque())
      if code == 0 { return started }
    #else
      var started: pthread_t?
      let code = pthread_create(
        &started, nil,
        { argument in
          Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, handed.toOpaque())
      if code == 0 { return started }
    #endif
    handed.release()
    return nil
  }
}
