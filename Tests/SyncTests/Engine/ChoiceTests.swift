import CalDAV
import Domain
import HTTPClient
import Sync
import Synchronization
import Testing

/// What a person says while a sync runs.
@Suite("Pausing and leaving out during a sync")
struct ChoiceTests {
  /// Does something when the first task is written.
  private final class Interrupting: Transport {
    let inner: FakeServer
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    init(_ inner: FakeServer) { self.inner = inner }

    func interrupt(_ body: @escaping @Sendable () -> Void) { action.withLock { $0 = body } }

    func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
      if case .put = request.method {
        let body = action.withLock { action in
          defer { action = nil }
          return action
        }
        body?()
      }
      return try inner.send(request)
    }
  }

  private func written(_ pausing: Bool) throws -> (during: Int?, after: Int?) {
    let server = FakeServer(calendars: ["l"])
    let transport = Interrupting(server)
    let device = try Device(transport)
    let added = try device.engine.addAccount(Backend.memory.account())
    let list = try #require(added.lists.first).id
    device.sync()
    for title in ["A", "B", "C"] { try device.add(title, to: list) }
    let failed = Mutex(false)
    let (engine, database, environment) = (device.engine, device.database, device.clock.environment)
    transport.interrupt {
      do {
        if pausing {
          try engine.pause(added.id, true)
        } else {
          _ = try Planner(database).perform(.use(list, false), in: environment)
        }
      } catch { failed.withLock { $0 = true } }
    }
    let report = device.sync()
    #expect(!failed.withLock { $0 } && report.accounts.allSatisfy { $0.failure == nil })
    let during = server.calendar("l")?.resources.count
    if pausing { try device.engine.pause(added.id, false) } else { try device.perform(.use(list, true)) }
    device.sync()
    return (during, server.calendar("l")?.resources.count)
  }

  @Test("Of an account that is paused no more than the task on its way is written", arguments: [true, false])
  func stops(_ pausing: Bool) throws {
    let (during, after) = try written(pausing)
    #expect(during == 1)
    #expect(after == 3)
  }
}
