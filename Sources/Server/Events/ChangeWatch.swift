internal import Synchronization

/// Publishes a `change` event when the store's stamp moves, whoever moved it.
final class ChangeWatch: Sendable {
  private let stamp: @Sendable () -> UInt64
  private let hub: EventHub
  /// Stamps of different runs of the server mean nothing to each other; this tells them apart.
  private let run = Secret.random().text.prefix(8)
  private let last = Mutex<UInt64?>(nil)

  init(hub: EventHub, stamp: @escaping @Sendable () -> UInt64) {
    self.hub = hub
    self.stamp = stamp
  }

  /// Names a state of the data, for comparing only.
  func mark(_ stamp: UInt64) -> String {
    "\(run)-\(stamp)"
  }

  /// Looks once. Reads under the lock, so that an older stamp never follows a newer one.
  func look() {
    last.withLock { last in
      let current = stamp()
      guard current != last else { return }
      last = current
      hub.publish(event("change", current))
    }
  }

  /// The first event of a stream: `change` when the browser has seen another state, otherwise `hello`.
  func greeting(since mark: String?) -> EventHub.Event {
    let current = stamp()
    let isMissing = mark.map { $0 != self.mark(current) } ?? false
    return event(isMissing ? "change" : "hello", current)
  }

  private func event(_ name: String, _ stamp: UInt64) -> EventHub.Event {
    EventHub.Event(name: name, data: "\(stamp)", id: mark(stamp))
  }
}
