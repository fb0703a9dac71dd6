internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that another thread works out while this one goes on.
public final class Meanwhile<Value: Sendable>: Sendable {
  private let work: ThreadWork<Value>
  private let thread: RunningThread?

  /// Begins at once. Where the system gives no thread the value is worked out when it is asked for.
  public init(_ body: @escaping @Sendable () -> Value) {
    let work = ThreadWork(body)
    self.work = work
    thread = RunningThread { work.perform() }
  }

  /// Waits until it is worked out.
  public var value: Value {
    thread?.join()
    return work.value
  }
}

private final class ThreadWork<Value: Sendable>: Sendable {
  private let body: @Sendable () -> Value
  private let result = Mutex<Value?>(nil)

  init(_ body: @escaping @Sendable () -> Value) { self.body = body }

  func perform() {
    let value = body()
    result.withLock { $0 = value }
  }

  /// Worked out here where no other thread has done so.
  var value: Value {
    result.withLock { result in
      let value = result ?? body()
      result = value
      return value
    }
  }
}

/// A thread that can be waited for; nobody has to.
private final class RunningThread: Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private struct Handle: @unchecked Sendable {
    // A name of the thread that any thread may use; protected by the mutex around it.
    let thread: pthread_t
  }

  private let handle: Mutex<Handle?>

  /// Nil when the system gives none.
  init?(_ run: @escaping @Sendable () -> Void) {
    guard let thread = RunningThread.start(Body(run)) else { return nil }
    handle = Mutex(Handle(thread: thread))
  }

  deinit {
    if let left = handle.withLock({ $0 }) { pthread_detach(left.thread) }
  }

  func join() {
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
