internal import Synchronization

/// Tells open pages what happened, through any number of event streams.
///
/// A stream that reads slowly gets, per event name, only the latest data: an event says "look again", and one look is
/// enough. So a stream never holds more than one event per name.
public final class EventHub: Sendable {
  struct Event: Sendable, Equatable {
    var name: String
    var data: String
    /// What the browser sends back in `Last-Event-ID` when it reconnects.
    var id: String?
  }

  private struct Hub {
    var streams: [Int: EventStream] = [:]
    var nextID = 0
    var isClosed = false
  }

  private let limit: Int
  private let hub = Mutex(Hub())

  init(limit: Int) {
    self.limit = limit
  }

  /// Sends an event to every open stream.
  /// - Parameters:
  ///   - name: letters, digits and hyphens.
  ///   - data: one line.
  public func publish(_ name: String, data: String) {
    publish(Event(name: name, data: data))
  }

  func publish(_ event: Event) {
    hub.withLock { hub in
      for id in hub.streams.keys {
        hub.streams[id]?.add(event)
      }
    }
  }

  /// Opens a stream that begins with `greeting`; nil when there are too many or the hub is closed.
  func open(_ line: any EventLine, greeting: [Event]) -> Int? {
    hub.withLock { hub in
      guard !hub.isClosed, hub.streams.count < limit else { return nil }
      hub.nextID += 1
      hub.streams[hub.nextID] = EventStream(line: line, greeting: greeting)
      return hub.nextID
    }
  }

  /// Forgets a stream. Its line is not used after this returns.
  func close(_ id: Int) {
    hub.withLock { _ = $0.streams.removeValue(forKey: id) }
  }

  /// Takes what a stream has to send, up to the size of the buffer. With nothing to send the line is parked.
  func read(_ id: Int, into buffer: UnsafeMutableRawBufferPointer) -> EventReading {
    hub.withLock { hub in
      hub.streams[id]?.read(into: buffer, isClosed: hub.isClosed) ?? .ended
    }
  }

  /// Sends a comment on every stream, so that nothing on the way takes the silence for a broken connection.
  func beat() {
    hub.withLock { hub in
      for id in hub.streams.keys {
        hub.streams[id]?.beat()
      }
    }
  }

  /// Ends the streams whose readers have gone.
  func endAbandoned() {
    hub.withLock { hub in
      for id in hub.streams.keys {
        hub.streams[id]?.endIfAbandoned()
      }
    }
  }

  /// Ends every stream and opens no more.
  func end() {
    hub.withLock { hub in
      hub.isClosed = true
      for id in hub.streams.keys {
        hub.streams[id]?.wake()
      }
    }
  }

  var count: Int {
    hub.withLock { $0.streams.count }
  }
}
