internal import CMicroHTTPD

/// Connects an HTTP connection to its event stream for the lifetime of the response.
final class EventFeed: Sendable {
  private let hub: EventHub
  private let id: Int

  /// Returns nil if the hub accepts no more streams.
  /// - Parameter mark: the state the browser has seen, if known.
  init?(_ changes: ChangeWatch, connection: OpaquePointer, since mark: String?) {
    guard let id = changes.open(ConnectionLine(connection: connection), since: mark) else { return nil }
    hub = changes.hub
    self.id = id
  }

  /// Implements libmicrohttpd's reader: returns the number of bytes, 0 after parking, or the end of the stream.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch hub.read(id, into: buffer) {
    case .bytes(let count): count
    case .parked: 0
    case .ended: http_end_of_stream()
    }
  }

  func close() {
    hub.close(id)
  }
}

/// A parkable connection. `@unchecked Sendable`: it is used only under the hub's lock, and the hub forgets it before
/// libmicrohttpd frees it.
private struct ConnectionLine: EventLine, @unchecked Sendable {
  let connection: OpaquePointer

  func park() {
    http_suspend(connection)
  }

  func resume() {
    http_resume(connection)
  }

  var isGone: Bool {
    http_peer_gone(http_socket(connection)) != 0
  }
}
