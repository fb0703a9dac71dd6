import Foundation
import Synchronization
import Testing

@testable import Server

@Suite("Watching for changes")
struct ChangeWatchTests {
  /// What a stream has to send now.
  private func sent(_ hub: EventHub, _ id: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var text = ""
    while case .bytes(let count) = bytes.withUnsafeMutableBytes({ hub.read(id, into: $0) }) {
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return text
  }

  @Test func aStreamBeginsWithTheStateThereIs() throws {
    let hub = EventHub(limit: 2)
    let watch = ChangeWatch(hub: hub, stamp: { 7 }, syncState: { "busy" })
    let knowing = try #require(watch.open(EventHubTests.Line(), since: watch.mark(7)))
    #expect(sent(hub, knowing).contains("event: hello\nid: \(watch.mark(7))\ndata: 7\n\nevent: sync\ndata: busy\n\n"))
    let behind = try #require(watch.open(EventHubTests.Line(), since: watch.mark(6)))
    #expect(sent(hub, behind).contains("event: change\nid: \(watch.mark(7))\ndata: 7\n\n"))
  }

  @Test func whatIsCommittedAndNoticedWhileAStreamOpensIsTold() throws {
    let busy = BusyStore()
    let watch = ChangeWatch(hub: EventHub(limit: 2), stamp: { busy.stamp() })
    busy.begin(watch)
    let id = try #require(watch.open(EventHubTests.Line(), since: nil))
    let last = busy.end()
    #expect(sent(watch.hub, id).contains("data: \(last)\n"))
  }
}

/// Whenever the thread of the test asks for the stamp, another commits something and looks, before or after the answer.
private final class BusyStore: Sendable {
  private struct State: Sendable {
    var stamp: UInt64 = 1
    var asker: pthread_t?
    var looks = 0
    var watch: ChangeWatch?
  }

  private let state = Mutex(State())

  func begin(_ watch: ChangeWatch) {
    state.withLock { ($0.watch, $0.asker) = (watch, pthread_self()) }
  }

  /// The last stamp, when all others have looked.
  func end() -> UInt64 {
    while state.withLock({ $0.looks }) > 0 { sched_yield() }
    return state.withLock { $0.stamp }
  }

  func stamp() -> UInt64 {
    let (stamp, asker, watch) = state.withLock { ($0.stamp, $0.asker, $0.watch) }
    guard let watch, asker == pthread_self() else { return stamp }
    state.withLock { $0.looks += 1 }
    Thread.detachNewThread { [self] in
      state.withLock { $0.stamp += 1 }
      watch.look()
      state.withLock { $0.looks -= 1 }
    }
    // Who may look meanwhile has done so long before; who may not is not waited for.
    for _ in 0..<100_000 where state.withLock({ $0.looks }) > 0 { sched_yield() }
    return stamp
  }
}
