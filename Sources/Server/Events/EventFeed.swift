internal import CMicroHTTPD

/// Joins one connection to its stream in the hub for as long as the response lives.
final class EventFeed: Sendable {
  private let hub: EventHub
  private let id: Int

  /// Nil when the hub takes no more streams.
  /// - Parameter mark: what the browser has seen already, if it says so.
  init?(_ changes: ChangeWatch, connection: OpaquePointer, since mark: String?) {
    guard let id = changes.open(ConnectionLine(connection: connection), since: mark) else { return nil }
    hub = changes.hub
    self.id = id
  }

  /// What libmicrohttpd asks for: a count of bytes, 0 after parking, or the end.
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

/// `@unchecked Sendable`: the connection is only touched under the hub's lock, and the hub forgets it before
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
