internal import Synchronization

/// Sends events to open pages, through any number of event streams.
///
/// A slow stream gets only the latest data per event name: an event only asks the page to refresh, and one refresh is
/// enough. So a stream never queues more than one event per name.
public final class EventHub: Sendable {
  struct Event: Sendable, Equatable {
    var name: String
    var data: String
    /// The value the browser sends as `Last-Event-ID` when it reconnects.
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

  /// Opens a stream that starts with `greeting`. Returns nil if there are too many or the hub is closed.
  func open(_ line: any EventLine, greeting: [Event]) -> Int? {
    hub.withLock { hub in
      guard !hub.isClosed, hub.streams.count < limit else { return nil }
      hub.nextID += 1
      hub.streams[hub.nextID] = EventStream(line: line, greeting: greeting)
      return hub.nextID
    }
  }

  /// Removes a stream. Its line is not used after this returns.
  func close(_ id: Int) {
    hub.withLock { _ = $0.streams.removeValue(forKey: id) }
  }

  /// Reads pending bytes of a stream, up to the size of the buffer. Parks the line if there are none.
  func read(_ id: Int, into buffer: UnsafeMutableRawBufferPointer) -> EventReading {
    hub.withLock { hub in
      hub.streams[id]?.read(into: buffer, isClosed: hub.isClosed) ?? .ended
    }
  }

  /// Sends a comment on every stream, so that intermediaries do not treat the silence as a broken connection.
  func beat() {
    hub.withLock { hub in
      for id in hub.streams.keys {
        hub.streams[id]?.beat()
      }
    }
  }

  /// Ends the streams whose clients have disconnected.
  func endAbandoned() {
    hub.withLock { hub in
      for id in hub.streams.keys {
        hub.streams[id]?.endIfAbandoned()
      }
    }
  }

  /// Ends every stream and rejects new ones.
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
