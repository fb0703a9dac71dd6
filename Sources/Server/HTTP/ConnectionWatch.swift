internal import CMicroHTTPD
internal import Synchronization

/// Closes connections whose request or response takes too long, however steadily it trickles, and the least important
/// one if there are too many.
final class ConnectionWatch: Sendable {
  private let timers = Mutex<[ObjectIdentifier: ConnectionTimer]>([:])

  var count: Int {
    timers.withLock { $0.count }
  }

  /// - Parameter limit: the maximum number of connections; beyond it, one is closed.
  func add(_ timer: ConnectionTimer, limit: Int) {
    timers.withLock { timers in
      timers[ObjectIdentifier(timer)] = timer
      guard timers.values.reduce(0, { $0 + ($1.isCut ? 0 : 1) }) > limit else { return }
      Self.leastWorthy(of: timers.values, beside: timer)?.cut()
    }
  }

  /// Chooses the connection to close. A signed-in connection never makes room for another one. Among the rest, the
  /// choice is the oldest from the network with the most connections, because a genuine client would have signed in by
  /// then.
  private static func leastWorthy(
    of timers: some Sequence<ConnectionTimer>, beside newest: ConnectionTimer
  ) -> ConnectionTimer? {
    var counts: [String: Int] = [:]
    let open = timers.filter { !$0.isCut && $0 !== newest }
    for timer in open where !timer.isSignedIn { counts[timer.network, default: 0] += 1 }
    let stranger = open.filter { !$0.isSignedIn }.min {
      (-(counts[$0.network] ?? 0), $0.openedAt) < (-(counts[$1.network] ?? 0), $1.openedAt)
    }
    return stranger ?? newest
  }

  /// Removes a timer. Its socket is not used after this returns.
  func remove(_ timer: ConnectionTimer) {
    timers.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(timer)) }
  }

  func cutOverdue(at now: UInt64) {
    timers.withLock { timers in
      for timer in timers.values where timer.isOverdue(at: now) { timer.cut() }
    }
  }
}

/// The deadline of a connection, and whether its last request was signed in.
final class ConnectionTimer: Sendable {
  let socket: Int32
  let network: String
  /// Milliseconds of the monotonic clock.
  let openedAt: UInt64
  private let deadline: Atomic<UInt64>
  private let admitted = Atomic(false)
  private let ended = Atomic(false)

  init(socket: Int32, network: String = "", openedAt: UInt64 = 0, deadline: UInt64) {
    self.socket = socket
    self.network = network
    self.openedAt = openedAt
    self.deadline = Atomic(deadline)
  }

  var isSignedIn: Bool {
    get { admitted.load(ordering: .relaxed) }
    set { admitted.store(newValue, ordering: .relaxed) }
  }

  var isCut: Bool { ended.load(ordering: .relaxed) }

  /// Closes the connection. Call it only while the watch contains it; later, the socket may belong to another
  /// connection.
  func cut() {
    ended.store(true, ordering: .relaxed)
    http_cut(socket)
  }

  /// - Parameter deadline: in milliseconds of the monotonic clock; nil for none.
  func set(_ deadline: UInt64?) {
    self.deadline.store(deadline ?? .max, ordering: .relaxed)
  }

  func isOverdue(at now: UInt64) -> Bool {
    deadline.load(ordering: .relaxed) <= now
  }
}
