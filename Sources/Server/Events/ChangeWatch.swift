internal import Synchronization

/// Publishes a `change` event when the store's stamp moves, whoever moved it.
final class ChangeWatch: Sendable {
  static let event = "change"

  private let stamp: @Sendable () -> UInt64
  private let hub: EventHub
  private let last = Mutex<UInt64?>(nil)

  init(hub: EventHub, stamp: @escaping @Sendable () -> UInt64) {
    self.hub = hub
    self.stamp = stamp
  }

  /// Looks once. Reads under the lock, so that an older stamp never follows a newer one.
  func look() {
    last.withLock { last in
      let current = stamp()
      guard current != last else { return }
      last = current
      hub.publish(Self.event, data: "\(current)")
    }
  }
}
