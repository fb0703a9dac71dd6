internal import CMicroHTTPD
internal import Synchronization

/// Cuts connections that take too long for one request or one answer, however busily they drip.
final class ConnectionWatch: Sendable {
  private let timers = Mutex<[ObjectIdentifier: ConnectionTimer]>([:])

  var count: Int {
    timers.withLock { $0.count }
  }

  func add(_ timer: ConnectionTimer) {
    timers.withLock { $0[ObjectIdentifier(timer)] = timer }
  }

  /// Its socket is not used after this returns.
  func remove(_ timer: ConnectionTimer) {
    timers.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(timer)) }
  }

  func cutOverdue(at now: UInt64) {
    timers.withLock { timers in
      for timer in timers.values where timer.isOverdue(at: now) {
        http_cut(timer.socket)
      }
    }
  }
}

/// When one connection has to be done with what it is doing.
final class ConnectionTimer: Sendable {
  let socket: Int32
  private let deadline: Atomic<UInt64>

  init(socket: Int32, deadline: UInt64) {
    self.socket = socket
    self.deadline = Atomic(deadline)
  }

  /// - Parameter deadline: in milliseconds of the monotonic clock; nil for none.
  func set(_ deadline: UInt64?) {
    self.deadline.store(deadline ?? .max, ordering: .relaxed)
  }

  func isOverdue(at now: UInt64) -> Bool {
    deadline.load(ordering: .relaxed) <= now
  }
}
