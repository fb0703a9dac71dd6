import Synchronization
import Testing

@testable import Server

@Suite("Event hub")
struct EventHubTests {
  /// A line that counts what the hub does to it.
  final class Line: EventLine {
    struct State: Sendable, Equatable {
      var parked = 0
      var resumed = 0
      var isGone = false
    }

    private let state = Mutex(State())

    var value: State { state.withLock { $0 } }
    var isGone: Bool { state.withLock { $0.isGone } }
    func park() { state.withLock { $0.parked += 1 } }
    func resume() { state.withLock { $0.resumed += 1 } }
    func leave() { state.withLock { $0.isGone = true } }
  }

  private let hello = [EventHub.Event(name: "hello", data: "7")]

  private func read(_ hub: EventHub, _ id: Int, capacity: Int = 4096) -> (EventReading, String) {
    var bytes = [UInt8](repeating: 0, count: capacity)
    let reading = bytes.withUnsafeMutableBytes { hub.read(id, into: $0) }
    guard case .bytes(let count) = reading else { return (reading, "") }
    return (reading, String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  @Test func aStreamGreetsThenWaits() throws {
    let hub = EventHub(limit: 2)
    let line = Line()
    let id = try #require(hub.open(line, greeting: hello))
    #expect(read(hub, id).1 == "retry: 2000\n\n")
    #expect(read(hub, id).1 == "event: hello\ndata: 7\n\n")
    #expect(read(hub, id).0 == .parked)
    #expect(line.value.parked == 1)
  }

  @Test func anEventWakesAParkedStreamOnce() throws {
    let hub = EventHub(limit: 2)
    let line = Line()
    let id = try #require(hub.open(line, greeting: hello))
    while read(hub, id).0 != .parked {}
    hub.publish("change", data: "8")
    hub.publish("change", data: "9")
    #expect(line.value.resumed == 1)
    #expect(read(hub, id).1 == "event: change\ndata: 9\n\n")
    #expect(read(hub, id).0 == .parked)
  }

  @Test func aSlowReaderGetsTheLatestOfEachEvent() throws {
    let hub = EventHub(limit: 2)
    let id = try #require(hub.open(Line(), greeting: hello))
    _ = read(hub, id, capacity: 3)
    for number in 0..<10_000 {
      hub.publish("change", data: "\(number)")
      hub.publish("sync", data: "\(number)")
    }
    var text = ""
    while case (.bytes, let piece) = read(hub, id, capacity: 5) { text += piece }
    #expect(
      "ret" + "ry: 2000\n\n" + text.dropFirst(10)
        == "retry: 2000\n\nevent: hello\ndata: 7\n\nevent: change\ndata: 9999\n\nevent: sync\ndata: 9999\n\n")
  }

  @Test func aQuietStreamIsKeptOpenByAComment() throws {
    let hub = EventHub(limit: 2)
    let line = Line()
    let id = try #require(hub.open(line, greeting: hello))
    hub.beat()
    while read(hub, id).0 != .parked {}
    hub.beat()
    #expect(line.value.resumed == 1)
    #expect(read(hub, id).1 == ":\n\n")
  }

  @Test func aStreamWhoseReaderLeftEnds() throws {
    let hub = EventHub(limit: 2)
    let line = Line()
    let id = try #require(hub.open(line, greeting: hello))
    while read(hub, id).0 != .parked {}
    hub.endAbandoned()
    #expect(line.value.resumed == 0)
    line.leave()
    hub.endAbandoned()
    #expect(line.value.resumed == 1)
    #expect(read(hub, id).0 == .ended)
  }

  @Test func aClosedHubEndsItsStreamsAndOpensNone() throws {
    let hub = EventHub(limit: 2)
    let line = Line()
    let id = try #require(hub.open(line, greeting: hello))
    while read(hub, id).0 != .parked {}
    hub.end()
    #expect(line.value.resumed == 1)
    #expect(read(hub, id).0 == .ended)
    #expect(hub.open(Line(), greeting: hello) == nil)
  }

  @Test func thereIsALimitOfStreams() throws {
    let hub = EventHub(limit: 2)
    let first = try #require(hub.open(Line(), greeting: hello))
    _ = hub.open(Line(), greeting: hello)
    #expect(hub.open(Line(), greeting: hello) == nil)
    hub.close(first)
    #expect(hub.open(Line(), greeting: hello) != nil)
  }
}
