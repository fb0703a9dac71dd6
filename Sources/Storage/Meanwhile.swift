internal import Synchronization

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
  private let body: Mutex<@Sendable () -> Value>

  init(_ body: @escaping @Sendable () -> Value) { self.body = Mutex(body) }

  /// Only the value is kept, so that what it was worked out of is given back by the same thread.
  func perform() {
    let value = value
    body.withLock { $0 = { value } }
  }

  /// Worked out here where no other thread has done so.
  var value: Value {
    let body = body.withLock { $0 }
    return body()
  }
}
