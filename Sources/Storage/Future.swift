internal import Synchronization

/// A value computed on another thread.
public final class Future<Value: Sendable>: Sendable {
  private let work: ThreadWork<Value>
  private let thread: RunningThread?

  /// Starts at once. If no thread can be created, the value is computed on first access.
  public init(_ body: @escaping @Sendable () -> Value) {
    let work = ThreadWork(body)
    self.work = work
    thread = RunningThread { work.perform() }
  }

  /// The value; waits until it is available.
  public var value: Value {
    thread?.join()
    return work.value
  }
}

private final class ThreadWork<Value: Sendable>: Sendable {
  private let body: Mutex<@Sendable () -> Value>

  init(_ body: @escaping @Sendable () -> Value) { self.body = Mutex(body) }

  /// Replaces the closure with its result, so that captured objects are released on this thread.
  func perform() {
    let value = value
    body.withLock { $0 = { value } }
  }

  /// Computed on the calling thread unless `perform` has finished.
  var value: Value {
    let body = body.withLock { $0 }
    return body()
  }
}
