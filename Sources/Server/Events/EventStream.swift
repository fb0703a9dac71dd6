/// The connection of an event stream. Used only while the hub's lock is held.
protocol EventLine: Sendable {
  /// Stops reading from the stream until `resume`.
  func park()
  func resume()
  /// Whether the client has disconnected.
  var isGone: Bool { get }
}

enum EventReading: Sendable, Equatable {
  case bytes(Int)
  /// There is nothing to send; the line is parked.
  case parked
  case ended
}

/// The event stream of one page, with its unsent events (HTML Standard, section 9.2, Server-sent events).
struct EventStream: Sendable {
  /// Milliseconds after which a browser reconnects.
  static let reconnection = 2000

  private let line: any EventLine
  private var pending: [EventHub.Event] = []
  private var unsent: ArraySlice<UInt8>
  private var isParked = false
  private var isAbandoned = false

  init(line: any EventLine, greeting: [EventHub.Event]) {
    self.line = line
    unsent = ArraySlice(Array("retry: \(Self.reconnection)\n\n".utf8))
    pending = greeting
  }

  /// Queues an event, replacing an unsent one of the same name.
  mutating func add(_ event: EventHub.Event) {
    pending.removeAll { $0.name == event.name }
    pending.append(event)
    wake()
  }

  mutating func beat() {
    guard unsent.isEmpty, pending.isEmpty else { return }
    unsent = ArraySlice(Array(":\n\n".utf8))
    wake()
  }

  mutating func endIfAbandoned() {
    guard isParked, line.isGone else { return }
    isAbandoned = true
    wake()
  }

  mutating func wake() {
    guard isParked else { return }
    isParked = false
    line.resume()
  }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer, isClosed: Bool) -> EventReading {
    if isAbandoned { return .ended }
    if unsent.isEmpty { encodePending() }
    if unsent.isEmpty {
      if isClosed { return .ended }
      isParked = true
      line.park()
      return .parked
    }
    let count = min(buffer.count, unsent.count)
    buffer.copyBytes(from: unsent.prefix(count))
    unsent = unsent.dropFirst(count)
    return .bytes(count)
  }

  private mutating func encodePending() {
    let text = pending.map { event in
      let id = event.id.map { "id: \($0)\n" } ?? ""
      return "event: \(event.name)\n\(id)data: \(event.data)\n\n"
    }.joined()
    unsent = ArraySlice(Array(text.utf8))
    pending = []
  }
}
