internal import Synchronization

/// Publishes a `change` event when the store's stamp moves, whoever moved it, and a `sync` event when the sync goes on.
final class ChangeWatch: Sendable {
  private let stamp: @Sendable () -> UInt64
  private let syncState: @Sendable () -> String
  let hub: EventHub
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
    last.withLock { look(&$0) }
  }

  /// Opens a stream that begins with `change` when the browser has seen another state, otherwise `hello`; and with how
  /// the sync stands. Nil when the hub takes no more streams.
  ///
  /// Nobody looks in between, so whatever is not in the beginning is told afterwards.
  func open(_ line: any EventLine, since mark: String?) -> Int? {
    last.withLock { last in
      look(&last)
      return hub.open(line, greeting: greeting(since: mark, last))
    }
  }

  private func look(_ last: inout Seen) {
    let state = syncState()
    let current = Seen(stamp: stamp(), syncState: state.isEmpty ? nil : state)
    if current.stamp != last.stamp, let stamp = current.stamp { hub.publish(event("change", stamp)) }
    if current.syncState != last.syncState, let state = current.syncState { hub.publish(syncEvent(state)) }
    last = current
  }

  private func greeting(since mark: String?, _ current: Seen) -> [EventHub.Event] {
    let stamp = current.stamp ?? 0
    let isMissing = mark.map { $0 != self.mark(stamp) } ?? false
    return [event(isMissing ? "change" : "hello", stamp)] + (current.syncState.map { [syncEvent($0)] } ?? [])
  }

  private func syncEvent(_ state: String) -> EventHub.Event {
    EventHub.Event(name: "sync", data: state)
  }

  private func event(_ name: String, _ stamp: UInt64) -> EventHub.Event {
    EventHub.Event(name: name, data: "\(stamp)", id: mark(stamp))
  }
}
