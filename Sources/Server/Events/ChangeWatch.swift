internal import Synchronization

/// Publishes a `change` event when the store's stamp changes for any reason, and a `sync` event when the sync state
/// changes.
final class ChangeWatch: Sendable {
  private let stamp: @Sendable () -> UInt64
  private let syncState: @Sendable () -> String
  let hub: EventHub
  /// Distinguishes this run of the server, because stamps of different runs are unrelated.
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

  /// Returns an identifier of a data state, which can only be compared for equality.
  func mark(_ stamp: UInt64) -> String {
    "\(run)-\(stamp)"
  }

  /// Checks for changes once. Reads under the lock, so that an older stamp never follows a newer one.
  func look() {
    last.withLock { look(&$0) }
  }

  /// Opens a stream that starts with `change` if the browser has seen another state, otherwise with `hello`, followed
  /// by the sync state. Returns nil if the hub accepts no more streams.
  ///
  /// The lock excludes checks in between, so the stream misses no change.
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
