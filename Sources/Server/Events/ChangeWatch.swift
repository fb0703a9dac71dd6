internal import Synchronization

/// Publishes a `change` event when the store's stamp moves, whoever moved it, and a `sync` event when the sync goes on.
final class ChangeWatch: Sendable {
  private let stamp: @Sendable () -> UInt64
  private let syncState: @Sendable () -> String
  private let hub: EventHub
  /// Stamps of different runs of the server mean nothing to each other; this tells them apart.
  private let run = Secret.random().text.prefix(8)
  private let last = Mutex(Seen())

  private struct Seen {
    var stamp: UInt64?
    var syncState: String?
  }

  init(
    hub: EventHub, stamp: @escaping @Sendable () -> UInt64, syncState: @escaping @Sendable () -> String = { "" }
  ) {
    self.hub = hub
    self.stamp = stamp
    self.syncState = syncState
  }

  /// Names a state of the data, for comparing only.
  func mark(_ stamp: UInt64) -> String {
    "\(run)-\(stamp)"
  }

  /// Looks once. Reads under the lock, so that an older stamp never follows a newer one.
  func look() {
    last.withLock { last in
      let state = syncState()
      let current = Seen(stamp: stamp(), syncState: state.isEmpty ? nil : state)
      if current.stamp != last.stamp, let stamp = current.stamp { hub.publish(event("change", stamp)) }
      if current.syncState != last.syncState, let state = current.syncState { hub.publish(syncEvent(state)) }
      last = current
    }
  }

  /// The first events of a stream: `change` when the browser has seen another state, otherwise `hello`; and how the
  /// sync stands.
  func greeting(since mark: String?) -> [EventHub.Event] {
    let current = stamp()
    let isMissing = mark.map { $0 != self.mark(current) } ?? false
    let state = syncState()
    return [event(isMissing ? "change" : "hello", current)] + (state.isEmpty ? [] : [syncEvent(state)])
  }

  private func syncEvent(_ state: String) -> EventHub.Event {
    EventHub.Event(name: "sync", data: state)
  }

  private func event(_ name: String, _ stamp: UInt64) -> EventHub.Event {
    EventHub.Event(name: name, data: "\(stamp)", id: mark(stamp))
  }
}
